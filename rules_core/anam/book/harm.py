"""The rules of the chapter `anam/harm`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Harm(Rule):
    """Rules of this chapter."""

    TRACKS = (
        "anam/harm#an-tracks",
        "Bruises and Wounds",
        (
            "You have two tracks, Bruises and Wounds, usually of 4 to 6 boxes each. They show "
            "what exhaustion and small hurts have cost you so far. Full or empty boxes change no "
            "test."
        ),
        Mark.INPUT,
    )
    DAMAGE = (
        "anam/harm#an-damage",
        "Damage",
        (
            "An attack whose effect meets the defence does 1 wound, and 1 more for each level "
            "over it. A weapon adds nothing: a dagger in good hands kills as surely as a great "
            "sword. The kind of weapon shows in circumstance modifiers (a pike gains against a "
            "charge, a sword gains once it is inside the pike's reach) and perhaps in the final "
            "wounds, against armour or against none. That last figure is not given; enter what "
            "your Narrator says."
        ),
        Mark.INPUT,
    )
    THRESHOLD = (
        "anam/harm#an-threshold",
        "Wound Threshold",
        (
            "The wounds that hard armour lets through are lowered by your Wound Threshold, plus "
            "the PV of soft armour. The threshold is not armour but luck, speed and the knack of "
            "being missed by the worst. If more than 0 are left, mark that many Wounds. If 0 or "
            "less are left, mark 1 Bruise: you were hit all the same."
        ),
    )
    BRUISES_FULL = (
        "anam/harm#an-bruises-full",
        "No Bruise box left",
        (
            "With your Bruise track full, a hit that your threshold would stop does 1 Wound at "
            "least."
        ),
    )
    OVERFLOW = (
        "anam/harm#an-overflow",
        "More Wounds than boxes",
        (
            "A hit can do more Wounds than you have free Wound boxes while some of your Bruise "
            "boxes are still free. What happens then is open in the source, and settled by the "
            "ruling below."
        ),
    )
    OUT = (
        "anam/harm#an-out",
        "Out of combat",
        (
            "You are out of combat (HC) when both your tracks are full, or when all your slots "
            "for conditions are. Slots are 4 as a rule; species, culture or profession may set "
            "another number. By full tracks you are out for about a scene. Out of combat is not "
            "dead: the victor's aim and the moment say what it is, and the table, the player "
            "first of all, agrees. One measure of harm serves all arenas, so that words can put "
            "you out as well as a sword."
        ),
    )


class HarmRuling(Ruling):
    """Rulings of this chapter."""

    TRACKS = (
        "r-an-tracks",
        Harm.TRACKS,
        "How long the tracks are",
        (
            "The source gives two formulas for the length of a track: a base with additions for "
            "Stamina and Willpower, and, for Wounds, Stamina alone. Here you enter both lengths "
            "as your table has them; for Wounds take Stamina unless it was agreed otherwise."
        ),
    )
    OVERFLOW = (
        "r-an-overflow",
        Harm.OVERFLOW,
        "Wounds that find no box",
        (
            "Nothing is said of Wounds beyond the last Wound box. Here they fill Bruise boxes, "
            "since only both tracks together put you out. In the other reading a Wound too many "
            "puts you out at once."
        ),
        {
            "spill": "Wounds that find no box fill Bruise boxes.",
            "out": "A Wound too many puts you out of combat.",
        },
    )
    IMPOSED_SLOT = (
        "r-an-imposed-slot",
        Harm.OUT,
        "Slots and imposed conditions",
        (
            "Which conditions fill slots is not plainly said. Here an imposed condition fills a "
            "slot while it lasts, for imposing it again and again does. The other reading fills "
            "slots with injuries alone."
        ),
    )
