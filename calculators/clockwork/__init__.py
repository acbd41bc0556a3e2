"""Clockwork Dominion's calculators, grouped by the question a player asks."""

from calculators.clockwork.attack import clockwork_attack, clockwork_defense
from calculators.clockwork.dice import clockwork_check, clockwork_pool, clockwork_roll
from calculators.clockwork.odds import clockwork_argument, clockwork_attack_odds, clockwork_odds
from calculators.clockwork.outcomes import clockwork_condition
from calculators.clockwork.space import clockwork_avenues
from calculators.clockwork.traits import clockwork_esteem, clockwork_guard, clockwork_morale
from calculators.clockwork.turns import clockwork_ambush, clockwork_initiative, clockwork_passive
from calculators.clockwork.weapons import clockwork_potency

QUESTIONS = {
    "What do I roll?": (clockwork_pool, clockwork_defense, clockwork_check),
    "What does the roll do?": (clockwork_roll, clockwork_attack, clockwork_condition),
    "What are the odds?": (clockwork_odds, clockwork_attack_odds, clockwork_argument),
    "Who acts first?": (clockwork_initiative, clockwork_ambush),
    "What do I start with?": (clockwork_guard, clockwork_morale, clockwork_esteem),
    "What is my weapon worth?": (clockwork_potency,),
    "What can I do on my turn?": (clockwork_avenues, clockwork_passive),
}
