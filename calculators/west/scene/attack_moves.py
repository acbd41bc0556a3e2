"""The moves of an attack under way, stage by stage: only those that the rules allow."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random, SystemRandom

from calculators.kit.fields import Field, OneOf, Whole, YesNo
from calculators.kit.scene.board import Move
from calculators.west.inputs import Breakdown, Effect, Modifier, Phase, Recovery
from calculators.west.scene.purse import loss_moves, purse_moves
from calculators.west.scene.setup import of, with_default
from rules_core.west.encounter import drawing
from rules_core.west.encounter import events as e
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.speech import (
    bumps_left,
    card_of,
    heard,
    loss_bumps_left,
    may_heal,
    phase_bumps_left,
    so_far,
    tn_against,
)
from rules_core.west.encounter.state import Attack, Encounter, Stage
from rules_core.west.perception import named_by, phase_bumps
from rules_core.west.terms import Choice, Location, Result, count

CHANCE: Random = SystemRandom()
DRAW = "Draw from the model deck"
NUMBERS = "1 Argument, 2 Fast Talk, 3 Intimidation, 4 Persuasion; 0 and 5 as meant."


def attack_moves(state: Encounter, attack: Attack) -> tuple[Move, ...]:
    """What the attack waits for."""
    return tuple(MOVES[attack.stage](state, attack))


def _card(state: Encounter, attack: Attack) -> list[Move]:
    number = tn_against(state, state.attacker.other).value
    is_read = not state.side(state.attacker.other).is_stressed
    return [card_move(number, is_read, lambda _: drawing.turn(state, CHANCE))]


def card_move(number: int, is_read: bool, draw: Callable[[object], e.Turned]) -> Move:
    """What a card shows; how it is heard only where that is read."""
    fields: list[Field] = [
        Whole("Result", name="cause_result", least=1, most=60, default=number),
        with_default(of(Modifier, "penetration", "Penetration"), 0),
        OneOf("Location", of=Location, name="location", default=Location.OTHER),
        YesNo("A calamity mark", name="calamity", default=False),
    ]
    if is_read:
        wrench = of(Breakdown, "breakdown", "Broken wrench")
        phase = of(Phase, "phase", hint=NUMBERS)
        fields += [with_default(wrench, 0), with_default(phase, 0)]
    rare = ("breakdown", "phase") if is_read else ()
    return Move(e.Turned, "This is the card", tuple(fields), rare=rare, draw=draw, draw_label=DRAW)


def _heard(state: Encounter, attack: Attack) -> list[Move]:
    may, moves = possible(state), []
    if e.Bumped in may:
        moves += _bumps_of_phase(state, attack)
    style = heard(state, attack).heard
    if e.SwitchedGears in may:
        trait = state.side(state.attacker).who.trait(style)
        note = f"1 card. {style.label} from now on, {style.secondary} {trait.die.value} for effect."
        moves.append(Move(e.SwitchedGears, f"Switch gears to {style.label}", note=note))
    is_hit = so_far(state, attack).hit.value
    note = "Reduced effect, and Nerve rises by 1." if is_hit else "Nerve rises by 1."
    moves.append(Move(e.LetStand, "Let it stand", note=note))
    if e.TookLoss in may:
        note = "No card. You suffer what they would have suffered; their Nerve does not rise."
        moves.append(Move(e.TookLoss, "Take the loss", note=note))
    if e.Rephrased in may:
        phase = with_default(of(Phase, "phase", hint=NUMBERS), None)
        label = "Rephrase for 1 card: its phase number"
        moves.append(
            Move(
                e.Rephrased,
                label,
                (phase,),
                tone="quiet",
                draw=lambda _: drawing.rephrase(CHANCE),
                draw_label=DRAW,
            )
        )
    return moves


def _bumps_of_phase(state: Encounter, attack: Attack, fold: str = "") -> list[Move]:
    """A button for each phase number that the bumps reach; those heard as meant first."""
    again = attack.chosen.choice is Choice.REPHRASE
    now = attack.chosen.rephrase_phase if again else card_of(attack).phase
    left, found = phase_bumps_left(state, attack), []
    for phase in range(6):
        cost = phase_bumps(now, phase)
        if cost is None or not 0 < cost <= left:
            continue
        style = named_by(phase, attack.style)
        as_meant = style is attack.style
        label = f"Move it to {phase}: {style.label}" + (", as meant" if as_meant else "")
        tone = "main" if as_meant else "quiet"
        fixed = {"phase": phase}
        found.append(
            Move(e.Bumped, label, fixed=fixed, note=count(cost, "bump"), tone=tone, fold=fold)
        )
    return sorted(found, key=lambda move: move.tone)


def _bumps(state: Encounter, attack: Attack) -> list[Move]:
    def result(spent: int) -> Result:
        chosen = replace(attack.chosen, bumps_penetration=spent)
        return so_far(state, replace(attack, chosen=chosen)).result.value

    moves = purse_moves(bumps_left(state, attack), card_of(attack).location, result)
    if e.Bumped in possible(state):
        moves += _bumps_of_phase(state, attack, "Move the phase number all the same")
    return moves


def _effect(state: Encounter, attack: Attack) -> list[Move]:
    """The cell, and before it what bumps may still do about a loss (tw-take-loss)."""
    row = so_far(state, attack).effect_row.value
    fields: tuple[Field, ...] = (with_default(of(Effect, "effect", "The cell"), row),)
    if may_heal(state, attack):
        hint = "No: the other side takes them, and a trigger counts them."
        fields += (YesNo("Wounds dealt heal one's own", hint, name="heals", default=True),)

    def draw(said: Mapping[str, object]) -> e.EffectRead:
        return replace(drawing.read_effect(state, CHANCE), heals=said.get("heals", True) is True)

    moves = [Move(e.EffectRead, "This is the effect", fields, draw=draw, draw_label=DRAW)]
    return moves + loss_moves(loss_bumps_left(state, attack), card_of(attack).location)


def _recovery(state: Encounter, attack: Attack) -> list[Move]:
    return [
        Move(
            e.WonBack,
            "This is won back",
            (with_default(of(Recovery, "recovery", "The cell"), 0),),
            draw=lambda _: drawing.win_back(state, CHANCE),
            draw_label=DRAW,
        )
    ]


MOVES: dict[Stage, Callable[[Encounter, Attack], list[Move]]] = {
    Stage.CARD: _card,
    Stage.HEARD: _heard,
    Stage.HEARD_AGAIN: _heard,
    Stage.BUMPS: _bumps,
    Stage.EFFECT: _effect,
    Stage.RECOVERY: _recovery,
}
