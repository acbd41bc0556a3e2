"""Clockwork Dominion's rules and rulings, chapter by chapter: what every figure cites."""

from rules_core.clockwork.book.attack import Attack, AttackRuling
from rules_core.clockwork.book.dice import Dice, DiceRuling
from rules_core.clockwork.book.odds import ExactOdds, ExactOddsRuling
from rules_core.clockwork.book.outcomes import Outcomes, OutcomesRuling
from rules_core.clockwork.book.space import Space, SpaceRuling
from rules_core.clockwork.book.traits import Traits, TraitsRuling
from rules_core.clockwork.book.turns import Turns, TurnsRuling
from rules_core.clockwork.book.weapons import Weapons

CHAPTERS = (
    Dice,
    DiceRuling,
    Turns,
    TurnsRuling,
    Attack,
    AttackRuling,
    Outcomes,
    OutcomesRuling,
    Traits,
    TraitsRuling,
    Weapons,
    Space,
    SpaceRuling,
    ExactOdds,
    ExactOddsRuling,
)

__all__ = [
    "CHAPTERS",
    "Attack",
    "AttackRuling",
    "Dice",
    "DiceRuling",
    "ExactOdds",
    "ExactOddsRuling",
    "Outcomes",
    "OutcomesRuling",
    "Space",
    "SpaceRuling",
    "Traits",
    "TraitsRuling",
    "Turns",
    "TurnsRuling",
    "Weapons",
]
