"""Who plays, with which pool, and under which rulings."""

from dataclasses import dataclass

from rules_core.errors import Problems
from rules_core.imperfect.limits import within
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.terms import POOL, Chips

MOST = 8
"""Players at the table, the Master not counted."""
MOST_POT = 99


@dataclass(frozen=True)
class Crew:
    """The players' names in the order in which they draw, and what waits in the crew's pot."""

    names: tuple[str, ...] = ("Player 1", "Player 2", "Player 3")
    pot: int = 0


@dataclass(frozen=True)
class Mix:
    """The chips that there are in all, carried ones included (fi-chips-pool)."""

    white: int = POOL.white
    red: int = POOL.red
    blue: int = POOL.blue

    @property
    def chips(self) -> Chips:
        """The same as chips."""
        return Chips(self.white, self.red, self.blue)


@dataclass(frozen=True)
class Setup:
    """Everything before the first draw."""

    crew: Crew = Crew()
    pool: Mix = Mix()
    options: ImperfectOptions = ImperfectOptions()


def expect_ready(setup: Setup) -> None:
    """Raise InvalidInput, its fields named ``part.field``, unless the session can begin."""
    problems = Problems()
    names = setup.crew.names
    problems.expect(1 <= len(names) <= MOST, "crew.names", f"Name 1 to {MOST} players.")
    within(problems, 0, MOST_POT, **{"crew.pot": setup.crew.pot})
    for kind in ("white", "red", "blue"):
        here = {f"pool.{kind}": getattr(setup.pool, kind)}
        within(problems, 0, getattr(POOL, kind), **here)
    problems.raise_if_any()
