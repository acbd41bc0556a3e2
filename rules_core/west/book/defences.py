"""The rules of the chapter `west/defences`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Defences(Rule):
    """Rules of this chapter."""

    PROGRESSIVE = (
        "west/defences#tw-progressive",
        "Progressive defence",
        (
            "Optional. After each attack the target's Nerve rises by 1, except when the aggressor "
            "took the loss, or when the attack succeeded and was not misread. Failing and being "
            "misread make the target harder; a clean hit does not."
        ),
    )
    IND = (
        "west/defences#tw-ind",
        "Individual resistances",
        (
            "Optional, with the progressive defence or without. The target has one resistance for "
            "each style, which joins its AV against that style. Every attack moves the resistances "
            "according to the style as heard. A miss is a result below the TN; a hit that deflects "
            "is still a success."
        ),
    )
    IND_INTIMIDATION = (
        "west/defences#tw-ind-intimidation",
        "Heard as Intimidation",
        (
            "Any attempt heard as Intimidation, hit or miss, raises the target's resistance to "
            "Persuasion by 1. A failed one also raises its resistance to Intimidation by 1."
        ),
    )
    IND_ARGUMENT = (
        "west/defences#tw-ind-argument",
        "Heard as Argument",
        (
            "After a success heard as Argument, resistance to Fast Talk falls by 1. After a "
            "failure heard as Argument the target heals stress wounds; the ruling below says how "
            "many."
        ),
    )
    IND_PERSUASION = (
        "west/defences#tw-ind-persuasion",
        "Heard as Persuasion",
        (
            "A success heard as Persuasion lowers the target's resistance to Persuasion by 1. Any "
            "attempt heard as Persuasion, hit or miss, raises its resistance to Intimidation by 1."
        ),
    )
    IND_FAST_TALK = (
        "west/defences#tw-ind-fast-talk",
        "Heard as Fast Talk",
        (
            "A failure heard as Fast Talk raises the TN of further attacks by 1. A success heard "
            "as Fast Talk lowers the target's resistance to Argument by 1."
        ),
    )
    IND_MISREAD = (
        "west/defences#tw-ind-misread",
        "Misread attacks",
        (
            "A misread attack also raises the target's resistance to the chosen style, the one the "
            "aggressor meant, by 1. It does not when the aggressor switched gears or took the loss."
        ),
    )


class DefencesRuling(Ruling):
    """Rulings of this chapter."""

    NERVE_ONCE = (
        "r-nerve-once",
        Defences.PROGRESSIVE,
        "One rise an attack",
        (
            "A misread attack raises Nerve by its own rule and again by this one. Here one attack "
            "raises Nerve by 1 at most. A hit set right by switching gears raises nothing; a miss "
            "does."
        ),
    )
    ARGUE_HEAL = (
        "r-argue-heal",
        Defences.IND_ARGUMENT,
        "Wounds healed",
        (
            "How many wounds a failed Argument heals is not said. Here it is 1; you can choose any "
            "number from 0 to 5."
        ),
        {
            "1": "1 stress wound.",
            "0": "None.",
            "2": "2 stress wounds.",
            "3": "3 stress wounds.",
            "4": "4 stress wounds.",
            "5": "5 stress wounds.",
        },
    )
    FT_TN = (
        "r-ft-tn",
        Defences.IND_FAST_TALK,
        "How long the +1 lasts",
        (
            "Which attacks are meant, and for how long, is not said. Here each failure adds 1 to "
            "every later attack of this aggressor, whatever the style, until the encounter ends."
        ),
    )
    IND_BASE = (
        "r-ind-base",
        Defences.IND,
        "Where resistances start",
        (
            "Where resistances start is not said. Here they start at 0 and add to Nerve. In the "
            "other reading each starts at Nerve and is itself the AV."
        ),
    )
    IND_FLOOR = (
        "r-ind-floor",
        Defences.IND,
        "How low resistances go",
        (
            "Whether resistances can fall below 0 is not said. Here they may, else an early "
            "success would earn nothing."
        ),
    )
    IND_BOTH = (
        "r-ind-both",
        Defences.IND_MISREAD,
        "Nerve and resistance",
        (
            "Does this rise replace the general one? Here a misread attack gives both, as written: "
            "Nerve +1 and the resistance of this rule, not the resistance alone."
        ),
    )
