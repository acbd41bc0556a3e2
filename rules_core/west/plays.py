"""Ways to spend the bumps of a hit; r-odds-play has one, the others are there to compare."""

from enum import Enum

from rules_core.west.penetration import ENOUGH
from rules_core.west.terms import Result


class Play(str, Enum):
    """The order in which bumps are spent; each use only if what is left suffices for it."""

    MEND_FIRST = "mend-first"
    PV_FIRST = "pv-first"
    ROWS_FIRST = "rows-first"
    NEVER_MEND = "never-mend"

    @property
    def told(self) -> str:
        """What is done with bumps, in words."""
        return _TOLD[self]


_TOLD = {
    Play.MEND_FIRST: "bumps mend a misreading, then raise PV, then add rows",
    Play.PV_FIRST: "bumps raise PV, then mend a misreading, then raise PV, then add rows",
    Play.ROWS_FIRST: "bumps mend a misreading, then add rows, then raise PV",
    Play.NEVER_MEND: "bumps raise PV, then add rows; misreadings stand",
}


class Purse:
    """The bumps of one hit while they are spent; `fixed` of them cannot move the phase."""

    def __init__(self, bumps: int, fixed: int) -> None:
        self.left, self._movable, self.on_pv = bumps, bumps - fixed, 0

    def mend(self, bumps: int) -> bool:
        """Move the phase by so many, if they are there."""
        if min(self.left, self._movable) < bumps:
            return False
        self.left -= bumps
        return True

    def raise_pv(self, need: int) -> None:
        """Raise PV to `need` over what the card shows, if what is left suffices."""
        more = max(0, need - self.on_pv)
        if self.left >= more:
            self.left, self.on_pv = self.left - more, self.on_pv + more

    def rows(self, most: int) -> int:
        """Spend bumps on effect, at most `most`, two a row; those spent."""
        spent = min(self.left, most) // 2 * 2
        self.left -= spent
        return spent


def result(need: int, on_pv: int) -> Result:
    """What comes of a hit that lacks `need` of penetrating, with so many bumps on PV."""
    short = need - on_pv
    if short <= 0:
        return Result.PENETRATES
    return Result.ABLATES if short <= ENOUGH else Result.DEFLECTS


def spend(
    play: Play, purse: Purse, mends: int, needs: tuple[int, int], useful: int
) -> tuple[bool, Result, int]:
    """Whether a misreading is mended, the result, and the bumps on effect.

    `mends` bumps mend it (0: it is heard as meant); `needs` are the bumps on PV needed as it is
    heard and as it is meant; no more than `useful` on effect win a row.
    """
    as_heard, as_meant = needs
    mended = mends == 0
    if play is Play.PV_FIRST and not mended:
        purse.raise_pv(as_heard)
    if play is not Play.NEVER_MEND and not mended:
        mended = purse.mend(mends)
    need = as_meant if mended else as_heard
    rows = purse.rows(useful) if play is Play.ROWS_FIRST else 0
    purse.raise_pv(need)
    return mended, result(need, purse.on_pv), rows or purse.rows(useful)
