"""The state of a conflict between two events."""

from dataclasses import dataclass, replace

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.setup import Setup
from rules_core.clockwork.encounter.words import Approach, Ending, Party, Share, Stage
from rules_core.clockwork.exchange import Exchange
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.reading import Symbols
from rules_core.clockwork.terms import Arena, Condition, Field, Outcome, Trait
from rules_core.rulebook import Rule


@dataclass(frozen=True)
class Turn:
    """A turn: what is left of it (cd-turn), and whom Elicit Aid has brought in."""

    by: int
    moves: int = 1
    actions: int = 1
    maneuvers: int = 1
    helpers: tuple[int, ...] = ()
    has_kept: bool = False  # the action went to the one who is held

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left of it."""
        return not (self.moves or self.actions or self.maneuvers)

    def pays(self, share: Share) -> "Turn":
        """The turn with a move or a maneuver fewer."""
        if share is Share.MOVE:
            return replace(self, moves=self.moves - 1)
        return replace(self, maneuvers=self.maneuvers - 1)


@dataclass(frozen=True)
class Attack:
    """An attack under way, or a rally: who rolls, what came of it, what is left to spend."""

    by: int
    target: int
    approach: Approach
    against: Trait
    arena: Arena
    potency: int
    boost: int = 0
    setback: int = 0
    difficulty: int | None = None  # of a rally
    rollers: tuple[int, ...] = ()
    rolls: tuple[Symbols, ...] = ()
    strike: Strike | None = None
    exchange: Exchange | None = None
    condition_rolls: int = 0
    came_up: tuple[Condition, ...] = ()
    has_own: bool = False  # the weapon's own conditions may be placed
    outcomes: tuple[Outcome, ...] = ()
    may_fell: bool = False
    threats: int = 0
    may_set_back: bool = True
    may_roll: bool = True  # the defender's roll for a condition
    despairs: int = 0
    pending: Outcome | None = None
    asked: Stage = Stage.ATTACKER  # who has placed what is pending
    matter: str = ""

    @property
    def is_rally(self) -> bool:
        """Whether it lifts an ally's Morale."""
        return self.difficulty is not None

    @property
    def words(self) -> bool:
        """Whether it is made of words."""
        return self.approach is not Approach.BLOW


@dataclass(frozen=True)
class Sidestep:
    """An avenue that `by` has closed at `of`; `fresh` in the turn in which it was closed."""

    by: int
    of: int
    fresh: bool = True


@dataclass(frozen=True)
class Over:
    """The end: which one, the rule that ended it, and what happened in a few words."""

    ending: Ending
    rule: Rule
    text: str


@dataclass(frozen=True)
class Conflict:
    """A conflict as it stands.

    `order` is that of initiative, `done` holds who has had the turn of this round. `near` are pairs
    of people in one another's zone, `holders` pairs of a target and who holds an avenue there,
    `callers` those of them who called for aid in a talk, `holds` pairs of holder and held.
    """

    setup: Setup
    actors: tuple[Actor, ...]
    field: Field
    stage: Stage
    round: int = 1
    order: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    turn: Turn | None = None
    attack: Attack | None = None
    last: Attack | None = None
    near: frozenset[tuple[int, int]] = frozenset()
    holders: tuple[tuple[int, int], ...] = ()
    callers: tuple[tuple[int, int], ...] = ()
    sidesteps: tuple[Sidestep, ...] = ()
    holds: tuple[tuple[int, int], ...] = ()
    triumphs: tuple[int, ...] = ()
    firsts: tuple[int, ...] = ()
    ambush: bool | None = None
    over: Over | None = None

    @property
    def options(self) -> ClockworkOptions:
        """The rulings in use."""
        return self.setup.options

    @property
    def is_fight(self) -> bool:
        """Whether it is a fight now."""
        return self.field is Field.PHYSICAL

    def actor(self, id: int) -> Actor:
        """Somebody by number."""
        return self.actors[id - 1]

    def with_actor(self, actor: Actor) -> "Conflict":
        """The state with somebody changed."""
        return replace(self, actors=tuple(actor if a.id == actor.id else a for a in self.actors))

    def knows(self, id: int) -> bool:
        """Whether there is somebody of that number."""
        return 1 <= id <= len(self.actors)

    def those_in(self, side: Party) -> tuple[Actor, ...]:
        """Everyone of a side who still takes part."""
        return tuple(a for a in self.actors if a.side is side and a.is_in)

    def enemies(self, id: int) -> tuple[Actor, ...]:
        """Those of the other side who still take part."""
        return self.those_in(self.actor(id).side.other)

    def allies(self, id: int) -> tuple[Actor, ...]:
        """The others of the same side who still take part."""
        return tuple(a for a in self.those_in(self.actor(id).side) if a.id != id)

    def are_near(self, one: int, other: int) -> bool:
        """Whether two are in one another's zone."""
        return (min(one, other), max(one, other)) in self.near

    def beset(self, id: int) -> bool:
        """Whether an opponent is in somebody's zone (cd-move)."""
        return any(self.are_near(id, enemy.id) for enemy in self.enemies(id))

    def held_by(self, id: int) -> int | None:
        """Who holds somebody."""
        return next((holder for holder, held in self.holds if held == id), None)

    def holding(self, id: int) -> int | None:
        """Whom somebody holds."""
        return next((held for holder, held in self.holds if holder == id), None)

    def is_bound(self, id: int) -> bool:
        """Whether somebody holds or is held: neither has any Guard (r-cd-raise)."""
        return any(id in pair for pair in self.holds)

    @property
    def acting(self) -> int:
        """Whose turn it is; only where it is somebody's."""
        assert self.turn is not None
        return self.turn.by
