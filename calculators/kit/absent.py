"""What the page's Python does once, before the first question: see `prepare`."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType


class Absent(MetaPathFinder):
    """The last to be asked for a module: says that the page's library was cut to what is used."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        """ModuleNotFoundError for a module that any other Python has; else None."""
        if fullname.partition(".")[0] in sys.stdlib_module_names:
            raise ModuleNotFoundError(
                f"{fullname} is not part of Parley's runtime; "
                "name it in EXTRA of calculators/kit/runtime/steps.py",
                name=fullname,
            )


def prepare() -> None:
    """Make the page's Python ready, started afresh or from a snapshot of its memory.

    From then on, importing what the page's library lacks is an error that says so. A snapshot's
    random numbers would be the same in every tab: they are seeded again.
    """
    if not any(isinstance(each, Absent) for each in sys.meta_path):
        sys.meta_path.append(Absent())
    random = sys.modules.get("random")
    if random is not None:
        random.seed()
