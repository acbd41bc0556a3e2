"""The rules of the chapter `anam/levels`, in the book's words."""

from rules_core.rulebook import Mark, Rule


class Levels(Rule):
    """Rules of this chapter."""

    LEVELS = (
        "anam/levels#an-levels",
        "Levels",
        (
            "Abilities, difficulties and effects are measured on one ladder of levels: 0 "
            "Untrained, 1 Neophyte, 2 Student, 3 Apprentice, 4 Journeyman, 5 Adept, 6 Master, 7 "
            "Grandmaster, 8 Paramount, 9 Legendary. The names and their order are told elsewhere "
            "in the game."
        ),
        Mark.OUTSIDE,
    )
    TEST = (
        "anam/levels#an-test",
        "Tests",
        (
            "A test ends in an effect level, and it succeeds when that level is at least the "
            "difficulty. How a test is rolled is not told with these rules. Roll it as your game "
            "says, circumstance modifiers included, and enter the effect level that came out: no "
            "dice are made up here."
        ),
        Mark.INPUT,
    )
    ARENAS = (
        "anam/levels#an-arenas",
        "Three arenas",
        (
            "A conflict is mental (mind against mind), physical or social (to persuade, threaten, "
            "bargain or debate), and all three run by the same rules. Only the length of a turn "
            "differs: about 1 second in a mental conflict, about 6 seconds in a physical one, 1 to "
            "10 minutes or more in a social one, depending on what is talked about and how. A turn "
            "ends when everyone in the conflict has done what they want to do and can do."
        ),
    )
    STRESS = (
        "anam/levels#an-stress",
        "Always tested",
        (
            "Every task during a conflict is stressful, and so it is always tested. The exception "
            "is someone who is wholly shielded from the conflict. Elsewhere in the game a task at "
            "or below your level succeeds by itself, as long as nothing is stressful and you have "
            "time and tools."
        ),
        Mark.OUTSIDE,
    )
