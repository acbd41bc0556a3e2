"""What Clockwork Dominion's sheet has to tick on paper."""

from calculators.kit.sheets.sheet import Track, Values
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Rung
from rules_core.clockwork.traits import guard

LADDER = tuple(rung.name.capitalize() for rung in sorted(Rung, reverse=True))


def _guard(values: Values) -> int:
    return guard(values["focus"], values["parrying"], ClockworkOptions()).value


TRACKS = (
    Track("Guard, as you lose it", 6, of=_guard),
    Track(
        "Disposition",
        names=LADDER,
        ticked=lambda values: len(LADDER) + 1 - int(values["disposition"]),
        shows=("disposition",),
    ),
    Track("Morale", names=LADDER),
    Track("Wounds", 5, ticked=lambda values: int(values["wounds"]), shows=("wounds",)),
    Track("Rounds of the talk", 3),
)
