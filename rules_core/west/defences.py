"""How the target hardens: the rise of Nerve, and the optional defences (tw-progressive, tw-ind)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.book import Defences, DefencesRuling, Perception, PerceptionRuling
from rules_core.west.limits import note
from rules_core.west.options import WestOptions
from rules_core.west.terms import Choice, Style, count, plain, signed


@dataclass(frozen=True)
class Attempt:
    """An attack as the defences see it: `heard` is as it stood after bumps and a rephrasing.

    After a switch `heard` is the style switched to; a loss with `heard` as `meant` is a calamity.
    """

    meant: Style
    heard: Style
    hit: bool
    choice: Choice = Choice.NONE


@dataclass(frozen=True)
class Defence:
    """The target's resistances, the change to its TN, and its Nerve."""

    resistance_argument: Figure[int]
    resistance_fast_talk: Figure[int]
    resistance_intimidation: Figure[int]
    resistance_persuasion: Figure[int]
    tn_adjust: Figure[int]
    nerve: Figure[int]

    @staticmethod
    def of(resistances: dict[Style, int], tn_adjust: int = 0, nerve: int = 4) -> "Defence":
        """A defence before the first attack (r-ind-base); a style left out has resistance 0."""
        problems = Problems()
        named = {_field(style): resistances.get(style, 0) for style in Style}
        note(problems, **named, tn_adjust=tn_adjust, nerve=nerve)
        problems.raise_if_any()
        base = DefencesRuling.IND_BASE
        figures = {n: Figure.start(v, base, f"{plain(v)} before") for n, v in named.items()}
        changed = Figure.start(tn_adjust, Defences.IND_FAST_TALK, f"{signed(tn_adjust)} before")
        courage = Figure.start(nerve, Defences.PROGRESSIVE, f"Nerve {nerve}")
        return Defence(**figures, tn_adjust=changed, nerve=courage)

    def resistance(self, style: Style) -> Figure[int]:
        """The resistance to one style."""
        figure: Figure[int] = getattr(self, _field(style))
        return figure

    def after(self, attempt: Attempt) -> "Defence":
        """All but Nerve after an attack (tw-ind, r-loss-waives, r-ind-floor)."""
        moved = self
        for name, amount, rule, text in _moves(attempt):
            figure: Figure[int] = getattr(moved, name)
            if amount > 0 and attempt.choice is Choice.LOSS and name != "tn_adjust":
                figure = figure.plus(0, PerceptionRuling.LOSS_WAIVES, f"+0, a loss: not {text}")
            else:
                past_zero = amount < 0 and figure.value + amount < 0
                figure = figure.plus(amount, DefencesRuling.IND_FLOOR if past_zero else rule, text)
            moved = replace(moved, **{name: figure})
        return moved


def _field(style: Style) -> str:
    return "resistance_" + style.value.replace("-", "_")


def _moves(attempt: Attempt) -> Iterator[tuple[str, int, Rule, str]]:
    """What the attack moves: field, amount, rule and text, by the style as heard."""
    hit, by = attempt.hit, f"{attempt.heard.label} {'hit' if attempt.hit else 'missed'}"
    fear, charm = _field(Style.INTIMIDATION), _field(Style.PERSUASION)
    match attempt.heard:
        case Style.INTIMIDATION:
            yield charm, 1, Defences.IND_INTIMIDATION, f"+1, {by}"
            if not hit:
                yield fear, 1, Defences.IND_INTIMIDATION, f"+1, {by}"
        case Style.PERSUASION:
            if hit:
                yield charm, -1, Defences.IND_PERSUASION, f"−1, {by}"
            yield fear, 1, Defences.IND_PERSUASION, f"+1, {by}"
        case Style.ARGUMENT if hit:
            yield _field(Style.FAST_TALK), -1, Defences.IND_ARGUMENT, f"−1, {by}"
        case Style.FAST_TALK if hit:
            yield _field(Style.ARGUMENT), -1, Defences.IND_FAST_TALK, f"−1, {by}"
        case Style.FAST_TALK:
            yield "tn_adjust", 1, DefencesRuling.FT_TN, f"+1, {by}"
    if attempt.heard is not attempt.meant and attempt.choice is not Choice.SWITCH:
        text = f"+1, {attempt.meant.label} misread"
        yield _field(attempt.meant), 1, Defences.IND_MISREAD, text


def healed(attempt: Attempt, wounds: int, options: WestOptions) -> Figure[int]:
    """The stress wounds that a miss heard as Argument heals, of the `wounds` there are."""
    if attempt.hit or attempt.heard is not Style.ARGUMENT:
        return Figure.start(0, Defences.IND_ARGUMENT, "no miss heard as Argument")
    heals = int(options.argue_heal)
    figure = Figure.start(heals, DefencesRuling.ARGUE_HEAL, f"an Argument missed: {heals}")
    return figure.at_most(wounds, Defences.IND_ARGUMENT, f"only {count(wounds, 'wound')} to heal")


def nerve_after_rise(
    nerve: Figure[int],
    hit: bool,
    misconstrued: bool,
    lost: bool,
    switched: bool,
    options: WestOptions = WestOptions(),
) -> Figure[int]:
    """Nerve after its rise, 1 an attack at most (tw-misconstrued, tw-progressive, r-nerve-once)."""
    progressive = options.progressive == "yes"
    if lost and (misconstrued or progressive):
        return nerve.plus(0, PerceptionRuling.LOSS_WAIVES, "+0, a loss: no rise")
    if misconstrued and not lost and not switched:
        nerve = nerve.plus(1, Perception.MISCONSTRUED, "+1, misread")
        once = DefencesRuling.NERVE_ONCE
        return nerve.plus(0, once, "+0, one rise an attack") if progressive else nerve
    if switched:
        nerve = nerve.plus(0, PerceptionRuling.SWITCH_NERVE, "+0, gears switched")
    if progressive and not hit and not lost:
        nerve = nerve.plus(1, Defences.PROGRESSIVE, "+1, a failed attack")
    return nerve


def after_all(
    attempts: Iterable[Attempt], before: Defence, options: WestOptions = WestOptions()
) -> Defence:
    """The defence after a row of attacks; ablation is not counted.

    InvalidInput names `attacks` once for each attempt that cannot be: a switch, or a loss on a
    hit, that was heard as meant; with ``miss-perception=hits`` a misread miss.
    """
    row = tuple(attempts)
    problems = Problems()
    for number, one in enumerate(row, start=1):
        _expect_possible(problems, number, one, options)
    problems.raise_if_any()
    for one in row:
        read = one.heard is not one.meant
        lost, switched = one.choice is Choice.LOSS, one.choice is Choice.SWITCH
        nerve = nerve_after_rise(before.nerve, one.hit, read, lost, switched, options)
        before = replace(before.after(one), nerve=nerve)
    return before


def _expect_possible(problems: Problems, number: int, one: Attempt, options: WestOptions) -> None:
    if one.heard is one.meant:
        if one.choice is Choice.SWITCH:
            problems.expect(False, "attacks", f"Attack {number}: no misreading to switch to.")
        if one.choice is Choice.LOSS and one.hit:
            problems.expect(False, "attacks", f"Attack {number}: no loss after a hit as meant.")
    read = one.heard is not one.meant or one.choice is Choice.REPHRASE
    if read and not one.hit and options.miss_perception == "hits":
        problems.expect(False, "attacks", f"Attack {number}: a miss is not read here.")
