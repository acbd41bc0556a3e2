"""The moves between two attacks, the Judge's word, and what may be done when it is over."""

from calculators.kit.fields import OneOf, Whole, Words, YesNo
from calculators.kit.scene.board import Move
from calculators.west.inputs import CauseResult
from calculators.west.scene.attack_moves import CHANCE, DRAW
from calculators.west.scene.causes import cause_name, cause_note, causes
from calculators.west.scene.setup import of, with_default
from rules_core.west.encounter import drawing
from rules_core.west.encounter import events as e
from rules_core.west.encounter.deeds import sentence
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import tn_against
from rules_core.west.encounter.state import Encounter, Secret
from rules_core.west.ending import TN, Comfort
from rules_core.west.terms import Cause, Style

JUDGE = "The Judge's word"
BREAK = "Break off"
LOOK = "Judge Character: spend a card to size them up"
BEFORE = "Before the talk: size them up for no card"
SECRETS = {
    Secret.TRIGGER: "Reveal the trigger",
    Secret.FURTHER: "Reveal the other trigger point",
    Secret.FORBIDDEN: "Reveal the styles that end the talk",
}


def moves(state: Encounter) -> tuple[Move, ...]:
    """What may be done between two attacks."""
    may, found = possible(state), list[Move]()
    if e.Declared in may:
        found += attacks(state, state.attacker)
        found.append(Move(e.Passed, "Say nothing", note="The card is kept.", tone="quiet"))
    found += _offers(state, may)
    if e.SizedUpBefore in may:
        found.append(_look(state, Who.INSTIGATOR, before=True))
    if e.SizedUp in may:
        found.append(_look(state, state.attacker, before=False))
    found += _judge(state, may)
    if e.Disengaged in may:
        found += [_leave(state, who) for who in Who]
    return tuple(found)


def attacks(state: Encounter, who: Who) -> list[Move]:
    """The attack by either trait as cause; by one where it makes no difference."""
    side, found = state.side(who), list[Move]()
    free = state.options.style_change == "yes"
    fields = (OneOf("Style", of=Style, name="style", default=side.style),) if free else ()
    for cause in tuple(Cause) if free else causes(side):
        first, note = cause is Cause.PRESENCE, cause_note(side, cause)
        label = f"Attack {f'with {side.style.label}' if first else f'by {cause_name(side, cause)}'}"
        if free:
            label = f"Attack, {'Presence' if first else 'the other trait'} as cause"
            note = ""
        tone = "main" if first else "quiet"
        found.append(Move(e.Declared, label, fields, fixed={"cause": cause}, note=note, tone=tone))
    return found


def _offers(state: Encounter, may: tuple[type[e.Event], ...]) -> list[Move]:
    """What the Judge may do just now (tw-trigger-shift, tw-pool-empty)."""
    name = state.setup.name(Who.INSTIGATOR)
    offers = (
        (e.TriggerRaised, "Raise the trigger by 1", "The Judge may: a calamity, or 2 misses."),
        (e.TriggerLowered, "Lower the trigger by 1", "The Judge may, after that calamity."),
        (e.CardGranted, f"Give {name} 1 card", "Or this instead."),
        (e.Declined, "Leave it at that", "Nobody has a card left, so it is over."),
        (e.Closed, "Leave it there", "The Judge may spare a player who is out of cards."),
    )
    return [
        Move(kind, label, note=note, tone="quiet") for kind, label, note in offers if kind in may
    ]


def _look(state: Encounter, who: Who, *, before: bool) -> Move:
    """Judge Character: what the check came to."""
    number = tn_against(state, who.other, sizing=True).value
    fields = (
        with_default(of(CauseResult, "cause_result", "What the check came to"), number),
        YesNo("A calamity mark", name="calamity", default=False),
    )
    if before:
        note = f"With the Judge's leave, once, against TN {number}; it helps the first attack."
        return Move(
            e.SizedUpBefore,
            "This is the card",
            fields,
            note=note,
            fold=BEFORE,
            draw=lambda _: drawing.size_up_before(state, CHANCE),
            draw_label=DRAW,
        )
    note = f"In place of an attack, against TN {number}; it helps until the next attack."
    return Move(
        e.SizedUp,
        "This is the card",
        fields,
        note=note,
        fold=LOOK,
        draw=lambda _: drawing.size_up(state, CHANCE),
        draw_label=DRAW,
    )


def _judge(state: Encounter, may: tuple[type[e.Event], ...]) -> list[Move]:
    """The Judge's word at any time."""
    found = [
        Move(e.Revealed, SECRETS[secret], fixed={"secret": secret}, fold=JUDGE)
        for secret in (state.secrets() if e.Revealed in may else ())
    ]
    if e.Fired in may:
        then = Words("What happens", name="then", default="")
        label = "Another trigger ends the talk"
        found.append(Move(e.Fired, label, (then,), fold=JUDGE))
    if e.StressReturned in may:
        for who in Who:
            missing = state.side(who).full_stress - state.side(who).stress.value
            if missing:
                points = Whole("Stress points", name="points", least=1, most=missing, default=1)
                label = f"{sentence(state.setup.name(who))}: stress returns"
                fixed = {"side": who}
                found.append(Move(e.StressReturned, label, (points,), fixed=fixed, fold=JUDGE))
    return found


def _leave(state: Encounter, who: Who) -> Move:
    """Breaking off, with its price."""
    terms, player = state.setup.terms, state.side(who).who.player
    if who is Who.INSTIGATOR:
        note = "The counter-stakes are due." if player else "Nobody owes anything."
    elif player:
        note = "The stakes are given up."
    else:
        note = terms.if_audience_leaves or "Nobody owes anything."
    label = f"{sentence(state.setup.name(who))} breaks off"
    return Move(e.Disengaged, label, fixed={"side": who}, note=note, tone="apart", fold=BREAK)


def afterwards(state: Encounter) -> tuple[Move, ...]:
    """Getting over it, once it is over."""
    may, found = possible(state), list[Move]()
    if e.Recovered in may:
        found += [
            _recovery(state, who)
            for who in Who
            if state.side(who).wounds.value and not state.side(who).has_recovered
        ]
    if e.SceneOpened in may:
        note = "Each side may check once a scene."
        found.append(Move(e.SceneOpened, "A new scene begins", note=note, tone="quiet"))
    return (*found, *_judge(state, may))


def _recovery(state: Encounter, who: Who) -> Move:
    by = " or ".join(f"{comfort.value.title()} TN {TN[comfort]}" for comfort in Comfort)
    fields = (
        OneOf("By", of=Comfort, name="by", default=Comfort.LEADERSHIP),
        with_default(of(CauseResult, "cause_result", "What the check came to"), 5),
        YesNo("A calamity mark", name="calamity", default=False),
    )
    name = sentence(state.setup.name(who))
    return Move(
        e.Recovered,
        "This is the check",
        fields,
        fixed={"side": who},
        note=f"Another's {by} on one's own.",
        fold=f"{name} gets over it",
    )
