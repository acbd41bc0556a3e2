"""The rules of the chapter `clockwork/attack`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Attack(Rule):
    """Rules of this chapter."""

    ATTACK = (
        "clockwork/attack#cd-attack",
        "The attack",
        (
            "As a rule, in a fight you test Grace + a weapon skill against Vigor + Athletics, or "
            "against Vigor + a weapon skill if the defender has such a weapon in hand. In a talk "
            "you test Presence + a social skill against Will + Composure; against trickery one "
            "defends with Will + Intuition. Other pairs stand as the Narrator agrees; the source "
            "points to a table of them that it has lost."
        ),
    )
    DEFENSE = (
        "clockwork/attack#cd-defense",
        "Defence dice",
        (
            "The defender's pair makes the difficulty. Take the higher of aptitude and skill, "
            "halve it, round up: so many difficulty dice, upgraded as many times as the lower of "
            "the two. 3 and 2 make 2 challenge dice. 5 and 1 make 1 challenge and 2 difficulty, "
            "and so do 1 and 5. 5 and 5 make 4 challenge. 2 and 0 make 1 difficulty."
        ),
    )
    RESULT_SUCCESS = (
        "clockwork/attack#cd-result-success",
        "Success",
        (
            "With 1 net success your attack lowers the target's Guard or Disposition by 1, and by "
            "1 more for each further net success. Where Guard is 0 already, or Disposition "
            "Favorable already, you place one outcome of your choice instead, 1 an attack. That "
            "this symbol is success is the editor's reading."
        ),
        Mark.EDITOR,
    )
    RESULT_ADVANTAGE = (
        "clockwork/attack#cd-result-advantage",
        "Advantage",
        (
            "On a successful attack, with Guard up or Disposition above Favorable, and Potency "
            "above Armor, advantage buys rolls on the condition table: as many as Potency minus "
            "Armor. You place any of those that came up, or any of the weapon's own. Further "
            "advantage buys 1 more roll, or 1 more Potency for this attack. That this symbol is "
            "advantage is the editor's reading."
        ),
        Mark.EDITOR,
    )
    RESULT_TRIUMPH = (
        "clockwork/attack#cd-result-triumph",
        "Triumph",
        (
            "A triumph on a successful attack does one of two things. With Guard up, the attack "
            "ignores Guard and penetrates; with Guard down, the opponent may be incapacitated. A "
            "Guard that is bypassed is not lowered by that attack, and counts as up for buying "
            "conditions. Against a firearm or surprise Guard is not up. That this symbol is "
            "triumph is the editor's reading."
        ),
        Mark.EDITOR,
    )
    RESULT_FAILURE = (
        "clockwork/attack#cd-result-failure",
        "Failure",
        (
            "With net failure the attacker loses 1 Guard or Disposition for each, but never falls "
            "below Guard 0 or Favorable. That this symbol is failure is the editor's reading."
        ),
        Mark.EDITOR,
    )
    RESULT_THREAT = (
        "clockwork/attack#cd-result-threat",
        "Threat",
        (
            "For 1 threat the attacker's next check takes a setback die, if the defender wishes. "
            "For 2 the defender may put one standard condition on the attacker, by a roll on the "
            "condition table, with 1 more roll for each further threat. That these symbols are "
            "threat is the editor's reading."
        ),
        Mark.EDITOR,
    )
    RESULT_DESPAIR = (
        "clockwork/attack#cd-result-despair",
        "Despair",
        (
            "For a despair the defender may put an outcome on the attacker. That this symbol is "
            "despair is the editor's reading."
        ),
        Mark.EDITOR,
    )
    SOCIAL_IN_FIGHT = (
        "clockwork/attack#cd-social-in-fight",
        "Words in a fight",
        (
            "Social attacks in a fight lower Guard or Morale, but they place no outcomes and buy "
            "no conditions."
        ),
    )


class AttackRuling(Ruling):
    """Rulings of this chapter."""

    OVERFLOW = (
        "r-cd-overflow",
        Attack.DEFENSE,
        "Upgrades left over",
        (
            "What becomes of upgrades when every die is turned is not told for defence. Here they "
            "go on as everywhere: one adds a difficulty die, the next turns it. The other reading "
            "stops there, for defence dice only."
        ),
        {
            "overflow": "Upgrades left over go on: 5 and 5 make 4 challenge dice.",
            "stop": "Defence dice only: upgrades left over are lost, 5 and 5 make 3 challenge.",
        },
    )
    COST = (
        "r-cd-cost",
        Attack.RESULT_ADVANTAGE,
        "What rolls cost",
        (
            "How much advantage the first rolls take, and again each further step, is lost with "
            "the symbols. Here it is 1; you can choose any number from 1 to 3."
        ),
        {
            "1": "1 advantage for the first rolls and for each further step.",
            "2": "2 advantage for the first rolls and for each further step.",
            "3": "3 advantage for the first rolls and for each further step.",
        },
    )
    ADVANTAGE_DOWN = (
        "r-cd-advantage-down",
        Attack.RESULT_ADVANTAGE,
        "Only while they are up",
        (
            "One passage lets advantage buy conditions only while Guard is up, or Disposition "
            "above Favorable; a second does not ask for that. Here the first one holds."
        ),
    )
    RAISE_POTENCY = (
        "r-cd-raise-potency",
        Attack.RESULT_ADVANTAGE,
        "Potency first",
        (
            "Potency must exceed Armor before advantage is spent. Here raising it with advantage "
            "cannot lift a weapon over the armour."
        ),
    )
    STRIP = (
        "r-cd-strip",
        Attack.RESULT_ADVANTAGE,
        "Disarmed on armour",
        (
            "Disarmed on armour is told beside the price of conditions. Here it is the outcome of "
            "a penetrating attack, at no cost in advantage, in social conflict too, where the "
            "proof is put in doubt. Later attacks meet no armour."
        ),
    )
    TRIUMPH_SOCIAL = (
        "r-cd-triumph-social",
        Attack.RESULT_TRIUMPH,
        "Triumph in a talk",
        (
            "Does a triumph bypass a Disposition above Favorable as well? Here it does: the "
            "passage on penetrating attacks says Guard, too, and lists social outcomes."
        ),
        {
            "yes": "A triumph also bypasses a Disposition above Favorable.",
            "no": "A triumph bypasses Guard only.",
        },
    )
    FAILURE = (
        "r-cd-failure",
        Attack.RESULT_FAILURE,
        "What costs the attacker",
        (
            "The symbol of this line is lost. Here it is failure, the mirror of the line on "
            "success; the other reading makes it threat."
        ),
        {
            "failure": "The attacker loses 1 for every net failure.",
            "threat": "The attacker loses 1 for every net threat, whether the attack hit or not.",
        },
    )
    THREAT_FIRST = (
        "r-cd-threat-first",
        Attack.RESULT_THREAT,
        "Threats for the setback",
        (
            "How many threats the setback takes is lost with the symbols. Here 1 is enough; the "
            "other reading asks for 2."
        ),
        {"1": "1 threat gives the setback.", "2": "2 threats give the setback."},
    )
    THREAT_CONDITION = (
        "r-cd-threat-condition",
        Attack.RESULT_THREAT,
        "Threats for the condition",
        (
            "How many threats the condition takes is lost with the symbols. Here it is 2; you can "
            "choose any number from 1 to 3."
        ),
        {
            "2": "2 threats give the condition.",
            "1": "1 threat gives the condition.",
            "3": "3 threats give the condition.",
        },
    )
