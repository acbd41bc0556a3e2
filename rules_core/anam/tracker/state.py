"""The state of a conflict: each character's marks, conditions and modifiers, and who acts."""

from dataclasses import dataclass, replace

from rules_core.anam.book import Actions, Harm
from rules_core.anam.hit import Hit
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Care, What
from rules_core.anam.tracker.setup import Setup, Sheet
from rules_core.figures import Figure

IN = Figure.start(False, Harm.OUT, "neither both tracks nor all slots are full")


@dataclass(frozen=True)
class Condition:
    """An injury or an imposed condition in a slot.

    `last`: it filled the last slot, or is one with what did; `lifted`: care has lifted its
    modifier; `weeks` under care.
    """

    kind: What
    name: str
    last: bool = False
    care: Care = Care.NONE
    lifted: bool = False
    weeks: int = 0

    def is_like(self, other: "Condition") -> bool:
        """Whether it is the same condition once more."""
        return self.kind is other.kind and self.name.casefold() == other.name.casefold()

    @property
    def told(self) -> str:
        """What it is called: its name, or its kind."""
        return self.name.strip() or ("an injury" if self.kind is What.INJURY else "a condition")


@dataclass(frozen=True)
class Held:
    """A modifier that lasts: ordinary, or a manipulation that has served `uses` times.

    `value` is that at the start, −6…6.
    """

    kind: str
    value: int
    uses: int = 0


@dataclass(frozen=True)
class Person:
    """A character as it stands; `active` is the level of an active defence this turn.

    `down`: out by the tracks, for about a scene; `hours` is how long hard armour has been worn.
    """

    sheet: Sheet
    bruises: int = 0
    wounds: int = 0
    soft_hits: int = 0
    hours: int = 0
    conditions: tuple[Condition, ...] = ()
    modifiers: tuple[Held, ...] = ()
    active: int | None = None
    out: Figure[bool] = IN
    down: bool = False
    has_acted: bool = False
    has_left: bool = False

    @property
    def target(self) -> Target:
        """The one a hit falls on (an-threshold, an-tracks, an-out)."""
        sheet = self.sheet
        return Target(
            sheet.hard,
            sheet.soft,
            self.soft_hits,
            sheet.threshold,
            self.bruises,
            sheet.bruises_max,
            self.wounds,
            sheet.wounds_max,
            len(self.conditions),
            sheet.conditions_max,
        )

    @property
    def defence(self) -> Figure[int]:
        """What an attack has to meet: the passive level, or this turn's active one."""
        level = self.sheet.defense
        passive = Figure.start(level, Actions.DEFENSE, f"defence level {level}")
        if self.active is None:
            return passive
        return passive.then(self.active, Actions.ACTIVE_DEFENSE, f"actively {self.active}")

    @property
    def may_come_to(self) -> bool:
        """Whether it is out by its tracks alone, which the table may end (an-out)."""
        full = len(self.conditions) >= self.sheet.conditions_max
        return self.down and not full and not self.waits

    @property
    def waits(self) -> bool:
        """Whether all slots were filled and the last one is not clear yet (an-heal-condition)."""
        return any(condition.last for condition in self.conditions)

    @property
    def injuries(self) -> tuple[Condition, ...]:
        """Those injuries whose modifier care has not lifted."""
        return tuple(c for c in self.conditions if c.kind is What.INJURY and not c.lifted)


@dataclass(frozen=True)
class Attempt:
    """An attack under way; `blow` is there once its effect is known."""

    target: int
    difficulty: Figure[int]
    impose: str
    impose_cost: int
    blow: Blow | None = None


@dataclass(frozen=True)
class Conflict:
    """Everyone, and what is going on.

    `acting` is the number of who acts, 0 for somebody not kept count of, None for nobody;
    `modifier` is what bears on the test under way; `last` the last hit.
    """

    setup: Setup
    people: tuple[Person, ...]
    turn: int = 1
    scene: int = 1
    acting: int | None = None
    modifier: Figure[int] | None = None
    attempt: Attempt | None = None
    last: Hit | None = None

    def person(self, who: int) -> Person:
        """The character of that number, from 1."""
        return self.people[who - 1]

    def name(self, who: int) -> str:
        """What a character is called; one name is given to one character only."""
        if who == 0:
            return "somebody else"
        own = self.person(who).sheet.name.strip()
        before = [each.sheet.name.strip() for each in self.people[: who - 1]]
        return f"{own or 'character'} {who}" if not own or own in before else own

    @property
    def present(self) -> tuple[int, ...]:
        """The numbers of those who are kept count of."""
        return tuple(i for i, each in enumerate(self.people, 1) if not each.has_left)

    @property
    def able(self) -> tuple[int, ...]:
        """Those of them who are not out of combat."""
        return tuple(i for i in self.present if not self.person(i).out.value)

    def with_person(self, who: int, person: Person) -> "Conflict":
        """The state with one character changed."""
        return replace(self, people=(*self.people[: who - 1], person, *self.people[who:]))
