"""The rules of the chapter `clockwork/odds`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class ExactOdds(Rule):
    """Rules of this chapter."""

    ODDS = (
        "clockwork/odds#cd-odds",
        "Exact odds",
        (
            "All chances here are exact, never simulated. For any pool, net success, net "
            "advantage, triumphs and despairs are counted together, and with them the chance to "
            "hit, to penetrate, and to lower Guard or Disposition by any number. For an argument "
            "it is the chance that a disposition falls and an outcome lands within 3 rounds "
            "against a given defence, with the number of attackers: each round has one avenue, and "
            "Elicit Aid takes the best of several rolls. To check by: 2 proficiency and 1 ability "
            "succeed against 2 difficulty with 6455/9216, against 2 challenge with 5935/10368 "
            "(any triumph 23/144, any despair 23/144). Alone from Indifferent, against 2 "
            "difficulty, they place an outcome within 1, 2 and 3 rounds with .1211, .4445 and "
            ".7105."
        ),
    )


class ExactOddsRuling(Ruling):
    """Rulings of this chapter."""

    ARGUED = (
        "r-cd-argued",
        ExactOdds.ODDS,
        "What counts as an outcome",
        (
            "In an argument's odds an outcome is Convince or Persuade. A first penetration on "
            "Armor as high as Potency or higher strips the armour, and the next one can place it."
        ),
    )
    BEST = (
        "r-cd-best",
        ExactOdds.ODDS,
        "Which roll is taken",
        (
            "Which of several rolls the attackers take is theirs to choose. Here they take one "
            "that places an outcome, else the one with most net success, then most net advantage."
        ),
    )
