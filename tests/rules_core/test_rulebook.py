"""Rules and rulings: addresses, marks, values."""

from rules_core.rulebook import Mark, Rule, Ruling


class Chapter(Rule):
    PLAIN = "game/page#xx-plain", "Plain", "Some words."
    MARKED = "game/page#xx-marked", "Marked", "Other words.", Mark.OUTSIDE, Mark.INPUT


class Rulings(Ruling):
    FIXED = "r-xx-fixed", Chapter.PLAIN, "Fixed", "It is so."
    SWITCH = "r-xx-switch", Chapter.MARKED, "Switch", "One or two.", {"one": "1", "two": "2"}


def test_a_rule_knows_its_page_and_anchor() -> None:
    assert Chapter.PLAIN.id == "xx-plain"
    assert Chapter.PLAIN.page == "game/page"
    assert Chapter.PLAIN.words == "Some words."
    assert Chapter.PLAIN.marks == ()
    assert Chapter.MARKED.marks == (Mark.OUTSIDE, Mark.INPUT)


def test_a_ruling_stands_under_its_rule() -> None:
    assert Rulings.FIXED.page == "game/page"
    assert Rulings.FIXED.id == "r-xx-fixed"
    assert Rulings.FIXED.under is Chapter.PLAIN


def test_a_ruling_with_values_is_a_switch() -> None:
    assert Rulings.FIXED.fixed
    assert not Rulings.SWITCH.fixed
    assert Rulings.SWITCH.default == "one"
    assert dict(Rulings.SWITCH.values) == {"one": "1", "two": "2"}


def test_a_ruling_says_what_it_was_declared_with() -> None:
    class Late(Ruling):
        FIXED = "r-late", Chapter.MARKED, "Late", "Declared while the test runs."
        SWITCH = "r-switch", Chapter.PLAIN, "Late too", "Either.", {"a": "one", "b": "other"}

    assert (Late.FIXED.address, Late.FIXED.title) == ("game/page#r-late", "Late")
    assert Late.FIXED.words == "Declared while the test runs."
    assert dict(Late.FIXED.values) == {}
    assert dict(Late.SWITCH.values) == {"a": "one", "b": "other"}
