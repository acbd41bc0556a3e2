"""Who talks to whom in the middle of a fight, and with how many action points."""

from dataclasses import dataclass, replace

from rules_core.errors import Problems
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.effects import fight_rule
from rules_core.west.encounter.setup import Speaker, note_deck, note_speaker
from rules_core.west.limits import within
from rules_core.west.options import WestOptions
from rules_core.west.terms import Style

MOST_AP = 20


@dataclass(frozen=True)
class Talker(Speaker):
    """Who intimidates or persuades; a pool of cards counts for nothing here."""

    player: bool = True
    style: Style = Style.INTIMIDATION


@dataclass(frozen=True)
class Foe(Speaker):
    """Who is talked to."""


@dataclass(frozen=True)
class Fight:
    """Action points 0–20 a round of either side, before wounds; whether the foe is immune."""

    ap: int = 6
    foe_ap: int = 6
    immune: bool = False


@dataclass(frozen=True)
class FightSetup:
    """Everything before the first attempt."""

    talker: Talker = Talker()
    foe: Foe = Foe()
    fight: Fight = Fight()
    deck: Deck = ANY_DECK
    options: WestOptions = WestOptions()

    @property
    def rules(self) -> WestOptions:
        """The options with the optional effect in use that this fight is about."""
        return replace(self.options, fx_intimidation="yes", fx_persuasion="yes")

    def name(self, speaker: Speaker) -> str:
        """What a side is called: its name, or the word for its part."""
        return speaker.name.strip() or ("the talker" if speaker is self.talker else "the foe")


def expect_ready(setup: FightSetup) -> None:
    """Raise InvalidInput, its fields named ``part.field``, unless the fight can begin."""
    problems = Problems()
    note_speaker(problems, "talker", setup.talker)
    note_speaker(problems, "foe", setup.foe)
    right = fight_rule(setup.talker.style, setup.rules) is not None
    problems.expect(right, "talker.style", "Choose intimidation or persuasion.")
    within(problems, "fight.ap", setup.fight.ap, 0, MOST_AP)
    within(problems, "fight.foe_ap", setup.fight.foe_ap, 0, MOST_AP)
    note_deck(problems, setup.deck)
    problems.raise_if_any()
