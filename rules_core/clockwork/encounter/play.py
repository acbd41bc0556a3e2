"""The conflict as a game: how it begins and what an event makes of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.clockwork.book import Outcomes, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.legal import closed, forbidden
from rules_core.clockwork.encounter.moves import MOVES
from rules_core.clockwork.encounter.order import ambushers, ended, leaves, rolled, unrolled
from rules_core.clockwork.encounter.setup import UNNAMED, Setup, expect_ready
from rules_core.clockwork.encounter.state import Conflict, Over
from rules_core.clockwork.encounter.steps import STEPS
from rules_core.clockwork.encounter.steps_spend import SPENDING
from rules_core.clockwork.encounter.valid import expect_right
from rules_core.clockwork.encounter.words import Ending, Fate, Kind, Stage
from rules_core.clockwork.roll import Roll
from rules_core.clockwork.terms import Field
from rules_core.clockwork.turns import wins
from rules_core.errors import IllegalEvent


def begin(setup: Setup) -> Conflict:
    """The conflict before the first roll; InvalidInput names fields as ``part.field``."""
    expect_ready(setup)
    actors: list[Actor] = []
    for part, sheet in setup.people().items():
        name = sheet.name.strip() or UNNAMED[part]
        for number in range(1, sheet.number + 1):
            own = name if sheet.number == 1 else f"{name} {number}"
            actors.append(Actor.of(len(actors) + 1, own, sheet, setup.options))
    field = Field.PHYSICAL if setup.terms.kind is Kind.PHYSICAL else Field.SOCIAL
    state = Conflict(setup, tuple(actors), field, Stage.INITIATIVE)
    return state if ambushers(state) is None else replace(state, stage=Stage.AMBUSH)


def apply(state: Conflict, event: e.Event) -> Conflict:
    """The state after an event.

    IllegalEvent cites the rule that forbids it now; InvalidInput names the event's fields.
    """
    refused = closed(state, type(event))
    if not refused:
        expect_right(state, event)
        refused = forbidden(state, event)
    if refused:
        raise IllegalEvent(*refused)
    return DO[type(event)](state, event)


def _ambush(state: Conflict, event: e.AmbushRolled) -> Conflict:
    one = Roll(event.success, event.advantage)
    won = wins(one, Roll(event.victim_success, event.victim_advantage)).value
    side = ambushers(state)
    assert side is not None
    actors = tuple(replace(a, is_surprised=won and a.side is not side) for a in state.actors)
    return replace(state, actors=actors, ambush=won, stage=Stage.INITIATIVE)


def _initiative(state: Conflict, event: e.InitiativeRolled) -> Conflict:
    return rolled(state, event.who, Roll(event.success, event.advantage, event.triumphs))


def _all(state: Conflict, event: e.AllRolled) -> Conflict:
    rolls = zip(event.success, event.advantage, event.triumphs, strict=True)
    for who, (success, advantage, triumphs) in zip(unrolled(state), rolls, strict=True):
        state = rolled(state, who, Roll(success, advantage, triumphs))
    return state


def _left(state: Conflict, event: e.Left) -> Conflict:
    return leaves(state, event.who, Fate.LEFT)


def _yielded(state: Conflict, event: e.Yielded) -> Conflict:
    return leaves(state, event.who, Fate.YIELDED)


def _blows(state: Conflict, event: e.CameToBlows) -> Conflict:
    """The talk is over; where a fight was foreseen it begins, initiative and all (cd-mixed)."""
    if state.setup.terms.kind is Kind.SOCIAL:
        text = "it came to blows, and the talk is over"
        return ended(state, Over(Ending.BLOWS, Turns.SOCIAL_LIMIT, text))
    actors = tuple(replace(a, initiative=None) for a in state.actors)
    return replace(
        state,
        actors=actors,
        field=Field.PHYSICAL,
        stage=Stage.INITIATIVE,
        round=1,
        order=(),
        done=(),
        turn=None,
        holders=(),
        callers=(),
        sidesteps=(),
        firsts=(),
        triumphs=(),
    )


def _closed(state: Conflict, event: e.Closed) -> Conflict:
    text = event.then or "the Narrator leaves it there"
    return ended(state, Over(Ending.CLOSED, Outcomes.OUTCOMES, text))


DO: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
    **MOVES,
    **STEPS,
    **SPENDING,
    e.AmbushRolled: _ambush,
    e.InitiativeRolled: _initiative,
    e.AllRolled: _all,
    e.Left: _left,
    e.Yielded: _yielded,
    e.CameToBlows: _blows,
    e.Closed: _closed,
}
"""What each event does to the state."""
