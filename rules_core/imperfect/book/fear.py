"""The rules of the chapter `imperfect/fear`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Fear(Rule):
    """Rules of this chapter."""

    FEAR = (
        "imperfect/fear#fi-fear",
        "Fear",
        "When something frightens you, make a Bravery test against a TN that the Master sets. "
        "With 0 successes you are broken, with 1 distraught, with 2 annoyed, and with 3 or more "
        "nothing happens. A critical failure leaves you terrified. A source of fear may work by "
        "being there, or spend an action to frighten you more.",
    )
    TERROR = (
        "imperfect/fear#fi-terror",
        "Terror",
        "A terror test is a fear test in which no story chip may be spent in any way. On a "
        "critical failure, or on drawing step 0, you are catatonic: in the next draw phase you "
        "draw no cards, take no actions, active defences among them, and cower where you are. In "
        "the draw phase after that one you are terrified.",
    )
    STEP_ZERO = (
        "imperfect/fear#fi-step-zero",
        "Step 0",
        "Step 0 stands on 1 of the 54 action cards, so each draw shows it with a chance of 1 in "
        "54, 1.85 %. It exists only where you play with cards.",
        Mark.OUTSIDE,
    )
    TERRIFIED = (
        "imperfect/fear#fi-terrified",
        "Terrified",
        "If you are terrified you draw one single card in the next draw phase. When it comes up "
        "you have to get as far away as you can from what terrifies you.",
    )


class FearRuling(Ruling):
    """Rulings of this chapter."""

    FEAR_CHIP = (
        "r-fi-fear-chip",
        Fear.FEAR,
        "Broken by fear, and the chip",
        "A contest that breaks its target gives the initiator a story chip, and fear has no "
        "initiator. Here nobody draws one; the other reading gives it to the Master.",
    )
    STEP_DICE = (
        "r-fi-step-dice",
        Fear.STEP_ZERO,
        "Step 0 in the odds of terror",
        "The odds here are those of dice, and dice have no step. In terror, step 0 is counted "
        "unless you leave it out.",
        {
            "cards": "1 card in 54 is step 0, beside the critical failure and independent of it.",
            "dice": "You play with dice, and step 0 is left out.",
        },
    )
