"""The rules of the chapter `clockwork/space`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Space(Rule):
    """Rules of this chapter."""

    ZOC = (
        "clockwork/space#cd-zoc",
        "Zone of control",
        (
            "Your zone of control reaches about 10 feet round you, or it is a place that the "
            "Narrator names."
        ),
    )
    AVENUES = (
        "clockwork/space#cd-avenues",
        "Avenues of attack",
        (
            "An avenue is a clear path to the target; every attack, near or far, needs an open "
            "one. Each character has 3 avenues in a fight and 1 in a social conflict. A close "
            "attacker in the zone takes one; ranged attackers outside it share an open one. "
            "Blocking terrain fills one, and only one unless the target is almost surrounded; "
            "cover fills none. With every avenue taken, only someone who holds an avenue can bring "
            "others in, by Elicit Aid. In a social conflict whoever called for aid holds the "
            "single avenue until the conflict ends. You may always leave a social conflict, unless "
            "you are kept by force or Entrapped; pressing on after that is a faux pas."
        ),
    )
    COVER = (
        "clockwork/space#cd-cover",
        "Cover",
        (
            "Light cover hides about half of the target and adds 1 setback die to attacks on it, "
            "heavy cover hides about three quarters and adds 2. That these symbols are setback is "
            "the editor's reading."
        ),
        Mark.EDITOR,
    )


class SpaceRuling(Ruling):
    """Rulings of this chapter."""

    COVER = (
        "r-cd-cover",
        Space.COVER,
        "Dice for cover",
        (
            "How many dice either kind of cover adds is lost with the symbols. Here it is 1 "
            "setback die for light cover and 2 for heavy, not 1 for either."
        ),
    )
