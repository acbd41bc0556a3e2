"""One side as it stands in the encounter; each figure carries all that has changed it so far."""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west import cards, wounds
from rules_core.west.book import (
    Cards,
    Defences,
    DefencesRuling,
    Stakes,
    Wounds,
    WoundsRuling,
)
from rules_core.west.encounter.setup import Speaker
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.terms import Cause, Style, plain

V = TypeVar("V")
MOST_CARDS = 16
"""What an attack asks about: nobody needs more than two (tw-pool-spend)."""


@dataclass(frozen=True)
class Side:
    """A side between two attacks.

    `cards` are those left; `pool`, `spent`, `removed` and `granted` say where they went. `wounds`
    are on the track, `dealt` and `damage` count towards a trigger. `tn_adjust` lasts; `sized` is
    what the other side's sizing up changes for its next attack, `sized_before` for its first.
    `has_switched` once gears were switched, `has_recovered` once a check was made this scene.
    """

    who: Speaker
    style: Style
    cards: Figure[int]
    pool: int
    stress: Figure[int]
    nerve: Figure[int]
    wounds: Figure[int]
    resistances: tuple[Figure[int], ...]
    tn_adjust: Figure[int]
    spent: int = 0
    removed: int = 0
    granted: int = 0
    dealt: int = 0
    damage: int = 0
    sized: int = 0
    sized_before: int = 0
    has_switched: bool = False
    has_recovered: bool = False

    @staticmethod
    def of(who: Speaker, options: WestOptions) -> "Side":
        """A side before the first card, from its sheet."""
        held = _pool(who, options)
        stress = Figure.start(who.stress, Wounds.WOUNDS, f"stress {who.stress} on the sheet")
        nerve = Figure.start(who.nerve, Wounds.PENETRATION, f"Nerve {who.nerve} on the sheet")
        if not who.stress:
            nerve = nerve.then(0, Wounds.STRESSED, "stressed: Nerve is 0")
        before = Figure.start(who.wounds, Wounds.WOUNDS, f"{who.wounds} brought along")
        base = DefencesRuling.IND_BASE
        start = {style: who.resistance(style) for style in Style}
        return Side(
            who,
            who.style,
            cards=held,
            pool=held.value,
            stress=stress,
            nerve=nerve,
            wounds=before,
            resistances=tuple(
                Figure.start(n, base, f"{plain(n)} at the start") for n in start.values()
            ),
            tn_adjust=Figure.start(0, Defences.IND_FAST_TALK, "no fast talk missed"),
        )

    @property
    def is_stressed(self) -> bool:
        """Whether this side has no stress left (tw-stressed)."""
        return wounds.stressed(self.stress.value).value

    @property
    def is_broken(self) -> bool:
        """Whether its will is broken (tw-broken)."""
        return wounds.broken(self.wounds.value).value

    @property
    def full_stress(self) -> int:
        """All the stress its sheet has."""
        return self.who.stress if self.who.full_stress is None else self.who.full_stress

    def resistance(self, style: Style) -> Figure[int]:
        """The resistance to one style as it stands."""
        return self.resistances[tuple(Style).index(style)]

    def pays(self, number: int, why: str) -> "Side":
        """The side after it has spent cards of its pool (tw-pool-spend)."""
        left = self.cards.plus(-number, Cards.POOL_SPEND, f"−{number} {why}")
        return replace(self, cards=left, spent=self.spent + number)

    def loses(self, number: int) -> "Side":
        """The side after an audience that only resists has taken cards, no more than it has."""
        gone = min(number, self.cards.value)
        if not gone:
            return self
        left = self.cards.plus(-gone, Wounds.RESIST_ONLY, f"−{gone}, resisted")
        return replace(self, cards=left, removed=self.removed + gone)

    def gains(self) -> "Side":
        """The side with one more card from the Judge (tw-trigger-shift)."""
        more = self.cards.plus(1, Stakes.TRIGGER_SHIFT, "+1 from the Judge")
        return replace(self, cards=more, granted=self.granted + 1)

    def aggressor(self, style: Style, cause: Cause, new: Style, held: int) -> Aggressor:
        """This side as the one that attacks, with `held` cards before it; `new` if it switches."""
        who = self.who
        other = who.trait(style)
        effect = other if cause is Cause.PRESENCE else None
        if new is not style:
            effect = who.trait(new)
        return Aggressor(
            style=style,
            cause=cause,
            presence=who.presence,
            secondary=other.die,
            new_secondary=who.trait(new).die,
            social_combat=who.social_combat,
            trait_rank=effect.rank if effect else who.verve,
            specialized=style in who.specialized,
            clarity=who.clarity,
            resolve=who.resolve,
            cards=min(held, MOST_CARDS),
            own_willpower=who.willpower,
            own_stress=self.stress.value,
            own_wounds=self.wounds.value,
        )

    def target(self, resist_only: bool) -> Target:
        """This side as the one that is attacked; triggers are looked at after the attack."""
        who = self.who
        fresh = min(self.dealt, self.wounds.value)
        named = zip(Style, self.resistances, strict=True)
        resistances = {s: figure.value for s, figure in named}
        return Target(
            target_social_combat=who.social_combat,
            nerve=self.nerve.value,
            willpower=who.willpower,
            stress=self.stress.value,
            full_stress=self.full_stress,
            wounds=fresh,
            old_wounds=self.wounds.value - fresh,
            target_specialized=who.specialized,
            resistance_argument=resistances[Style.ARGUMENT],
            resistance_fast_talk=resistances[Style.FAST_TALK],
            resistance_intimidation=resistances[Style.INTIMIDATION],
            resistance_persuasion=resistances[Style.PERSUASION],
            tn_adjust=self.tn_adjust.value,
            sized=self.sized + self.sized_before,
            resist_only=resist_only,
        )

    def settled(self, options: WestOptions) -> "Side":
        """The side once the encounter is over: Nerve and resistances as on the sheet."""
        rule = WoundsRuling.NERVE_RESET
        fresh = Side.of(self.who, options)
        nerve = settle(self.nerve, self.who.nerve, rule, "over: as on the sheet")
        pairs = zip(self.resistances, fresh.resistances, strict=True)
        resistances = tuple(settle(now, at.value, rule, "over") for now, at in pairs)
        lasting = settle(self.tn_adjust, 0, DefencesRuling.FT_TN, "over")
        return replace(
            self, nerve=nerve, resistances=resistances, tn_adjust=lasting, sized=0, sized_before=0
        )


def settle(figure: Figure[int], total: int, rule: Rule, text: str) -> Figure[int]:
    """The figure brought to `total`, with a step only where that changes it."""
    return figure if figure.value == total else figure.then(total, rule, text)


def carried(before: Figure[Any], after: Figure[Any]) -> Figure[Any]:
    """A figure that goes on from `before` with those steps of `after` that change it."""
    steps = list(before.steps)
    for step in after.steps:
        if step.total != steps[-1].total:
            steps.append(step)
    return Figure(tuple(steps))


def _pool(who: Speaker, options: WestOptions) -> Figure[int]:
    """The cards a side begins with: those given, or its pool by its style (tw-pool)."""
    if who.cards is not None:
        text = f"{who.cards} as entered" if who.cards else "0: it only listens"
        return Figure.start(who.cards, Cards.POOL, text)
    presence = replace(who.trait(who.style), die=who.presence, rank=who.verve)
    secondary = who.trait(who.style)
    held = len(who.specialized)
    return cards.pool(who.style, presence, secondary, who.social_combat, held, options)
