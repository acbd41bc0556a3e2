"""Who takes part in an attack, what the card shows and what is chosen; names as in the forms."""

from dataclasses import dataclass

from rules_core.west.terms import Cause, Choice, Die, Location, Style, TriggerUnit


@dataclass(frozen=True)
class Aggressor:
    """Who attacks in this phase.

    `cause` makes the check, the other trait is effect (tw-declare); `new_secondary` is the trait of
    the style switched to. Ranks 0–5; `clarity` 3–12; `resolve` 0–20; `cards` 0–16 held before the
    attack; `own_willpower` 1–20, `own_stress` 0–60 (0: stressed), `own_wounds` 0–5.
    """

    style: Style = Style.ARGUMENT
    cause: Cause = Cause.PRESENCE
    presence: Die = Die.D6
    secondary: Die = Die.D6
    new_secondary: Die = Die.D6
    social_combat: int = 1
    trait_rank: int = 1
    specialized: bool = False
    clarity: int = 7
    resolve: int = 4
    cards: int = 4
    own_willpower: int = 4
    own_stress: int = 20
    own_wounds: int = 0

    def effect_die(self, switched: bool) -> Die:
        """The die of the effect trait; after a switch that of the new style (tw-switch-gears)."""
        if switched:
            return self.new_secondary
        return self.secondary if self.cause is Cause.PRESENCE else self.presence


@dataclass(frozen=True)
class Target:
    """Who is attacked.

    `wounds` 0–5 and `damage` are those dealt in this encounter so far, `old_wounds` 0–5 those
    brought into it, which only a broken will counts; `stress` 0–60 (0: stressed) of `full_stress`;
    resistances count with ``ind=yes`` only; `sized` is what sizing up changes for this attack
    alone; `trigger` is 1–5 wounds, 1–200 damage, or None; with `resist_only` wounds cost cards
    instead (tw-resist-only).
    """

    target_social_combat: int = 0
    nerve: int = 4
    willpower: int = 4
    stress: int = 20
    full_stress: int = 20
    wounds: int = 0
    old_wounds: int = 0
    damage: int = 0
    target_specialized: tuple[Style, ...] = ()
    resistance_argument: int = 0
    resistance_fast_talk: int = 0
    resistance_intimidation: int = 0
    resistance_persuasion: int = 0
    tn_adjust: int = 0
    sized: int = 0
    trigger: int | None = None
    trigger_unit: TriggerUnit = TriggerUnit.WOUNDS
    resist_only: bool = False

    def resistances(self) -> dict[Style, int]:
        """The four resistances by style."""
        return {
            Style.ARGUMENT: self.resistance_argument,
            Style.FAST_TALK: self.resistance_fast_talk,
            Style.INTIMIDATION: self.resistance_intimidation,
            Style.PERSUASION: self.resistance_persuasion,
        }


@dataclass(frozen=True)
class Card:
    """What the card showed (tw-card); `phase` and `location` are those after their bumps.

    `cause_result` 1–60 of the cause grid, `breakdown` 0–12 (0: none), `phase` 0–5, `penetration`
    −9…9, `effect` 0–200 the cell at the effect row and column, `recovery` 0–200 the cell that a
    missed fast talk lets the target read.
    """

    cause_result: int = 5
    calamity: bool = False
    breakdown: int = 0
    phase: int = 0
    location: Location = Location.OTHER
    penetration: int = 0
    effect: int = 0
    recovery: int = 0


@dataclass(frozen=True)
class Chosen:
    """What the aggressor chose: the answer to a misreading, and how many bumps went where (0–9).

    `loss_after` takes the loss when a rephrasing is misread too; `rephrase_phase` 0–5 is the second
    card's number after its bumps; `in_fight` makes this an attempt in a fight.
    """

    choice: Choice = Choice.NONE
    loss_after: bool = False
    rephrase_phase: int = 0
    bumps_phase: int = 0
    bumps_location: int = 0
    bumps_penetration: int = 0
    bumps_effect: int = 0
    in_fight: bool = False

    def bumps(self) -> dict[str, int]:
        """The bumps spent, by the name of the input."""
        return {
            "bumps_phase": self.bumps_phase,
            "bumps_location": self.bumps_location,
            "bumps_penetration": self.bumps_penetration,
            "bumps_effect": self.bumps_effect,
        }


NO_CHOICE = Chosen()
"""Nothing chosen and no bump spent."""
