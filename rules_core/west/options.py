"""The West's optional rules and rulings; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.options import Options, optional, switch
from rules_core.west.book import (
    AttackRuling,
    CardsRuling,
    Defences,
    DefencesRuling,
    Effects,
    EffectsRuling,
    PerceptionRuling,
    StakesRuling,
    WoundsRuling,
)

YesNo = Literal["yes", "no"]


@dataclass(frozen=True)
class WestOptions(Options):
    """Every switch of the West; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "tw"

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
