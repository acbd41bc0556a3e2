"""Everybody as they stand: Guard, Morale and wounds in a fight, Disposition in a talk."""

from typing import Any

from calculators.kit.scene.board import Meter, Strip
from rules_core.clockwork.book import Outcomes, OutcomesRuling
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.harm import MOST_WOUNDS
from rules_core.clockwork.encounter.reach import ways_to
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.strikes import roller
from rules_core.clockwork.encounter.telling import FATES
from rules_core.clockwork.encounter.words import Stage
from rules_core.clockwork.terms import Rung
from rules_core.figures import Figure

Figures = dict[str, Figure[Any]]


def strips(state: Conflict) -> tuple[Strip, ...]:
    """A strip for everyone, the players first; who is out comes last."""
    shown = sorted(state.actors, key=lambda a: (not a.is_in, a.side.value != "players", a.id))
    return tuple(strip(state, actor) for actor in shown)


def active(state: Conflict) -> int | None:
    """Whose turn or roll it is."""
    if state.attack is not None and state.stage is Stage.ROLL:
        return roller(state.attack)
    if state.attack is not None and state.stage is Stage.DEFENDER:
        return state.attack.target
    if state.stage is Stage.TRIUMPH:
        return state.triumphs[0]
    return state.turn.by if state.turn else None


def strip(state: Conflict, actor: Actor) -> Strip:
    """One of them as everyone may see it."""
    if not actor.is_in:
        fate = FATES[actor.fate] if actor.fate else ""
        return Strip(actor.name, f"{actor.side.value} · {fate}", meters=_hurt(actor))
    return Strip(
        name=actor.name,
        words=" · ".join(_words(state, actor)),
        meters=_meters(state, actor),
        figures=_figures(state, actor),
        is_next=actor.id == active(state),
    )


def _hurt(actor: Actor) -> tuple[Meter, ...]:
    wounds = actor.wounds.value
    return (Meter("Wounds", wounds, MOST_WOUNDS, "marks"),) if wounds else ()


def _meters(state: Conflict, actor: Actor) -> tuple[Meter, ...]:
    if not state.is_fight:
        level = actor.disposition.value
        note = Rung(level).label
        return (Meter("Disposition", level, int(Rung.HOSTILE), note=note), *_hurt(actor))
    guard = 0 if state.is_bound(actor.id) else actor.guard.value
    morale = actor.morale.value
    return (
        Meter("Guard", guard, actor.most),
        Meter("Morale", morale, int(Rung.HOSTILE)),
        *_hurt(actor),
    )


def _words(state: Conflict, actor: Actor) -> list[str]:
    said = [actor.side.value]
    name = {a.id: a.name for a in state.actors}
    held, holding = state.held_by(actor.id), state.holding(actor.id)
    said += [f"held by {name[held]}"] if held else []
    said += [f"holds {name[holding]}"] if holding else []
    near = [a.name for a in state.enemies(actor.id) if state.are_near(actor.id, a.id)]
    said += [f"with {', '.join(near)}"] if near and state.is_fight else []
    said += ["surprised"] if actor.is_surprised else []
    said += ["aims"] if actor.is_aiming else []
    said += ["unarmed"] if actor.is_unarmed and state.is_fight else []
    said += ["no proof left"] if actor.is_unproven and not state.is_fight else []
    said += [f"{actor.cover.value} cover"] if actor.cover.value != "none" else []
    said += [f"+{dice} setback" for dice in (actor.setback + actor.stance,) if dice]
    said += [p.name.capitalize() + ("!" if p.is_persistent else "") for p in actor.conditions]
    said += ["has acted"] if actor.id in state.done else []
    return said


def _figures(state: Conflict, actor: Actor) -> Figures:
    """The figures with reasons, of those whom the moment concerns."""
    attack = state.attack
    concerned = {active(state)} | ({attack.by, attack.target} if attack else set())
    if actor.id not in concerned:
        return {}
    found: Figures = {}
    if state.is_fight:
        guard = actor.guard
        if state.is_bound(actor.id):
            guard = guard.then(0, OutcomesRuling.RAISE, "none in a hold")
        found |= {"Guard": guard, "Morale": actor.morale}
    else:
        found["Disposition"] = actor.disposition
    found["Open avenues"] = ways_to(state, actor.id)
    if actor.wounds.value:
        found["Wounds"] = actor.wounds
    lasting = [p.name.capitalize() for p in actor.conditions if p.is_persistent]
    if lasting:
        text = "placed while the Guard was down, or made so"
        found["Persistent"] = Figure.start(", ".join(lasting), Outcomes.CONDITIONS, text)
    return found
