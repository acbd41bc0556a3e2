"""The rules of the chapter `clockwork/traits`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Traits(Rule):
    """Rules of this chapter."""

    GUARD = (
        "clockwork/traits#cd-guard",
        "Guard",
        (
            "Guard is half your Focus, rounded up, and 1 more with a weapon that can parry; a "
            "ranged weapon needs a shifted grip for it, which takes a maneuver. Firearms ignore "
            "Guard, and there is none against surprise."
        ),
    )
    DISPOSITION = (
        "clockwork/traits#cd-disposition",
        "Disposition",
        (
            "Disposition is the Guard of talks, and each character chooses it: Hostile 5, Guarded "
            "4, Indifferent 3, Agreeable 2, Favorable 1. It falls towards Favorable, and a "
            "successful attack on a Favorable target penetrates: so it takes 1 step fewer than "
            "the rank, then one more successful attack.\n"
            "Hostile does not listen; shown openly it is as a rule a faux pas, and perhaps a bad "
            "name.\n"
            "Guarded distrusts, but hears strong reasons.\n"
            "Indifferent could go either way.\n"
            "Agreeable leans that way.\n"
            "Favorable agrees and wants only certainty."
        ),
    )
    MORALE = (
        "clockwork/traits#cd-morale",
        "Morale",
        (
            "Morale is the same ladder against fleeing. Players choose theirs, though special "
            "circumstances may set it. Allies and antagonists start Favorable, one level up for "
            "each rank of threat. Morale falls one level when you are wounded, or on seeing an "
            "ally flee, surrender or fall; whoever is Favorable already flees or surrenders. "
            "Presence + Command attacks it, or rallies it."
        ),
    )
    ESTEEM = (
        "clockwork/traits#cd-esteem",
        "Esteem",
        (
            "Esteem is your Class or Means, whichever the gathering cares for, minus its Tenor, "
            "plus half of your fitting positive reputations, minus half of the negative ones, each "
            "half rounded down. A gathering starts at Indifferent; positive Esteem moves it "
            "towards Favorable, negative towards Hostile, no further than the ends of the ladder. "
            "Esteem lasts for the event. A rank 3 name for honour gives +1 among soldiers and −1 "
            "among thieves."
        ),
    )


class TraitsRuling(Ruling):
    """Rulings of this chapter."""

    STEPS = (
        "r-cd-steps",
        Traits.DISPOSITION,
        "Steps of an attack",
        (
            "How far does a successful attack move Disposition or Guard? Here every net success "
            "counts: so the attack results have it, and the remark that more resistance takes more "
            "successes. The passage on Disposition moves it by a single step for each check."
        ),
        {
            "per-success": "One step for every net success.",
            "per-check": "One step for every successful check.",
        },
    )
    CARRY = (
        "r-cd-carry",
        Traits.DISPOSITION,
        "Successes left over",
        (
            "What becomes of successes left when Guard or Disposition reaches the bottom? Here "
            "they are lost: the target must be down when the attack arrives. In the other reading "
            "one left over places an outcome at once."
        ),
        {
            "next-attack": "They are lost; the next attack may place an outcome.",
            "same-attack": (
                "One left over places an outcome at once, also under per-check when that step "
                "reached the bottom."
            ),
        },
    )
    MORALE_TOP = (
        "r-cd-morale-top",
        Traits.MORALE,
        "The top of the ladder",
        (
            "Ranks of threat and rallies could lift Morale past the end of the ladder. Here it is "
            "never above Hostile."
        ),
    )
    ESTEEM_STEPS = (
        "r-cd-esteem-steps",
        Traits.ESTEEM,
        "How far Esteem moves",
        (
            "How far Esteem moves the gathering is not told. Here it is a step for every point, "
            "not one step in all."
        ),
    )
    ESTEEM_HALF = (
        "r-cd-esteem-half",
        Traits.ESTEEM,
        "Halving reputations",
        (
            "Whether each reputation is halved or their sum is not told. Here every reputation is "
            "halved and rounded by itself: two of rank 3 give 2, while their sum would give 3."
        ),
    )
