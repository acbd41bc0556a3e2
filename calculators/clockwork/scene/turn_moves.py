"""The moves of a turn: only those that the rules allow now."""

from dataclasses import replace

from calculators.clockwork.scene.fields import DICE, POTENCY, WHAT, whole
from calculators.kit.fields import Field, Words
from calculators.kit.scene.board import Move
from calculators.kit.values import as_text
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.legal import may
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import against_of, arena_of, potency_of
from rules_core.clockwork.encounter.words import Approach, Share
from rules_core.clockwork.terms import Trait

VERBS = {
    Approach.BLOW: "Attack {}",
    Approach.PLEA: "Argue with {}",
    Approach.TRICK: "Trick {}",
    Approach.THREAT: "Threaten {}",
}
WORDS = "Words in a fight"
OTHER_WORDS = "Trick or threaten"
MORE = "An attack with the Narrator's dice, or another Potency"
MANEUVERS = "A maneuver"
TRADE = "Trade the action, or use it otherwise"
LEAVE = "Somebody leaves or yields"
NARRATOR = "The Narrator's word"


def turn_moves(state: Conflict) -> tuple[Move, ...]:
    """Everything that may be done on a turn."""
    found = [*_attacks(state), *_moves(state), *_maneuvers(state), *_actions(state)]
    found += [Move(e.TurnEnded, "End the turn", tone="quiet")]
    return (*found, *_leaving(state), *narrator(state))


def _name(state: Conflict, id: int) -> str:
    return state.actor(id).name


def planned(state: Conflict, event: e.Attacked) -> Attack:
    """An attack as it would be, for its dice."""
    actor = state.actor(state.acting)
    return Attack(
        by=actor.id,
        target=event.target,
        approach=event.approach,
        against=event.against or against_of(state, event.approach),
        arena=arena_of(state, event.approach),
        potency=potency_of(actor, event.approach).value,
    )


def _attacks(state: Conflict) -> list[Move]:
    found, more = [], []
    for event in may(state, e.Attacked):
        assert isinstance(event, e.Attacked)
        attack = planned(state, event)
        target = _name(state, event.target)
        label = VERBS[event.approach].format(target)
        if state.is_fight and attack.words:
            label += f", against {attack.against.label}"
        fixed = {"target": event.target, "approach": event.approach, "against": event.against}
        dice = as_text(attack_dice(state, attack, attack.by)[0].value)
        level = _level(state, attack)
        note = f"{dice}; {level}. Potency {attack.potency}."
        main = event.approach in (Approach.BLOW, Approach.PLEA)
        fold = "" if main else (WORDS if state.is_fight else OTHER_WORDS)
        found.append(Move(e.Attacked, label, fixed=fixed, note=note, fold=fold))
        fields = (whole(POTENCY, "potency", attack.potency), *DICE, *_matter(state))
        more.append(Move(e.Attacked, label, fields, fixed=fixed, fold=MORE))
    return found + more


def _level(state: Conflict, attack: Attack) -> str:
    target = state.actor(attack.target)
    if attack.against is Trait.GUARD and state.is_bound(target.id):
        return "no Guard in a hold"
    return attack.against.level(target.level(attack.against).value)


def _matter(state: Conflict) -> tuple[Field, ...]:
    return () if state.is_fight else (Words("What is argued", name="matter", default=""),)


def _moves(state: Conflict) -> list[Move]:
    found = []
    can_strike = any(
        isinstance(a, e.Attacked) and a.approach is Approach.BLOW for a in may(state, e.Attacked)
    )
    for event in may(state, e.Moved):
        assert isinstance(event, e.Moved)
        if not event.to:
            label = "Move away" if state.is_fight else "Step back"
            note = "" if state.is_fight else "It gives up your place, unless you called for aid."
            has_place = state.is_fight or any(by == state.acting for _, by in state.holders)
            fold = "" if has_place else TRADE
            found.append(Move(e.Moved, label, fixed={"to": 0}, note=note, tone="quiet", fold=fold))
            continue
        foe = state.actor(event.to).side is not state.actor(state.acting).side
        tone = "main" if foe and not can_strike else "quiet"
        label = f"Move in on {_name(state, event.to)}" if foe else f"Join {_name(state, event.to)}"
        found.append(Move(e.Moved, label, fixed={"to": event.to}, tone=tone))
    return found


def _maneuvers(state: Conflict) -> list[Move]:
    found: list[Move] = []
    for event in may(state, e.CalledAid):
        assert isinstance(event, e.CalledAid)
        names = " and ".join(_name(state, id) for id in event.helpers)
        note = "They test now and lose their turn; the attackers choose the roll that counts."
        fixed = {"helpers": event.helpers}
        found.append(
            Move(e.CalledAid, f"Elicit Aid: {names}", fixed=fixed, note=note, fold=MANEUVERS)
        )
    for kind, label, note in (
        (e.Aimed, "Aim", "No added difficulty for a firearm or bow; a boost for thrown weapons."),
        (e.TookStance, "Defensive Stance", "1 Guard back, 1 setback die on your next attack."),
        (e.ShiftedGrip, "Shift the grip", "To parry with a ranged weapon, or to shoot again."),
    ):
        if may(state, kind):
            found.append(Move(kind, label, note=note, fold=MANEUVERS))
    for step in may(state, e.Sidestepped):
        assert isinstance(step, e.Sidestepped)
        own = step.of == state.acting
        label = "Sidestep" if own else f"Sidestep for {_name(state, step.of)}"
        note = "Closes an avenue until your next action."
        note += "" if state.is_fight else " A faux pas in a talk."
        found.append(Move(e.Sidestepped, label, fixed={"of": step.of}, note=note, fold=MANEUVERS))
    for cover in may(state, e.TookCover):
        assert isinstance(cover, e.TookCover)
        label = f"Take {cover.cover.value} cover"
        found.append(Move(e.TookCover, label, fixed={"cover": cover.cover}, fold=MANEUVERS))
    for call in may(state, e.Attracted):
        assert isinstance(call, e.Attracted)
        label = f"Make {_name(state, call.target)} listen"
        found.append(Move(e.Attracted, label, fixed={"target": call.target}, fold=MANEUVERS))
    if may(state, e.Interacted):
        what = (replace(WHAT, label="With what", default=""),)
        found.append(Move(e.Interacted, "Handle a thing", what, fold=MANEUVERS))
        found.append(Move(e.TestedPassively, "A passive test", _passive(), fold=MANEUVERS))
    return found


def _passive() -> tuple[Field, ...]:
    return (
        whole("Aptitude", "aptitude", 2, 6),
        whole("Skill", "skill", 1, 6),
        whole("Difficulty", "difficulty", 1, 10),
    )


def _actions(state: Conflict) -> list[Move]:
    found: list[Move] = []
    if may(state, e.KeptHold):
        held = state.holding(state.acting)
        label = f"Keep hold of {_name(state, held)}" if held else "Keep hold"
        found.append(Move(e.KeptHold, label, note="It takes the action."))
    if may(state, e.LetGo):
        found.append(Move(e.LetGo, "Let go", tone="quiet"))
    for event in may(state, e.Rallied):
        assert isinstance(event, e.Rallied)
        label = f"Rally {_name(state, event.target)}"
        fields = (whole("Difficulty", "difficulty", 2, 5, "As the Narrator says."),)
        found.append(Move(e.Rallied, label, fields, fixed={"target": event.target}, fold=TRADE))
    for trade in may(state, e.Traded):
        assert isinstance(trade, e.Traded)
        what = "move" if trade.share is Share.MOVE else "maneuver"
        fixed = {"share": trade.share}
        found.append(Move(e.Traded, f"For a second {what}", fixed=fixed, fold=TRADE))
    if may(state, e.Acted):
        what_for = (replace(WHAT, label="Another test", default=""),)
        found.append(Move(e.Acted, "The action goes to this", what_for, fold=TRADE))
    return found


def _leaving(state: Conflict) -> list[Move]:
    found = []
    for actor in state.actors:
        found += _way_out(state, actor)
    return found


def _way_out(state: Conflict, actor: Actor) -> list[Move]:
    fixed, found = {"who": actor.id}, []
    if e.Left(actor.id) in may(state, e.Left):
        label = f"{actor.name} flees" if state.is_fight else f"{actor.name} leaves"
        note = "" if state.is_fight else "Pressing on after that is a faux pas."
        found.append(Move(e.Left, label, fixed=fixed, note=note, tone="apart", fold=LEAVE))
    if actor.is_in:
        label = f"{actor.name} yields"
        found.append(Move(e.Yielded, label, fixed=fixed, tone="apart", fold=LEAVE))
    return found


def narrator(state: Conflict) -> list[Move]:
    """What the Narrator may say between two attacks."""
    found: list[Move] = []
    if not may(state, e.Closed):
        return found
    if may(state, e.CameToBlows):
        found.append(Move(e.CameToBlows, "It comes to blows", tone="apart", fold=NARRATOR))
    then = (Words("How it ends", name="then", default=""),)
    found.append(Move(e.Closed, "The Narrator ends it", then, fold=NARRATOR))
    return found
