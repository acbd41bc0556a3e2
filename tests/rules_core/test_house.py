"""House rules as a text: every fault is told, none twice."""

import pytest

from rules_core.errors import InvalidInput
from rules_core.house import Entry, read
from rules_core.west.book import Attack

TABLES = {"cap": Entry(Attack.TN, "Cap", 5, 0, 9), "floor": Entry(Attack.TN, "Floor", 1, 0, 9)}


def faults(text: str) -> str:
    with pytest.raises(InvalidInput) as caught:
        read(text, TABLES)
    assert [p.field for p in caught.value.problems] == ["house"]
    return caught.value.problems[0].message


def test_what_differs_is_kept_in_the_order_of_the_tables() -> None:
    assert read("floor:2, cap:9", TABLES) == (("cap", 9), ("floor", 2))
    assert read("cap:5", TABLES) == read("none", TABLES) == read("", TABLES) == ()


def test_faults_of_every_kind_are_told_together() -> None:
    said = faults("cap,cap:10,floor:1,floor:2,roof:1")
    for part in (
        "“cap” is not written as key:figure.",
        "floor is given twice.",
        "cap is a whole number from 0 to 9.",
        "roof is no figure that house rules can change here.",
    ):
        assert said.count(part) == 1


def test_100_changes_are_read_and_no_more() -> None:
    most = "Give at most 100 changes."
    hundred, more = faults(",".join(["cap:1"] * 100)), faults(",".join(["cap:1"] * 101))
    assert most not in hundred and more.endswith(most)
    assert hundred.count("twice") == more.count("twice") == 99
