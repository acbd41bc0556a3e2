"""The rules of the chapter `imperfect/bounty`, in the book's words."""

from rules_core.rulebook import Rule


class Bounty(Rule):
    """Rules of this chapter."""

    BOUNTY = (
        "imperfect/bounty#fi-bounty",
        "Bounty",
        "When a session ends, and the Master agrees, you may turn chips into bounty points: 3 for "
        "a blue one, 2 for a red one, 1 for a white one. For something out of the ordinary the "
        "Master may also give a bounty to the crew. It is shared out evenly among the heroes, and "
        "what does not divide waits in the pot for the next bounty.",
    )
    ADVANCE = (
        "imperfect/bounty#fi-advance",
        "What a raise costs",
        "A new skill level costs its own number in bounty points: from 3 to 4 costs 4. Skills "
        "rise one level at a time, and each skill once per story arc. A new level of trait "
        "training costs twice its number: from 4d6 to 5d6 costs 10. A new trait die costs 3 times "
        "its die type: from d4 to d6 costs 18.",
    )
