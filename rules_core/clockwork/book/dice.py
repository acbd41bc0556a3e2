"""The rules of the chapter `clockwork/dice`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Dice(Rule):
    """Rules of this chapter."""

    DICE = (
        "clockwork/dice#cd-dice",
        "The six dice",
        (
            "Six kinds of dice show symbols: success (S), advantage (A) and triumph (T) help you, "
            "failure (F), threat (H) and despair (D) stand against you.\n"
            "These are their faces, – being a blank.\n"
            "Boost, d6: –, –, S, SA, AA, A.\n"
            "Setback, d6: –, –, F, F, H, H.\n"
            "Ability, d8: –, S, S, SS, A, A, SA, AA.\n"
            "Difficulty, d8: –, F, FF, H, H, H, HH, FH.\n"
            "Proficiency, d12: –, S, S, SS, SS, A, SA, SA, SA, AA, AA, T.\n"
            "Challenge, d12: –, F, F, FF, FF, H, H, FH, FH, HH, HH, D.\n"
            "Successes and failures cancel each other, and so do advantages and threats. A "
            "triumph also counts as 1 success and a despair as 1 failure; the triumph and the "
            "despair themselves never cancel. A check succeeds with 1 net success or more."
        ),
        Mark.OUTSIDE,
    )
    POOL = (
        "clockwork/dice#cd-pool",
        "The pool of a test",
        (
            "A trait test pairs an aptitude with a skill, and any aptitude may go with any skill. "
            "The aptitudes are Vigor, Grace, Reason, Focus, Will and Presence. Take as many "
            "ability dice as the higher of the two ranks, and upgrade as many of them to "
            "proficiency dice as the lower rank says."
        ),
        Mark.OUTSIDE,
    )
    UPGRADE = (
        "clockwork/dice#cd-upgrade",
        "Upgrades",
        (
            "An upgrade turns a basic die into the better one: ability into proficiency, "
            "difficulty into challenge. With no basic die left it adds one basic die, and the next "
            "upgrade turns that one. Dice that are added come before upgrades: first the "
            "difficulty die of a shot that was not aimed, then the upgrade of a wound."
        ),
        Mark.OUTSIDE,
    )


class DiceRuling(Ruling):
    """Rulings of this chapter."""

    SYMBOLS = (
        "r-cd-symbols",
        Dice.DICE,
        "Symbols put back",
        (
            "The game prints the symbols of its dice as pictures, and the source has lost them. "
            "Each one was put back by the line that mirrors it and by what such dice usually do; "
            "only the line on initiative was confirmed. Every symbol put back carries the mark "
            "editor's reading. The readings are fixed, save where a ruling makes one a switch."
        ),
    )
