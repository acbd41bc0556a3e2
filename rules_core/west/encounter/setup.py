"""What stands before the first card: the two sides, stakes and triggers, the deck, the options."""

from dataclasses import dataclass, fields
from enum import Enum

from rules_core.errors import InvalidInput, Problems
from rules_core.notation import wrong_text
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.limits import LIMITS, within
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Style, Trait, TriggerUnit


class Who(str, Enum):
    """The two parties (tw-parties)."""

    INSTIGATOR = "instigator"
    AUDIENCE = "audience"

    @property
    def other(self) -> "Who":
        """The other party."""
        return Who.AUDIENCE if self is Who.INSTIGATOR else Who.INSTIGATOR


@dataclass(frozen=True)
class Speaker:
    """One side as its sheet has it, with the style it names (tw-style-chosen).

    Ranks 0–5; `specialized` are the styles it is specialized in; `judge_character` is the rank of
    that skill. `stress` 0–60 is what is left of `full_stress` (None: all of it is there), `wounds`
    0–4 are brought along. `cards` 0–16 replaces the pool that the traits give; an audience with 0
    only listens. The four resistances −9…9 are where it starts if they are in use.
    """

    name: str = ""
    player: bool = False
    style: Style = Style.ARGUMENT
    presence: Die = Die.D6
    verve: int = 1
    knowledge: Die = Die.D6
    knowledge_rank: int = 1
    acuity: Die = Die.D6
    awareness: int = 1
    strength: Die = Die.D6
    brawn: int = 1
    essence: Die = Die.D6
    spirit: int = 1
    social_combat: int = 1
    specialized: tuple[Style, ...] = ()
    judge_character: int = 1
    judge_character_die: Die = Die.D6
    nerve: int = 4
    resolve: int = 4
    clarity: int = 7
    willpower: int = 4
    stress: int = 20
    full_stress: int | None = None
    wounds: int = 0
    cards: int | None = None
    resistance_argument: int = 0
    resistance_fast_talk: int = 0
    resistance_intimidation: int = 0
    resistance_persuasion: int = 0

    def trait(self, style: Style) -> Trait:
        """The secondary trait of a style with its trait skill's rank (tw-styles)."""
        die: Die = getattr(self, style.secondary.lower())
        rank: int = getattr(self, style.rank_input)
        return Trait(die, rank)

    def resistance(self, style: Style) -> int:
        """Where the resistance to a style starts."""
        value: int = getattr(self, "resistance_" + style.value.replace("-", "_"))
        return value


@dataclass(frozen=True)
class Instigator(Speaker):
    """Who opens the encounter; a player unless said otherwise."""

    player: bool = True


@dataclass(frozen=True)
class Audience(Speaker):
    """Whom the instigator addresses; the Judge's unless said otherwise."""


@dataclass(frozen=True)
class Terms:
    """What is at stake and when it is over (tw-stakes, tw-triggers).

    `trigger` is 1–5 wounds or 1–200 damage at which the audience yields, None for none. A
    `further` trigger of the Judge's ends the talk with `further_then`. A style in `forbidden`,
    meant or heard, ends it with `forbidden_then`. Each of the three may be secret.
    `ready_to_bear` is the instigator's own trigger in wounds, None for the will alone. With
    `resist_only` the audience costs cards instead of wounds (tw-resist-only). `if_audience_leaves`
    is what the Judge announced for that (r-npc-leaves).
    """

    stakes: str = ""
    counter_stakes: str = ""
    trigger: int | None = 1
    trigger_unit: TriggerUnit = TriggerUnit.WOUNDS
    trigger_secret: bool = False
    further: int | None = None
    further_unit: TriggerUnit = TriggerUnit.DAMAGE
    further_secret: bool = False
    further_then: str = ""
    forbidden: tuple[Style, ...] = ()
    forbidden_secret: bool = False
    forbidden_then: str = ""
    ready_to_bear: int | None = None
    resist_only: bool = False
    if_audience_leaves: str = ""


@dataclass(frozen=True)
class Setup:
    """Everything before the first card; each part is a line of the notation."""

    instigator: Instigator = Instigator()
    audience: Audience = Audience()
    terms: Terms = Terms()
    deck: Deck = ANY_DECK
    options: WestOptions = WestOptions()

    def side(self, who: Who) -> Speaker:
        """One of the two sides."""
        return self.instigator if who is Who.INSTIGATOR else self.audience

    def name(self, who: Who) -> str:
        """What a side is called: its name, or the game's word."""
        return self.side(who).name.strip() or f"the {who.value}"


UNLIKE_FORM = {"wounds": (0, 4), "judge_character": (0, 5)}


def expect_ready(setup: Setup) -> None:
    """Raise InvalidInput, its fields named ``part.field``, unless the encounter can begin."""
    problems = Problems()
    for who in Who:
        note_speaker(problems, who.value, setup.side(who))
    _terms(problems, setup.terms, setup.options)
    note_deck(problems, setup.deck)
    problems.raise_if_any()


def note_speaker(problems: Problems, part: str, speaker: Speaker) -> None:
    """Note a problem for each figure of a side that is out of range, as ``part.field``."""
    limits = {**LIMITS, **UNLIKE_FORM}
    for f in fields(speaker):
        value = getattr(speaker, f.name)
        if f.name in limits and value is not None:
            within(problems, f"{part}.{f.name}", value, *limits[f.name])
    full = speaker.full_stress
    text = f"At least the {speaker.stress} that are left."
    problems.expect(full is None or full >= speaker.stress, f"{part}.full_stress", text)
    once = len(set(speaker.specialized)) == len(speaker.specialized)
    problems.expect(once, f"{part}.specialized", "Name each style once.")
    _text(problems, f"{part}.name", speaker.name)


def dearest(unit: TriggerUnit, options: WestOptions) -> int:
    """The highest trigger of a unit (tw-triggers)."""
    return options.table(f"trigger-{unit.value}")


def _terms(problems: Problems, terms: Terms, options: WestOptions) -> None:
    for name, trigger, unit in (
        ("trigger", terms.trigger, terms.trigger_unit),
        ("further", terms.further, terms.further_unit),
    ):
        if trigger is not None:
            within(problems, f"terms.{name}", trigger, 1, dearest(unit, options))
    if terms.ready_to_bear is not None:
        within(problems, "terms.ready_to_bear", terms.ready_to_bear, 1, 5)
    once = len(set(terms.forbidden)) == len(terms.forbidden)
    problems.expect(once, "terms.forbidden", "Name each style once.")
    for name in ("stakes", "counter_stakes", "further_then", "forbidden_then"):
        _text(problems, f"terms.{name}", getattr(terms, name))
    _text(problems, "terms.if_audience_leaves", terms.if_audience_leaves)


def note_deck(problems: Problems, deck: Deck) -> None:
    """Note each problem of the deck as ``deck.field``."""
    found = Problems()
    deck.note(found)
    try:
        found.raise_if_any()
    except InvalidInput as invalid:
        for p in invalid.problems:
            problems.expect(False, f"deck.{p.field}", p.message)


def _text(problems: Problems, name: str, text: str) -> None:
    wrong = wrong_text(text)
    problems.expect(not wrong, name, wrong)
