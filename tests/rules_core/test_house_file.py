"""House rules as a file: what is read, what is refused and by what name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.house import changes
from rules_core.house_file import LONGEST, read_file, write_file
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
    assert set(faults("x" * (LONGEST + 1))) == {"file"}
    assert set(faults("a = " + "[" * 5000)) == {"file"}


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_file(text, SYSTEMS)
    except InvalidInput as invalid:
        assert invalid.problems


@given(
    st.dictionaries(st.sampled_from(list(TABLES)), st.integers(0, 20)).map(
        lambda d: {k: max(TABLES[k].least, min(TABLES[k].most, n)) for k, n in d.items()}
    )
)
def test_round_trip(pairs: dict[str, int]) -> None:
    changed = {"west": changes(pairs, TABLES)}
    assert read_file(write_file(changed, SYSTEMS), SYSTEMS) == changed
