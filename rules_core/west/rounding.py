"""Every rounding of the West's rules, each under the name of what is rounded."""


def half_rounded_up(social_combat: int) -> int:
    """Half the target's Social Combat, rounded up (tw-tn)."""
    return -(-social_combat // 2)


def full_fours(over: int) -> int:
    """How many full fours a result ≥ 0 over the target number holds (tw-check)."""
    return over // 4


def rows_bought(bumps: int) -> int:
    """Effect rows for bumps: one for each two, an odd one is lost (tw-bumps)."""
    return bumps // 2


def whole_wounds(effect: int, willpower: int) -> int:
    """Stress wounds: effect divided by Willpower ≥ 1, whole part only (tw-wounds)."""
    return effect // willpower


def stress_left_over(effect: int, willpower: int) -> int:
    """What is left of the effect after the stress wounds (tw-wounds)."""
    return effect - whole_wounds(effect, willpower) * willpower


def half_rows(rows: int) -> int:
    """Half of a location's rows, whole rows only (r-ft-rows)."""
    return rows // 2
