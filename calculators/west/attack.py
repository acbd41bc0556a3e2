"""Calculators of the chapter `west/attack`."""

from calculators.kit.form import Outputs, calculator
from calculators.west.inputs import Adjust, TargetSocialCombat
from rules_core.west.attack import tn
from rules_core.west.book import Attack
from rules_core.west.options import WestOptions


@calculator(
    "west-target-number",
    Attack.TN,
    outputs={"tn": "Target number"},
    headline=lambda a: f"TN {a['tn']}",
    uses=("house",),
    labels={"stressed": "The target is stressed"},
)
def target_number(
    target_social_combat: TargetSocialCombat = 0,
    stressed: bool = False,
    adjust: Adjust = 0,
    options: WestOptions = WestOptions(),
) -> Outputs:
    """What do I have to beat?"""
    return {"tn": tn(target_social_combat, stressed, adjust, options=options)}
