"""Every rounding of Anam's rules, under the name of what is rounded."""


def full_pairs(hours: int) -> int:
    """How many full 2 hours armour has been worn (an-hard-armor)."""
    return hours // 2
