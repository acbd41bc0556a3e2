"""Calculators of the chapter `west/attack`."""

from calculators.kit.form import Outputs, calculator
from calculators.west.inputs import Shift, TargetSocialCombat
from rules_core.west.attack import tn
from rules_core.west.book import Attack


@calculator(
    "west-target-number",
    Attack.TN,
    outputs={"tn": "Target number"},
    headline=lambda a: f"TN {a['tn']}",
)
def target_number(
    target_social_combat: TargetSocialCombat = 0,
    stressed: bool = False,
    adjust: Shift = 0,
) -> Outputs:
    """What do I have to beat?

    Adjust is what sizing up has taken off and what missed fast talk has put on.
    """
    return {"tn": tn(target_social_combat, stressed, adjust)}
