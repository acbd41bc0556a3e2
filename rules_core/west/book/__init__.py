"""The West's rules and rulings, chapter by chapter: what every figure cites."""

from rules_core.west.book.attack import Attack, AttackRuling
from rules_core.west.book.cards import Cards, CardsRuling
from rules_core.west.book.defences import Defences, DefencesRuling
from rules_core.west.book.effects import Effects, EffectsRuling
from rules_core.west.book.ending import Ending, EndingRuling
from rules_core.west.book.odds import ModelOdds, ModelOddsRuling
from rules_core.west.book.perception import Perception, PerceptionRuling
from rules_core.west.book.sizing_up import SizingUp, SizingUpRuling
from rules_core.west.book.stakes import Stakes, StakesRuling
from rules_core.west.book.wounds import Wounds, WoundsRuling

CHAPTERS = (
    Stakes,
    StakesRuling,
    Cards,
    CardsRuling,
    Attack,
    AttackRuling,
    Perception,
    PerceptionRuling,
    Wounds,
    WoundsRuling,
    SizingUp,
    SizingUpRuling,
    Ending,
    EndingRuling,
    Defences,
    DefencesRuling,
    Effects,
    EffectsRuling,
    ModelOdds,
    ModelOddsRuling,
)

__all__ = [
    "CHAPTERS",
    "Attack",
    "AttackRuling",
    "Cards",
    "CardsRuling",
    "Defences",
    "DefencesRuling",
    "Effects",
    "EffectsRuling",
    "Ending",
    "EndingRuling",
    "ModelOdds",
    "ModelOddsRuling",
    "Perception",
    "PerceptionRuling",
    "SizingUp",
    "SizingUpRuling",
    "Stakes",
    "StakesRuling",
    "Wounds",
    "WoundsRuling",
]
