"""The packages that are mutated, and the tests that are asked about each."""

from dataclasses import dataclass

WORDS = ("*/book/*", "*/telling*.py", "*/labels.py")
"""What only holds words: the book's enums, the sentences of a log, the names of fields."""


@dataclass(frozen=True)
class Package:
    """Patterns of the files to mutate and to leave, and the tests that judge them."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    leave: tuple[str, ...] = WORDS


ORACLES = "tests/calculators/test_oracles.py"

PACKAGES = {
    "west": Package(
        ("rules_core/west/*.py",),
        ("tests/rules_core/west", ORACLES),
        (*WORDS, "rules_core/west/encounter/*", "rules_core/west/fight/*"),
    ),
    "clockwork": Package(
        ("rules_core/clockwork/*.py",),
        ("tests/rules_core/clockwork", ORACLES),
        (*WORDS, "rules_core/clockwork/encounter/*"),
    ),
    "imperfect": Package(
        ("rules_core/imperfect/*.py",),
        ("tests/rules_core/imperfect", ORACLES),
        (*WORDS, "rules_core/imperfect/session/*"),
    ),
    "anam": Package(
        ("rules_core/anam/*.py",),
        ("tests/rules_core/anam", ORACLES),
        (*WORDS, "rules_core/anam/tracker/*"),
    ),
    "shared": Package(
        ("rules_core/*.py",),
        ("tests/rules_core", ORACLES),
        (*WORDS, "rules_core/*/*"),
    ),
    "west-scenes": Package(
        ("rules_core/west/encounter/*.py", "rules_core/west/fight/*.py"),
        ("tests/rules_core/west", "tests/calculators/test_west_scene.py"),
    ),
    "clockwork-scene": Package(
        ("rules_core/clockwork/encounter/*.py",),
        ("tests/rules_core/clockwork", "tests/calculators/test_clockwork_scene.py"),
    ),
    "imperfect-scene": Package(
        ("rules_core/imperfect/session/*.py",),
        ("tests/rules_core/imperfect", "tests/calculators/test_trackers.py"),
    ),
    "anam-scene": Package(
        ("rules_core/anam/tracker/*.py",),
        ("tests/rules_core/anam", "tests/calculators/test_trackers.py"),
    ),
}
