"""The rules of the chapter `imperfect/rolls`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Rolls(Rule):
    """Rules of this chapter."""

    TRAIT = (
        "imperfect/rolls#fi-trait",
        "Traits",
        "A trait is written as training and die: “4d6” means training 4 and die type d6. The die "
        "types form a ladder of 5 rungs: d4, d6, d8, d10 and d12.",
        Mark.OUTSIDE,
    )
    CHECK = (
        "imperfect/rolls#fi-check",
        "A check",
        "Your pool holds as many dice as the trait's training and your skill level together, all "
        "of the trait's die type. The highest single die is your result. A die that shows its "
        "maximum is rolled again and the new roll added, as often as that happens. Unskilled, you "
        "roll 1 die and halve what it comes to, rounded down.",
        Mark.OUTSIDE,
    )
    CRITICAL = (
        "imperfect/rolls#fi-critical",
        "Critical failure",
        "When more than half of your dice show 1, the roll is a critical failure, however high "
        "the best die is. No white or red chip helps against it.",
        Mark.OUTSIDE,
    )
    SUCCESS = (
        "imperfect/rolls#fi-success",
        "Successes and raises",
        "A result that reaches the target number (TN) is 1 success. Each raise, a full step above "
        "the TN, is 1 success more.",
        Mark.OUTSIDE,
    )
    OPPOSED = (
        "imperfect/rolls#fi-opposed",
        "Opposed tests",
        "In an opposed test both sides roll, and the one with the higher result wins; by how much "
        "says how well.",
        Mark.OUTSIDE,
    )


class RollsRuling(Ruling):
    """Rulings of this chapter."""

    CRITICAL_BLUE = (
        "r-fi-critical-blue",
        Rolls.CRITICAL,
        "Blue and black after a critical failure",
        "The source bars white and red chips after a critical failure and is silent on the "
        "others, so a blue or a black one may still help (elsewhere no chip may). In the odds a "
        "critical roll counts 0, the red is chosen before any blue, and each blue adds one more "
        "whole roll of the same pool; a critical one adds 0. A critical failure without a blue is "
        "never a success. One that blue chips lift to the TN goes by its successes; one that they "
        "do not lift stays a critical failure.",
    )
    RAISE = (
        "r-fi-raise",
        Rolls.SUCCESS,
        "The size of a raise",
        "How far above the TN a raise lies is not in the source. Here it is 4 for each.",
        {
            "4": "A raise for each full 4 over the TN.",
            "3": "A raise for each full 3 over the TN.",
            "5": "A raise for each full 5 over the TN.",
        },
    )
    OPPOSED = (
        "r-fi-opposed",
        Rolls.OPPOSED,
        "Successes of an opposed test",
        "How an opposed test counts successes is not in the source. Here the initiator's total "
        "has to beat the target's and to reach 5; that is 1 success, and each whole raise over "
        "the other side's mark is 1 more. A tie goes to whoever defends.",
        {
            "higher": "Raises are counted from the target's total, or from 5 if that is higher.",
            "total": "Raises are counted from the target's total, however low it is.",
        },
    )
    TARGET_CRITICAL = (
        "r-fi-target-critical",
        Rolls.OPPOSED,
        "A target that fails critically",
        "What a critical failure of the resisting side does is not said. Here its total is 0, and "
        "no adjustment changes that.",
    )
