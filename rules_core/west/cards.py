"""How many cards a side holds (tw-pool)."""

from collections.abc import Mapping

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.west.book import Cards, CardsRuling
from rules_core.west.limits import guard, note
from rules_core.west.options import WestOptions
from rules_core.west.terms import Style, Trait


def pool(
    style: Style,
    presence: Trait,
    secondary: Trait,
    social_combat: int,
    specializations: int,
    options: WestOptions = WestOptions(),
) -> Figure[int]:
    """The cards for one style, 0 to 16 (tw-pool, r-pool-tie).

    `presence` is Presence with Verve's rank, `secondary` the style's other trait with its trait
    skill's rank, `social_combat` 0–5, `specializations` all that are held in Social Combat, 0–4.
    InvalidInput names `verve`, `secondary_rank`, `social_combat`, `specializations`.
    """
    guard(
        verve=presence.rank,
        secondary_rank=secondary.rank,
        social_combat=social_combat,
        specializations=specializations,
    )
    return _pool(style, presence, secondary, social_combat, specializations, options)


def pools(
    presence: Trait,
    secondary: Mapping[Style, Trait],
    social_combat: int,
    specializations: int,
    options: WestOptions = WestOptions(),
) -> dict[Style, Figure[int]]:
    """The cards for each of the four styles; `secondary` holds all four traits (tw-pool).

    InvalidInput names `verve`, the four ranks as in `Style.rank_input`, `social_combat` and
    `specializations`.
    """
    problems = Problems()
    note(problems, verve=presence.rank)
    note(problems, **{style.rank_input: secondary[style].rank for style in Style})
    note(problems, social_combat=social_combat, specializations=specializations)
    problems.raise_if_any()
    return {
        style: _pool(style, presence, secondary[style], social_combat, specializations, options)
        for style in Style
    }


def _pool(
    style: Style,
    presence: Trait,
    secondary: Trait,
    social_combat: int,
    specializations: int,
    options: WestOptions,
) -> Figure[int]:
    by_presence = (presence.rank, presence.die.faces) > (secondary.rank, secondary.die.faces)
    used, other = (presence, secondary) if by_presence else (secondary, presence)
    skill = "Verve" if by_presence else style.trait_skill
    cards = Figure.start(used.rank, Cards.POOL, f"{skill} rank {used.rank}")
    key, die = used.die.bonus_key, used.die.value
    bonus, others = options.table(key), options.table(other.die.bonus_key)
    if used.rank == other.rank and bonus != others:
        text = options.said(key, f"+{bonus} for the better die, a {die}")
        cards = cards.plus(bonus, CardsRuling.POOL_TIE, text)
    elif bonus or used.rank + bonus < other.rank + others:
        cards = cards.plus(bonus, Cards.POOL, options.said(key, f"+{bonus} for a {die}"))
    if social_combat:
        cards = cards.plus(social_combat, Cards.POOL, f"+{social_combat} Social Combat")
    if specializations:
        noun = "specialization" if specializations == 1 else "specializations"
        cards = cards.plus(specializations, Cards.POOL, f"+{specializations} {noun}")
    return cards
