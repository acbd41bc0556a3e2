"""Calculators of a deck of one's own (chapter `west/odds`)."""

from collections import Counter
from typing import Annotated

from calculators.kit.form import Outputs, calculator
from calculators.kit.long_text import Text
from calculators.kit.saved import SavedFile
from calculators.kit.values import count, percent
from calculators.west.exchange import picked
from calculators.west.inputs import (
    ACause,
    ADie,
    Adjust,
    AStyle,
    AUnit,
    Clarity,
    Damage,
    Nerve,
    NewWounds,
    OldWounds,
    OtherDie,
    Resolve,
    Shift,
    SocialCombat,
    Stress,
    Styles,
    TargetSocialCombat,
    TraitRank,
    Willpower,
)
from calculators.west.odds import GROUPS as ODDS
from calculators.west.odds import LABELS, Attacks, Goal, SizeUps
from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.west.book import Cards, ModelOdds
from rules_core.west.example_deck import example_deck
from rules_core.west.options import WestOptions
from rules_core.west.own_card import OwnCard
from rules_core.west.own_deck import LONGEST, read_deck
from rules_core.west.own_deck_file import as_csv, as_json
from rules_core.west.own_odds import own_talk
from rules_core.west.parties import Aggressor, Target
from rules_core.west.terms import Cause, Die, Style, TriggerUnit

EXAMPLE = "example"
ADeck = Annotated[
    str,
    Text(
        "The deck",
        "54 cards as CSV or JSON; the word “example” stands for a made-up deck.",
        most=LONGEST,
        accept=".csv,.json,.txt,text/csv,application/json",
    ),
]


def cards_of(deck: str) -> tuple[OwnCard, ...]:
    """The cards of a text; those of the made-up deck for the word ``example``."""
    return example_deck() if deck.strip().lower() == EXAMPLE else read_deck(deck)


def spread(counts: Counter[str], text: str) -> Figure[Odds[str]]:
    """How many of the 54 cards show what."""
    return Figure.start(Odds(dict(sorted(counts.items()))), Cards.CARD, text)


@calculator(
    "west-deck",
    ModelOdds.ODDS,
    outputs={
        "cards": "Cards",
        "calamities": "Cells with a calamity mark",
        "increased": "Cells with increased effect",
        "phases": "Phase numbers",
        "breakdowns": "Breakdown numbers, 0 for none",
        "locations": "Locations",
        "penetrations": "Penetration modifiers",
        "csv": "The deck as a CSV file",
        "json": "The deck as a JSON file",
    },
    main=("cards", "calamities", "increased", "csv", "json"),
    headline=lambda a: f"{count(a['cards'], 'card')}, {count(a['calamities'], 'calamity mark')}",
)
def west_deck(deck: ADeck = EXAMPLE) -> Outputs:
    """Is my deck whole?

    Every card is checked, and the totals are counted. Paste the text of a file or open it; it stays
    on this device.
    """
    cards = cards_of(deck)
    numbers = {
        "phases": Counter(str(card.phase) for card in cards),
        "breakdowns": Counter(f"{card.breakdown}" for card in cards),
        "locations": Counter(card.locations[0].value for card in cards),
        "penetrations": Counter(f"{card.penetration}" for card in cards),
    }
    found = {name: spread(counts, "cards out of 54") for name, counts in numbers.items()}
    marks = sum(len(card.calamities) for card in cards)
    more = sum(len(card.increased) for card in cards)
    return {
        "cards": Figure.start(len(cards), Cards.CARD, "all of them can be read"),
        "calamities": Figure.start(marks, Cards.CARD, "over all cause grids"),
        "increased": Figure.start(more, Cards.CARD, "over all effect grids"),
        **found,
        "csv": Figure.start(SavedFile("deck.csv", as_csv(cards)), Cards.CARD, "as it was read"),
        "json": Figure.start(SavedFile("deck.json", as_json(cards)), Cards.CARD, "as it was read"),
    }


DECKED = {"The deck": ("deck",), **{k: ODDS[k] for k in ("The aggressor", "The target")}}
GROUPS = {k: tuple(n for n in names if n != "play") for k, names in DECKED.items()}
QUICK = ("presence", "secondary", "social_combat", "trait_rank", "clarity", "nerve", "willpower")
"""What is tried one higher and lower; more would keep the page counting for too long."""


@calculator(
    "west-deck-odds",
    ModelOdds.ODDS,
    outputs={
        "reached": "Trigger reached by card",
        "hit": "Cards that hit",
        "bumps": "Bumps of the first attack",
        "wounds": "Stress wounds of the first attack",
    },
    headline=lambda a: (
        f"{percent(a['reached'][len(a['reached'])])} within {count(len(a['reached']), 'card')}"
    ),
    groups=GROUPS,
    labels=LABELS,
    uses=(
        *("house", "progressive", "ind", "fx-fast-talk", "miss-perception", "misread-nerve"),
        *("spec-nerve", "av-style", "reduced-row", "row-cap", "unskilled-row", "trigger-damage"),
        "argue-heal",
    ),
    steps=QUICK,
)
def west_deck_odds(
    deck: ADeck = EXAMPLE,
    style: AStyle = Style.ARGUMENT,
    cause: ACause = Cause.PRESENCE,
    presence: ADie = Die.D6,
    secondary: OtherDie = Die.D6,
    new_secondary: OtherDie = Die.D6,
    social_combat: SocialCombat = 1,
    trait_rank: TraitRank = 1,
    specialized: bool = False,
    clarity: Clarity = 7,
    resolve: Resolve = 4,
    cards: Attacks = 2,
    size_ups: SizeUps = 0,
    target_social_combat: TargetSocialCombat = 0,
    nerve: Nerve = 4,
    willpower: Willpower = 4,
    stress: Stress = 20,
    wounds: NewWounds = 0,
    old_wounds: OldWounds = 0,
    damage: Damage = 0,
    target_specialized: Styles = (),
    resistance_argument: Shift = 0,
    resistance_fast_talk: Shift = 0,
    resistance_intimidation: Shift = 0,
    resistance_persuasion: Shift = 0,
    tn_adjust: Adjust = 0,
    trigger: Goal = 1,
    trigger_unit: AUnit = TriggerUnit.WOUNDS,
    resist_only: bool = False,
    *,
    options: WestOptions,
) -> Outputs:
    """How likely is it with my own deck?

    No model: the 54 cards as they are printed, drawn without replacement. You attack with each
    card; bumps first mend a misreading, then raise PV, then add rows. How many cards can be counted
    hangs on how many of yours act alike.
    """
    given = dict(locals())
    found = own_talk(
        picked(Aggressor, given), picked(Target, given), cards_of(deck), size_ups, options
    )
    return {
        "reached": found.reached,
        "hit": found.hit,
        "bumps": found.bumps,
        "wounds": found.wounds,
    }
