"""What a calculator can tell at this point, filled in from the state: "What are my chances?"."""

from calculators.kit.scene.board import Ask
from calculators.west.cards import west_check
from calculators.west.odds import west_odds
from calculators.west.wounds import west_effect
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.speech import aggressor_of, card_of, heard, so_far, tn_against
from rules_core.west.encounter.state import Attack, Encounter, Secret, Stage
from rules_core.west.options import WestOptions
from rules_core.west.parties import Target
from rules_core.west.terms import Cause, Result, TriggerUnit
from rules_core.west.wounds import TRACK


def asks(state: Encounter) -> tuple[Ask, ...]:
    """The questions that make sense now; none where their figures go past a form's ranges.

    Once a card is turned, the chances of those that are left are not yet settled: only its cell is.
    """
    if state.turn is None:
        return ()
    if state.attack is not None and state.attack.stage is not Stage.CARD:
        return _cell(state, state.attack) if state.attack.stage is Stage.EFFECT else ()
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
    sized = _sized(target, aggressor.cards)
    trait_rank = _trait_rank(side, cause, state.options)
    if sized is None or trait_rank is None:
        return None
    trigger, unit = _trigger(state, who)
    given = {**vars(state.setup.deck), **vars(target), **vars(aggressor), **sized}
    given |= {
        "social_combat": _skill(side),
        "trait_rank": trait_rank,
        "trigger": trigger,
        "trigger_unit": unit,
        "damage": other.damage,
    }
    label = "What are my chances?"
    if who is Who.AUDIENCE:
        bears = state.setup.terms.ready_to_bear is not None
        label = f"What are my chances to {'reach what they bear' if bears else 'break their will'}?"
    if who is Who.INSTIGATOR and Secret.TRIGGER in state.secrets():
        label = "What are the chances? (It tells of the secret trigger.)"
    return Ask.of(label, west_odds, given, state.options)


def _skill(side: Side) -> int:
    """The Social Combat a side speaks with: none once it is stressed (tw-stressed)."""
    return 0 if side.is_stressed else side.who.social_combat


def _trait_rank(side: Side, cause: Cause, options: WestOptions) -> int | None:
    """The rank that an unskilled check reads, that of the cause trait (tw-check).

    None where the effect row is read by the other trait's, and differs (r-unskilled-row): a form
    that asks for one rank cannot tell both.
    """
    verve, other = side.who.verve, side.who.trait(side.style).rank
    rank, effect = (verve, other) if cause is Cause.PRESENCE else (other, verve)
    reads_both = options.unskilled_row == "trait-skill" and not _skill(side)
    return None if reads_both and max(1, rank) != max(1, effect) else rank


def _sized(target: Target, cards: int) -> dict[str, int] | None:
    """The inputs that tell what sizing up does to the next attack, and to that one alone.

    A talk of one card has no other attack: there the rise by a calamity is one of TN and Nerve
    (r-size-up-calamity). None where more cards would meet it too.
    """
    if target.sized <= 0:
        return {"size_ups": -target.sized}
    if cards > 1:
        return None
    return {"tn_adjust": target.tn_adjust + target.sized, "nerve": target.nerve + target.sized}


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


def _cell(state: Encounter, attack: Attack) -> tuple[Ask, ...]:
    """What the cell of the effect grid may hold."""
    aggressor, found, card = aggressor_of(state, attack), so_far(state, attack), card_of(attack)
    given = {
        "social_combat": _skill(state.side(state.attacker)),
        "die": found.effect_column.steps[0].total,  # the effect trait's, before any reduction
        "location": card.location,
        "reduced": _is_reduced(state, attack),
        "calamity": card.calamity,
        "bumps": attack.chosen.bumps_effect,
        "trait_rank": aggressor.trait_rank,
    }
    ask = Ask.of("What may the cell hold?", west_effect, given, state.options)
    return (ask,) if ask else ()


def _is_reduced(state: Encounter, attack: Attack) -> bool:
    """Whether the effect is reduced: ablated or misread, or a loss that is (r-loss-effect)."""
    way = heard(state, attack).way
    if way.lost:
        return state.options.loss_effect == "reduced" and not card_of(attack).calamity
    return way.misread or so_far(state, attack).result.value is Result.ABLATES
