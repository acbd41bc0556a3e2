"""The West's calculators, grouped by the question a player asks."""

from calculators.west.attack import target_number
from calculators.west.both import west_odds_both
from calculators.west.cards import card_pool, card_pools, west_check
from calculators.west.decks import west_deck, west_deck_odds
from calculators.west.defences import west_resistances
from calculators.west.effects import west_fast_talk_heal, west_fight_recover, west_fight_uses
from calculators.west.ending import west_recover
from calculators.west.exchange import west_attack
from calculators.west.odds import west_odds
from calculators.west.perception import perception
from calculators.west.sizing_up import west_size_up
from calculators.west.wounds import west_effect, west_penetration, west_wounds

QUESTIONS = {
    "How many cards do I have?": (card_pool, card_pools),
    "What do I have to beat?": (target_number, west_check, west_size_up),
    "How is it heard?": (perception,),
    "Did it get through?": (west_attack, west_penetration, west_resistances),
    "How likely is it?": (west_odds, west_odds_both, west_deck_odds, west_deck),
    "How hurt are they?": (west_effect, west_wounds, west_fast_talk_heal),
    "What about a fight?": (west_fight_uses, west_fight_recover),
    "How do I get over it?": (west_recover,),
}
