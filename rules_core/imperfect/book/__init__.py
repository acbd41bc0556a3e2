"""Future Imperfect's rules and rulings, chapter by chapter: what every figure cites."""

from rules_core.imperfect.book.bounty import Bounty
from rules_core.imperfect.book.chips import Chips, ChipsRuling
from rules_core.imperfect.book.contests import Contests, ContestsRuling
from rules_core.imperfect.book.fear import Fear, FearRuling
from rules_core.imperfect.book.rolls import Rolls, RollsRuling
from rules_core.imperfect.book.stakes import Stakes, StakesRuling

CHAPTERS = (
    Rolls,
    RollsRuling,
    Contests,
    ContestsRuling,
    Stakes,
    StakesRuling,
    Fear,
    FearRuling,
    Chips,
    ChipsRuling,
    Bounty,
)

__all__ = [
    "CHAPTERS",
    "Bounty",
    "Chips",
    "ChipsRuling",
    "Contests",
    "ContestsRuling",
    "Fear",
    "FearRuling",
    "Rolls",
    "RollsRuling",
    "Stakes",
    "StakesRuling",
]
