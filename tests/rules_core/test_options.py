"""Options: public ids, values, and one error for all faults."""

from dataclasses import dataclass

import pytest

from rules_core.errors import InvalidInput
from rules_core.options import YES_NO, Options, optional, switch
from rules_core.rulebook import Ruling
from rules_core.west.book import Attack, PerceptionRuling
from rules_core.west.options import WestOptions


def test_ids_follow_from_the_rules() -> None:
    for public_id in WestOptions.choices():
        assert WestOptions.rule_of(public_id).id in (f"r-{public_id}", f"tw-{public_id}")


def test_the_default_is_the_first_value() -> None:
    chosen = WestOptions().chosen()
    assert chosen.pop("house") == "none"
    assert list(chosen) == list(WestOptions.choices())
    for public_id, value in chosen.items():
        values = WestOptions.values_of(public_id)
        assert value == next(iter(values))
        assert len(values) > 1
        rule = WestOptions.rule_of(public_id)
        assert isinstance(rule, Ruling) or value == "no"


def test_every_switch_of_the_book_is_an_option() -> None:
    from rules_core.west.book import CHAPTERS

    switches = {
        rule for chapter in CHAPTERS for rule in chapter if not getattr(rule, "fixed", True)
    }
    optional = {"progressive", "ind", *(f"fx-{s}" for s in STYLES)}
    named = {WestOptions.rule_of(i) for i in WestOptions.choices() if i not in optional}
    assert named == switches


STYLES = ("intimidation", "argument", "persuasion", "fast-talk")


def test_read_and_chosen_are_each_others_reverse() -> None:
    options = WestOptions.read({"misread-nerve": "next", "argue-heal": "3", "ind": "yes"})
    assert (options.misread_nerve, options.argue_heal, options.ind) == ("next", "3", "yes")
    assert WestOptions.read(options.chosen()) == options


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        WestOptions.read({"misread-nerve": "never", "nonsense": "yes", "ind": "yes", "row-cap": ""})
    assert [p.field for p in caught.value.problems] == ["misread-nerve", "nonsense", "row-cap"]


def test_a_declaration_says_rule_values_and_default() -> None:
    @dataclass(frozen=True)
    class Own(Options):
        ind: str = optional(Attack.TN)
        misread_nerve: str = switch(PerceptionRuling.MISREAD_NERVE)

    assert Own.rule_of("ind") is Attack.TN
    assert Own.values_of("ind") == YES_NO
    assert Own.rule_of("misread-nerve") is PerceptionRuling.MISREAD_NERVE
    assert Own.values_of("misread-nerve") == PerceptionRuling.MISREAD_NERVE.values
    # no house rules, since there are no tables
    assert Own().chosen() == {"ind": "no", "misread-nerve": "now"}
