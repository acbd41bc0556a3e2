"""The rules of the chapter `anam/armour`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Armour(Rule):
    """Rules of this chapter."""

    HARD_ARMOR = (
        "anam/armour#an-hard-armor",
        "Hard armour",
        (
            "Hard armour stops damage up to its Hardness, H1 to H5 as a rule: it takes that many "
            "wounds off each hit. If 0 are left, the hit does no harm at all, not even a Bruise. "
            "While it is worn it gives −2 CM to some abilities, and fatigue besides: −1 CM to all "
            "abilities for each 2 hours. Fatigue does not add to the −2; it counts for those "
            "abilities once it exceeds the −2, which is after 6 hours."
        ),
    )
    SOFT_ARMOR = (
        "anam/armour#an-soft-armor",
        "Soft armour",
        (
            "Soft armour (leather, cloth, furs, or what does their work in mind or talk) has a "
            "Protection Value (PV) of 1 to 3, which adds to your Wound Threshold. It wears out: "
            "it lasts 5 attacks at PV 1, 8 at PV 2, 11 at PV 3, which is 3 more for each PV. "
            "Armour of any arena, soft or hard, has to be worn or activated. Armour that you own "
            "as a special attribute has neither wear nor penalties, unless you chose them to make "
            "it cheaper."
        ),
    )


class ArmourRuling(Ruling):
    """Rulings of this chapter."""

    WEAR = (
        "r-an-wear",
        Armour.SOFT_ARMOR,
        "What wears soft armour down",
        (
            "The source counts the attacks that soft armour can bear and does not say which. Here "
            "every hit counts, whatever it does; a miss does not."
        ),
    )
