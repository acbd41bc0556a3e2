"""The symbols of the dice as drawings of our own, each with its name for screen readers."""

from enum import Enum
from math import cos, pi, sin

from calculators.kit.markup import Html, element, text
from rules_core.clockwork.dice import Die


def cog() -> str:
    """The outline of a cog with 8 teeth round a hole, for `fill-rule: evenodd`."""
    points = []
    for tooth in range(8):
        for turn, far in ((-0.30, 9), (-0.17, 11.6), (0.17, 11.6), (0.30, 9)):
            angle = pi / 4 * (tooth + turn)
            points.append(f"{12 + far * cos(angle):.1f} {12 + far * sin(angle):.1f}")
    return f"M{'L'.join(points)}ZM12 4.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 0 0 0-14.4Z"


class Symbol(Enum):
    """A symbol: its letter, its name, its strokes, and whether a cog is round them."""

    SUCCESS = "S", "success", "M4.5 13l5 5L19.5 6.5", False
    FAILURE = "F", "failure", "M6 6l12 12M18 6L6 18", False
    ADVANTAGE = "A", "advantage", "M12 20.5V5M5.5 11L12 4.5l6.5 6.5", False
    THREAT = "H", "threat", "M12 3.5V19M5.5 13l6.5 6.5 6.5-6.5", False
    TRIUMPH = "T", "triumph", "M8.4 12.4l2.6 2.6 4.6-5.4", True
    DESPAIR = "D", "despair", "M9 9l6 6M15 9l-6 6", True

    def __init__(self, letter: str, label: str, strokes: str, framed: bool) -> None:
        self.letter = letter
        self.label = label
        self.strokes = strokes
        self.framed = framed

    @property
    def helps(self) -> bool:
        """Whether it is good for whoever rolls."""
        return self.letter in "SAT"

    def drawn(self) -> str:
        """The drawing alone, hidden from screen readers."""
        frame = element("path", d=cog(), class_="cog") if self.framed else ""
        lines = element("path", d=self.strokes)
        side = "helps" if self.helps else "hinders"
        return element(
            "svg", frame, lines, viewBox="0 0 24 24", aria_hidden="true", class_=f"symbol {side}"
        )

    def named(self) -> Html:
        """The drawing with its name beside it."""
        shown = element("span", self.drawn(), class_="face")
        return Html(element("span", shown, " ", text(self.label.capitalize()), class_="named"))


BY_LETTER = {symbol.letter: symbol for symbol in Symbol}


def face(number: int, symbols: str) -> str:
    """One face of a die with its number: ``SA`` is success and advantage, an empty one blank."""
    shown = [BY_LETTER[letter] for letter in symbols]
    words = " and ".join(symbol.label for symbol in shown) or "blank"
    return element(
        "span",
        *(symbol.drawn() for symbol in shown),
        element("span", str(number), aria_hidden="true", class_="face-number"),
        role="img",
        aria_label=f"{number}: {words}",
        class_="face",
    )


def faces(die: Die) -> Html:
    """Every face of a die in order."""
    shown = (face(number, symbols) for number, symbols in enumerate(die.faces, 1))
    return Html(element("span", *shown, class_="faces"))
