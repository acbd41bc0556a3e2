"""The rules of the chapter `clockwork/turns`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Turns(Rule):
    """Rules of this chapter."""

    MIXED = (
        "clockwork/turns#cd-mixed",
        "Fist and word",
        (
            "Fights hold feints, threats and distractions, and a talk may turn to blows. Guard and "
            "Morale belong to fights, Disposition and Esteem to talks, Armor and Potency to both; "
            "all are worked out at the start. Guard is reading your opponent without losing your "
            "balance. Avenues are places at a target, taken or free, while the people themselves "
            "move all the time."
        ),
    )
    SEQUENCE = (
        "clockwork/turns#cd-sequence",
        "The order of a conflict",
        (
            "First work out everyone's conflict traits. Then roll initiative. Then take turns in "
            "that order, round by round."
        ),
    )
    INITIATIVE = (
        "clockwork/turns#cd-initiative",
        "Initiative",
        (
            "As a rule you test Focus + Tactics before a fight and Focus + Composure before a "
            "talk, without any difficulty dice. A triumph gives you the first place, or a free "
            "maneuver before the conflict."
        ),
    )
    TURN = (
        "clockwork/turns#cd-turn",
        "Your turn",
        (
            "Each turn gives you 1 move, 1 action and 1 maneuver, in any order that makes sense. "
            "You may trade the action for 1 more move or 1 more maneuver."
        ),
    )
    SOCIAL_LIMIT = (
        "clockwork/turns#cd-social-limit",
        "Three rounds of talk",
        (
            "A social conflict lasts 3 rounds. What is unresolved by then waits for a later "
            "encounter, and dispositions may change between the two. Physical violence ends a "
            "social conflict."
        ),
    )
    MOVE = (
        "clockwork/turns#cd-move",
        "Move",
        (
            "A move takes you about 10 feet and re-centres your zone of control; where zones are "
            "places, it takes you to an adjacent one. Whoever is in your zone is engaged with you. "
            "If an opponent is in your own zone during any part of your move, that opponent may "
            "interrupt it with a reaction."
        ),
    )
    ACTION = (
        "clockwork/turns#cd-action",
        "Action",
        (
            "An action is a test: usually an attack, or a try for some advantage. While it lasts "
            "you move freely in your own zone, and may attack or handle whatever is there."
        ),
    )
    MANEUVERS = (
        "clockwork/turns#cd-maneuvers",
        "Maneuvers",
        (
            "Anything that takes a moment and no test is a maneuver.\n"
            "Aim (fights): a firearm or bow that is not aimed meets 1 more difficulty die, and "
            "aiming removes it; a thrown or short-range weapon gains 1 boost die instead. You "
            "cannot aim with an opponent in your zone.\n"
            "Elicit Aid: a maneuver before your action. Allies who have not acted this round test "
            "now for the same end, with other traits if the Narrator agrees, and lose their turn. "
            "The attackers choose which result counts, and all of them share one avenue. Any "
            "despair among the results is a Pontus Event, which the source does not describe.\n"
            "Interact: open a door, press a button, throw a lever, draw or stow a weapon.\n"
            "Passive trait test: whatever you can do by a passive test.\n"
            "Sidestep: close one of your own avenues until your next action, or one of an ally's "
            "beside you; two of you may do so back to back. With none left you cannot attack, and "
            "in a talk a sidestep is a faux pas.\n"
            "Take Cover (fights): an object in your zone becomes light or heavy cover.\n"
            "Attract (talks): make one person listen to you.\n"
            "Defensive Stance: regain 1 Guard, up to your maximum, for 1 setback die on your next "
            "attack.\n"
            "The despair and this setback are the editor's reading."
        ),
        Mark.EDITOR,
    )
    PASSIVE = (
        "clockwork/turns#cd-passive",
        "Passive tests",
        (
            "A passive test needs no roll. It succeeds when its difficulty is no higher than half "
            "the sum of your skill and your aptitude."
        ),
    )
    AMBUSH = (
        "clockwork/turns#cd-ambush",
        "Ambush",
        (
            "The attackers test Reason + Tactics against the victims' Focus + Tactics, and the "
            "Narrator may modify this for the terrain. On a success all attackers act first, and "
            "the victims cannot raise their Guard until the attack is over."
        ),
    )


class TurnsRuling(Ruling):
    """Rulings of this chapter."""

    ORDER = (
        "r-cd-order",
        Turns.INITIATIVE,
        "Who goes first",
        (
            "How the rolls are compared is not told. Here more net success goes first; ties go by "
            "net advantage, and then to the players."
        ),
    )
    INITIATIVE_WOUND = (
        "r-cd-initiative-wound",
        Turns.INITIATIVE,
        "Wounds and initiative",
        (
            "The wounded add their wound penalty to this roll, but a wound is told both as an "
            "upgrade and as a penalty of −2. Here it is the upgrade, as for all checks."
        ),
        {
            "upgrade": (
                "Each wound is one upgrade; where there is no difficulty die to turn, it adds one."
            ),
            "minus-two": "Each wound takes 2 off your net success.",
        },
    )
    REACT = (
        "r-cd-react",
        Turns.MOVE,
        "What a reaction is",
        (
            "What a reaction may be is promised and never told. Here the Narrator says; there is "
            "no default."
        ),
    )
    STANCE = (
        "r-cd-stance",
        Turns.MANEUVERS,
        "What the stance costs",
        (
            "The symbol of the stance's cost is lost. Here it is 1 setback die, not an added "
            "difficulty die."
        ),
    )
    PASSIVE = (
        "r-cd-passive",
        Turns.PASSIVE,
        "Half of an odd sum",
        (
            "Whether the half is rounded is not told. Here it stays as it is, which gives the same "
            "as rounding down: a sum of 10 is enough for difficulty 5, a sum of 5 is not enough "
            "for difficulty 3."
        ),
        {
            "exact": "The half stays as it is: 3 is more than 2.5, and fails.",
            "up": "It is rounded up, as for Guard and defence: 3 is no more than 3, and succeeds.",
        },
    )
    COMPETITIVE = (
        "r-cd-competitive",
        Turns.AMBUSH,
        "Competitive checks",
        (
            "How a competitive check is compared is not told. Here both sides roll without "
            "difficulty; more net success wins, then more net advantage. A tie goes to the "
            "defender or, with a piece of writing, to the reader."
        ),
    )
