"""Whose phase comes next, and whether it is over (tw-parties, tw-end)."""

from dataclasses import replace

from rules_core.rulebook import Rule
from rules_core.west.book import Cards, CardsRuling, Stakes, Wounds
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import heard, so_far, suffered
from rules_core.west.encounter.state import Attack, Encounter, Ending, Over, Secret, Shift
from rules_core.west.hearing import Hearing
from rules_core.west.terms import Style, TriggerUnit, count

FIRED = {
    Ending.YIELDS: Secret.TRIGGER,
    Ending.FURTHER_TRIGGER: Secret.FURTHER,
    Ending.STYLE_TRIGGER: Secret.FORBIDDEN,
}
"""A trigger that ends the encounter is no secret any more."""


def finished(state: Encounter, attack: Attack) -> Encounter:
    """The state after an attack that asks nothing more: what it did, and who is next."""
    found, hearing, who = so_far(state, attack), heard(state, attack), state.attacker
    is_loss = bool(attack.card and attack.card.calamity)
    after = suffered(state, attack, found)
    misses = after.misses
    shift = None
    if who is Who.INSTIGATOR:
        misses = 0 if found.hit.value else misses + 1
        if is_loss or misses > 1:
            shift = Shift.RAISE
    elif is_loss:
        shift = Shift.LOWER
    after = replace(after, last=found, by=who, misses=misses, shift=shift, attack=None)
    over = _decided(after, who, attack.style, hearing)
    return ended(after, over) if over else moved_on(after)


def paid(state: Encounter, why: str) -> Encounter:
    """The state after the aggressor has spent a card of its pool (tw-pool-spend)."""
    who = state.attacker
    return state.with_side(who, state.side(who).pays(1, why))


def moved_on(state: Encounter) -> Encounter:
    """The state when a phase is over: the next side with a card speaks (tw-pool-empty)."""
    over = out_of_cards(state)
    if over:
        return ended(state, over)
    now = state.attacker
    for who in (now.other, now):
        if state.side(who).cards.value:
            wraps = who is Who.INSTIGATOR or who is now
            return replace(state, turn=who, round=state.round + int(wraps))
    return replace(state, turn=None)


def out_of_cards(state: Encounter) -> Over | None:
    """Whether the pools end it: the instigator's alone, or both (tw-pool-empty)."""
    if state.instigator.cards.value:
        return None
    if state.options.out_of_cards == "at-once":
        text = "the instigator's last card is played"
        return Over(Ending.OUT_OF_CARDS, CardsRuling.OUT_OF_CARDS, text)
    if state.audience.cards.value or state.shift is Shift.LOWER:
        return None  # with Shift.LOWER the Judge may yet give a card or lower the trigger
    return Over(Ending.DRAW, Cards.POOL_EMPTY, "nobody has a card left")


def ended(state: Encounter, over: Over) -> Encounter:
    """The state once it is over: no turn, and the sheet's Nerve again (r-nerve-reset)."""
    fired = FIRED.get(over.ending)
    known = state.revealed
    if fired is not None and fired in state.secrets():
        known = (*known, fired)
    return replace(
        state,
        instigator=state.instigator.settled(state.options),
        audience=state.audience.settled(state.options),
        turn=None,
        attack=None,
        shift=None,
        over=over,
        revealed=known,
    )


def point_reached(state: Encounter, rule: Rule) -> Over | None:
    """Whether a trigger point of the audience's is reached, which `rule` then tells of."""
    terms = state.setup.terms
    main = state.trigger.value if state.trigger else None
    for ending, trigger, unit in (
        (Ending.YIELDS, main, terms.trigger_unit),
        (Ending.FURTHER_TRIGGER, terms.further, terms.further_unit),
    ):
        so_far = state.counted(unit)
        if trigger is not None and so_far >= trigger:
            is_damage = unit is TriggerUnit.DAMAGE
            what = f"{so_far} damage" if is_damage else count(so_far, "wound")
            return Over(ending, rule, f"{what}, trigger {trigger}")
    return None


def _decided(state: Encounter, who: Who, meant: Style, hearing: Hearing) -> Over | None:
    """What an attack has decided: a broken will, then what was heard, then what was suffered."""
    for each, ending in (
        (Who.AUDIENCE, Ending.AUDIENCE_BROKEN),
        (Who.INSTIGATOR, Ending.INSTIGATOR_BROKEN),
    ):
        if state.side(each).is_broken:
            return Over(ending, Wounds.BROKEN, "5 stress wounds")
    if who is Who.INSTIGATOR:
        over = _style_trigger(state, meant, hearing)
        if over:
            return over
    own = who is Who.AUDIENCE
    return point_reached(state, Stakes.TRIGGER_COUNT if own else Stakes.TRIGGERS) or _bears(state)


def _style_trigger(state: Encounter, meant: Style, hearing: Hearing) -> Over | None:
    """A forbidden style, meant or heard; a loss spares the one that was only heard."""
    forbidden = state.setup.terms.forbidden
    if meant in forbidden:
        return Over(Ending.STYLE_TRIGGER, Stakes.TRIGGERS, f"{meant.label} was meant")
    if hearing.heard in forbidden and not hearing.way.lost:
        return Over(Ending.STYLE_TRIGGER, Stakes.TRIGGERS, f"{hearing.heard.label} was heard")
    return None


def _bears(state: Encounter) -> Over | None:
    """Whether the instigator has had as many wounds as they were ready to bear (tw-triggers)."""
    limit, dealt = state.setup.terms.ready_to_bear, state.instigator.dealt
    if limit is None or dealt < limit:
        return None
    text = f"{count(dealt, 'wound')}, ready to bear {limit}"
    return Over(Ending.BEARS_NO_MORE, Stakes.TRIGGERS, text)
