"""The rules of the chapter `imperfect/chips`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Chips(Rule):
    """Rules of this chapter."""

    USES = (
        "imperfect/chips#fi-uses",
        "What chips are for",
        "A story chip serves in 1 of 3 ways: it betters a trait or skill check, it cancels harm, "
        "or it becomes bounty points. Spending chips on the rest of the crew is welcome. When "
        "chips raise a trait, it makes for a better story to say how the hero came by it.",
    )
    POOL = (
        "imperfect/chips#fi-chips-pool",
        "The pool and the draw",
        "The pool starts with 85 chips, 50 of them white, 25 red and 10 blue, and the mix stays as "
        "it is unless something special says otherwise. As a session starts, each player draws "
        "blindly until 3 are in hand: with 2 left you draw 1, with 5 left none. Chips carried "
        "over are set aside before anyone draws. The Master draws 1 chip, which serves for all "
        "the extras and villains. In play you earn chips mostly by learning from a failure, never "
        "by succeeding or by rolling high. When you stop, note how many of each kind you hold.",
    )
    WHITE = (
        "imperfect/chips#fi-chip-white",
        "White",
        "A white chip lets you read your card one row above or below your own row. It does so in "
        "the upper results or in the lower ones, not in both.",
    )
    RED = (
        "imperfect/chips#fi-chip-red",
        "Red",
        "A red chip lets you draw 1 more action card and choose which of the two counts; only 1 "
        "red may be spent on a test or check. Or you use it as a white one that works on upper "
        "and lower results both.",
    )
    BLUE = (
        "imperfect/chips#fi-chip-blue",
        "Blue",
        "A blue chip lets you draw 1 more action card and add what it shows to what you have, "
        "just as an increased (italic) result does.",
    )
    BLACK = (
        "imperfect/chips#fi-chip-black",
        "Black",
        "A black chip comes only as the Master's gift; the pool starts with none. It lets you "
        "compose the card: any result of your upper column, the highest of your lower column, any "
        "hit location and any penetration on the card. In a minigame you may rearrange fragments "
        "and steps. What it is worth as bounty or against wounds is not given.",
    )
    UNSKILLED = (
        "imperfect/chips#fi-chip-unskilled",
        "A chip for the unskilled",
        "Any chip turns an unskilled check into a skilled one, if you invoke an impetus for it. "
        "After a critical failure you may spend no white chip and no red one.",
    )
    SAVE = (
        "imperfect/chips#fi-chip-save",
        "Saving your skin",
        "Against one attack at a time, chips cancel wounds: a white up to 1, a red up to 2, a "
        "blue up to 3. Wounds are cancelled before CT is rolled, which does not stop the CT. A "
        "red or blue that cancels fewer wounds than it could, and 1 at least, may cancel the CT "
        "roll as well. Against CT already taken, from bleeding, drowning, a brawl or anything "
        "else, a white gives back 5, a red 10 and a blue 15.",
    )
    SHARE = (
        "imperfect/chips#fi-chip-share",
        "Chips for others",
        "You may spend your chips to help others of the crew. You may not lower the damage that "
        "another player takes while that player still has chips.",
    )


class ChipsRuling(Ruling):
    """Rulings of this chapter."""

    RETURN = (
        "r-fi-chips-return",
        Chips.POOL,
        "Where spent chips go",
        "The source does not say whether a spent chip goes back into the pool. Since it says that "
        "the mix does not change, here it does.",
        {
            "return": "A spent chip goes back into the pool and can be drawn again.",
            "stay-out": "A spent chip is gone, and the pool shrinks as the story goes on.",
        },
    )
    RED_CRITICAL = (
        "r-fi-red-critical",
        Chips.RED,
        "A red chip and critical failures",
        "When a red chip is spent is not quite said. Here you play it on seeing the first result, "
        "never on a critical failure; and if the second result is critical, you do not choose it.",
    )
    CHEAPEST = (
        "r-fi-cheapest",
        Chips.SAVE,
        "The cheapest way",
        "Which chips to spend is your choice; for the calculator the cheapest set costs the "
        "fewest bounty points, then the fewest chips, then the fewest blue ones. A chip goes "
        "against wounds or against CT, not against both.",
    )
