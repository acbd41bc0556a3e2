"""Somebody in a conflict, as they stand between two events."""

from dataclasses import dataclass, replace

from rules_core.clockwork import traits
from rules_core.clockwork.book import Outcomes, Traits
from rules_core.clockwork.encounter.setup import Person
from rules_core.clockwork.encounter.words import Fate, Party, Weapon
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.roll import Roll
from rules_core.clockwork.terms import Condition, Cover, Trait
from rules_core.clockwork.weapons import UNARMED, potency
from rules_core.figures import Figure


@dataclass(frozen=True)
class Placed:
    """A condition that somebody has: a standard one, or another by its name."""

    name: str
    condition: Condition | None = None
    is_persistent: bool = False


@dataclass(frozen=True)
class Actor:
    """One of those who take part, by the number `id` from 1.

    `most` is the Guard that the stance gives back up to; `setback` dice wait for the next check,
    `stance` dice for the next attack; `grip` is a ranged weapon's shifted grip, `owed` the Guard
    that it took when there was none left to take, so that the next grip does not bring it.
    """

    id: int
    name: str
    sheet: Person
    guard: Figure[int]
    most: int
    disposition: Figure[int]
    morale: Figure[int]
    wounds: Figure[int]
    purpose: int
    cover: Cover = Cover.NONE
    conditions: tuple[Placed, ...] = ()
    is_stripped: bool = False
    is_doubted: bool = False
    is_unarmed: bool = False
    is_unproven: bool = False
    grip: bool = False
    owed: int = 0
    is_aiming: bool = False
    is_surprised: bool = False
    setback: int = 0
    stance: int = 0
    initiative: Roll | None = None
    fate: Fate | None = None

    @staticmethod
    def of(id: int, name: str, sheet: Person, options: ClockworkOptions) -> "Actor":
        """Somebody at the beginning: the conflict traits are worked out (cd-sequence)."""
        parries = sheet.parrying and sheet.weapon is Weapon.MELEE
        guard = traits.guard(sheet.focus, parries, options)
        if sheet.morale is None:
            morale = traits.morale(sheet.threat, options=options).morale
        else:
            text = Trait.MORALE.level(sheet.morale)
            morale = Figure.start(sheet.morale, Traits.MORALE, text)
        text = Trait.DISPOSITION.level(sheet.disposition)
        return Actor(
            id=id,
            name=name,
            sheet=sheet,
            guard=guard,
            most=guard.value,
            disposition=Figure.start(sheet.disposition, Traits.DISPOSITION, text),
            morale=morale,
            wounds=Figure.start(sheet.wounds, Outcomes.WOUND, f"{sheet.wounds} from before"),
            purpose=sheet.purpose,
            cover=sheet.cover,
        )

    @property
    def side(self) -> Party:
        """The side they are on."""
        return self.sheet.side

    @property
    def is_in(self) -> bool:
        """Whether they still take part."""
        return self.fate is None

    @property
    def weapon(self) -> Weapon:
        """What they fight with now."""
        return Weapon.NONE if self.is_unarmed else self.sheet.weapon

    def has(self, condition: Condition) -> bool:
        """Whether they have a standard condition."""
        return any(placed.condition is condition for placed in self.conditions)

    def level(self, trait: Trait) -> Figure[int]:
        """Guard, Disposition or Morale."""
        found: Figure[int] = getattr(self, trait.value)
        return found

    def with_level(self, trait: Trait, figure: Figure[int]) -> "Actor":
        """The same with another Guard, Disposition or Morale."""
        if trait is Trait.GUARD:
            return replace(self, guard=figure)
        if trait is Trait.DISPOSITION:
            return replace(self, disposition=figure)
        return replace(self, morale=figure)

    def strength(self, *, words: bool, armed: bool) -> Figure[int]:
        """The Potency of an attack: the weapon's, or the proof's with a weapon shown if `armed`."""
        blade = UNARMED if self.weapon is Weapon.NONE else self.sheet.potency
        if not words:
            return potency(weapon=blade).potency
        proof = 0 if self.is_unproven else self.sheet.proof
        shown = blade if armed and self.weapon is not Weapon.NONE else 0
        return potency(sources=(proof,), weapon=shown).potency

    def own_conditions(self, *, words: bool) -> str:
        """What the weapon or, for words, the proof can place of its own (cd-weapon-conditions)."""
        if words:
            return "" if self.is_unproven else self.sheet.proof_conditions
        return "" if self.is_unarmed else self.sheet.weapon_conditions

    def armor(self, *, words: bool) -> int:
        """The Armor against blows, or against words (cd-armor)."""
        if words:
            return 0 if self.is_doubted else self.sheet.doubt
        return 0 if self.is_stripped else self.sheet.armor
