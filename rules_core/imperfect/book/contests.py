"""The rules of the chapter `imperfect/contests`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Contests(Rule):
    """Rules of this chapter."""

    CONTEST = (
        "imperfect/contests#fi-contest",
        "Psychological contests",
        "A psychological contest is an opposed test against a skill of the target: Bluff against "
        "Scrutinize, Intimidate against Bravery, Taunt (ridicule) against Taunt. Persuasion is a "
        "contest too, though seldom one for a fight. To start a contest takes an action; to "
        "resist one takes none and happens by itself. A group resists with its leader's skill.",
    )
    EFFECT = (
        "imperfect/contests#fi-contest-effect",
        "What a contest does",
        "Besides whatever you were after, the number of successes tells the effect: with 1 the "
        "target is annoyed, with 2 distraught, with 3 or more broken.",
    )
    ANNOYED = (
        "imperfect/contests#fi-annoyed",
        "Annoyed",
        "An annoyed target has −4 on its next action. The same −4 counts for passive defences "
        "such as Fighting, and for resisting more contests.",
    )
    DISTRAUGHT = (
        "imperfect/contests#fi-distraught",
        "Distraught",
        "A distraught target is annoyed, and its highest action card is lost. If it holds a card "
        "in reserve, that one is lost in place of the highest.",
    )
    BROKEN = (
        "imperfect/contests#fi-broken",
        "Broken",
        "A broken target has lost its will for the moment: it is annoyed and distraught, and the "
        "initiator draws 1 story chip from the pool.",
    )


class ContestsRuling(Ruling):
    """Rulings of this chapter."""

    PERSUASION = (
        "r-fi-persuasion",
        Contests.CONTEST,
        "What resists Persuasion",
        "The source's table leaves Persuasion out, so no skill is named that resists it. The "
        "Master says which one does.",
    )
    ANNOYED = (
        "r-fi-annoyed",
        Contests.ANNOYED,
        "Annoyed twice",
        "A second contest before the target's next action might be read as another −4. Here it is "
        "not: the −4 stays a single one.",
    )
