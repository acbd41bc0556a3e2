"""What the West's sheet has to tick on paper."""

from calculators.kit.sheets.sheet import Track, Values


def _full(values: Values) -> int:
    """Full stress; where the sheet names none, all of it is there."""
    full = values["full_stress"]
    return int(values["stress"] if full is None else max(full, values["stress"]))


TRACKS = (
    Track("Cards of this talk, as you play them", 16),
    Track(
        "Stress, as you lose it",
        40,
        of=_full,
        ticked=lambda values: _full(values) - int(values["stress"]),
        shows=("stress", "full_stress"),
    ),
    Track("Stress wounds", 5, ticked=lambda values: int(values["wounds"]), shows=("wounds",)),
)
