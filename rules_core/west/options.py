"""The West's optional rules and rulings; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.house import Entry, Tables
from rules_core.options import Options, optional, switch
from rules_core.west.book import (
    Attack,
    AttackRuling,
    Cards,
    CardsRuling,
    Defences,
    DefencesRuling,
    Effects,
    EffectsRuling,
    PerceptionRuling,
    Stakes,
    StakesRuling,
    Wounds,
    WoundsRuling,
)

YesNo = Literal["yes", "no"]

TABLES: Tables = {
    "tn-base": Entry(Attack.TN, "Target number against Social Combat 0", 4, 1, 20),
    "die-bonus-d4": Entry(Cards.POOL, "Cards for a d4", 0, 0, 9),
    "die-bonus-d6": Entry(Cards.POOL, "Cards for a d6", 0, 0, 9),
    "die-bonus-d8": Entry(Cards.POOL, "Cards for a d8", 1, 0, 9),
    "die-bonus-d10": Entry(Cards.POOL, "Cards for a d10", 1, 0, 9),
    "die-bonus-d12": Entry(Cards.POOL, "Cards for a d12", 2, 0, 9),
    "location-rows-vitals": Entry(Wounds.LOCATION, "Effect rows for the vitals", 1, 0, 4),
    "location-rows-head": Entry(Wounds.LOCATION, "Effect rows for the head", 2, 0, 4),
    "trigger-wounds": Entry(Stakes.TRIGGERS, "Highest trigger in stress wounds", 5, 1, 5),
    "trigger-damage": Entry(Stakes.TRIGGERS, "Highest trigger in stress damage", 200, 1, 200),
}
"""The West's figures that house rules may change."""


@dataclass(frozen=True)
class WestOptions(Options):
    """Every switch of the West; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "tw"
    tables: ClassVar[Tables] = TABLES

    progressive: YesNo = optional(Defences.PROGRESSIVE)
    ind: YesNo = optional(Defences.IND)
    fx_intimidation: YesNo = optional(Effects.FX_INTIMIDATION)
    fx_argument: YesNo = optional(Effects.FX_ARGUMENT)
    fx_persuasion: YesNo = optional(Effects.FX_PERSUASION)
    fx_fast_talk: YesNo = optional(Effects.FX_FAST_TALK)
    miss_perception: Literal["always", "hits"] = switch(PerceptionRuling.MISS_PERCEPTION)
    misread_nerve: Literal["now", "next"] = switch(PerceptionRuling.MISREAD_NERVE)
    loss_effect: Literal["full", "reduced"] = switch(PerceptionRuling.LOSS_EFFECT)
    spec_nerve: YesNo = switch(WoundsRuling.SPEC_NERVE)
    av_style: Literal["heard", "meant"] = switch(WoundsRuling.AV_STYLE)
    reduced_row: YesNo = switch(WoundsRuling.REDUCED_ROW)
    row_cap: Literal["cap", "second-card"] = switch(WoundsRuling.ROW_CAP)
    unskilled_row: Literal["one", "trait-skill"] = switch(WoundsRuling.UNSKILLED_ROW)
    effect_sum: Literal["plain", "open"] = switch(WoundsRuling.EFFECT_SUM)
    resist_cards: Literal["each", "one"] = switch(WoundsRuling.RESIST_CARDS)
    trigger_damage: Literal["effect", "points"] = switch(StakesRuling.TRIGGER_DAMAGE)
    out_of_cards: Literal["play-on", "at-once"] = switch(CardsRuling.OUT_OF_CARDS)
    style_change: YesNo = switch(AttackRuling.STYLE_CHANGE)
    argue_heal: Literal["0", "1", "2", "3", "4", "5"] = switch(DefencesRuling.ARGUE_HEAL)
    ft_rows: Literal["one-two", "half"] = switch(EffectsRuling.FT_ROWS)
