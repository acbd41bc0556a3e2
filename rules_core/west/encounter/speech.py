"""An attack under way: what it asks next, and what it has done once nothing is left to ask."""

from dataclasses import replace

from rules_core.figures import Figure
from rules_core.west import attack as check
from rules_core.west.book import Defences, WoundsRuling
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.side import Side, carried
from rules_core.west.encounter.state import Attack, Encounter, Stage
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.hearing import Hearing, hear
from rules_core.west.parties import Aggressor, Card, Target
from rules_core.west.perception import named_by
from rules_core.west.terms import Choice, Style
from rules_core.west.wounds import TRACK, track


def tn_against(state: Encounter, who: Who, *, sizing: bool = False) -> Figure[int]:
    """What an attack on a side has to reach, or with `sizing` a Judge Character (tw-tn).

    What was learnt before the encounter helps the first attack only (tw-size-up-before).
    """
    side = state.side(who)
    sized = side.sized + (0 if sizing else side.sized_before)
    rank, lasting = side.who.social_combat, side.tn_adjust.value
    return check.tn(rank, side.is_stressed, lasting, state.options, sized=sized)


def aggressor_of(state: Encounter, attack: Attack) -> Aggressor:
    """Who attacks, as the rules of one attack ask for it."""
    new = attack.style
    if attack.card is not None and attack.chosen.choice is Choice.SWITCH:
        new = named_by(attack.card.phase, attack.style)
    return state.side(state.attacker).aggressor(attack.style, attack.cause, new, attack.held)


def target_of(state: Encounter) -> Target:
    """Who is attacked, as the rules of one attack ask for it."""
    attacker = state.attacker
    return state.side(attacker.other).target(state.resists_only(attacker))


def card_of(attack: Attack) -> Card:
    """The card of an attack; only once it was turned."""
    assert attack.card is not None
    return attack.card


def so_far(state: Encounter, attack: Attack) -> Exchange:
    """The attack resolved with what is known of it; what is not read yet counts as 0."""
    aggressor, target = aggressor_of(state, attack), target_of(state)
    options = state.options if attack.heals else replace(state.options, fx_argument="no")
    return resolve(aggressor, target, card_of(attack), attack.chosen, options)


def may_heal(state: Encounter, attack: Attack) -> bool:
    """Whether a wound dealt by this attack could heal one of the speaker's own (tw-fx-argument)."""
    wound = target_of(state).willpower
    dealt = replace(attack, card=replace(card_of(attack), effect=wound))
    return so_far(state, dealt).own_wounds.value < state.side(state.attacker).wounds.value


def heard(state: Encounter, attack: Attack) -> Hearing:
    """How the attack is heard as it stands."""
    aggressor, target, card = aggressor_of(state, attack), target_of(state), card_of(attack)
    number = tn_against(state, state.attacker.other)
    is_hit = check.hit(card.cause_result, number.value, card.calamity).value
    return hear(aggressor, card, attack.chosen, is_hit, target.stress == 0, state.options)


def bumps_left(state: Encounter, attack: Attack) -> int:
    """Bumps of the purse that are not spent."""
    earned = so_far(state, attack).bumps.value
    return earned - sum(attack.chosen.bumps().values())


def loss_bumps_left(state: Encounter, attack: Attack) -> int:
    """Those of them that can change a loss: a hit's, while the purse is open (tw-take-loss)."""
    is_open = heard(state, attack).way.lost and not attack.has_spent
    return bumps_left(state, attack) if is_open else 0


def phase_bumps_left(state: Encounter, attack: Attack) -> int:
    """Those of them that can move the phase number (tw-fx-fast-talk)."""
    found = so_far(state, attack)
    fast = found.hit.value and check.talks_fast(attack.style, state.options)
    left = found.bumps.value - sum(attack.chosen.bumps().values())
    return max(0, left - int(fast))


def next_stage(state: Encounter, attack: Attack) -> Stage | None:
    """What the attack asks now; None once nothing is left whose answer could matter."""
    if attack.card is None:
        return Stage.CARD
    hearing, found = heard(state, attack), so_far(state, attack)
    way = hearing.way
    if not attack.is_heard and not way.lost:
        if attack.chosen.choice is Choice.NONE and hearing.misconstrued.value:
            return Stage.HEARD
        if attack.chosen.choice is Choice.REPHRASE and way.misconstrued:
            return Stage.HEARD_AGAIN
    if not attack.has_spent and way.hit and not way.lost and bumps_left(state, attack):
        return Stage.BUMPS
    if not attack.has_effect and found.effect_row.value:
        return Stage.EFFECT
    target = state.side(state.attacker.other)
    fast = not way.hit and check.talks_fast(attack.style, state.options)
    if not attack.has_recovery and fast and target.stress.value < target.full_stress:
        return Stage.RECOVERY
    return None


def suffered(state: Encounter, attack: Attack, found: Exchange) -> Encounter:
    """Both sides once the attack is resolved (tw-wounds, tw-take-loss, tw-resist-only)."""
    who = state.attacker
    own, other = state.side(who), state.side(who.other)
    return state.with_side(who, _own(own, attack, found, heard(state, attack).used)).with_side(
        who.other, _other(other, found)
    )


def _own(side: Side, attack: Attack, found: Exchange, used: Style) -> Side:
    """The aggressor: its own loss, wounds healed by Argument, the style it ends with."""
    change = found.own_wounds.value - side.wounds.value
    stress = carried(side.stress, found.own_stress)
    return replace(
        side,
        style=used,
        wounds=carried(side.wounds, found.own_wounds),
        stress=stress,
        nerve=_nerve(side.nerve, stress),
        dealt=max(0, side.dealt + change),
        damage=side.damage + found.own_damage_counted.value,
        has_switched=side.has_switched or used is not attack.style,
    )


def _nerve(nerve: Figure[int], stress: Figure[int]) -> Figure[int]:
    """Nerve of one who has just lost the last stress by their own words (r-stress-floor)."""
    if stress.value or not nerve.value:
        return nerve
    return nerve.then(0, WoundsRuling.STRESS_FLOOR, "no stress left: Nerve is 0")


def resisting(side: Side, found: Exchange) -> tuple[Figure[int], ...]:
    """The target's resistances after an attack, in the order of the styles (tw-ind)."""
    after = (
        found.resistance_argument,
        found.resistance_fast_talk,
        found.resistance_intimidation,
        found.resistance_persuasion,
    )
    return tuple(map(carried, side.resistances, after))


def _other(side: Side, found: Exchange) -> Side:
    """The target: what the attack did to it, and what it learnt from it."""
    left, healed, dealt = side.wounds, found.healed.value, found.wounds_dealt.value
    if healed:
        left = left.plus(-healed, Defences.IND_ARGUMENT, f"−{healed} healed")
    left = carried(left, track(left.value, dealt))
    kept = max(0, side.dealt - healed)
    changed = replace(
        side,
        wounds=left,
        dealt=min(TRACK, kept + dealt),
        damage=side.damage + found.damage_counted.value,
        stress=carried(side.stress, found.stress_after),
        nerve=carried(side.nerve, found.nerve_after),
        resistances=resisting(side, found),
        tn_adjust=carried(side.tn_adjust, found.tn_adjust),
        sized=0,
        sized_before=0,
    )
    return changed.loses(found.cards_removed.value)
