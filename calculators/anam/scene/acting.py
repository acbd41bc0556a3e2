"""What the one who acts may do, and what came of it."""

from calculators.anam import inputs
from calculators.anam.scene.setup import of
from calculators.anam.scene.strips import strips
from calculators.kit.fields import Field, OneOf, Whole, Words, YesNo
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Board, Move
from rules_core.anam.healing import task_level
from rules_core.anam.modifiers import MANIPULATION
from rules_core.anam.terms import LEVELS, Range, What, count
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.legal import possible, targets
from rules_core.anam.tracker.play import worked
from rules_core.anam.tracker.state import Condition, Conflict, Person
from rules_core.anam.tracker.telling_between import capital
from rules_core.anam.tracker.trial import wears_hard

AGAIN = "The task of this turn is done; only a special attribute grants one more."
SELDOM = ("base", "distance", "circumstance", "hindered", "difficulty", "impose", "impose_cost")


def pick(state: Conflict, name: str, label: str, among: tuple[int, ...] | None = None) -> Pick:
    """A choice among characters; chosen already where there is only one."""
    who = state.present if among is None else among
    people = tuple((each, capital(state.name(each))) for each in who)
    return Pick(label, name=name, of=people, default=who[0] if len(who) == 1 else None)


def _bearing(person: Person | None) -> list[Field]:
    """What may bear on a test: only what there is."""
    found: list[Field] = []
    if person is not None and person.injuries:
        hurt = len(person.injuries)
        found.append(
            Whole("Injuries that bear on it", name="injuries", least=0, most=hurt, default=hurt)
        )
    if person is not None and any(held.kind == MANIPULATION for held in person.modifiers):
        found.append(YesNo("Manipulations count", name="manipulated", default=True))
    if person is not None and wears_hard(person):
        found.append(YesNo("The armour hinders this ability", name="hindered", default=False))
    found.append(OneOf("Base range of the weapon", of=Range, name="base", default=Range.MELEE))
    found.append(OneOf("Distance", of=Range, name="distance", default=Range.MELEE))
    label = "Circumstance, for this test"
    found.append(Whole(label, name="circumstance", least=-6, most=6, default=0))
    return found


def acting(state: Conflict) -> Board:
    """The task of a turn."""
    assert state.acting is not None
    person = state.person(state.acting) if state.acting else None
    may, moves = possible(state), list[Move]()
    if e.Attacked in may:
        moves.append(_attack(state, person))
    if e.Tested in may:
        note = "A manipulation, an active defence, healing, or anything else."
        fields = tuple(f for f in _bearing(person) if f.name not in ("base", "distance"))
        moves.append(Move(e.Tested, "Test it", fields, note=note, rare=SELDOM, fold="Another task"))
    moves.append(Move(e.WentOn, "Do nothing", tone="quiet"))
    question = f"{capital(state.name(state.acting))}, what do you do?"
    again = person is not None and person.has_acted
    return Board(strips(state), question, tuple(moves), help=AGAIN if again else "")


def _attack(state: Conflict, person: Person | None) -> Move:
    hint = "None: the target's own. The Narrator says it for a target that is unaware."
    fields: list[Field] = [
        pick(state, "target", "Attack whom?", targets(state)),
        *_bearing(person),
        Whole("Difficulty", hint, name="difficulty", least=0, most=9, none=True),
        Words("Condition to impose", "Empty: none.", name="impose", default=""),
        of(inputs.ImposeCost, "impose_cost", "Damage it needs", 5),
    ]
    return Move(e.Attacked, "Attack", tuple(fields), rare=SELDOM)


def attack(state: Conflict) -> Board:
    """The effect of the attack."""
    attempt, modifier = state.attempt, state.modifier
    assert attempt is not None and modifier is not None
    fields = (
        of(inputs.Effect, "effect", default=attempt.difficulty.value),
        of(inputs.Weapon, "weapon", default=0),
    )
    help = "Roll as your game does, with the modifier; these rules do not tell how."
    figures = {"Modifier": modifier, "Difficulty": attempt.difficulty}
    move = Move(e.EffectRead, "This is the effect", fields, rare=("weapon",))
    question = f"What does the attack on {state.name(attempt.target)} come to?"
    return Board(strips(state), question, (move,), help=help, figures=figures)


def hurt(state: Conflict) -> Board:
    """An injury in place of Wounds, or the Wounds."""
    attempt = state.attempt
    assert attempt is not None
    plain, spared = worked(state, attempt, False), worked(state, attempt, True)
    wounds, left = plain.wounds_dealt.value, spared.wounds_dealt.value
    note = f"{count(left, 'Wound')} left to mark, and the slot is filled for weeks."
    name = Words("What injury?", "Such as a broken arm; it may be left out.", name="name")
    named = of(name, "name", default="")
    out = " This puts you out of combat." if plain.out.value else ""
    moves = (
        Move(e.Marked, f"Mark {count(wounds, 'Wound')}", note=out.strip()),
        Move(e.TookInjury, "Take an injury", (named,), note=note, tone="quiet"),
    )
    question = f"{capital(state.name(attempt.target))}: {count(wounds, 'Wound')}, or an injury?"
    return Board(strips(state), question, moves, figures={"Wounds": plain.wounds_dealt})


def task(state: Conflict) -> Board:
    """What came of a test."""
    assert state.modifier is not None
    moves = [Move(e.WentOn, "Nothing to keep count of")]
    value = Whole("Size", "Your Narrator says how much.", name="value", least=-6, most=6, default=1)
    whom = pick(state, "whom", "For or against whom?")
    moves.append(Move(e.Manipulated, "It gives this", (whom, value), fold="A manipulation"))
    level = Whole("Level", name="level", least=0, most=9, default=3)
    moves.append(Move(e.Defended, "Defend with it", (level,), fold="An active defence"))
    moves += [*_boxes(state), *_conditions(state)]
    help = "Roll as your game does, with the modifier."
    figures = {"Modifier": state.modifier}
    return Board(strips(state), "What came of the test?", tuple(moves), help=help, figures=figures)


def _boxes(state: Conflict) -> list[Move]:
    """Clearing a Bruise or a Wound, of those who have any."""
    found, options = [], state.setup.options
    for what, noun in ((What.BRUISE, "Bruise"), (What.WOUND, "Wound")):
        marked = tuple(
            who
            for who in state.present
            if (state.person(who).bruises if what is What.BRUISE else state.person(who).wounds)
        )
        if not marked:
            continue
        level = task_level(what, options).value
        fields = (
            pick(state, "whom", "Of whom?", marked),
            of(inputs.Effect, "effect", "Effect level", level),
        )
        fold = f"Healing a {noun}: {LEVELS[level]} ({level})"
        fixed = {"what": what}
        found.append(Move(e.BoxTreated, f"Heal 1 {noun}", fields, fixed=fixed, fold=fold))
    return found


def _conditions(state: Conflict) -> list[Move]:
    """Removing or healing each condition that anybody has."""
    found = []
    for who, number, condition in conditions(state):
        level = task_level(condition.kind, state.setup.options).value
        fields = (of(inputs.Effect, "effect", f"Effect level, {level} needed", level),)
        label = f"Treat {condition.told} of {state.name(who)}"
        fixed = {"whom": who, "condition": number}
        fold = "Healing a condition"
        found.append(Move(e.ConditionTreated, label, fields, fixed=fixed, fold=fold))
    return found


def conditions(state: Conflict) -> list[tuple[int, int, Condition]]:
    """Every condition: whose, which of theirs from 1, and what it is."""
    return [
        (who, number, condition)
        for who in state.present
        for number, condition in enumerate(state.person(who).conditions, 1)
    ]
