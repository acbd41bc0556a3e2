"""The rules of the chapter `clockwork/weapons`, in the book's words."""

from rules_core.rulebook import Rule


class Weapons(Rule):
    """Rules of this chapter."""

    POTENCY = (
        "clockwork/weapons#cd-potency",
        "Potency",
        (
            "Weapons have their Potency from their stat block. In a talk it is 1 without evidence; "
            "with evidence it is the rank of its source's reputation, or of the defender's "
            "affinity to that source. The best one counts, none add up. A weapon shown as a threat "
            "lends its Potency, usually to Presence + Command, and the Narrator may raise it for a "
            "weapon that looks the part. Potency is never below 1."
        ),
    )
    ARMOR = (
        "clockwork/weapons#cd-armor",
        "Armor",
        (
            "Armor reduces Potency. With Armor equal to Potency or higher there is no Wound, no "
            "Convince and no Persuade, and no conditions while Guard is up. When Guard is down, "
            "Disarmed may strip the armour."
        ),
    )
    WEAPON_CONDITIONS = (
        "clockwork/weapons#cd-weapon-conditions",
        "Weapon conditions and reach",
        (
            "The conditions of social weapons are Overwhelmed, when an affinity of the defender "
            "bears on the matter, and Undone, when the proof is beyond dispute. Their reach is "
            "audible or visual. Writing reaches everyone who reads it and knows the language. A "
            "poster makes up to 1 attack, as a rule on Disposition and not to convince or "
            "persuade; a letter or article up to 2, a treatise up to 3. The author tests once, and "
            "each reader competes with that result. You may leave a text unread, or stop after its "
            "first attack."
        ),
    )
