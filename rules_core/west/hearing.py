"""How an attack is heard in the end, after what the aggressor chose (tw-rephrase and after)."""

from dataclasses import dataclass, replace

from rules_core.figures import Figure
from rules_core.west.book import Effects, PerceptionRuling
from rules_core.west.defences import Attempt
from rules_core.west.effects import fight_rule
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen
from rules_core.west.penetration import Way
from rules_core.west.perception import Perceived, as_meant, named_by, perceive
from rules_core.west.terms import Choice, Style


@dataclass(frozen=True)
class Hearing:
    """`perceived` and `misconstrued` as first read; then how it ended.

    `heard` is the style the target takes it for in the end, `used` the aggressor's style in the
    end, `way` how it came out; `fight_over` whether attempts in this fight are at an end.
    """

    perceived: Figure[Style]
    misconstrued: Figure[bool]
    fight_over: Figure[bool]
    meant: Style
    heard: Style
    used: Style
    way: Way

    def attempt(self) -> Attempt:
        """The attack as the optional defences see it."""
        choice = Choice.NONE
        if self.way.lost:
            choice = Choice.LOSS
        elif self.way.switched:
            choice = Choice.SWITCH
        return Attempt(self.meant, self.heard, self.way.hit, choice)


def hear(
    aggressor: Aggressor,
    card: Card,
    chosen: Chosen,
    hit: bool,
    stressed: bool,
    options: WestOptions,
) -> Hearing:
    """Read the card's breakdown and phase, then apply the choice; see `legal` for what is allowed.

    `stressed` is the target's state, `hit` whether the check succeeded.
    """
    style = aggressor.style
    read = _read(aggressor, card, hit, stressed, options)
    read, fight_over = _in_fight(read, style, chosen, options)
    first = read.perceived.value
    rephrased = chosen.choice is Choice.REPHRASE
    heard = named_by(chosen.rephrase_phase, style) if rephrased else first
    switched = chosen.choice is Choice.SWITCH
    lost = card.calamity or chosen.choice is Choice.LOSS or chosen.loss_after
    return Hearing(
        read.perceived,
        read.misconstrued,
        fight_over,
        meant=style,
        heard=heard,
        used=first if switched else style,
        way=Way(hit, heard is not style, lost, switched),
    )


def _read(
    aggressor: Aggressor, card: Card, hit: bool, stressed: bool, options: WestOptions
) -> Perceived:
    style = aggressor.style
    if card.calamity:
        return as_meant(style, PerceptionRuling.CALAMITY_READ, "a calamity is not read")
    if not hit and options.miss_perception == "hits":
        return as_meant(style, PerceptionRuling.MISS_PERCEPTION, "a miss is not read")
    read = perceive(style, aggressor.clarity, card.breakdown, card.phase, stressed=stressed)
    if not hit and read.misconstrued.value:
        always = PerceptionRuling.MISS_PERCEPTION
        told = read.perceived.then(read.perceived.value, always, "a miss is read too")
        return replace(read, perceived=told)
    return read


def _in_fight(
    read: Perceived, style: Style, chosen: Chosen, options: WestOptions
) -> tuple[Perceived, Figure[bool]]:
    """In a fight an attempt is always heard as meant; a misreading ends the attempts."""
    rule = fight_rule(style, options)
    if not chosen.in_fight or rule is None:
        return read, Figure.start(False, Effects.FX_INTIMIDATION, "not in a fight")
    if not read.misconstrued.value:
        return read, Figure.start(False, rule, "not misread")
    plain = as_meant(style, rule, "in a fight, as intended")
    return replace(read, perceived=plain.perceived, misconstrued=plain.misconstrued), Figure.start(
        True, rule, "misread: no more attempts this fight"
    )
