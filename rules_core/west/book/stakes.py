"""The rules of the chapter `west/stakes`, in the book's words."""

from rules_core.rulebook import Rule, Ruling


class Stakes(Rule):
    """Rules of this chapter."""

    STYLES = (
        "west/stakes#tw-styles",
        "The four styles",
        "You attack in one of four styles: Argument (its traits are Presence and Knowledge), Fast "
        "Talk (Presence and Acuity), Intimidation (Presence and Strength) or Persuasion (Presence "
        "and Essence). You may try any of them without its specialization; with it, a successful "
        "check gains 1 free bump.",
    )
    STYLE_WORDS = (
        "west/stakes#tw-style-words",
        "When to use which",
        "Argument works with evidence and reasoning; it is the safest when it fails, at home in "
        "court and lost on a room about to brawl. Fast Talk works with tricks, patter and "
        "confusion: much to gain, and hard going after a slip. Intimidation threatens any "
        "consequence, a beating, exposure or ruin; it may stop a brawl, and may make a shopkeeper "
        "fetch the law. Persuasion uses warmth and sympathy to win someone over or to calm them.",
    )
    LEANINGS = (
        "west/stakes#tw-leanings",
        "What people resist",
        "People differ. Someone trained in debate or doctrine shrugs off Argument, a swindler sees "
        "Fast Talk and charm coming, a hopeful crowd is easily charmed. The Judge shows it by the "
        "target's specializations or, if individual resistances are used, by where these start.",
    )
    PARTIES = (
        "west/stakes#tw-parties",
        "Two parties, two phases",
        "A social combat has two parties: the instigator, who opens it, and the audience, one "
        "person or several. A round has two phases: the instigator's attack, then the audience's. "
        "Whoever attacks is the aggressor of that phase, the other the target. Companions take no "
        "phase of their own.",
    )
    SCOPE = (
        "west/stakes#tw-scope",
        "What talk can win",
        "Social combat settles one limited aim: a better price, not the whole stable; a foe who "
        "runs, not one who changes sides. It serves a scene, it does not replace playing it, and "
        "not every talk needs it. The Judge prepares such a scene as carefully as a fight. Pools "
        "are short so that nobody can wear down a whole county: whoever makes no point in time is "
        "no longer heard.",
    )
    STAKES = (
        "west/stakes#tw-stakes",
        "Stakes and counter-stakes",
        "The instigator declares what winning gets; the Judge accepts, changes (telling the player "
        "first) or refuses it. Some audiences cannot be moved at all. Stakes that fit: talk past a "
        "guard (Intimidation), coax a hint from a clerk (Persuasion), win a jury (Argument), hold "
        "a lookout's eye (Fast Talk); the same aim by another style ends differently. What nobody "
        "present can grant (a discount where prices are fixed) is refused; $2 of goods by "
        "confusion may stand. The Judge may soften “my friends get by” to a bonus on their check, "
        "and may set counter-stakes, which suit a target that pushes back: the talker gives up and "
        "goes, unless it comes to blows.",
    )
    CONSEQUENCE = (
        "west/stakes#tw-consequence",
        "Standing by the outcome",
        "Whoever enters a social combat takes a risk and stands by its outcome, as with a lost "
        "fist fight; you are conscious afterwards, and you play the defeat. The way out is to "
        "disengage in time, at the price of the counter-stakes.",
    )
    TRIGGERS = (
        "west/stakes#tw-triggers",
        "Trigger points",
        "The Judge gives the audience one or more trigger points, in stress wounds or in stress "
        "damage, at which it yields: 1 where little is at stake, 3 where loyalty or fear of "
        "punishment holds it, 5 for plain betrayal. Further triggers may hang on a style, meant or "
        "merely heard: an audience that feels threatened may come to blows, run off or call for "
        "help, which ends the talk. Any trigger may stay secret. A player's own trigger is the "
        "number of stress wounds they are ready to bear.",
    )
    TRIGGER_COUNT = (
        "west/stakes#tw-trigger-count",
        "Wounds that count",
        "The stress wounds that the audience does to itself, by a calamity or by a loss it takes, "
        "count towards its trigger like those the instigator inflicts.",
    )
    TRIGGER_SHIFT = (
        "west/stakes#tw-trigger-shift",
        "A trigger that moves",
        "This is the Judge's option. A calamity of the instigator, or 2 failed attacks in a row, "
        "raises the audience's trigger by 1. A calamity on the audience's own attack lowers it by "
        "1 or gives the instigator 1 more card.",
    )


class StakesRuling(Ruling):
    """Rulings of this chapter."""

    GROUP = (
        "r-group",
        Stakes.PARTIES,
        "Figures for a group",
        "The source does not tell the figures of a group. The Judge names one set for all of it: "
        "Social Combat, Nerve, Willpower, stress, Clarity, Resolve and pool.",
    )
    TRIGGER_DAMAGE = (
        "r-trigger-damage",
        Stakes.TRIGGERS,
        "What stress damage is",
        "The source does not say what counts towards a trigger in stress damage. Here all effect "
        "dealt counts, before Willpower divides it: the word has that sense in the damage rule. "
        "The other reading counts what came off stress.",
        {
            "effect": "All effect dealt counts, before it is divided by Willpower.",
            "points": "Only the points that came off stress count.",
        },
    )
    TRIGGER_OLD = (
        "r-trigger-old",
        Stakes.TRIGGER_COUNT,
        "Wounds from before",
        "Wounds brought into the encounter do not count, since the trigger is what has to be "
        "inflicted here; the other reading counts them. The will that breaks at 5 counts all.",
    )
    TRIGGER_FLOOR = (
        "r-trigger-floor",
        Stakes.TRIGGER_SHIFT,
        "How low a trigger goes",
        "The source sets no floor. Here a trigger never falls below 1, and if the wounds already "
        "dealt reach the new figure, it fires at once.",
    )
