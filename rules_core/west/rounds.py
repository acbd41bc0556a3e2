"""The chance to break first when the other side answers: both attack in turn (tw-parties, tw-odds).

Each side's attacks are a row by itself but for one thing: who runs out of stress attacks unskilled
from then on (tw-stressed). So a row is counted for each attack at which its speaker may run out,
and tells at which attack its target does, and at which it yields. Multiplied, and added up over all
such pairs, the two rows give every way in which the talk may go, exactly. That takes as many rows
as there are cards on both sides, each about as much work as a talk, and n × m products.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import accumulate
from types import MappingProxyType
from typing import TypeVar

from rules_core.errors import InvalidInput, Problem
from rules_core.figures import Figure
from rules_core.west.book import CardsRuling, ModelOdds, ModelOddsRuling, Stakes
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.plays import Play
from rules_core.west.row import NEVER, Law, Row
from rules_core.west.sides import Sides
from rules_core.west.talk import expect_talk
from rules_core.west.toll import Trigger

T = TypeVar("T")
Chances = Mapping[int, Fraction]


@dataclass(frozen=True)
class Side:
    """One side: how it attacks, and how it stands up to the other's attacks."""

    attacks: Aggressor
    stands: Target


@dataclass(frozen=True)
class Rounds:
    """By each round, counted from 1, the chance that a side has yielded first.

    `won`: the audience has, `lost`: the instigator has; `open`: neither when all cards are played.
    """

    won: Figure[Chances]
    lost: Figure[Chances]
    open: Figure[Fraction]


def rounds(
    instigator: Side, audience: Side, deck: Deck = ANY_DECK, options: WestOptions = WestOptions()
) -> Rounds:
    """The odds of a talk in which both attack with all their cards, the instigator first.

    Each side's target figures hold its trigger; the instigator's is what it is ready to bear. A
    will broken counts as yielding; what a calamity does to its speaker is not followed. Social
    Combat is that of the `attacks`. InvalidInput names every figure out of range; those of the
    audience's attacks begin with ``other_``, those of the instigator's stand with ``own_``.
    """
    instigator, audience = _with_skill(instigator), _with_skill(audience)
    _expect(instigator, audience, deck, options)
    cards, answers = instigator.attacks.cards, audience.attacks.cards
    if options.out_of_cards == "at-once":
        answers = min(answers, cards - 1)
    ours_gone = moments(instigator.stands, answers, options)
    theirs_gone = moments(audience.stands, cards, options)
    runs = len(ours_gone) + len(theirs_gone)
    ours = Row(Sides(instigator.attacks, audience.stands, deck, options), cards, runs)
    theirs = Row(Sides(audience.attacks, instigator.stands, deck, options), answers, runs)
    # the attack that takes the speaker's last stress → the law of what is still said with skill
    our_laws = {at: ours.law(min(at, cards)) for at in ours_gone}
    their_laws = {at: theirs.law(max(0, min(at - 1, answers))) for at in theirs_gone}
    last = max(cards, answers)
    won, lost, open = _together(our_laws, their_laws, last)
    return Rounds(
        _told(MappingProxyType(won), deck, options, "the audience yields first"),
        _told(MappingProxyType(lost), deck, options, "the instigator yields first"),
        _told(open, deck, options, "all cards are played"),
    )


def moments(target: Target, cards: int, options: WestOptions) -> tuple[int, ...]:
    """The attacks, of so many, that may take a target's last stress, and none; 0: it has none."""
    if target.stress == 0:
        return (0,)
    return (*range(Trigger(target, options).calm_cards() + 1, cards + 1), NEVER)


def _together(
    ours: Mapping[int, Law], theirs: Mapping[int, Law], last: int
) -> tuple[dict[int, Fraction], dict[int, Fraction], Fraction]:
    """Won and lost by each round, and what is left: over all moments at which stress runs out."""
    won: dict[int, Fraction] = defaultdict(Fraction)
    lost: dict[int, Fraction] = defaultdict(Fraction)
    left = Fraction(0)
    for we_are_stressed, law in ours.items():
        for they_are_stressed, answer in theirs.items():
            yields = _when(law, they_are_stressed)
            breaks = _when(answer, we_are_stressed)
            for at, chance in yields.items():
                if at != NEVER:  # before the answer of the same round
                    later = sum(c for when, c in breaks.items() if when >= at)
                    won[max(1, at)] += chance * later
            for at, chance in breaks.items():
                if at != NEVER:
                    later = sum(c for when, c in yields.items() if when > at)
                    lost[max(1, at)] += chance * later
            left += yields.get(NEVER, 0) * breaks.get(NEVER, Fraction(0))
    by = range(1, last + 1)
    return (
        dict(zip(by, accumulate(won[n] for n in by), strict=True)),
        dict(zip(by, accumulate(lost[n] for n in by), strict=True)),
        left,
    )


def _when(law: Law, stressed: int) -> dict[int, Fraction]:
    """The attack at which a target yields whose last stress goes at the attack `stressed`."""
    return {at: chance for (gone, at), chance in law.items() if gone == stressed}


def _with_skill(side: Side) -> Side:
    """A side whose stand has the Social Combat of its attacks."""
    skill = side.attacks.social_combat
    return replace(side, stands=replace(side.stands, target_social_combat=skill))


def _expect(instigator: Side, audience: Side, deck: Deck, options: WestOptions) -> None:
    problems = []
    for attacks, stands, names in (
        (instigator.attacks, audience.stands, {"cards": "cards"}),
        (audience.attacks, instigator.stands, OTHER),
    ):
        try:
            expect_talk(attacks, stands, deck, 0, options)
        except InvalidInput as invalid:
            for p in invalid.problems:
                problems.append(Problem(names.get(p.field, p.field), p.message))
    if problems:
        raise InvalidInput(dict.fromkeys(problems))


OTHER = {
    **{name: f"other_{name}" for name in ("style", "cause", "presence", "secondary", "cards")},
    **{name: f"other_{name}" for name in ("trait_rank", "clarity", "resolve")},
    **{name: f"own_{name}" for name in ("nerve", "willpower", "stress", "wounds", "old_wounds")},
    **{"trigger": "own_trigger", "social_combat": "target_social_combat"},
    "target_social_combat": "social_combat",
}
"""The public names of figures that both sides have, for the audience's attacks."""


def _told(value: T, deck: Deck, options: WestOptions, text: str) -> Figure[T]:
    figure = Figure.start(value, ModelOdds.ODDS, deck.told())
    figure = figure.then(value, ModelOddsRuling.ODDS_PLAY, Play.MEND_FIRST.told)
    figure = figure.then(value, Stakes.PARTIES, "the instigator attacks, then the audience")
    if options.out_of_cards == "at-once":
        why = "over with the instigator's last card"
        figure = figure.then(value, CardsRuling.OUT_OF_CARDS, why)
    return figure.then(value, Stakes.TRIGGERS, text)
