"""The rules of the chapter `anam/modifiers`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Modifiers(Rule):
    """Rules of this chapter."""

    CM = (
        "anam/modifiers#an-cm",
        "Circumstance modifiers",
        (
            "A circumstance modifier (CM) makes a test easier or harder than usual. All that "
            "count for a test add up to no less than −6 and no more than +6. This limit is told "
            "elsewhere in the game."
        ),
        Mark.OUTSIDE,
    )
    RANGE = (
        "anam/modifiers#an-range",
        "Range",
        (
            "Distances are told in 6 steps: Close, Melee, Short/Thrown, Medium, Long, Extreme. A "
            "weapon works at its base range, and one step nearer or farther at −1 CM; beyond that "
            "it does not work. Some weapons are out of hand after such a use: a thrown sword has "
            "to be fetched. Close is for grappling and the shortest blades, Melee for most hand "
            "weapons, Short/Thrown for what can be thrown, some 40 to 60 feet at most by weight "
            "and shape. Medium suits bows, crossbows and guns. At Long it is hard to aim without "
            "aids. Extreme is a weapon's limit, and a shot there is nearly blind."
        ),
    )


class ModifiersRuling(Ruling):
    """Rulings of this chapter."""

    CM = (
        "r-an-cm",
        Modifiers.CM,
        "Which modifiers add up",
        (
            "The source says that circumstance modifiers do not stack, while the game's own page "
            "on tests sorts them by kind. Here the source holds: the largest bonus and the "
            "largest penalty count. By the other page, the largest bonus and the largest penalty "
            "within a kind count and different kinds add up; armour and its fatigue are one kind. "
            "In both readings injuries first add up among themselves, to −6 at most, and then "
            "count as one penalty, and a manipulation is added to everything."
        ),
        {
            "largest": "Of all modifiers the largest bonus and the largest penalty count.",
            "kinds": "Within a kind the largest bonus and penalty count; different kinds add up.",
        },
    )
