"""Every rounding of Clockwork Dominion's rules, each under the name of what is rounded."""


def half_focus(focus: int) -> int:
    """Half of Focus, rounded up (cd-guard)."""
    return -(-focus // 2)


def half_defense(rank: int) -> int:
    """Half of the defender's higher rank, rounded up (cd-defense)."""
    return -(-rank // 2)


def half_reputation(rank: int) -> int:
    """Half of one reputation's rank, rounded down (cd-esteem, r-cd-esteem-half)."""
    return rank // 2


def successes_used(lowered: int, steps: int) -> int:
    """The successes that lower something by `lowered`, `steps` ≥ 1 each: a part uses one up."""
    return -(-lowered // steps)


def passive_limit(total: int) -> int:
    """The highest difficulty no greater than half of skill + aptitude (cd-passive)."""
    return total // 2


def passive_limit_up(total: int) -> int:
    """The same where the half is rounded up (r-cd-passive)."""
    return -(-total // 2)


def steps_bought(advantage: int, cost: int) -> int:
    """How many times `advantage` ≥ 0 pays `cost` ≥ 1 in full (r-cd-cost)."""
    return advantage // cost
