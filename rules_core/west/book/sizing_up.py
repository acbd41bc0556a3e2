"""The rules of the chapter `west/sizing-up`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class SizingUp(Rule):
    """Rules of this chapter."""

    SIZE_UP = (
        "west/sizing-up#tw-size-up",
        "Judge Character",
        (
            "In place of an attack you may spend 1 card on a Judge Character check, at the same "
            "TN. A success lowers the TN and the target's Nerve by 1, and by 1 more for each bump, "
            "for whatever you try next, an attack or another Judge Character. The bonuses add up "
            "and last until you make an attack. A failure changes nothing. A calamity takes no "
            "loss, but raises the target's Nerve and the TN by 1."
        ),
    )
    SIZE_UP_BEFORE = (
        "west/sizing-up#tw-size-up-before",
        "Before the encounter",
        (
            "With the Judge's leave you may try Judge Character on an audience once a scene before "
            "the encounter, and your allies may be the ones who try. It helps the first attack "
            "only. It costs no card, for there are no pools yet."
        ),
    )


class SizingUpRuling(Ruling):
    """Rulings of this chapter."""

    SIZE_UP_FLOOR = (
        "r-size-up-floor",
        SizingUp.SIZE_UP,
        "How low it can go",
        (
            "How far the bonuses can go is not said. Here the TN never falls below 1, nor Nerve "
            "below 0."
        ),
    )
    SIZE_UP_CALAMITY = (
        "r-size-up-calamity",
        SizingUp.SIZE_UP,
        "How long a calamity lasts",
        (
            "How long a calamity's +1 stays is not said. Here it lasts until the next attack, like "
            "the gains it undoes, not for the encounter."
        ),
    )
    SIZE_UP_ONCE = (
        "r-size-up-once",
        SizingUp.SIZE_UP_BEFORE,
        "Who may try",
        (
            "Once a scene for whom? Here it is one attempt for the whole side, not one for the "
            "instigator and every ally."
        ),
    )
