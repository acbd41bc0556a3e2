"""What may be done in a fight now, and which rule forbids the rest."""

from dataclasses import replace

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.book import Attack as AttackBook
from rules_core.west.book import Effects, Ending, Wounds
from rules_core.west.encounter.events import EffectRead, Event, SpentBumps, Turned
from rules_core.west.encounter.state import Attack, Stage
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.fight import state as f
from rules_core.west.parties import Card
from rules_core.west.terms import Style, count

COST = 2
"""AP of an attempt, and of a try to recover."""
RALLY_TN = 5
"""The target number of a Bravery check against Intimidation."""
STEPS: dict[Stage, tuple[Rule, str, type[Event]]] = {
    Stage.CARD: (AttackBook.DECLARE, "The attempt is declared: turn its card.", Turned),
    Stage.BUMPS: (AttackBook.BUMPS, "Say first what the bumps are spent on.", SpentBumps),
    Stage.EFFECT: (Wounds.EFFECT, "Read the effect first.", EffectRead),
}
EVENTS: tuple[type[Event], ...] = (
    f.Tried,
    Turned,
    SpentBumps,
    EffectRead,
    f.Fled,
    f.TookHeart,
    f.StruckBack,
    f.WasHurt,
    f.RoundBegan,
    f.FightEnded,
)
Refusal = tuple[Rule, str]


def possible(state: f.Brawl) -> tuple[type[Event], ...]:
    """The events that may come now."""
    return tuple(event for event in EVENTS if refusal(state, event) is None)


def so_far(state: f.Brawl, attack: Attack) -> Exchange:
    """The attempt resolved with what is known of it."""
    assert attack.card is not None
    aggressor = state.talker.aggressor(attack.style, attack.cause, attack.style, attack.held)
    target = state.foe.target(False)
    return resolve(aggressor, target, attack.card, attack.chosen, state.setup.rules)


def with_pv(attack: Attack, bumps: int) -> Attack:
    """The attempt with so many bumps on PV; with the plainest card where none is turned yet."""
    card, chosen = attack.card or Card(), attack.chosen
    return replace(attack, card=card, chosen=replace(chosen, bumps_penetration=bumps))


def ap(state: f.Brawl) -> Figure[int]:
    """The talker's AP that are left this round (tw-ap)."""
    start = state.setup.fight.ap
    left = Figure.start(start, Effects.AP, f"{start} AP")
    left = _less_wounds(left, state.talker.wounds.value)
    rule = rule_of(state.talker.style)
    return left.plus(-state.spent, rule, f"−{state.spent} for an attempt") if state.spent else left


def foe_ap(state: f.Brawl) -> Figure[int]:
    """The foe's AP a round: less its wounds, less what words have taken; it may fall below 0."""
    start = state.setup.fight.foe_ap
    left = _less_wounds(Figure.start(start, Effects.AP, f"{start} AP"), state.foe.wounds.value)
    lost = state.lost.value
    return left.plus(-lost, rule_of(state.talker.style), f"−{lost} lost to words") if lost else left


def _less_wounds(left: Figure[int], wounds: int) -> Figure[int]:
    if not wounds:
        return left
    return left.plus(-wounds, Effects.AP, f"−{wounds} for {count(wounds, 'stress wound')}")


def rule_of(style: Style) -> Effects:
    """The optional effect that a fight of this style is about."""
    return Effects.FX_INTIMIDATION if style is Style.INTIMIDATION else Effects.FX_PERSUASION


def refusal(state: f.Brawl, event: type[Event]) -> Refusal | None:
    """Why such an event may not come now; None if it may."""
    if state.closed is not None:
        return Ending.END, "It is over."
    if state.attack is not None:
        rule, text, step = STEPS[state.attack.stage]
        return None if event is step else (rule, text)
    if event in (Turned, SpentBumps, EffectRead):
        return AttackBook.DECLARE, "No attempt is under way: declare one first."
    if event is f.Tried:
        return _try(state)
    if event in (f.Fled, f.TookHeart, f.StruckBack, f.WasHurt):
        return _answer(state, event)
    return None


def _try(state: f.Brawl) -> Refusal | None:
    rule = rule_of(state.talker.style)
    if state.setup.fight.immune:
        return rule, "The Judge says that this foe is immune."
    if state.is_barred:
        return rule, "It was misread once: there are no more attempts in this fight."
    if not state.uses.value:
        return rule, "All attempts of this fight are used up."
    if state.has_tried:
        return rule, "One attempt a round: wait for the next."
    left = ap(state).value
    return (rule, f"An attempt takes {COST} AP, and {left} are left.") if left < COST else None


def _answer(state: f.Brawl, event: type[Event]) -> Refusal | None:
    """What the foe does about it."""
    rule, fear = rule_of(state.talker.style), state.talker.style is Style.INTIMIDATION
    if fear is not (event in (f.Fled, f.TookHeart)):
        other = "Persuasion" if fear else "Intimidation"
        return rule, f"That is an answer to {other}."
    if event is f.Fled:
        return None if state.fresh else (rule, "No attempt has just taken AP.")
    if not state.lost.value:
        return rule, "No AP are lost to words."
    if event is f.WasHurt:
        return None
    if event is f.TookHeart and state.has_rallied:
        return rule, "One try a round: wait for the next."
    left = foe_ap(state).value - state.foe_spent
    return (rule, f"It takes {COST} AP, and {left} are left.") if left < COST else None
