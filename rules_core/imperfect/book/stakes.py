"""The rules of the chapter `imperfect/stakes`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Stakes(Rule):
    """Rules of this chapter."""

    SIMPLE_TN = (
        "imperfect/stakes#fi-simple-tn",
        "The TN of a simple contest",
        "A simple contest is the usual form outside fights: only the initiator rolls, or turns a "
        "card, against a TN set by the die types of the skills used. If the opposing die type is "
        "less than the initiator's, the TN is 3; if equal, 5; if greater, 7; if more than 2 "
        "greater, 9. A target with 3 levels or more in its skill adds 1. The Master says whether "
        "it is a check (yes or no) or a test (graded by successes).",
    )
    STAKES = (
        "imperfect/stakes#fi-stakes",
        "Stakes",
        "Before a simple contest the initiator says what is sought, and everyone learns what "
        "hangs on each likely result, before anything is drawn or rolled. The Master approves the "
        "stakes or makes a counter-offer, and favours a plan that was thought through. Then both "
        "sides may spend chips or change the roll in other ways. After the draw nothing can be "
        "called off; only an opposed Reflexes check by somebody else may interrupt.",
    )
    SLIDING_COST = (
        "imperfect/stakes#fi-sliding-cost",
        "A price for resisting",
        "Losing a social contest takes the hero out of the player's hands no more than a wound "
        "does. Still, a carrot is often better than a stick: the Master may name a price for "
        "resisting, such as 1 chip for each success. If it is not paid, the fact gets out in some "
        "way, by a tic or a glance, while the player decides how the hero behaves. The same "
        "serves for fears and compulsions.",
    )


class StakesRuling(Ruling):
    """Rulings of this chapter."""

    STEPS = (
        "r-fi-steps",
        Stakes.SIMPLE_TN,
        "More than 2 greater",
        "The source does not say what the 2 are counted in. It prices dice by their type as a "
        "number, so here a d8 is 2 more than a d6 and a d10 is 4 more.",
        {
            "faces": "Compare the numbers of the die types: d10 is 4 greater than d6.",
            "steps": "Count rungs of the ladder: d10 is 2 greater than d6, d12 is 3.",
        },
    )
