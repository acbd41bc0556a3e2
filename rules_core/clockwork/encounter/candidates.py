"""What there is to choose from: one event of a kind for each thing that it can be about."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.order import unrolled
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Approach, Share
from rules_core.clockwork.terms import Condition, Cover, Outcome

Found = Iterator[e.Event]
MOST_FREE = 4
"""Of so many allies any may be called; of more all, two or one, or there would be no end of it."""


def candidates(state: Conflict, kind: type[e.Event]) -> Found:
    """Events of a kind at a stage at which one may come; the rules may forbid any of them."""
    make = MAKE.get(kind)
    if make is None:
        yield kind()
    else:
        yield from make(state)


def _attacks(state: Conflict) -> Found:
    first = Approach.BLOW if state.is_fight else Approach.PLEA
    for target in state.enemies(state.acting):
        for approach in (first, Approach.TRICK, Approach.THREAT):
            yield e.Attacked(target.id, approach)


def _moves(state: Conflict) -> Found:
    for actor in (*state.enemies(state.acting), *state.allies(state.acting)):
        if not state.are_near(state.acting, actor.id):
            yield e.Moved(actor.id)
    yield e.Moved(0)


def _helpers(state: Conflict) -> Found:
    fit = [a.id for a in state.allies(state.acting) if a.id not in state.done]
    free = tuple(id for id in fit if not state.is_bound(id))
    sizes = range(len(free), 0, -1) if len(free) <= MOST_FREE else (len(free), 2, 1)
    for size in sizes:
        yield from map(e.CalledAid, combinations(free, size))


def _sidesteps(state: Conflict) -> Found:
    yield e.Sidestepped(state.acting)
    yield from (e.Sidestepped(ally.id) for ally in state.allies(state.acting))


def _initiative(state: Conflict) -> Found:
    yield from (e.InitiativeRolled(who) for who in unrolled(state))


def _all(state: Conflict) -> Found:
    none = (0,) * len(unrolled(state))
    yield e.AllRolled(none, none, none)


def _outcomes(state: Conflict) -> Found:
    for outcome in Outcome:
        if outcome is not Outcome.CONDITION:
            yield e.OutcomePlaced(outcome)
            continue
        for condition in Condition:
            yield e.OutcomePlaced(outcome, condition)


MAKE: Mapping[type[e.Event], Callable[[Conflict], Found]] = {
    e.Attacked: _attacks,
    e.Moved: _moves,
    e.CalledAid: _helpers,
    e.Sidestepped: _sidesteps,
    e.InitiativeRolled: _initiative,
    e.AllRolled: _all,
    e.OutcomePlaced: _outcomes,
    e.Rallied: lambda state: (e.Rallied(a.id) for a in state.allies(state.acting)),
    e.Attracted: lambda state: (e.Attracted(a.id) for a in state.enemies(state.acting)),
    e.TookCover: lambda state: (e.TookCover(cover) for cover in Cover),
    e.Traded: lambda state: (e.Traded(share) for share in (Share.MANEUVER, Share.MOVE)),
    e.RollChosen: lambda state: (e.RollChosen(a.id) for a in state.actors),
    e.ConditionsRolled: lambda state: iter((e.ConditionsRolled((1,)),)),
    e.ConditionPlaced: lambda state: (e.ConditionPlaced(c) for c in Condition),
    e.OwnPlaced: lambda state: iter((e.OwnPlaced("as told"),)),
    e.OtherPlaced: lambda state: iter((e.OtherPlaced("as told"),)),
    e.Left: lambda state: (e.Left(a.id) for a in state.actors),
    e.Yielded: lambda state: (e.Yielded(a.id) for a in state.actors),
}
"""The kinds that are about somebody or something."""
