"""A pytest plugin for the many short runs: few examples, always the same, no walks at random."""

from hypothesis import Phase, settings
from pytest import Config, Function, Item

EXAMPLES = 12
OWN = "_hypothesis_internal_use_settings"


def pytest_collection_modifyitems(config: Config, items: list[Item]) -> None:
    """Hold every property to `EXAMPLES`; leave out the machines, which take seconds each."""
    machines = [item for item in items if item.name == "runTest"]
    config.hook.pytest_deselected(items=machines)
    items[:] = [item for item in items if item not in machines]
    for item in items:
        test = getattr(item, "obj", None)
        if isinstance(item, Function) and getattr(test, "is_hypothesis_test", False):
            own = getattr(test, OWN, None) or settings()
            few = settings(
                own,
                max_examples=min(own.max_examples, EXAMPLES),
                phases=[Phase.explicit, Phase.generate],  # a failure need not be made small
                derandomize=True,
                database=None,
                deadline=None,
            )
            setattr(getattr(test, "__func__", test), OWN, few)
