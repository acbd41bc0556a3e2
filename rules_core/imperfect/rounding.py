"""One named rounding for each rule that has one."""


def halved(result: int) -> int:
    """An unskilled result: half, rounded down (fi-check)."""
    return result // 2


def share(points: int, crew: int) -> int:
    """Each hero's share of a bounty: whole points, the rest stays in the pot (fi-bounty)."""
    return points // crew


def fives(ct: int) -> int:
    """The steps of 5 that give back `ct` ≥ 0 whole: a last part counts as one (fi-chip-save)."""
    return -(-ct // 5)
