"""The rules of the chapter `west/attack`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Attack(Rule):
    """Rules of this chapter."""

    STYLE_CHOSEN = (
        "west/attack#tw-style-chosen",
        "Naming a style",
        "Before the first card is turned, each side names one style: the instigator the one it "
        "attacks with, the audience the one it answers with. A side has one style at a time.",
    )
    DECLARE = (
        "west/attack#tw-declare",
        "Cause and effect",
        "Before the card is turned, say which of your style's 2 traits is cause (the check) and "
        "which is effect (the damage); this may differ each time. If you say nothing, Presence is "
        "cause and the secondary trait effect. Without the Social Combat skill the check is on d4 "
        "whichever trait you name, so the smaller die loses nothing as cause. A hard target asks "
        "for the better die as cause, an easy one for the better die as effect.",
    )
    TN = (
        "west/attack#tw-tn",
        "Target number",
        "The target number (TN) is 4 plus half the target's Social Combat rank, rounded up: 4 at "
        "rank 0, 5 at 1 and 2, 6 at 3 and 4, 7 at 5. Judge Character and a failed Fast Talk (with "
        "individual resistances) modify it, and against a stressed target Social Combat counts as "
        "0.",
    )
    CALAMITY = (
        "west/attack#tw-calamity",
        "Calamity",
        "A calamity is a critical failure: the attack fails, and the aggressor at once takes the "
        "loss, suffering what the attack would have done, with 1 effect row more.",
    )
    BUMPS = (
        "west/attack#tw-bumps",
        "Spending bumps",
        "All bumps of a check form one purse. You spend them on that attack only, and each once: 1 "
        "moves the phase number, 1 moves the location, 1 adds 1 to PV, and 2 add an effect row. "
        "What you do not spend lapses with the check (this last fact comes from outside the "
        "source).",
        Mark.OUTSIDE,
    )


class AttackRuling(Ruling):
    """Rulings of this chapter."""

    STYLE_CHANGE = (
        "r-style-change",
        Attack.STYLE_CHOSEN,
        "Changing style freely",
        "May a side take up another style later without switching gears? Here it may not: only the "
        "2 traits are called free at each attack, and a switch binds until the next one.",
        {
            "no": "A side changes its style only by switching gears.",
            "yes": "A side may freely name another style before every card.",
        },
    )
    SWITCH_POOL = (
        "r-switch-pool",
        Attack.STYLE_CHOSEN,
        "A changed style and the pool",
        "The pool is counted by the style, and the source is silent on a style that changes later. "
        "The number of cards stays as it was fixed at the start.",
    )
