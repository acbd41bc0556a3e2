"""What a calculator can tell at this point, filled in from the state: "What are my chances?"."""

from calculators.kit.scene.board import Ask
from calculators.west.cards import west_check
from calculators.west.odds import west_odds
from calculators.west.wounds import west_effect
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import aggressor_of, card_of, so_far, tn_against
from rules_core.west.encounter.state import Encounter, Secret, Stage
from rules_core.west.terms import Cause, TriggerUnit
from rules_core.west.wounds import TRACK


def asks(state: Encounter) -> tuple[Ask, ...]:
    """The questions that make sense now; none where their figures go past a form's ranges."""
    if state.turn is None:
        return ()
    if state.attack is not None and state.attack.stage is Stage.EFFECT:
        return _cell(state)
    found = [_talk(state, state.turn), _look(state, state.turn)]
    return tuple(ask for ask in found if ask is not None)


def _talk(state: Encounter, who: Who) -> Ask | None:
    """The chance to bring the other side to its trigger with the cards that are left."""
    side, other = state.side(who), state.side(who.other)
    if state.resists_only(who) or not side.cards.value:
        return None
    cause = state.attack.cause if state.attack else Cause.PRESENCE
    aggressor = side.aggressor(side.style, cause, side.style, side.cards.value)
    target = other.target(False)
    trigger, unit = _trigger(state, who)
    given = {**vars(state.setup.deck), **vars(target), **vars(aggressor)}
    given |= {
        "trigger": trigger,
        "trigger_unit": unit,
        "damage": other.damage,
        "size_ups": max(0, -target.sized),
    }
    label = "What are my chances?"
    if who is Who.AUDIENCE:
        bears = state.setup.terms.ready_to_bear is not None
        label = f"What are my chances to {'reach what they bear' if bears else 'break their will'}?"
    if who is Who.INSTIGATOR and Secret.TRIGGER in state.secrets():
        label = "What are the chances? (It tells of the secret trigger.)"
    return Ask.of(label, west_odds, given, state.options)


def _trigger(state: Encounter, who: Who) -> tuple[int, TriggerUnit]:
    """What this side has to bring about: the trigger, what the other bears, or a broken will."""
    terms = state.setup.terms
    if who is Who.INSTIGATOR and state.trigger is not None:
        return state.trigger.value, terms.trigger_unit
    limit = terms.ready_to_bear if who is Who.AUDIENCE else None
    return limit or TRACK, TriggerUnit.WOUNDS


def _look(state: Encounter, who: Who) -> Ask | None:
    """The chance that Judge Character succeeds."""
    if state.attack is not None:
        return None
    sheet = state.side(who).who
    given = {
        "die": sheet.judge_character_die,
        "rank": sheet.judge_character,
        "tn": tn_against(state, who.other, sizing=True).value,
        "calamity": state.setup.deck.calamity,
    }
    return Ask.of("How likely is a look to tell something?", west_check, given, state.options)


def _cell(state: Encounter) -> tuple[Ask, ...]:
    """What the cell of the effect grid may hold."""
    attack = state.attack
    assert attack is not None
    aggressor, found, card = aggressor_of(state, attack), so_far(state, attack), card_of(attack)
    given = {
        "social_combat": 0 if aggressor.own_stress == 0 else aggressor.social_combat,
        "die": found.effect_column.value,
        "location": card.location,
        "calamity": card.calamity,
        "bumps": attack.chosen.bumps_effect,
        "trait_rank": aggressor.trait_rank,
    }
    ask = Ask.of("What may the cell hold?", west_effect, given, state.options)
    return (ask,) if ask else ()
