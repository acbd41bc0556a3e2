"""The rules of the chapter `anam/conditions`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Conditions(Rule):
    """Rules of this chapter."""

    INJURY = (
        "anam/conditions#an-injury",
        "An injury instead of Wounds",
        (
            "Before a blow is marked you, as the player, may take one Injury condition in place "
            "of 3 Wounds, and mark only what is over 3. Each attack can give you one at most. The "
            "usual 4 slots stand for 12 Wounds avoided, but an injury lasts for weeks and hinders "
            "you, as Bruises and Wounds do not."
        ),
    )
    INJURY_CM = (
        "anam/conditions#an-injury-cm",
        "What an injury costs",
        (
            "Each injury gives −2 CM on the tests that it bears on, −6 at most. It tells in other "
            "ways too: a broken leg slows you, a broken arm hinders blows and parries. The "
            "Narrator had better name likely conditions beforehand."
        ),
    )
    IMPOSED = (
        "anam/conditions#an-imposed",
        "Imposed conditions",
        (
            "An Imposed condition comes from a particular act, such as sand in the eyes, a spell "
            "or a pin; it has to suit that act, and it stands in place of damage. It needs damage "
            "worth 5. Special attributes or advantages may lower that, to 3 at least, which is "
            "the price of an injury. Alone it puts nobody out. To be rid of it takes a task of a "
            "fitting ability at Adept (5), which is tested in conflict; afterwards the victim or "
            "a friend does it, mostly without trouble."
        ),
    )
    IMPOSED_LASTING = (
        "anam/conditions#an-imposed-lasting",
        "A condition imposed to last",
        (
            "An attacker who wants an imposed condition to last like an injury has to impose it "
            "again and again, until it fills every open slot and the target is out of combat. "
            "Then it holds for at least four weeks, some for longer; special powers may end it "
            "sooner. This is only for conditions that last in stories, such as a transformation."
        ),
    )


class ConditionsRuling(Ruling):
    """Rulings of this chapter."""

    INJURY_MIN = (
        "r-an-injury-min",
        Conditions.INJURY,
        "How heavy the blow must be",
        (
            "May an injury stand for a blow of fewer than 3 Wounds? Here it may not: the blow has "
            "to do 3 at least. The other reading lets it stand for 1 or 2 as well."
        ),
        {
            "three": "The blow must do at least 3 Wounds.",
            "any": "An injury may also stand for 1 or 2 Wounds.",
        },
    )
    IMPOSE_COUNT = (
        "r-an-impose-count",
        Conditions.IMPOSED,
        "When the 5 is counted",
        (
            "Is the damage for an imposed condition counted before or after armour and threshold? "
            "Here it is counted before, since the source speaks of what the attack could do; "
            "armour then does not matter. If it is too little, the attack does ordinary damage, "
            "and with no slot free nothing can be imposed."
        ),
        {
            "before": "What the attack could do counts, before armour and threshold.",
            "after": "What armour and threshold have left counts.",
        },
    )
