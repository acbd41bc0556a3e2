"""The rules of the chapter `anam/actions`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Actions(Rule):
    """Rules of this chapter."""

    ACTIONS = (
        "anam/actions#an-actions",
        "What you do in a turn",
        (
            "In one turn you may take the free actions that fit into its length, one move where "
            "the arena has room for it, and one task, unless a special attribute grants more. "
            "Free actions are not tested: to draw a weapon from a good sheath, to drop something, "
            "to say a word or two in mental conflict or two sentences in physical conflict. In "
            "social conflict, where talk is the task, any talk besides it tends to be a negative "
            "circumstance. The arena decides how far a move goes. A task is an attack, an active "
            "defence, a manipulation or any other act that calls for a test."
        ),
    )
    ATTACK = (
        "anam/actions#an-attack",
        "Attack",
        (
            "An attack tries to overcome, hold or hurt someone; a success leaves Bruises, Wounds "
            "or a condition. Its difficulty is the target's defence level for that arena and that "
            "kind of attack. A target who is aware of you has it; for one who is unaware the "
            "Narrator sets the difficulty, and you enter it."
        ),
        Mark.INPUT,
    )
    DEFENSE = (
        "anam/actions#an-defense",
        "Parry and dodge",
        (
            "You parry with the ability that you are attacked with, or with one like it. You get "
            "out of the way with an ability made for that: Dodge in physical, Evade in mental, "
            "Avoid in social conflict. The level of the ability is the attacker's difficulty. "
            "Where both apply, the higher level counts."
        ),
    )
    ACTIVE_DEFENSE = (
        "anam/actions#an-active-defense",
        "Active defence",
        (
            "Your passive level is reflex, and it never varies. To defend actively is your task "
            "for the turn: you test the ability, and the level you get may be better than the "
            "passive one, or worse. That level then holds against all attacks of that type this "
            "round. Several attackers get a circumstance bonus for their number; its size is not "
            "given, so you enter it."
        ),
        Mark.INPUT,
    )
    MANIPULATION = (
        "anam/actions#an-manipulation",
        "Manipulation",
        (
            "To manipulate is to turn the circumstances of a conflict to your use: to gain the "
            "high ground, to flank, to taunt, to read your opponent. A success gives a "
            "circumstance modifier, as a bonus for yourself or an ally or as a penalty for your "
            "opponent. It behaves like an advantage that wears off: it is added to the ordinary "
            "circumstance modifiers, and since the target adapts it shrinks by 1 with each use "
            "until it is gone. Its size at the start is not given, so you enter it."
        ),
        Mark.INPUT,
    )


class ActionsRuling(Ruling):
    """Rulings of this chapter."""

    MANIP_CAP = (
        "r-an-manip-cap",
        Actions.MANIPULATION,
        "Manipulation and the limit",
        (
            "A manipulation is added to the ordinary modifiers; whether it may lead past their "
            "limit is not said. Here the limit holds for the sum: with a manipulation too, it is "
            "no less than −6 and no more than +6."
        ),
    )
