"""The HTML of a scene as it stands: both sides, the question now, and the log."""

from calculators.kit.answers import figure_html
from calculators.kit.markup import element, text
from calculators.kit.scene.board import Board, Figures, Meter, Strip
from calculators.kit.scene.moves import moves_html
from rules_core.record import Entry

FEW_STRIPS = 3  # more would push the question out of a phone's sight
MOST_PIPS = 20  # more are told by their number alone


def board_html(board: Board, within: str, turn: int, root: str) -> str:
    """One screen; `turn` tells this board from those before and after it."""
    strips = strips_html(board, root)
    question = element(
        "p",
        text(board.question),
        class_="scene-question",
        role="heading",
        aria_level=3,
        tabindex=-1,
        data_focus=True,
    )
    over = entry_html(board.over, root, "scene-over") if board.over else ""
    asks = [
        element("button", text(ask.label), type="button", data_do="ask", data_ask=place)
        for place, ask in enumerate(board.asks)
    ]
    now = element(
        "div",
        over,
        question,
        element("p", text(board.help), class_="hint") if board.help else "",
        moves_html(board, within, turn),
        figures_html(board.figures, root),
        element("div", *asks, class_="scene-asks") if asks else "",
        element("div", class_="scene-chances", data_part="chances"),
        class_="scene-now",
    )
    return element("div", strips, now, class_="board")


def strips_html(board: Board, root: str) -> str:
    """All sides; more than a few stand close together, whose turn it is first."""
    many = len(board.strips) > FEW_STRIPS
    shown = sorted(board.strips, key=lambda each: many and not each.is_next)
    rows = [strip_html(each, root) for each in shown]
    if not many:
        return element("div", *rows, class_="strips")
    return element(
        "div",
        *rows,
        class_="strips strips-many",
        role="group",
        aria_label="Everyone",
        tabindex=0,
    )


def strip_html(strip: Strip, root: str) -> str:
    """One side."""
    turn = element("span", "now", class_="badge") if strip.is_next else ""
    words = element("span", text(strip.words), class_="hint") if strip.words else ""
    name = element("strong", text(strip.name))
    head = element("p", name, " ", turn, " ", words, class_="strip-name")
    secret = ""
    if strip.secret:
        summary = element("summary", "Kept from the players")
        shown = figures_html(strip.secret, root)
        key = f"secret {strip.name}"
        secret = element("details", summary, shown, class_="secret", data_key=key)
    return element(
        "section",
        head,
        element("div", *(meter_html(m, strip.name) for m in strip.meters), class_="meters"),
        figures_html(strip.figures, root),
        secret,
        class_="strip is-next" if strip.is_next else "strip",
        aria_label=strip.name,
    )


def meter_html(meter: Meter, of: str) -> str:
    """Pips, a bar or marks, with the figure beside them."""
    size, value = max(meter.of, meter.value), meter.value
    said = f"{value} of {meter.of}" if meter.of else str(value)
    if meter.kind == "bar":
        share = 100 * min(value, meter.of) // max(meter.of, 1)
        fill = element("rect", width=share, height=10)
        box = {"viewBox": "0 0 100 10", "preserveAspectRatio": "none"}
        drawn = element("svg", fill, class_="bar", aria_hidden="true", **box)
    else:
        pips = [element("i", class_="on" if i < value else "off") for i in range(size)]
        shown = pips if size <= MOST_PIPS else []
        drawn = element("span", *shown, class_=meter.kind, aria_hidden="true")
    figure = element("span", text(said), class_="figure-value", data_key=f"{of} {meter.label}")
    note = element("span", text(meter.note), class_="hint") if meter.note else ""
    label = element("span", text(meter.label), class_="figure-label")
    return element("p", label, " ", figure, " ", drawn, " ", note, class_="meter")


def figures_html(figures: Figures, root: str) -> str:
    """Figures with their reasons, each opened by a tap."""
    rows = [figure_html(label, figure, root) for label, figure in figures.items()]
    return element("div", *rows, class_="scene-figures") if rows else ""


def entry_html(entry: Entry, root: str, kind: str) -> str:
    """A line of the log with its figures."""
    title = element("p", text(entry.title), class_="entry-title")
    return element("div", title, figures_html(entry.figures, root), class_=kind)
