"""What Future Imperfect's sheet has to tick on paper."""

from calculators.kit.sheets.sheet import Track, Values

HAND = 10  # boxes for the chips of a kind; more are drawn where more are held
HARM = 20


def _chips(kind: str) -> Track:
    def held(values: Values) -> int:
        return int(values[kind])

    return Track(
        f"{kind.capitalize()} chips held",
        HAND,
        of=lambda values: max(HAND, held(values)),
        ticked=held,
        shows=(kind,),
    )


TRACKS = (
    *map(_chips, ("white", "red", "blue", "black")),
    Track(
        "CT taken",
        HARM,
        of=lambda values: max(HARM, int(values["ct"])),
        ticked=lambda values: int(values["ct"]),
        shows=("ct",),
    ),
    Track("You are", names=("Annoyed", "Distraught", "Broken", "Terrified", "Catatonic")),
)
