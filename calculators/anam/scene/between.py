"""What may be done while nobody acts: time, care, modifiers, armour, coming and going."""

from collections.abc import Callable

from calculators.anam import inputs
from calculators.anam.scene.acting import conditions, pick
from calculators.anam.scene.setup import armour, of, sheet
from calculators.kit.fields import Field, Whole, YesNo
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Move
from rules_core.anam.terms import Care, What, signed
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.between import LONGEST_DAY
from rules_core.anam.tracker.care import together
from rules_core.anam.tracker.legal import possible
from rules_core.anam.tracker.setup import Sheet
from rules_core.anam.tracker.state import Conflict, Person
from rules_core.anam.tracker.telling_between import capital
from rules_core.anam.tracker.trial import left

MODIFIERS = "Modifiers that last"
ARMOUR = "Armour"
HEALING = "Rest, care and weeks"


def between(state: Conflict) -> tuple[Move, ...]:
    """All that the rules allow now."""
    may = possible(state)
    moves = [Move(e.TurnBegan, "The next turn", tone="quiet")]
    moves += [Move(e.SceneEnded, "The scene ends", note="All Bruises clear.", tone="quiet")]
    for part in (_modifiers, _armour, _healing, _people):
        moves += [move for move in part(state) if move.event in may]
    return tuple(moves)


def _modifiers(state: Conflict) -> list[Move]:
    kind = of(inputs.Kind("Kind", "Circumstance, or a word of your own."), "kind")
    fields = (
        _any(state),
        of(kind, "kind", default="circumstance"),
        Whole("Modifier", name="value", least=-6, most=6, default=1),
    )
    moves = [Move(e.ModifierAdded, "Add it", fields, fold=MODIFIERS)]
    for who in state.present:
        for number, held in enumerate(state.person(who).modifiers, 1):
            label = f"End {held.kind} {signed(left(held))} of {state.name(who)}"
            fixed = {"who": who, "modifier": number}
            moves.append(Move(e.ModifierEnded, label, fixed=fixed, fold=MODIFIERS))
    return moves


def _any(state: Conflict) -> Pick:
    return pick(state, "who", "Who?")


def _armour(state: Conflict) -> list[Move]:
    hours = Whole("Hours in it", name="hours", least=1, most=LONGEST_DAY, default=1)
    worn = tuple(of(f, f.name, default=getattr(Sheet(), f.name)) for f in armour())
    return [
        Move(e.HoursPassed, "Hours go by", (hours,), fold=ARMOUR),
        Move(e.ArmourChanged, "Put it on, or off", (_any(state), *worn), fold=ARMOUR),
    ]


def _those(state: Conflict, kept: Callable[[Person], bool]) -> tuple[int, ...]:
    return tuple(who for who in state.present if kept(state.person(who)))


def _healing(state: Conflict) -> list[Move]:
    moves = []
    tired = _those(state, lambda p: bool(p.wounds) or p.down) or state.present
    who = pick(state, "who", "Who had a full scene of rest?", tired)
    moves.append(Move(e.Rested, who.label, (who,), fold=HEALING))
    for whose, number, condition in conditions(state):
        if number - 1 != min(together(state.person(whose), number - 1)):
            continue  # one with another
        fixed = {"who": whose, "condition": number}
        said = f"{condition.told} of {state.name(whose)}"
        if condition.kind is What.INJURY or condition.last:
            for care in Care:
                if care not in (Care.NONE, condition.care):
                    label = f"{capital(care.value)} care for {said}"
                    chosen = {**fixed, "care": care}
                    moves.append(Move(e.Cared, label, fixed=chosen, fold=HEALING))
        moves.append(Move(e.Lifted, f"End {said}", fixed=fixed, fold=HEALING))
    weeks = (
        Whole("Weeks", "0 only where a session begins.", name="weeks", least=0, most=52, default=1),
        YesNo("Then a new session begins", name="session", default=False),
    )
    moves.append(Move(e.WeeksPassed, "Weeks go by", weeks, fold=HEALING))
    down = _those(state, lambda p: p.may_come_to)
    if down:
        label = "Who is back, as the table agrees?"
        moves.append(Move(e.CameTo, label, (pick(state, "who", label, down),), fold=HEALING))
    return moves


def _people(state: Conflict) -> list[Move]:
    fresh: tuple[Field, ...] = tuple(
        of(f, f.name, default=getattr(Sheet(), f.name)) for f in sheet()
    )
    rare = tuple(f.name for f in fresh if f.name not in ("name", "defense", "threshold"))
    leaving = _any(state)
    return [
        Move(e.Joined, "They join", fresh, rare=rare, fold="Another character joins"),
        Move(e.Left, "Who is counted no longer?", (leaving,), fold="Somebody leaves"),
    ]
