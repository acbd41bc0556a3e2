"""House rules as a file: what is read, what is refused and by what name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.house import Entry, changes
from rules_core.house_file import LONGEST, read_file, write_file
from rules_core.west.book import Attack
from rules_core.west.options import TABLES

SYSTEMS = {"west": TABLES}


def faults(text: str) -> dict[str, str]:
    with pytest.raises(InvalidInput) as caught:
        read_file(text, SYSTEMS)
    return {p.field: p.message for p in caught.value.problems}


def test_sections_and_tables_say_the_same() -> None:
    one = read_file("[west]\ntn-base = 5\ndie-bonus-d8 = 2", SYSTEMS)
    two = read_file("[west]\r\ntn-base = 5\r\n[west.die-bonus]\r\nd8 = 2", SYSTEMS)
    assert one == two == {"west": (("tn-base", 5), ("die-bonus-d8", 2))}
    assert read_file("", SYSTEMS) == {"west": ()}


def test_every_fault_has_its_place() -> None:
    found = faults(
        "moon = 1\n[mars]\nx = 1\n[west]\ntn-base = 99\nwhat = 1\ndie-bonus-d8 = true\n"
        "die-bonus-d6 = '1'\ntrigger-wounds = 2.5"
    )
    assert set(found) == {
        "moon",
        "mars",
        "west.tn-base",
        "west.what",
        "west.die-bonus-d8",
        "west.die-bonus-d6",
        "west.trigger-wounds",
    }
    assert "from 1 to 20" in found["west.tn-base"]
    assert set(faults("west = 3")) == {"west"}
    assert set(faults("[west]\ndie-bonus-d8 = 1\n[west.die-bonus]\nd8 = 2")) == {
        "west.die-bonus-d8"
    }


def test_what_is_no_toml_says_where() -> None:
    assert "line 2" in faults("[west]\n!")["file"]
    assert set(faults("a = " + "[" * 5000)) == {"file"}


def test_a_file_may_be_as_long_as_the_limit() -> None:
    assert read_file("#" * LONGEST, SYSTEMS) == {"west": ()}
    assert faults("#" * (LONGEST + 1)) == {"file": "At most 20000 characters are read."}


@pytest.mark.parametrize(
    "most", ["[" * 500, "{" * 500, "." * 500, "[" * 200 + "{" * 200 + "." * 100]
)
def test_a_file_has_500_parts_at_most(most: str) -> None:
    assert read_file(f"# {most}", SYSTEMS) == {"west": ()}
    for one in "[{.":
        assert faults(f"# {most}{one}") == {"file": "This has too many parts for house rules."}


def test_a_name_that_is_no_system_is_cut_to_40_characters() -> None:
    assert set(faults("m" * 40 + " = 1")) == set(faults("m" * 41 + " = 1")) == {"m" * 40}


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_file(text, SYSTEMS)
    except InvalidInput as invalid:
        assert invalid.problems


def test_what_is_as_written_stands_behind_a_mark() -> None:
    tables = {"cap": Entry(Attack.TN, "Cap", 5, 0, 9), "floor": Entry(Attack.TN, "Floor", 1, 0, 3)}
    assert write_file({"west": (("floor", 2),)}, {"west": tables, "moon": {}}) == (
        "[west]\n# cap = 5  # Cap, 0 to 9\nfloor = 2  # Floor, 0 to 3\n\n[moon]\n"
    )


@given(
    st.dictionaries(st.sampled_from(list(TABLES)), st.integers(0, 20)).map(
        lambda d: {k: max(TABLES[k].least, min(TABLES[k].most, n)) for k, n in d.items()}
    )
)
def test_round_trip(pairs: dict[str, int]) -> None:
    changed = {"west": changes(pairs, TABLES)}
    assert read_file(write_file(changed, SYSTEMS), SYSTEMS) == changed
