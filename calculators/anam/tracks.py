"""What Anam's sheet has to tick on paper."""

from calculators.kit.sheets.sheet import Track, Values


def _track(label: str, marked: str, most: str, blank: int) -> Track:
    """Boxes of which the sheet knows both how many there are and how many are marked."""

    def ticked(values: Values) -> int:
        return int(values[marked])

    return Track(label, blank, lambda values: int(values[most]), ticked, shows=(marked, most))


TRACKS = (
    _track("Bruises", "bruises", "bruises_max", 12),
    _track("Wounds", "wounds", "wounds_max", 12),
    _track("Condition slots", "conditions", "conditions_max", 9),
    Track(
        "Hits the soft armour has taken",
        11,
        ticked=lambda values: int(values["soft_hits"]),
        shows=("soft_hits",),
    ),
)
