"""Words in a fight as they are played in the page."""

from calculators.kit.fields import Field, Whole, YesNo
from calculators.kit.scene.board import Board, Group, Meter, Move, Scene, Strip
from calculators.west.inputs import Bumps, CauseResult, Effect
from calculators.west.scene.attack_moves import CHANCE, DRAW, card_move
from calculators.west.scene.causes import cause_name, cause_note, causes
from calculators.west.scene.purse import purse_moves
from calculators.west.scene.setup import DECK, of, side_groups, with_default
from rules_core.figures import Figure
from rules_core.record import Entry
from rules_core.west.check import Model, model
from rules_core.west.encounter import drawing
from rules_core.west.encounter.deeds import sentence
from rules_core.west.encounter.events import EffectRead, Event
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.state import Attack, Stage
from rules_core.west.fight import state as f
from rules_core.west.fight.legal import ap, foe_ap, possible, so_far, with_pv
from rules_core.west.fight.setup import MOST_AP, FightSetup
from rules_core.west.fight.telling import FIGHT
from rules_core.west.parties import Card
from rules_core.west.terms import Cause, Style, count
from rules_core.west.wounds import TRACK

SEEN = "Counts for nothing here."
GROUPS = (
    Group(
        "fight",
        "Action points",
        (
            Whole("AP of the talker", "A round, before wounds.", name="ap", least=0, most=MOST_AP),
            Whole("AP of the foe", "A round, before wounds.", name="foe_ap", least=0, most=MOST_AP),
            YesNo("The foe is immune", "If the Judge says so.", name="immune"),
        ),
    ),
    *side_groups("talker", "Who talks", "How", SEEN, (Style.INTIMIDATION, Style.PERSUASION)),
    *side_groups("foe", "Who is talked to", "The foe's style: of no account", SEEN),
    DECK,
)
QUICK = ("talker.name", "talker.style", "foe.name", "fight.foe_ap")


def board(state: f.Brawl) -> Board:
    """The screen of a state."""
    strips = (_talker(state), _foe(state))
    if state.closed is not None:
        rule, text = state.closed.rule, state.closed.text
        over = Entry(f"{sentence(text)}.", {"Ended by": Figure.start(rule.title, rule, text)})
        return Board(strips, "It is over.", over=over)
    if state.attack is not None:
        return _attempt(state, state.attack, strips)
    name = sentence(state.setup.name(state.setup.talker))
    help = f"Round {state.round}. An attempt takes 2 AP, and there is one a round."
    if not state.uses.value:
        help = f"Round {state.round}. No attempt is left in this fight."
    return Board(strips, f"{name}, what do you do?", tuple(_moves(state)), help=help)


def _meters(side: Side) -> tuple[Meter, ...]:
    return (
        Meter("Stress", side.stress.value, side.full_stress, "bar"),
        Meter("Wounds", side.wounds.value, TRACK, "marks"),
    )


def _talker(state: f.Brawl) -> Strip:
    side, left = state.talker, ap(state)
    uses = Meter("Attempts", state.uses.value, state.uses.steps[-1].total + _tries(state))
    name = sentence(state.setup.name(state.setup.talker))
    figures = {"AP now": left, "Attempts left": state.uses}
    return Strip(name, side.style.label, (uses, *_meters(side)), figures, is_next=True)


def _tries(state: f.Brawl) -> int:
    """Attempts made: the steps that took one off."""
    return sum(step.text.startswith("−") for step in state.uses.steps)


def _foe(state: f.Brawl) -> Strip:
    left = foe_ap(state)
    points = Meter("AP", max(0, left.value), state.setup.fight.foe_ap)
    name = sentence(state.setup.name(state.setup.foe))
    figures = {"AP a round": left, "Lost to words": state.lost, "Nerve": state.foe.nerve}
    if state.setup.rules.ind == "yes":
        style = state.talker.style
        figures[f"Resists {style.label}"] = state.foe.resistance(style)
    return Strip(name, "", (points, *_meters(state.foe)), figures)


def _cell(state: f.Brawl, attack: Attack) -> Model:
    """The column and rows of the cause grid that the attempt reads."""
    side, trait = state.talker, state.talker.who.trait(attack.style)
    die, rank = trait.die, trait.rank
    if attack.cause is Cause.PRESENCE:
        die, rank = side.who.presence, side.who.verve
    skill = 0 if side.is_stressed else side.who.social_combat
    number = so_far(state, with_pv(attack, 0)).tn.value
    return model(die, skill, rank, number)


def _attempt(state: f.Brawl, attack: Attack, strips: tuple[Strip, ...]) -> Board:
    """What the attempt asks now."""
    if attack.stage is Stage.CARD:
        cell = _cell(state, attack)
        rows = "row 1" if cell.rows == 1 else f"the best of rows 1 to {cell.rows}"
        help = f"Read the cause grid, column {cell.column.value}, {rows}. "
        help += f"{cell.tn} or more is a hit."
        deck = state.setup.deck
        move = card_move(cell.tn, True, lambda _: drawing.any_card(cell, deck, CHANCE))
        return Board(strips, "What does the card show?", (move,), help=help)
    found = so_far(state, attack)
    if attack.stage is Stage.BUMPS:
        left, place = found.bumps.value, (attack.card or Card()).location
        moves = purse_moves(left, place, lambda n: so_far(state, with_pv(attack, n)).result.value)
        question = f"A hit, and {count(left, 'bump')} to spend. On what?"
        return Board(strips, question, tuple(moves), figures={"As it stands": found.result})
    row, column = found.effect_row.value, found.effect_column.value
    assert column is not None
    field = with_default(of(Effect, "effect", "The cell"), row)

    def draw(_: object) -> EffectRead:
        return EffectRead(drawing.any_effect(row, column, state.setup.rules, CHANCE), drawn=True)

    move = Move(EffectRead, "This is the effect", (field,), draw=draw, draw_label=DRAW)
    question = f"What does the effect grid show in row {row}, column {column.value}?"
    return Board(strips, question, (move,), figures={"Result": found.result})


def _moves(state: f.Brawl) -> list[Move]:
    may, found = possible(state), list[Move]()
    side = state.talker
    for cause in causes(side) if f.Tried in may else ():
        first, note = cause is Cause.PRESENCE, cause_note(side, cause)
        label = f"Try {side.style.label}" if first else f"Try it by {cause_name(side, cause)}"
        tone, fixed = "main" if first else "quiet", {"cause": cause}
        found.append(Move(f.Tried, label, fixed=fixed, note=note, tone=tone))
    if f.Fled in may:
        note = "When it acts, in this round or the next; it loses no AP then."
        found.append(Move(f.Fled, "The foe flees", note=note, tone="quiet"))
    if f.WasHurt in may:
        note = "Any damage by an opponent gives all back."
        found.append(Move(f.WasHurt, "The foe is hurt", note=note, tone="quiet"))
    found.append(Move(f.RoundBegan, "The next round", tone="quiet"))
    if f.TookHeart in may:
        result = with_default(of(CauseResult, "cause_result", "What the check came to"), 5)
        mark = YesNo("A calamity mark", name="calamity", default=False)
        fold = "The foe takes heart: a Bravery check, TN 5, for 2 AP"
        found.append(Move(f.TookHeart, "This is the check", (result, mark), fold=fold))
    if f.StruckBack in may:
        hit: Field = YesNo("It hits", name="hit", default=True)
        bumps = with_default(of(Bumps, "bumps"), 0)
        fold = "The foe strikes back: an attack for 2 AP more"
        found.append(Move(f.StruckBack, "This is the attack", (hit, bumps), fold=fold))
    found.append(Move(f.FightEnded, "The fight is over", tone="apart"))
    return found


WEST_FIGHT: Scene[FightSetup, Event, f.Brawl] = Scene(
    FIGHT,
    page="west/fight",
    title="Words in a fight",
    help="Say who talks to whom, and begin. The board keeps attempts and action points.",
    setup=GROUPS,
    quick=QUICK,
    board=board,
)
"""Intimidation or Persuasion in the middle of a fight."""
