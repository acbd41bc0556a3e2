"""The moves before a round and after a roll: only those that the rules allow now."""

from collections.abc import Callable
from random import Random, SystemRandom

from calculators.clockwork.scene.fields import net, symbol, whole
from calculators.kit.fields import Whole, Words
from calculators.kit.lists import ListOf
from calculators.kit.scene.board import Move
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import may
from rules_core.clockwork.encounter.order import unrolled
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.spend import attack_of, condition_rolls, placer
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.strikes import roller
from rules_core.clockwork.encounter.words import Stage
from rules_core.clockwork.terms import Condition, Outcome, count

CHANCE: Random = SystemRandom()
ROLL = "Roll the dice"
ANY = "A condition of your choice"
OUTCOMES = {
    Outcome.WOUND: ("Wound", "1 wound; in a fight their Morale falls too."),
    Outcome.SUBDUE: ("Subdue", "A hold: neither has any Guard until you are parted."),
    Outcome.CONVINCE: ("Convince", "They believe it until given reason not to."),
    Outcome.PERSUADE: ("Persuade", "They want to act so, in the safest and easiest way."),
    Outcome.DISARM_ARMOR: ("Disarmed, on the Armor", "Later attacks meet no Armor."),
}


def _ambush(state: Conflict) -> list[Move]:
    fields = (
        net("Attackers' net success", "success"),
        net("Attackers' net advantage", "advantage"),
        net("Victims' net success", "victim_success"),
        net("Victims' net advantage", "victim_advantage"),
    )
    return [
        Move(
            e.AmbushRolled,
            "These are the rolls",
            fields,
            draw=lambda _: drawing.ambush(state, CHANCE),
            draw_label=ROLL,
        )
    ]


def _initiative(state: Conflict) -> list[Move]:
    waiting = unrolled(state)
    every = "Roll for everybody" if len(waiting) == len(state.actors) else "Roll for the others"
    found = [Move(e.AllRolled, every, draw=lambda _: drawing.all_initiative(state, CHANCE))]
    fields = (
        net("Net success", "success"),
        net("Net advantage", "advantage"),
        whole("Triumphs", "triumphs", 0),
    )
    for who in waiting:
        name = state.actor(who).name
        own = Move(
            e.InitiativeRolled,
            f"{name} has rolled this",
            fields,
            fixed={"who": who},
            tone="quiet",
            fold="Rolled at the table",
        )
        found.append(own)
    return found


def _triumph(state: Conflict) -> list[Move]:
    return [
        Move(e.TookFirst, "The first place"),
        Move(e.TookEarly, "A maneuver before it begins"),
    ]


def _roll(state: Conflict) -> list[Move]:
    attack = attack_of(state)
    _, pool = attack_dice(state, attack, roller(attack))
    names = ("success", "failure", "advantage", "threat", "triumph", "despair")
    rare = [] if pool.proficiency else ["triumph"]
    rare += [] if pool.challenge else ["despair"]
    fields = tuple(symbol(name) for name in names)
    return [
        Move(e.Rolled, ROLL, draw=lambda _: drawing.roll(state, CHANCE)),
        Move(e.Rolled, "This is the roll", fields, rare=tuple(rare), tone="quiet"),
    ]


def _choose(state: Conflict) -> list[Move]:
    attack = attack_of(state)
    found = []
    for who, shown in zip(attack.rollers, attack.rolls, strict=True):
        said = ", ".join(f"{n} {name}" for name, n in vars(shown).items() if n) or "all blank"
        label = f"The roll of {state.actor(who).name}"
        found.append(Move(e.RollChosen, label, fixed={"of": who}, note=f"{said}."))
    return found


def _spend(state: Conflict) -> list[Move]:
    """What the attacker, or the defender, may make of the roll."""
    found = _placing(state)
    if may(state, e.Felled):
        note = "A triumph on a Guard that is down."
        found.append(Move(e.Felled, "Incapacitate", note=note))
    if may(state, e.SetBack):
        cost = count(int(state.options.threat_first), "threat")
        note = f"{cost}: on the attacker's next check."
        found.append(Move(e.SetBack, "Give a setback die", note=note))
    for event in may(state, e.ConditionPlaced):
        assert isinstance(event, e.ConditionPlaced)
        label = f"Place {event.condition.value.capitalize()}"
        found.append(Move(e.ConditionPlaced, label, fixed={"condition": event.condition}))
    if may(state, e.OwnPlaced):
        found.append(_own(state))
    most = condition_rolls(state)
    if most:
        found += _condition_rolls(state, most)
    found.append(Move(e.Passed, "Leave it at that", tone="quiet"))
    if may(state, e.OtherPlaced):
        what = (Words("Which", name="what", default=""),)
        found.append(Move(e.OtherPlaced, "Place it", what, fold="An outcome of the Narrator's"))
    return found


def _placing(state: Conflict) -> list[Move]:
    found = []
    for event in may(state, e.OutcomePlaced):
        assert isinstance(event, e.OutcomePlaced)
        if event.outcome is Outcome.CONDITION:
            label = event.condition.value.capitalize()
            fixed = {"outcome": event.outcome, "condition": event.condition}
            found.append(Move(e.OutcomePlaced, label, fixed=fixed, tone="quiet", fold=ANY))
        else:
            label, note = OUTCOMES[event.outcome]
            fixed = {"outcome": event.outcome}
            found.append(Move(e.OutcomePlaced, label, fixed=fixed, note=note))
    return found


def _condition_rolls(state: Conflict, most: int) -> list[Move]:
    hint = f"{count(most, 'percentile roll')} at most, separated by commas."
    item = Whole("rolls 1 to 100", least=1, most=100)
    fields = (ListOf("Condition rolls", hint, item=item, name="rolls", most=20, default=()),)
    label = f"Roll {count(most, 'time')} on the condition table"
    return [
        Move(e.ConditionsRolled, label, draw=lambda _: drawing.conditions(most, CHANCE)),
        Move(e.ConditionsRolled, "These are the rolls", fields, tone="quiet"),
    ]


def _own(state: Conflict) -> Move:
    by, _ = placer(state)
    attack = attack_of(state)
    unknown = Condition.UNKNOWN in attack.came_up
    words = attack.words
    default = "" if unknown else state.actor(by).own_conditions(words=words)
    own = f"The {'proof' if words else 'weapon'}'s own condition"
    label = "From your rulebook's rows 51 to 100" if unknown else own
    what = (Words(label, name="what", default=default),)
    return Move(e.OwnPlaced, "Place it", what)


def _purpose(state: Conflict) -> list[Move]:
    return [
        Move(e.PurposeSpent, "Spend 1 Purpose", note="The outcome does not stand."),
        Move(e.Believed, "Let it stand", tone="quiet"),
    ]


ROLL_MOVES: dict[Stage, Callable[[Conflict], list[Move]]] = {
    Stage.AMBUSH: _ambush,
    Stage.INITIATIVE: _initiative,
    Stage.TRIUMPH: _triumph,
    Stage.ROLL: _roll,
    Stage.CHOOSE: _choose,
    Stage.ATTACKER: _spend,
    Stage.PURPOSE: _purpose,
    Stage.DEFENDER: _spend,
}
"""The moves of every stage but a turn's."""
