"""The rules of the chapter `west/wounds`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Wounds(Rule):
    """Rules of this chapter."""

    LOCATION = (
        "west/wounds#tw-location",
        "Location",
        (
            "The card's hit-location bank says where your words land. Vitals raise the effect by 1 "
            "row, the head raises it by 2 rows, and any other place leaves it as it is. Bumps from "
            "the check move the location along the card's bank, one step for each bump. The price "
            "of one step a bump is not told with these rules, but elsewhere in the game."
        ),
        Mark.OUTSIDE,
    )
    PENETRATION = (
        "west/wounds#tw-penetration",
        "Penetration",
        (
            "Your Penetration Value (PV) is your Resolve plus the card's penetration modifier, "
            "plus 1 for each bump spent on it. The target's Armour Value (AV) is its Nerve, plus 1 "
            "if it has the specialization in that style, plus its individual resistance to the "
            "style where resistances are used. Take AV from PV. 2 or more penetrates: full effect. "
            "0 or 1 ablates: reduced effect, and the target's Nerve falls by 1. Less than 0 "
            "deflects: nothing happens, and Nerve stays as it is."
        ),
    )
    EFFECT = (
        "west/wounds#tw-effect",
        "Effect",
        (
            "The row is your Social Combat rank, plus the rows that location and bumps add; 2 "
            "bumps buy 1 row. The column is the die of the trait you named as effect or, after "
            "switching gears, of the new style's secondary trait. A reduced effect uses the d4 "
            "column and the same skill row. The effect is the figure in that cell of the card's "
            "lower grid, whose layout is told elsewhere in the game."
        ),
        Mark.OUTSIDE,
    )
    WOUNDS = (
        "west/wounds#tw-wounds",
        "Stress wounds",
        (
            "Divide the effect by the target's Willpower. The whole part is the number of stress "
            "wounds the target takes; the remainder comes off its stress. An effect smaller than "
            "the Willpower makes no wound and only costs stress."
        ),
    )
    BROKEN = (
        "west/wounds#tw-broken",
        "A broken will",
        (
            "At 5 stress wounds the will is broken for now, and the encounter is lost. By style "
            "and moment that looks like confusion, rage, fear or admiration. A Judge's character "
            "who may return remembers the defeat, and also how it was done: one tricked by a "
            "switched style bears a grudge."
        ),
    )
    STRESSED = (
        "west/wounds#tw-stressed",
        "Stressed",
        (
            "At 0 stress or less you are stressed. Your Nerve is 0 and your Social Combat counts "
            "as 0: others need TN 4 against you, and your own checks and effect rows are "
            "unskilled. Attacks on you are not checked for misreading. Cards already allotted to "
            "you stay. Outside social combat you have +2 TN to everything for the scene, or until "
            "the Judge sees your stress returning."
        ),
    )
    RESIST_ONLY = (
        "west/wounds#tw-resist-only",
        "An audience that only resists",
        (
            "Some audiences have no wish to beat the instigator down; they only resist the stakes. "
            "Each stress wound such an audience would cause removes 1 card from the instigator's "
            "pool instead, and it inflicts no stress."
        ),
    )


class WoundsRuling(Ruling):
    """Rulings of this chapter."""

    SPEC_NERVE = (
        "r-spec-nerve",
        Wounds.PENETRATION,
        "Specialization and Nerve",
        (
            "The specialization's +1 stands under a heading marked optional. Does it hold without "
            "an optional defence? Here it does: it comes before the numbered options, and the "
            "Judge notes specializations in every encounter. The other reading keeps it for "
            "encounters that use such a defence."
        ),
        {
            "yes": "The +1 counts in every encounter.",
            "no": "The +1 counts only with the progressive defence or individual resistances.",
        },
    )
    AV_STYLE = (
        "r-av-style",
        Wounds.PENETRATION,
        "Which style is resisted",
        (
            "When a misread attack has two styles, which of them do specialization and resistance "
            "answer to? Here it is the style heard: a target resists what it believes is "
            "happening. After a switch of gears that is the new style."
        ),
        {
            "heard": "The target resists the style it hears.",
            "meant": "The target resists the style the aggressor meant.",
        },
    )
    NERVE_FLOOR = (
        "r-nerve-floor",
        Wounds.PENETRATION,
        "How low Nerve goes",
        "How low Nerve can go is not said. Here ablation never takes it below 0.",
    )
    NERVE_RESET = (
        "r-nerve-reset",
        Wounds.PENETRATION,
        "Nerve after the encounter",
        (
            "How long a changed Nerve lasts is not said. Here Nerve and resistances return to the "
            "sheet's values when the encounter ends."
        ),
    )
    REDUCED_ROW = (
        "r-reduced-row",
        Wounds.EFFECT,
        "Rows on a reduced effect",
        (
            "Do rows added by location, bumps or a calamity count on a reduced effect? Here they "
            "do: they change the row, while reduction changes the column. The other reading keeps "
            "to the plain skill row."
        ),
        {
            "yes": "Added rows count on a reduced effect too.",
            "no": "A reduced effect is read in the plain skill row.",
        },
    )
    ROW_CAP = (
        "r-row-cap",
        Wounds.EFFECT,
        "Rows past the fifth",
        (
            "A card has 5 rows, and added rows can lead past them. Here the row stops at 5 and "
            "each row lost is shown. The other reading adds a cell from another card; the source "
            "has cards for added effect drawn from the deck, but not for this."
        ),
        {
            "cap": "The row stops at 5; the rows lost are shown.",
            "second-card": "The rows past 5 are read from another card, and that cell is added.",
        },
    )
    UNSKILLED_ROW = (
        "r-unskilled-row",
        Wounds.EFFECT,
        "The row of the unskilled",
        (
            "Social Combat 0 has no effect row. Here it reads row 1; else a beginner with a high "
            "trait skill would hurt more than a trained speaker."
        ),
        {
            "one": "It reads row 1.",
            "trait-skill": "It reads the row of the trait skill's rank, row 1 at least.",
        },
    )
    EFFECT_SUM = (
        "r-effect-sum",
        Wounds.EFFECT,
        "Dice in an effect cell",
        (
            "An effect cell behaves like a sum of dice; whether a maximum is rolled again is not "
            "said. Here the dice are added as they fall: the one known card has 18 for three d6, "
            "their plain maximum."
        ),
        {
            "plain": "The dice are added as they fall.",
            "open": "A die that shows its maximum is rolled again and added, as in a check.",
        },
    )
    WOUND_CAP = (
        "r-wound-cap",
        Wounds.WOUNDS,
        "Past the fifth wound",
        (
            "One attack can deal more wounds than the track has room for. Here wounds past the "
            "fifth are dealt but not counted; the track ends at 5."
        ),
    )
    STRESSED_RESIST = (
        "r-stressed-resist",
        Wounds.STRESSED,
        "Resistances of the stressed",
        (
            "A stressed target's Nerve is 0; nothing is said about its individual resistances. "
            "Here they still count."
        ),
    )
    STRESS_FLOOR = (
        "r-stress-floor",
        Wounds.STRESSED,
        "How low stress goes",
        (
            "The source speaks of 0 stress or less. Here stress stops at 0. A rise does not lift a "
            "stressed side's Nerve, and Nerve is 0 as soon as stress is."
        ),
    )
    RESIST_CARDS = (
        "r-resist-cards",
        Wounds.RESIST_ONLY,
        "Cards lost",
        (
            "How many cards does an attack that wounds take? Here it is one for each wound; the "
            "words can also be read as one card whatever the number."
        ),
        {
            "each": "Each wound removes 1 card.",
            "one": "An attack that wounds removes 1 card, however many wounds it would cause.",
        },
    )
