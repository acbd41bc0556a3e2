"""What cannot be asked of one attack: every fault at once, under the inputs' public names."""

from rules_core.errors import Problems
from rules_core.west.attack import over_spent, talks_fast
from rules_core.west.effects import fight_rule
from rules_core.west.hearing import Hearing
from rules_core.west.limits import note_record, within
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.terms import Choice, TriggerUnit

DEAREST_TRIGGER = 200
"""The highest trigger of any kind: stress damage (tw-triggers)."""


def expect_in_range(aggressor: Aggressor, target: Target, card: Card, chosen: Chosen) -> None:
    """Raise InvalidInput unless every figure is within its input's range."""
    problems = Problems()
    for record in (aggressor, target, card, chosen):
        note_record(problems, record)
    if target.trigger is not None:
        within(problems, "trigger", target.trigger, 1, DEAREST_TRIGGER)
    problems.raise_if_any()


def expect_possible(
    aggressor: Aggressor,
    target: Target,
    card: Card,
    chosen: Chosen,
    hearing: Hearing,
    earned: int,
    options: WestOptions,
) -> None:
    """Raise InvalidInput unless cards, choice and bumps (`earned` by the check) allow it.

    Names `cards`, `choice`, `loss_after`, `in_fight`, `resist_only`, `trigger`, `phase` and the
    four kinds of bumps.
    """
    problems = Problems()
    note_trigger(problems, target, options)
    _choice(problems, card, chosen, hearing)
    if chosen.in_fight:
        _fight(problems, aggressor, target, options)
    else:
        _cards(problems, aggressor, chosen)
    fast = hearing.way.hit and talks_fast(aggressor.style, options)
    _bumps(problems, chosen, card, earned, fast)
    problems.raise_if_any()


def note_trigger(problems: Problems, target: Target, options: WestOptions) -> None:
    """Note a trigger too high for what it counts: few wounds, or much damage (tw-triggers)."""
    unit = target.trigger_unit
    highest = options.table(f"trigger-{unit.value}")
    if target.trigger is not None and target.trigger > highest:
        text = f"At most {highest} {unit.value}"
        text += "; a trigger that counts damage may be higher" if unit is TriggerUnit.WOUNDS else ""
        problems.expect(False, "trigger", f"{text}.")


def _fight(problems: Problems, aggressor: Aggressor, target: Target, options: WestOptions) -> None:
    """tw-fx-intimidation, tw-fx-persuasion: only these styles, and no pools of cards."""
    found = fight_rule(aggressor.style, options) is not None
    text = "Needs fx-intimidation with Intimidation, or fx-persuasion with Persuasion."
    problems.expect(found, "in_fight", text)
    text = "In a fight there is no pool to take cards from."
    problems.expect(not target.resist_only, "resist_only", text)


def _cards(problems: Problems, aggressor: Aggressor, chosen: Chosen) -> None:
    """tw-pool-spend, tw-pool-empty: a card for the attack, one more to rephrase or switch."""
    dear = chosen.choice in (Choice.REPHRASE, Choice.SWITCH)
    text = "This choice costs a second card." if dear else "An attack costs a card."
    problems.expect(aggressor.cards >= 1 + int(dear), "cards", text)


def _choice(problems: Problems, card: Card, chosen: Chosen, hearing: Hearing) -> None:
    if chosen.choice is not Choice.NONE:
        text = "Nothing was misread, so there is nothing to choose."
        if card.calamity:
            text = "A calamity takes the loss by itself: choose none."
        problems.expect(hearing.misconstrued.value, "choice", text)
    if chosen.loss_after:
        again = chosen.choice is Choice.REPHRASE and hearing.way.misconstrued
        problems.expect(again, "loss_after", "Only after a rephrasing that is misread too.")


def _bumps(problems: Problems, chosen: Chosen, card: Card, earned: int, fast: bool) -> None:
    """tw-bumps, r-phase-ends; with `fast` one earned cannot move the phase (tw-fx-fast-talk)."""
    spent = sum(chosen.bumps().values())
    for name, number in chosen.bumps().items():
        problems.expect(not number or spent <= earned, name, over_spent(spent, earned))
    ends = chosen.bumps_phase and card.breakdown and card.phase in (0, 5)
    problems.expect(not ends, "phase", "No bump moves the phase number onto 0 or 5.")
    movable = earned - int(fast)
    if movable < chosen.bumps_phase <= earned:
        text = "The bump of Fast Talk cannot move the phase number."
        problems.expect(False, "bumps_phase", text)
