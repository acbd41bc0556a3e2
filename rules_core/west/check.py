"""The chances of a skill check in the dice model (tw-check, tw-odds)."""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.west.book import Cards, CardsRuling, ModelOdds
from rules_core.west.limits import note, within
from rules_core.west.terms import Die

DECK = 54
"""Cards in the action deck (tw-card)."""


def open_die(die: Die, result: int) -> Fraction:
    """The chance that one open-ended die shows `result` or more; 1 for a result of 1 or less."""
    if result <= 1:
        return Fraction(1)
    again, below = divmod(result - 1, die.faces)
    return Fraction(die.faces - below, die.faces ** (again + 1))


@dataclass(frozen=True)
class Model:
    """A check as the best of `rows` open-ended dice of one `column` against `tn`.

    `free` bumps come with every hit; `calamity` of the 54 cards fail, whatever they show;
    `unskilled` is the trait skill's rank where it stands in for a skill.
    """

    column: Die
    rows: int
    tn: int
    free: int = 0
    calamity: int = 0
    unskilled: int | None = None

    def no_calamity(self) -> Fraction:
        """The chance that the card is not a calamity."""
        return Fraction(DECK - self.calamity, DECK)

    def at_least(self, bumps: int) -> Fraction:
        """The chance of a hit with `bumps` ≥ 0 bumps or more."""
        result = self.tn + 4 * max(0, bumps - self.free)
        best = 1 - (1 - open_die(self.column, result)) ** self.rows
        return best * self.no_calamity()

    def exactly(self, bumps: int) -> Fraction:
        """The chance of a hit with just so many bumps."""
        return self.at_least(bumps) - self.at_least(bumps + 1)

    def gained(self, most: int) -> Odds[int]:
        """The odds of 1 for a hit and 1 for each bump, 0 for a miss, never over `most` ≥ 0."""
        reach = [Fraction(1), *(self.at_least(n - 1) for n in range(1, most + 1)), Fraction(0)]
        return Odds.from_chances({n: reach[n] - reach[n + 1] for n in range(most + 1)})


@dataclass(frozen=True)
class Check:
    """`chance` of a success, and the odds of `bumps`: ``miss``, ``0`` … ``4``, ``5+``."""

    chance: Figure[Fraction]
    bumps: Odds[str]


def model(
    die: Die, rank: int, trait_rank: int, tn: int, specialized: bool = False, calamity: int = 0
) -> Model:
    """The dice that stand for a check: rank 0 is unskilled (d4, the trait skill's rows, ≥ 1).

    Ranks 0–5, `tn` 1–30, `calamity` 0–54 cards; InvalidInput names each that is outside.
    """
    problems = Problems()
    note(problems, rank=rank, trait_rank=trait_rank, tn=tn)
    within(problems, "calamity", calamity, 0, DECK)
    problems.raise_if_any()
    if rank:
        return Model(die, rank, tn, int(specialized), calamity)
    return Model(Die.D4, max(1, trait_rank), tn, int(specialized), calamity, trait_rank)


def chance(model: Model) -> Figure[Fraction]:
    """The chance of a success with its steps (tw-check, r-unskilled-zero)."""
    rule = CardsRuling.UNSKILLED_ZERO if model.unskilled == 0 else Cards.CHECK
    one = open_die(model.column, model.tn)
    text = f"one open-ended {model.column.value} reaches {model.tn}"
    if model.unskilled is not None:
        text = f"unskilled, trait skill {model.unskilled}: {text}"
    reached = Figure.start(one, rule, text)
    if model.rows > 1:
        best = 1 - (1 - one) ** model.rows
        reached = reached.then(best, Cards.CHECK, f"best of {model.rows} rows")
    if model.calamity:
        kept = DECK - model.calamity
        text = f"no calamity: {kept} of {DECK} cards"
        reached = reached.then(model.at_least(0), ModelOdds.ODDS, text)
    return reached


def check(
    die: Die, rank: int, trait_rank: int, tn: int, specialized: bool = False, calamity: int = 0
) -> Check:
    """A skill check's chance and bumps (tw-check, tw-odds, r-unskilled-zero); see `model`."""
    odds = model(die, rank, trait_rank, tn, specialized, calamity)
    bumps = {str(n): odds.exactly(n) for n in range(5)}
    chances = {"miss": 1 - odds.at_least(0), **bumps, "5+": odds.at_least(5)}
    return Check(chance(odds), Odds.from_chances(chances))
