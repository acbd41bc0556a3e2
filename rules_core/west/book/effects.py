"""The rules of the chapter `west/effects`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Effects(Rule):
    """Rules of this chapter."""

    FX_INTIMIDATION = (
        "west/effects#tw-fx-intimidation",
        "Intimidation in a fight",
        (
            "Optional. In a fight you may intimidate once a round for 2 action points (AP), or for "
            "2 AP on top of an attack. Uses per fight: Verve rank + Presence die bonus + 1 with "
            "the specialization. It is always perceived as intended; but if the breakdown would "
            "misread it, you have no more attempts this fight. Each stress wound removes 1 AP "
            "instead, on top of every other penalty. The target may choose to flee on its turn, "
            "away from the fight and from you, and then loses none. Once a round, for 2 AP, the "
            "target may recover: a Bravery check at TN 5 gives back 1 AP + 1 per bump. Non-humans "
            "may be immune if the Judge says so; nearly every human can be cowed."
        ),
    )
    FX_ARGUMENT = (
        "west/effects#tw-fx-argument",
        "Argument that steadies",
        (
            "Optional. Stress wounds that your Argument deals may heal your own instead: each one "
            "used so is not suffered by the target, and takes away 1 stress wound of yours."
        ),
    )
    FX_PERSUASION = (
        "west/effects#tw-fx-persuasion",
        "Persuasion in a fight",
        (
            "Optional. In a fight you may persuade once a round for 2 AP, also while dodging, "
            "blocking or in cover. Uses per fight: Verve rank + Presence die bonus + 1 with this "
            "specialization. It is always perceived as intended; but if the breakdown would "
            "misread it, you have no more attempts this fight. Each stress wound dealt takes 1 AP "
            "instead, on top of other penalties. At 0 AP or less the target is calmed or must "
            "disengage. It recovers by attacking for 2 AP more: a hit gives back 1 AP + 1 per "
            "bump. Any damage that an opponent does to it gives all back. Some people are immune, "
            "if the Judge says so."
        ),
    )
    FX_FAST_TALK = (
        "west/effects#tw-fx-fast-talk",
        "Fast Talk, won and lost",
        (
            "Optional. A miss lets the target win back stress points, up to its full stress: the "
            "effect cell in the row of its Awareness rank and the column of its Acuity die, with "
            "more rows for vitals and head. A hit earns you 1 bump beyond any other, for PV, "
            "location or effect, not for the phase number."
        ),
    )
    AP = (
        "west/effects#tw-ap",
        "Action points",
        (
            "Each stress wound takes 1 AP from you in a fight. AP lost in this way may still pay "
            "for movement to disengage, when you make no attack."
        ),
    )


class EffectsRuling(Ruling):
    """Rulings of this chapter."""

    FT_ROWS = (
        "r-ft-rows",
        Effects.FX_FAST_TALK,
        "Rows for winning back stress",
        (
            'The source prints "1/2 rows" for vitals and head. Here that is 1 row for vitals and 2 '
            "for the head, as for any location. Awareness 0 reads row 1 before the location."
        ),
        {
            "one-two": "1 row more for vitals, 2 for the head.",
            "half": "Half of those, whole rows only: 0 for vitals, 1 for the head.",
        },
    )
