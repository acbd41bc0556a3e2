"""The packages that are mutated, and the tests that are asked about each."""

from dataclasses import dataclass

WORDS = ("*/book/*", "*/telling*.py", "*/labels.py")
"""What only holds words: the book's enums, the sentences of a log, the names of fields."""
TALKS = (
    *("blows", "course", "deck", "example_deck", "ledger", "onslaught", "outlook", "own_attack"),
    *("own_card", "own_deck", "own_deck_file", "own_hand", "own_odds", "own_turn", "plays"),
    *("rounds", "row", "sides", "stand", "talk", "toll"),
)
"""The West's modules that make the odds of whole talks."""


@dataclass(frozen=True)
class Package:
    """Patterns of the files to mutate and to leave, and the tests that judge them.

    `asked` chooses among the tests, as pytest's -k does.
    """

    files: tuple[str, ...]
    tests: tuple[str, ...]
    leave: tuple[str, ...] = WORDS
    asked: str = ""


ORACLES = "tests/calculators/test_oracles.py"


def tests_of(folder: str, *names: str) -> tuple[str, ...]:
    """Files of tests in a folder of tests/rules_core, by what they test."""
    return tuple(f"tests/rules_core/{folder}/test_{name}.py" for name in names)


QUICK = "not offers_what and not whole_scenes"
"""Without the tests that play whole scenes by the boards: seconds for each mutant that lives on."""
SHARED = (
    *("errors", "figures", "house", "house_file", "notation", "odds", "options", "record"),
    "rulebook",
)
PACKAGES = {
    "west": Package(
        ("rules_core/west/*.py",),
        ("tests/rules_core/west", ORACLES),
        (
            *WORDS,
            "rules_core/west/encounter/*",
            "rules_core/west/fight/*",
            *(f"rules_core/west/{name}.py" for name in TALKS),
        ),
        "not talk.py and not rounds.py and not deck.py and not drawing.py and not west-odds"
        " and (not oracles or west)",
    ),
    "west-odds": Package(
        tuple(f"rules_core/west/{name}.py" for name in TALKS),
        (
            *tests_of("west", "talk", "talk_special", "talk_work", "rounds", "ledger", "toll"),
            *tests_of(
                "west", "sides", "plays", "own_deck", "own_deck_text", "own_hand", "own_turn"
            ),
            ORACLES,
        ),
        asked="not any_text_is_a_deck and (not oracles or west)",
    ),
    "clockwork": Package(
        ("rules_core/clockwork/*.py",),
        ("tests/rules_core/clockwork", ORACLES),
        (*WORDS, "rules_core/clockwork/encounter/*"),
        "not oracles or clockwork",
    ),
    "imperfect": Package(
        ("rules_core/imperfect/*.py",),
        ("tests/rules_core/imperfect", ORACLES),
        (*WORDS, "rules_core/imperfect/session/*"),
        "not oracles or imperfect",
    ),
    "anam": Package(
        ("rules_core/anam/*.py",),
        ("tests/rules_core/anam", ORACLES),
        (*WORDS, "rules_core/anam/tracker/*"),
        "not oracles or anam",
    ),
    "shared": Package(
        ("rules_core/*.py",),
        (*tests_of(".", *SHARED), "tests/rules_core/anam", "tests/rules_core/imperfect", ORACLES),
        (*WORDS, "rules_core/*/*"),
        "not oracles or anam or imperfect",
    ),
    "west-scenes": Package(
        ("rules_core/west/encounter/*.py", "rules_core/west/fight/*.py"),
        (
            *tests_of(
                "west", "encounter", "encounter_ends", "encounter_drawing", "encounter_asides"
            ),
            *tests_of("west", "encounter_sides", "encounter_speech", "fight", "fight_rounds"),
            *tests_of("west", "replays", "sizing_up", "house", "switches"),
            "tests/calculators/test_west_scene.py",
        ),
        asked=QUICK,
    ),
    "clockwork-scene": Package(
        ("rules_core/clockwork/encounter/*.py",),
        ("tests/rules_core/clockwork", "tests/calculators/test_clockwork_scene.py"),
        asked=QUICK,
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
