"""Who acts when: initiative, the rounds, and whose turn comes next (cd-initiative, cd-turn)."""

from dataclasses import replace

from rules_core.clockwork.book import Attack, Outcomes, Space, Traits, Turns
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.harm import out
from rules_core.clockwork.encounter.state import Conflict, Over, Sidestep, Turn
from rules_core.clockwork.encounter.words import Ambusher, Ending, Fate, Party, Stage
from rules_core.clockwork.roll import Roll
from rules_core.clockwork.terms import Condition, count
from rules_core.clockwork.turns import initiative_penalty
from rules_core.rulebook import Rule


def ambushers(state: Conflict) -> Party | None:
    """The side that lies in ambush."""
    who = state.setup.terms.ambush
    return None if who is Ambusher.NOBODY else Party(who.value)


def unrolled(state: Conflict) -> tuple[int, ...]:
    """Those who have not rolled for initiative."""
    return tuple(a.id for a in state.actors if a.is_in and a.initiative is None)


def rolled(state: Conflict, who: int, roll: Roll) -> Conflict:
    """Somebody's initiative, the wound penalty taken off if that is how wounds count."""
    actor = state.actor(who)
    off = initiative_penalty(actor.wounds.value, state.options)
    kept = replace(actor, initiative=roll._replace(success=roll.success - off), setback=0)
    triumphs = (*state.triumphs, who) if roll.triumphs else state.triumphs
    after = replace(state.with_actor(kept), triumphs=triumphs)
    return after if unrolled(after) else prepared(after)


def prepared(state: Conflict) -> Conflict:
    """The state when everybody has rolled: triumphs first, then the first round."""
    waiting = tuple(id for id in state.triumphs if state.actor(id).is_in)
    after = replace(state, order=ordered(state), triumphs=waiting)
    if after.triumphs:
        return replace(after, stage=Stage.TRIUMPH, turn=None)
    return next_turn(after)


def ordered(state: Conflict) -> tuple[int, ...]:
    """The order of initiative (r-cd-order), those with the first place by a triumph before."""

    def place(actor: Actor) -> tuple[bool, int, int, bool, int]:
        roll = actor.initiative
        assert roll is not None
        players = actor.side is Party.PLAYERS
        return actor.id in state.firsts, roll.success, roll.advantage, players, -actor.id

    fit = [a for a in state.actors if a.is_in]
    return tuple(a.id for a in sorted(fit, key=place, reverse=True))


def waiting(state: Conflict) -> list[int]:
    """Those whose turn of this round is still to come, the next one first."""
    ids = [id for id in state.order if state.actor(id).is_in and id not in state.done]
    last = [id for id in ids if state.actor(id).has(Condition.DISORIENTED)]
    ids = [id for id in ids if id not in last] + last
    if state.ambush and state.round == 1:  # the attackers all act first (cd-ambush)
        side = ambushers(state)
        ids.sort(key=lambda id: state.actor(id).side is not side)
    return ids


def rounds_of_talk(state: Conflict) -> int:
    """How many rounds a social conflict lasts (cd-social-limit)."""
    return state.options.table("social-rounds")


def next_turn(state: Conflict) -> Conflict:
    """The next turn, or the next round; over where somebody's part decides it."""
    over = decided(state)
    if over:
        return ended(state, over)
    ids = waiting(state)
    if ids:
        return _begun(state, ids[0])
    most = rounds_of_talk(state)
    if not state.is_fight and state.round >= most:
        text = f"after {count(most, 'round')} it waits for a later encounter"
        text = state.options.said("social-rounds", text)
        return ended(state, Over(Ending.UNRESOLVED, Turns.SOCIAL_LIMIT, text))
    return next_turn(replace(state, round=state.round + 1, done=()))


def _begun(state: Conflict, who: int) -> Conflict:
    """Somebody's turn; with a victim's first turn the surprise is over."""
    if state.actor(who).side is not ambushers(state):
        calm = tuple(replace(a, is_surprised=False) for a in state.actors)
        state = replace(state, actors=calm)
    return replace(state, stage=Stage.TURN, turn=Turn(who), attack=None)


def turn_over(state: Conflict) -> Conflict:
    """The state once a turn is over: a hold that was not kept is lost, then the next one."""
    turn = state.turn
    assert turn is not None
    holds = state.holds
    if not turn.has_kept and turn.by not in state.triumphs:
        holds = tuple(pair for pair in holds if pair[0] != turn.by)
    aged = tuple(replace(s, fresh=False) if s.by == turn.by else s for s in state.sidesteps)
    after = replace(state, holds=holds, sidesteps=aged, turn=None)
    if turn.by in state.triumphs:  # the maneuver before the conflict
        rest = tuple(id for id in state.triumphs if id != turn.by)
        return prepared(replace(after, triumphs=rest))
    return next_turn(replace(after, done=(*state.done, turn.by)))


def acts(state: Conflict, who: int) -> Conflict:
    """The state when somebody acts: what they had closed before is open again (cd-maneuvers)."""
    kept: tuple[Sidestep, ...] = tuple(s for s in state.sidesteps if s.by != who or s.fresh)
    return replace(state, sidesteps=kept)


def decided(state: Conflict) -> Over | None:
    """Whether nobody of a side takes part any more."""
    for side in Party:
        if state.those_in(side):
            continue
        fates = [a.fate for a in state.actors if a.side is side]
        name = "the players" if side is Party.PLAYERS else "the other side"
        if not state.is_fight and Fate.WON in fates:
            text = f"everyone of {name} who stayed is won over"
            return Over(Ending.WON_OVER, Outcomes.OUTCOMES, text)
        rule: Rule = Traits.MORALE if state.is_fight else Space.AVENUES
        if Fate.FALLEN in fates:
            rule = Attack.RESULT_TRIUMPH
        return Over(Ending.NOBODY_LEFT, rule, f"nobody of {name} takes part any more")
    return None


def ended(state: Conflict, over: Over) -> Conflict:
    """The state once it is over: no turn, no attack, nobody held."""
    return replace(
        state, stage=Stage.OVER, turn=None, attack=None, over=over, holds=(), triumphs=()
    )


def leaves(state: Conflict, who: int, fate: Fate) -> Conflict:
    """Somebody's part ends between two attacks; it may end the conflict, or their own turn."""
    after = out(state, who, fate)
    over = decided(after)
    if over:
        return ended(after, over)
    turn = after.turn
    if turn is None:
        return after
    if not after.actor(turn.by).is_in:
        return turn_over(after)
    helpers = tuple(id for id in turn.helpers if after.actor(id).is_in)
    return replace(after, turn=replace(turn, helpers=helpers))
