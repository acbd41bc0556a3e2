"""The West's sheets of a deck: the model's figures, and the cards themselves; what they answer."""

from dataclasses import fields

from calculators.kit.fields import Whole, Words
from calculators.kit.sheets.sheet import Box, Role, Sheet, kept
from calculators.kit.values import count
from calculators.west import inputs
from calculators.west.decks import EXAMPLE, ADeck
from rules_core.west.deck import ANY_DECK

MODEL = tuple(f.name for f in fields(ANY_DECK))
WEST_DECK = Sheet(
    "west-deck",
    "west",
    "model deck",
    (
        Box(
            "Name and cards",
            (
                Words("Name", name="name", default=""),
                kept(Whole(least=0, most=54), "calamity", ANY_DECK.calamity, "Calamity cards"),
                kept(Whole(least=0, most=54), "breakdown_cards", 0, "Cards with a broken wrench"),
                kept(Whole(least=1, most=12), "breakdown", ANY_DECK.breakdown, "Number on them"),
                kept(Whole(least=0, most=54), "vitals_cards", 0, "Cards that hit the vitals"),
                kept(Whole(least=0, most=54), "head_cards", 0, "Cards that hit the head"),
                kept(inputs.Shift, "penetration", 0, "Penetration on every card"),
            ),
            "Count the 54 cards of your own deck; what they carry was never published.",
        ),
    ),
    (
        Role(
            "deck",
            "as the deck",
            where={
                "west-check": ("calamity",),
                "west-odds": MODEL,
                "west-odds-both": MODEL,
            },
            parts={"west-scene": "deck", "west-fight": "deck"},
        ),
    ),
    lambda v: f"{v['calamity']} calamity cards, {v['breakdown_cards']} with a broken wrench",
)
OWN_DECK = Sheet(
    "west-own-deck",
    "west",
    "deck of cards",
    (
        Box(
            "Name and cards",
            (Words("Name", name="name", default=""), kept(ADeck, "deck", EXAMPLE)),
        ),
    ),
    (Role("deck", "as the deck", where={"west-deck": ("deck",), "west-deck-odds": ("deck",)}),),
    lambda v: count(len(str(v["deck"]).split()), "line"),
)
DECKS = (WEST_DECK, OWN_DECK)
