"""What an attack does, from its netted symbols (cd-result-success and the results after it)."""

from dataclasses import dataclass, fields

from rules_core.clockwork.book import Attack, AttackRuling, Traits, TraitsRuling
from rules_core.clockwork.limits import LIMITS, note
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.rounding import successes_used
from rules_core.clockwork.terms import Arena, Trait, count
from rules_core.clockwork.weapons import UNARMED
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.rulebook import Rule


@dataclass(frozen=True)
class Strike:
    """An attack roll and those it concerns; the ranges are those of `limits.LIMITS`.

    `guard`, `disposition` and `morale` are the target's, of which `target` names the one attacked;
    `attacker_level` is the attacker's own of the same kind. `surprise` and a `firearm` (in a fight)
    leave the target without Guard. `weapon_conditions`: the weapon has conditions of its own.
    """

    arena: Arena = Arena.PHYSICAL
    target: Trait = Trait.GUARD
    guard: int = 0
    disposition: int = 3
    morale: int = 1
    net_success: int = 0
    net_advantage: int = 0
    triumphs: int = 0
    despairs: int = 0
    potency: int = 1
    armor: int = 0
    attacker_level: int = 1
    surprise: bool = False
    firearm: bool = False
    weapon_conditions: bool = False

    def expect_ranges(self) -> None:
        """Raise InvalidInput, naming everything that is outside its range."""
        problems = Problems()
        note(problems, **{f.name: getattr(self, f.name) for f in fields(self) if f.name in LIMITS})
        problems.raise_if_any()

    @property
    def level(self) -> int:
        """The level of what is attacked."""
        return int(getattr(self, self.target.value))

    @property
    def force(self) -> int:
        """The Potency that counts: never below 1 (cd-potency)."""
        return max(UNARMED, self.potency)

    @property
    def hit(self) -> bool:
        """Whether the check succeeded (cd-dice)."""
        return self.net_success >= 1

    @property
    def words(self) -> bool:
        """Whether it is a social attack in a fight, as every attack on Morale is (cd-morale)."""
        return self.arena is Arena.SOCIAL_IN_FIGHT or self.target is Trait.MORALE

    @property
    def unguarded(self) -> str:
        """Why the target has no Guard against this, or nothing (cd-guard)."""
        if self.target is not Trait.GUARD:
            return ""
        if self.surprise:
            return "surprise: no Guard"
        shot = self.firearm and self.arena is Arena.PHYSICAL
        return "a firearm ignores Guard" if shot else ""

    @property
    def up(self) -> bool:
        """Whether Guard is up against this, or Disposition or Morale above Favorable."""
        return self.level > self.target.bottom and not self.unguarded

    def bypasses(self, options: ClockworkOptions) -> bool:
        """Whether a triumph ignores what is up (cd-result-triumph, r-cd-triumph-social)."""
        if not (self.hit and self.up and self.triumphs) or self.words:
            return False
        return self.target is Trait.GUARD or options.triumph_social == "yes"


def reductions(strike: Strike, options: ClockworkOptions) -> Figure[int]:
    """How far the attack lowers what it goes against (cd-result-success, r-cd-steps)."""
    rule, target = Attack.RESULT_SUCCESS, strike.target.label
    if not strike.hit:
        return Figure.start(0, rule, "no net success: nothing is lowered")
    if strike.unguarded:
        return Figure.start(0, Traits.GUARD, strike.unguarded)
    if not strike.up:
        return Figure.start(0, rule, f"{target} is down already")
    if strike.bypasses(options):
        triumph = bypass_rule(strike)
        return Figure.start(0, triumph, f"a triumph bypasses {target}: not lowered")
    net, each = strike.net_success, options.table("success-steps")
    steps = Figure.start(net, rule, f"{count(net, 'net success', 'net successes')}")
    if net > 1 and options.steps == "per-check":
        steps = steps.then(1, TraitsRuling.STEPS, "1 step for the check")
    if each > 1:
        text = options.said("success-steps", f"{each} levels each")
        steps = steps.then(steps.value * each, rule, text)
    most = strike.level - strike.target.bottom
    return steps.at_most(most, TraitsRuling.CARRY, f"{target} is down after {most}")


def penetrates(strike: Strike, lowered: int, options: ClockworkOptions) -> Figure[bool]:
    """Whether it penetrates, so that an outcome may be placed; `lowered` is by how much it lowers.

    See cd-result-success, cd-result-triumph, cd-social-in-fight, r-cd-carry.
    """
    rule, target = Attack.RESULT_SUCCESS, strike.target.label
    if not strike.hit:
        return Figure.start(False, rule, "no net success")
    if strike.words:
        said = Figure.start(False, Attack.SOCIAL_IN_FIGHT, "words in a fight place no outcome")
        if strike.target is Trait.MORALE and not strike.up:
            return said.then(False, Traits.MORALE, "Favorable already: flees or surrenders")
        return said
    if strike.unguarded:
        return Figure.start(True, Traits.GUARD, strike.unguarded)
    if not strike.up:
        down = rule if strike.target is Trait.GUARD else Traits.DISPOSITION
        return Figure.start(True, down, f"{target} is down: it penetrates")
    if strike.bypasses(options):
        return Figure.start(True, bypass_rule(strike), f"a triumph bypasses {target}")
    if strike.triumphs and strike.target is Trait.DISPOSITION:
        text = "a triumph bypasses Guard only"
        return _after(strike, lowered, options, AttackRuling.TRIUMPH_SOCIAL, text)
    return _after(strike, lowered, options, rule, f"{target} is up")


def bypass_rule(strike: Strike) -> Rule:
    """What lets a triumph bypass what is attacked."""
    guarded = strike.target is Trait.GUARD
    return Attack.RESULT_TRIUMPH if guarded else AttackRuling.TRIUMPH_SOCIAL


def _after(
    strike: Strike, lowered: int, options: ClockworkOptions, rule: Rule, text: str
) -> Figure[bool]:
    """Whether successes left over penetrate what was up (r-cd-carry)."""
    figure = Figure.start(False, rule, text)
    left = strike.net_success - successes_used(lowered, options.table("success-steps"))
    if not left or lowered < strike.level - strike.target.bottom:
        return figure
    if options.carry == "same-attack":
        return figure.then(True, TraitsRuling.CARRY, "1 left over places an outcome")
    return figure.then(False, TraitsRuling.CARRY, f"{left} left over: lost")


def attacker_loss(strike: Strike, options: ClockworkOptions) -> Figure[int]:
    """What the attacker loses of the same trait (cd-result-failure, r-cd-failure)."""
    by_threat = options.failure == "threat"
    lost = max(0, -(strike.net_advantage if by_threat else strike.net_success))
    text = count(lost, "net threat" if by_threat else "net failure")
    rule = AttackRuling.FAILURE if by_threat else Attack.RESULT_FAILURE
    most = max(0, strike.attacker_level - strike.target.bottom)
    floor = f"your {strike.target.label} has {most} to lose"
    return Figure[int].start(lost, rule, text).at_most(most, Attack.RESULT_FAILURE, floor)
