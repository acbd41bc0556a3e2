"""The rules of the chapter `west/ending`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Ending(Rule):
    """Rules of this chapter."""

    END = (
        "west/ending#tw-end",
        "When it is over",
        (
            "It is over when a side disengages, a trigger is reached, a will breaks, or both pools "
            "are empty. Either side may break off, the Judge's characters included. A player who "
            "breaks off, or whose will is broken, pays the counter-stakes. While one side alone "
            "has cards it may go on unopposed, at its own risk: a calamity wounds the speaker, "
            "which can decide the matter."
        ),
    )
    RECOVER = (
        "west/ending#tw-recover",
        "Recovery",
        (
            "You can heal stress wounds once a scene, at the same pace as bodily wounds: another's "
            "Leadership check at TN 5, or your own Spirit check at TN 7, heals 1, and each bump "
            "heals 1 more. How stress points return is not said: when the Judge decides, or by a "
            "missed Fast Talk where its optional effect is used."
        ),
    )


class EndingRuling(Ruling):
    """Rulings of this chapter."""

    NPC_LEAVES = (
        "r-npc-leaves",
        Ending.END,
        "An audience that walks away",
        (
            "What follows when the audience breaks off is not said. Here an audience that walks "
            "away of its own accord gives the stakes to nobody and costs nobody counter-stakes, "
            "unless the Judge announced otherwise."
        ),
    )
