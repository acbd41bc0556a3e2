"""What stands before the first roll: who takes part, where, and by which rulings."""

from dataclasses import dataclass, fields

from rules_core.clockwork.encounter.words import Ambusher, Kind, Party, Weapon
from rules_core.clockwork.limits import within
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Cover
from rules_core.errors import Problems
from rules_core.notation import wrong_text

MOST = 8
"""People that one scene holds."""
RANGES = {
    **dict.fromkeys(("grace", "weapon_skill", "vigor", "athletics", "focus", "tactics"), (0, 6)),
    **dict.fromkeys(("presence", "social_skill", "command", "will", "composure"), (0, 6)),
    **dict.fromkeys(("intuition", "reason"), (0, 6)),
    **dict.fromkeys(("potency", "armor", "proof", "doubt", "purpose"), (0, 10)),
    **dict.fromkeys(("disposition", "morale"), (1, 5)),
    **dict.fromkeys(("threat", "wounds"), (0, 5)),
    "blocked": (0, 3),
    "number": (1, 7),
}
"""Field of a sheet → lowest and highest."""


@dataclass(frozen=True)
class Person:
    """Somebody as the sheet has them, or `number` (1–7) who are alike.

    From the third on, only who has a name takes part. Aptitudes and skills 0–6. `potency` and
    `armor` 0–10 are those of a fight; `proof` is the Potency of the evidence (0 or 1 without any),
    `doubt` the Armor in a talk; the names of conditions are those that weapon and proof have of
    their own. `morale` None is counted from `threat` 0–5. `blocked` 0–3 avenues are filled by
    terrain; `kept` by force nobody leaves a talk.
    """

    name: str = ""
    side: Party = Party.OTHERS
    player: bool = False
    number: int = 1
    grace: int = 2
    weapon_skill: int = 1
    vigor: int = 2
    athletics: int = 1
    focus: int = 2
    tactics: int = 1
    presence: int = 2
    social_skill: int = 1
    command: int = 1
    will: int = 2
    composure: int = 1
    intuition: int = 1
    reason: int = 2
    weapon: Weapon = Weapon.MELEE
    parrying: bool = True
    potency: int = 2
    weapon_conditions: str = ""
    armor: int = 0
    proof: int = 1
    proof_conditions: str = ""
    doubt: int = 0
    disposition: int = 3
    morale: int | None = None
    threat: int = 1
    wounds: int = 0
    purpose: int = 0
    cover: Cover = Cover.NONE
    blocked: int = 0
    kept: bool = False


@dataclass(frozen=True)
class Player(Person):
    """The first: a player's character unless said otherwise."""

    side: Party = Party.PLAYERS
    player: bool = True
    disposition: int = 4
    morale: int | None = 3
    purpose: int = 1


@dataclass(frozen=True)
class Terms:
    """What kind of conflict it is, what it is about, and who lies in ambush."""

    kind: Kind = Kind.PHYSICAL
    matter: str = ""
    ambush: Ambusher = Ambusher.NOBODY


@dataclass(frozen=True)
class Setup:
    """Everything before the first roll; each part is a line of the notation."""

    terms: Terms = Terms()
    first: Player = Player()
    second: Person = Person()
    third: Person = Person()
    fourth: Person = Person()
    fifth: Person = Person()
    sixth: Person = Person()
    options: ClockworkOptions = ClockworkOptions()

    def people(self) -> dict[str, Person]:
        """Part → sheet of everyone who takes part, those alike once."""
        sheets = {part: getattr(self, part) for part in PARTS}
        certain = ("first", "second")
        return {p: s for p, s in sheets.items() if p in certain or s.name.strip()}


PARTS = tuple(f.name for f in fields(Setup) if f.name not in ("terms", "options"))
UNNAMED = {"first": "the player", "second": "the other"}


def expect_ready(setup: Setup) -> None:
    """Raise InvalidInput, its fields named ``part.field``, unless the conflict can begin."""
    problems = Problems()
    for part in PARTS:
        _sheet(problems, part, getattr(setup, part))
    wrong = wrong_text(setup.terms.matter)
    problems.expect(not wrong, "terms.matter", wrong)
    people = setup.people()
    heads = sum(sheet.number for sheet in people.values())
    last = next(reversed(people))
    text = f"These are {heads}; a scene holds {MOST}."
    problems.expect(heads <= MOST, f"{last}.number", text)
    sides = {sheet.side for sheet in people.values()}
    text = "All are on one side. Put somebody on the other."
    problems.expect(len(sides) == 2, "second.side", text)
    social = setup.terms.kind is not Kind.PHYSICAL
    ambush = setup.terms.ambush is not Ambusher.NOBODY
    text = "An ambush begins a fight. Choose nobody, or a physical conflict."
    problems.expect(not (social and ambush), "terms.ambush", text)
    problems.raise_if_any()


def _sheet(problems: Problems, part: str, sheet: Person) -> None:
    for name, (low, high) in RANGES.items():
        value = getattr(sheet, name)
        if value is not None:
            within(problems, f"{part}.{name}", value, low, high)
    for name in ("name", "weapon_conditions", "proof_conditions"):
        wrong = wrong_text(getattr(sheet, name))
        problems.expect(not wrong, f"{part}.{name}", wrong)
