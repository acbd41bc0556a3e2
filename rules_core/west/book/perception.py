"""The rules of the chapter `west/perception`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Perception(Rule):
    """Rules of this chapter."""

    PERCEPTION = (
        "west/perception#tw-perception",
        "What the target hears",
        "Once the card is turned, look at its breakdown element. If there is one and the "
        "aggressor's Clarity is below its number, the phase element tells how the target takes the "
        "attack: 0 or 5 as meant, 1 Argument, 2 Fast Talk, 3 Intimidation, 4 Persuasion (the "
        "styles in alphabetical order). If that is the style that was meant, it counts as meant. A "
        "stressed target is never checked.",
    )
    PHASE_BUMP = (
        "west/perception#tw-phase-bump",
        "Bumping the phase number",
        "Each bump from the check may move the phase number by 1, up or down. Among 1 to 4 it "
        "wraps: from 1 a bump down leads to 4, from 4 a bump up to 1.",
    )
    MISCONSTRUED = (
        "west/perception#tw-misconstrued",
        "Misread",
        "A misread attack does reduced effect (the d4 column, in the row of the aggressor's Social "
        "Combat rank) and raises the target's Nerve by 1. A loss prevents the rise, and so does a "
        "bump or a rephrasing that sets the misreading right.",
    )
    REPHRASE = (
        "west/perception#tw-rephrase",
        "Rephrase",
        "Spend 1 card (you need at least 1 left): its phase element replaces the first, and bumps "
        "still in hand may move it. What comes of it stands for this attack; there is no second "
        "try.",
    )
    SWITCH_GEARS = (
        "west/perception#tw-switch-gears",
        "Switch gears",
        "Sacrifice 1 card (you need at least 1 left): your style becomes the one that the original "
        "card showed, for the rest of the encounter or until you switch again. This attack does "
        "normal effect, with the new style's secondary trait as effect trait.",
    )
    TAKE_LOSS = (
        "west/perception#tw-take-loss",
        "Take the loss",
        "Rather than let a misreading stand, you may turn the attack on yourself, at no cost in "
        "cards. You suffer what the target would have suffered had it gone home, location rows "
        "included and without comparing PV and AV; it is divided by your own Willpower, and the "
        "rest comes off your own stress. The target's Nerve and resistances do not rise, and a "
        "trigger tied to the style heard does not fire.",
    )


class PerceptionRuling(Ruling):
    """Rulings of this chapter."""

    MISS_PERCEPTION = (
        "r-miss-perception",
        Perception.PERCEPTION,
        "Reading a miss",
        "One passage of the source hands the turn over at once on a failed check, the next reads "
        "every card. Here every card is read, for the second passage is explicit and the optional "
        "defences react to failures by the style heard. On a misread miss the aggressor may "
        "rephrase, switch gears or take the loss as well.",
        {
            "always": "Every card is read, hit or miss.",
            "hits": "A miss ends the attack unread.",
        },
    )
    CALAMITY_READ = (
        "r-calamity-read",
        Perception.PERCEPTION,
        "Reading a calamity",
        "The source does not say whether the card of a calamity is read too. It is not: the loss "
        "is taken in any case.",
    )
    CLARITY = (
        "r-clarity",
        Perception.PERCEPTION,
        "Below the number",
        "The rule says below the number, yet the source's own example has Clarity 10 misread by an "
        "8. The rule stands; the examples in this book have figures that obey it, Clarity 7 and "
        "number 8.",
    )
    PHASE_ENDS = (
        "r-phase-ends",
        Perception.PHASE_BUMP,
        "Moving 0 and 5",
        "The source tells how 1 and 4 move past their ends, but not 0 and 5. Here 0 moves up to 1 "
        "and 5 down to 4, neither the other way, and no number moves onto 0 or 5.",
    )
    MISREAD_NERVE = (
        "r-misread-nerve",
        Perception.MISCONSTRUED,
        "When the +1 counts",
        "The source does not say when that +1 first counts. Here it stands before the penetration "
        "step of the same attack, in the order in which the source tells them; the other reading "
        "starts it with the next attack.",
        {
            "now": "The +1 stands before the penetration step of the same attack.",
            "next": "The +1 counts from the next attack.",
        },
    )
    SWITCH_NERVE = (
        "r-switch-nerve",
        Perception.MISCONSTRUED,
        "Switching and Nerve",
        "Switching gears spares you the +1 to the target's Nerve, as the parallel rule for "
        "resistances does. Read strictly, the base rule gives back only the damage.",
    )
    AFTER_REPHRASE = (
        "r-after-rephrase",
        Perception.REPHRASE,
        "A loss after rephrasing",
        "If the attack is still misread, the aggressor may yet take the loss, which is open to "
        "anyone unwilling to go on. The strict reading allows nothing.",
    )
    SWITCH_BUMPED = (
        "r-switch-bumped",
        Perception.SWITCH_GEARS,
        "Which style is taken",
        "Does the original card count with bumps or without? The style taken is its number after "
        "bumps; the other reading takes the number as printed.",
    )
    LOSS_EFFECT = (
        "r-loss-effect",
        Perception.TAKE_LOSS,
        "How hard a loss hits",
        "Is a misread attack's loss full or reduced? Here it is full: as if the attempt had "
        "succeeded, with no penetration step to lessen it.",
        {
            "full": "The loss does the effect of a successful attack.",
            "reduced": "The loss is read in the d4 column, like the misread attack.",
        },
    )
    LOSS_WAIVES = (
        "r-loss-waives",
        Perception.TAKE_LOSS,
        "What a loss waives",
        "A loss, chosen or by calamity, waives every rise of Nerve or resistance from this attack, "
        "not only those for being misread. The target's healing and Fast Talk's TN +1 remain.",
    )
