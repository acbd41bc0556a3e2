"""The rules of the chapter `anam/healing`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Healing(Rule):
    """Rules of this chapter."""

    HEAL_BRUISE = (
        "anam/healing#an-heal-bruise",
        "Bruises",
        "Your Bruises clear, all of them, when the scene of the conflict ends.",
    )
    HEAL_WOUND = (
        "anam/healing#an-heal-wound",
        "Wounds",
        (
            "Wounds, which are small cuts, sore muscles and weariness, clear after you have "
            "rested for a full scene."
        ),
    )
    HEAL_CONDITION = (
        "anam/healing#an-heal-condition",
        "Conditions",
        (
            "A scene of fitting care, by a doctor for the body or by a therapist for the mind or "
            "your standing, lifts the modifier of an injury. The slot stays filled for weeks, and "
            "for longer where the injury asks for it. "
            "With every slot filled, the last one clears only in hospital, and until then you can "
            "do nothing else. Powers may heal even in conflict: each injury for itself, strong "
            "ones several together."
        ),
    )
    HEAL_TASK = (
        "anam/healing#an-heal-task",
        "Healing as a task",
        (
            "To clear a single box, a Bruise or a Wound, is a task at Apprentice (3). A condition "
            "asks for one who knows how such harm is healed; its level is settled by the ruling "
            "below."
        ),
    )


class HealingRuling(Ruling):
    """Rulings of this chapter."""

    HEAL_TIME = (
        "r-an-heal-time",
        Healing.HEAL_CONDITION,
        "How long a slot stays filled",
        (
            "The source says that it never takes less than four weeks, which excellent care can "
            "halve at most, and also that the slot is free at the next session if two weeks have "
            "passed. Here the first holds."
        ),
        {
            "care": "Four weeks at least, two with excellent care.",
            "session": "Until the next session, two weeks at least.",
        },
    )
    HEAL = (
        "r-an-heal",
        Healing.HEAL_TASK,
        "How hard a condition is to heal",
        (
            "The source gives Adept for both kinds of condition, and then Master for healing one. "
            "Here each has its own: Adept (5) removes an imposed condition, Master (6) heals an "
            "injury."
        ),
        {
            "split": "Adept (5) for an imposed condition, Master (6) for an injury.",
            "adept": "Adept (5) for both.",
            "master": "Master (6) for both.",
        },
    )
