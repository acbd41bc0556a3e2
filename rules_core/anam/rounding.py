"""Every rounding of Anam's rules, under the name of what is rounded."""


def full_spells(hours: int, each: int) -> int:
    """How many full spells of `each` ≥ 1 hours, 2 as written, are in `hours` (an-hard-armor)."""
    return hours // each
