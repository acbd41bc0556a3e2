"""Anam's calculators, grouped by the question a player asks."""

from calculators.anam.actions import anam_manipulation
from calculators.anam.armour import anam_fatigue, anam_soft_armor
from calculators.anam.harm import anam_hit
from calculators.anam.healing import anam_healing
from calculators.anam.modifiers import anam_modifier, anam_range

QUESTIONS = {
    "What helps or hinders my test?": (anam_modifier, anam_manipulation, anam_range),
    "What does a hit do to me?": (anam_hit,),
    "What about my armour?": (anam_soft_armor, anam_fatigue),
    "When am I well again?": (anam_healing,),
}
