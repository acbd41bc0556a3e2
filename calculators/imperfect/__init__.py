"""Future Imperfect's calculators, grouped by the question a player asks."""

from calculators.imperfect.bounty import imperfect_advance, imperfect_bounty
from calculators.imperfect.chips import imperfect_chip_draw, imperfect_chip_save
from calculators.imperfect.contests import imperfect_contest
from calculators.imperfect.fear import imperfect_fear
from calculators.imperfect.rolls import imperfect_check
from calculators.imperfect.stakes import imperfect_contest_tn

QUESTIONS = {
    "How likely is a success?": (imperfect_check,),
    "How do I win them over?": (imperfect_contest_tn, imperfect_contest),
    "Do I keep my nerve?": (imperfect_fear,),
    "What can my chips do?": (imperfect_chip_draw, imperfect_chip_save),
    "What can I learn?": (imperfect_bounty, imperfect_advance),
}
