"""The guard of the core: every input outside its range is named at once."""

from rules_core.errors import Problems


def within(problems: Problems, low: int, high: int, **values: int) -> None:
    """Note a problem for each input that is not from `low` to `high`."""
    for name, value in values.items():
        right = f"Give a whole number from {_plain(low)} to {_plain(high)}."
        problems.expect(low <= value <= high, name, right)


def _plain(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
