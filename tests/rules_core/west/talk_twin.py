"""The odds of a talk by plain enumeration: every card, one after the other, each by `resolve`.

What has been counted is remembered, so that mutants of the odds can be held against it: see
`tests/mutation/quick.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product

from rules_core.west.attack import tn
from rules_core.west.check import open_die
from rules_core.west.deck import Deck
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.perception import named_by
from rules_core.west.plays import Play
from rules_core.west.terms import Cause, Die, Location, Result, Style

F = Fraction
UP = {0: 1, 1: 2, 2: 3, 3: 4, 4: 1, 5: None}
DOWN = {0: None, 1: 4, 2: 1, 3: 2, 4: 3, 5: 4}


ORDERS = {
    Play.MEND_FIRST: ("phase", "PV", "rows"),
    Play.PV_FIRST: ("PV", "phase", "PV", "rows"),
    Play.ROWS_FIRST: ("phase", "rows", "PV"),
    Play.NEVER_MEND: ("PV", "rows"),
}


@dataclass(frozen=True)
class Scene:
    aggressor: Aggressor
    deck: Deck
    options: WestOptions
    size_ups: int = 0
    play: Play = Play.MEND_FIRST
    tallest: int = 13  # full fours from which more change nothing in the cases at hand

    @property
    def useful(self) -> int:
        """Bumps that still buy a row, on a card that hits no better location."""
        a = self.aggressor
        unskilled = a.trait_rank if self.options.unskilled_row == "trait-skill" else 1
        return 2 * (5 - max(1, a.social_combat or unskilled))

    def fast(self) -> int:
        return int(self.options.fx_fast_talk == "yes" and self.aggressor.style is Style.FAST_TALK)


def cards(deck: Deck) -> Iterator[tuple[F, Card]]:
    """Every card but its figures: calamity, breakdown, phase, location."""
    c, b = F(deck.calamity, 54), F(deck.breakdown_cards, 54)
    yield c, Card(calamity=True, cause_result=60)
    phases = {0: 1, 1: 13, 2: 13, 3: 13, 4: 13, 5: 1}
    places = {
        Location.HEAD: deck.head_cards,
        Location.VITALS: deck.vitals_cards,
        Location.OTHER: 54 - deck.head_cards - deck.vitals_cards,
    }
    for place, n in places.items():
        spread = (1 - c) * F(n, 54)
        yield spread * (1 - b), Card(location=place, penetration=deck.penetration)
        for phase, m in phases.items():
            shown = Card(
                breakdown=deck.breakdown,
                phase=phase,
                location=place,
                penetration=deck.penetration,
            )
            yield spread * b * F(m, 54), shown


def results(scene: Scene, number: int) -> Iterator[tuple[F, int]]:
    """One result of the check for each number of full fours, and a miss."""
    a = scene.aggressor
    die = a.presence if a.cause is Cause.PRESENCE else a.secondary
    rows = a.social_combat
    if not rows:
        die, rows = Die.D4, max(1, a.trait_rank)

    def reach(result: int) -> F:
        return 1 - (1 - open_die(die, result)) ** rows

    if number > 1:
        yield 1 - reach(number), number - 1
    for k in range(scene.tallest):
        yield reach(number + 4 * k) - reach(number + 4 * k + 4), number + 4 * k
    yield reach(number + 4 * scene.tallest), number + 4 * scene.tallest


def phases(phase: int, bumps: int) -> set[int]:
    """Where exactly so many moves lead."""
    found = {phase}
    for _ in range(bumps):
        found = {n for at in found for n in (UP[at], DOWN[at]) if n is not None}
    return found


def played(scene: Scene, target: Target, card: Card) -> tuple[Card, Chosen]:
    """The card and the choices as the aggressor of r-odds-play makes of it, by trying."""
    a, options = scene.aggressor, scene.options
    first = resolve(a, target, card, Chosen(), options)
    purse = first.bumps.value
    movable = purse - scene.fast()
    chosen = Chosen()
    if not first.hit.value:
        return card, chosen

    def result(tried: Chosen) -> Result:
        return resolve(a, target, card, tried, options).result.value

    for use in ORDERS[scene.play]:
        if use == "phase" and first.misconstrued.value:
            for spent in range(1, min(purse, movable) + 1):
                good = [p for p in phases(card.phase, spent) if named_by(p, a.style) is a.style]
                if good:
                    card, chosen = replace(card, phase=good[0]), replace(chosen, bumps_phase=spent)
                    purse -= spent
                    break
        elif use == "PV":
            for spent in range(min(9 - chosen.bumps_penetration, purse) + 1):
                tried = replace(chosen, bumps_penetration=chosen.bumps_penetration + spent)
                if result(tried) is Result.PENETRATES:
                    chosen, purse = tried, purse - spent
                    break
        elif use == "rows":
            spent = min(purse, scene.useful) // 2 * 2
            chosen, purse = replace(chosen, bumps_effect=spent), purse - spent
    return card, chosen


@cache
def cell(row: int, faces: int) -> dict[int, F]:
    """The sum of so many plain dice, counted roll by roll."""
    found: dict[int, F] = {}
    for rolls in product(range(1, faces + 1), repeat=row):
        found[sum(rolls)] = found.get(sum(rolls), F(0)) + F(1, faces**row)
    return found


@lru_cache(64)
def one_attack(scene: Scene, target: Target, sized: int) -> dict[tuple[Target, int, bool], F]:
    """Target afterwards, wounds dealt, and whether it has yielded → chance."""
    seen = replace(target, nerve=max(0, target.nerve - sized), tn_adjust=target.tn_adjust - sized)
    number = tn(target.target_social_combat, target.stress == 0, seen.tn_adjust).value
    alike: dict[object, tuple[F, Card, Chosen, Exchange]] = {}  # all but the effect is the same
    for chance, card in cards(scene.deck):
        for share, result in [(F(1), 60)] if card.calamity else results(scene, number):
            if chance * share:
                shown, chosen = played(scene, seen, replace(card, cause_result=result))
                told = resolve(scene.aggressor, seen, shown, chosen, scene.options)
                key = tuple(f.value for name, f in vars(told).items() if name != "bumps")
                before = alike[key][0] if key in alike else F(0)
                alike[key] = (before + chance * share, shown, chosen, told)
    found: dict[tuple[Target, int, bool], F] = {}
    for chance, shown, chosen, told in alike.values():
        column, row = told.effect_column.value, told.effect_row.value
        lands = told.result.value is not Result.NONE
        odds = cell(row, column.faces) if lands and column else {0: F(1)}
        for effect, part in odds.items():
            read = replace(shown, effect=effect)
            end = resolve(scene.aggressor, seen, read, chosen, scene.options)
            after = follow(scene, target, seen, end, effect if lands else 0)
            key = (after, end.wounds_dealt.value, end.triggered.value or end.broken.value)
            found[key] = found.get(key, F(0)) + chance * part
    assert sum(found.values()) == 1
    return found


def follow(scene: Scene, target: Target, seen: Target, end: Exchange, effect: int) -> Target:
    """The target for the next attack; what sizing up took is back."""
    new = min(end.healed.value, target.wounds)
    nerve, adjust = end.nerve_after.value, end.tn_adjust.value + target.tn_adjust - seen.tn_adjust
    if seen.nerve != target.nerve and end.stress_after.value:
        rose = end.nerve_after.value > seen.nerve or (
            seen.nerve == end.nerve_after.value
            and end.result.value is Result.ABLATES
            and seen.nerve
        )
        fell = end.result.value is Result.ABLATES
        nerve = max(0, target.nerve + int(bool(rose)) - int(fell))
    harmless = target.resist_only or end.result.value is Result.NONE
    more = 0 if harmless else effect
    if scene.options.trigger_damage == "points":
        more = target.stress - end.stress_after.value
    return replace(
        target,
        wounds=min(5, target.wounds - new + end.wounds_dealt.value),
        old_wounds=target.old_wounds - (end.healed.value - new),
        stress=end.stress_after.value,
        damage=target.damage + more,
        nerve=nerve,
        tn_adjust=adjust,
        resistance_argument=end.resistance_argument.value,
        resistance_fast_talk=end.resistance_fast_talk.value,
        resistance_intimidation=end.resistance_intimidation.value,
        resistance_persuasion=end.resistance_persuasion.value,
    )


@cache
def by_card(scene: Scene, target: Target) -> tuple[F, ...]:
    """The chance by each card that the target has yielded: every sequence of cards."""

    @cache
    def attacked(before: Target, sized: int) -> dict[tuple[Target, int, bool], F]:
        return one_attack(scene, before, sized)

    alive, done, chances = {target: F(1)}, F(0), []
    for card in range(scene.aggressor.cards):
        after: dict[Target, F] = {}
        for before, chance in alive.items():
            for (end, _, yields), share in attacked(before, scene.size_ups * (card == 0)).items():
                if yields:
                    done += chance * share
                else:
                    after[end] = after.get(end, F(0)) + chance * share
        alive = after
        chances.append(done)
    return tuple(chances)


@cache
def wounds(scene: Scene, target: Target) -> dict[str, F]:
    """The odds of the wounds dealt by the first attack."""
    found: dict[str, F] = {}
    for (_, dealt, _), chance in one_attack(scene, target, scene.size_ups).items():
        found[str(dealt)] = found.get(str(dealt), F(0)) + chance
    return {told: chance for told, chance in sorted(found.items()) if chance}
