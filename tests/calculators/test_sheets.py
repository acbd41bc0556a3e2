"""Characters and decks: what a sheet keeps, and what it fills."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.catalogue import CALCULATORS, SCENES, SHEETS
from calculators.kit.controls import BODIES
from calculators.kit.live import answer
from calculators.kit.sheets.filling import roles_for, taken
from rules_core.clockwork.pool import defense, trait_pool

ADA = {
    "name": "Ada",
    "presence": "d10",
    "verve": "3",
    "acuity": "d12",
    "awareness": "2",
    "social_combat": "2",
    "specialized": "fast-talk",
    "nerve": "6",
    "stress": "0",
    "full_stress": "18",
    "wounds": "1",
}
PAIRS = [
    (sheet, role, calculator)
    for sheet in SHEETS.values()
    for calculator in CALCULATORS.values()
    for role in roles_for(sheet, calculator)
]


def ask(**question: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return found


def fill(calculator: str, role: str, inputs: dict[str, str] | None = None) -> dict[str, str]:
    sheet = calculator.partition("-")[0]
    said = ask(
        sheet=sheet, do="fill", role=role, calculator=calculator, fields=ADA, inputs=inputs or {}
    )
    found: dict[str, str] = said["inputs"]
    return found


def test_a_sheet_asks_for_everything_once_and_shows_it() -> None:
    for id, sheet in SHEETS.items():
        shown = ask(sheet=id, do="show", fields={"name": "Ada & Co"})
        assert shown["title"] == "Ada & Co"
        assert "Ada &amp; Co" in shown["parts"]["sheet"]
        assert set(shown["fields"]) == set(sheet.fields)
        assert all(f.kind in {*BODIES, "words", "list"} for f in sheet.fields.values())
        values, wrong = sheet.read(shown["fields"])
        assert not wrong
        assert sheet.write(values) == shown["fields"]


@pytest.mark.parametrize(
    ("sheet", "role", "calculator"), PAIRS, ids=lambda each: getattr(each, "id", "")
)
def test_what_is_filled_in_can_be_answered(sheet: Any, role: Any, calculator: Any) -> None:
    said = ask(sheet=sheet.id, do="fill", role=role.id, calculator=calculator.id, fields={})
    assert set(said["inputs"]) <= set(taken(sheet, role, calculator))
    calculator.solve(said["inputs"])
    words = said["said"]
    assert words.startswith(f"{len(said['inputs'])} figure") and role.label in words


def test_the_style_that_is_asked_about_decides_the_other_trait() -> None:
    argued = fill("west-attack", "aggressor", {"style": "argument"})
    talked = fill("west-attack", "aggressor", {"style": "fast-talk", "cause": "secondary"})
    assert (argued["secondary"], argued["specialized"], argued["trait_rank"]) == ("d6", "no", "3")
    assert (talked["secondary"], talked["specialized"], talked["trait_rank"]) == ("d12", "yes", "2")
    assert "style" not in talked
    assert "nerve" not in talked


def test_cards_are_counted_by_the_tables_own_figures() -> None:
    plain = CALCULATORS["west-card-pool"].solve(fill("west-card-pool", "aggressor"))
    counted = plain.outputs["cards"].value
    assert fill("west-attack", "aggressor")["cards"] == str(counted)
    more = fill("west-attack", "aggressor", {"house": "die-bonus-d10:3"})
    assert int(more["cards"]) == counted + 2
    assert fill("west-attack", "aggressor", {"house": "½"})["cards"] == str(counted)


def test_a_target_brings_its_wounds_along_and_its_stress() -> None:
    found = fill("west-attack", "target")
    assert (found["old_wounds"], found["stress"], found["full_stress"]) == ("1", "0", "18")
    assert "wounds" not in found
    assert fill("west-target-number", "target")["stressed"] == "yes"
    assert fill("west-wounds", "target")["wounds"] == "1"


def test_what_an_input_cannot_take_stays_as_it_is() -> None:
    said = ask(
        sheet="anam", do="fill", role="self", calculator="anam-soft-armor", fields={"soft": "0"}
    )
    assert said["inputs"] == {"attacks_taken": "0"}


def test_dice_come_from_the_core() -> None:
    texts = {"presence": "3", "social_skill": "5", "will": "5", "composure": "1"}
    ask_for = {"sheet": "clockwork", "do": "fill", "calculator": "clockwork-argument"}
    speaks = ask(**ask_for, role="speaks", fields=texts)["inputs"]
    listens = ask(**ask_for, role="listens", fields=texts)["inputs"]
    pool, against = trait_pool(3, 5), defense(5, 1)
    assert speaks["ability"] == str(pool.ability.value)
    assert speaks["proficiency"] == str(pool.proficiency.value)
    assert listens["difficulty"] == str(against.difficulty.value)
    assert listens["challenge"] == str(against.challenge.value)


def test_an_unskilled_roll_has_one_die() -> None:
    ask_for = {"sheet": "imperfect", "do": "fill", "calculator": "imperfect-fear"}
    fields = {"bravery_training": "4", "bravery_level": "0"}
    assert ask(**ask_for, role="bravery", fields=fields)["inputs"]["dice"] == "1"
    fields["bravery_level"] = "1"
    assert ask(**ask_for, role="bravery", fields=fields)["inputs"]["dice"] == "5"


def test_a_set_up_takes_a_side_and_the_deck() -> None:
    said = ask(sheet="west", do="fill", role="target", setup="west-scene", fields=ADA)
    assert said["inputs"]["audience.name"] == "Ada"
    assert said["inputs"]["audience.nerve"] == "6"
    assert set(said["inputs"]) <= set(SCENES["west-scene"].fields)
    assert not any("style" in name for name in said["inputs"])
    deck = ask(
        sheet="west-deck", do="fill", role="deck", setup="west-scene", fields={"calamity": "3"}
    )
    assert deck["inputs"]["deck.calamity"] == "3"


SET_UPS = [
    (sheet, role, scene)
    for sheet in SHEETS.values()
    for role in sheet.roles
    for scene in role.parts
]


@pytest.mark.parametrize(
    ("sheet", "role", "scene"), SET_UPS, ids=lambda each: getattr(each, "id", each)
)
def test_every_set_up_that_takes_a_sheet_can_begin_with_it(
    sheet: Any, role: Any, scene: str
) -> None:
    said = ask(sheet=sheet.id, do="fill", role=role.id, setup=scene, fields={"name": "Ada"})
    part = role.parts[scene]
    assert all(name.startswith(f"{part}.") for name in said["inputs"])
    begun = ask(scene=scene, do="begin", fields=said["inputs"])
    assert begun["record"], begun


def test_the_arena_of_a_scene_decides_the_defence() -> None:
    fields = {"mental_defense": "2", "social_defense": "7"}
    for arena, level in (("mental", "2"), ("social", "7")):
        said = ask(
            sheet="anam",
            do="fill",
            role="person-2",
            setup="anam-tracker",
            fields=fields,
            inputs={"place.arena": arena},
        )
        assert said["inputs"]["second.defense"] == level
    odd = {"place.arena": "½"}
    said = ask(sheet="anam", do="fill", role="person-1", setup="anam-tracker", inputs=odd)
    assert "first.defense" not in said["inputs"]


def test_marks_of_a_character_come_into_a_conflict() -> None:
    marks = {"bruises": "2", "wounds": "3", "soft_hits": "7", "conditions": "1"}
    said = ask(sheet="anam", do="fill", role="person-1", setup="anam-tracker", fields=marks)
    assert {name: said["inputs"][f"first.{name}"] for name in marks} == marks


def test_a_field_at_fault_keeps_what_it_had() -> None:
    said = ask(
        sheet="west",
        do="keep",
        fields={"name": "Bo", "nerve": "½", "verve": "5", "strange": "1"},
        kept={"nerve": "9", "verve": "1"},
    )
    assert set(said["faults"]) == {"nerve"}
    kept = {name: said["fields"][name] for name in ("name", "nerve", "verve")}
    assert kept == {"name": "Bo", "nerve": "9", "verve": "5"}
    assert "strange" not in said["fields"]


@pytest.mark.parametrize(
    "question",
    [
        {"sheet": "none", "do": "show"},
        {"sheet": "west", "do": "x"},
        {"sheet": "west", "do": "fill", "role": "x"},
        {"sheet": "west", "do": "fill", "role": "target", "calculator": "anam-hit"},
        {"sheet": "west", "do": "fill", "role": "hurt", "setup": "west-scene"},
        {"sheet": "west", "do": "fill", "role": "target", "setup": "x", "fields": 3},
    ],
)
def test_strange_questions_are_refused(question: dict[str, Any]) -> None:
    said = ask(**question)
    assert said["said"]
    assert "fields" not in said and "inputs" not in said


@given(st.dictionaries(st.sampled_from(sorted(SHEETS["west"].fields)), st.text(max_size=12)))
def test_whatever_is_typed_what_is_kept_can_be_read(texts: dict[str, str]) -> None:
    said = ask(sheet="west", do="keep", fields=texts)
    assert not SHEETS["west"].read(said["fields"])[1]
    assert not set(said["faults"]) - set(texts)


@pytest.mark.parametrize(
    ("level", "filled", "said"), [("4", "10", ""), ("5", None, "1 to 10; the sheet has 11")]
)
def test_a_figure_that_an_input_cannot_take_is_named(
    level: str, filled: str | None, said: str
) -> None:
    fields = {"bluff_training": "6", "bluff_level": level}
    question = {"sheet": "imperfect", "do": "fill", "role": "bluff", "fields": fields}
    found = ask(**question, calculator="imperfect-contest", inputs={"dice": "2"})
    assert found["inputs"].get("dice") == filled
    assert ("Not filled in" in found["said"]) is bool(said)
    assert said in found["said"]


@pytest.mark.parametrize(("white", "hand"), [("2", "2"), ("10", "10"), ("11", "10"), ("50", "10")])
def test_a_full_hand_draws_nothing_however_many_chips_it_holds(white: str, hand: str) -> None:
    question = {"sheet": "imperfect", "do": "fill", "role": "holder", "fields": {"white": white}}
    assert ask(**question, calculator="imperfect-chip-draw")["inputs"]["hand"] == hand


@pytest.mark.parametrize(("black", "hand"), [("0", "2"), ("1", "3"), ("8", "10"), ("9", "10")])
def test_black_chips_are_in_hand_too(black: str, hand: str) -> None:
    fields = {"white": "1", "blue": "1", "black": black}
    question = {"sheet": "imperfect", "do": "fill", "role": "holder", "fields": fields}
    assert ask(**question, calculator="imperfect-chip-draw")["inputs"]["hand"] == hand
    assert "black" not in ask(**question, calculator="imperfect-chip-save")["inputs"]


def test_only_what_asks_about_the_moment_takes_nothing_from_a_sheet() -> None:
    without = {
        c.id for c in CALCULATORS.values() if not any(roles_for(s, c) for s in SHEETS.values())
    }
    assert without == {
        "clockwork-roll",
        "clockwork-condition",
        "clockwork-avenues",
        "anam-manipulation",
        "anam-fatigue",
    }
    assert all(
        any(scene.id in role.parts for sheet in SHEETS.values() for role in sheet.roles)
        for scene in SCENES.values()
    )


@pytest.mark.parametrize(
    "kind, has, then",
    [("skill", "2", "3"), ("training", "4", "5"), ("die", "d10", "d12"), ("die", "d12", "d12")],
)
def test_a_skill_is_raised_from_where_it_stands(kind: str, has: str, then: str) -> None:
    fields = {f"bluff_{'level' if kind == 'skill' else kind}": has}
    said = ask(
        sheet="imperfect",
        do="fill",
        role="raise-bluff",
        calculator="imperfect-advance",
        fields=fields,
        inputs={"kind": kind},
    )
    assert said["inputs"] == {"from": has, "to": then}


@pytest.mark.parametrize(
    "before, after",
    [
        ("Player 1,Player 2,Player 3", "Ada,Player 2,Player 3"),
        ("Bo,Player 2", "Bo,Ada"),
        ("Bo", "Bo,Ada"),
        ("Ada,Bo", "Ada,Bo"),
        ("none", "Ada"),
    ],
)
def test_a_character_joins_the_crew_of_a_session(before: str, after: str) -> None:
    said = ask(
        sheet="imperfect",
        do="fill",
        role="crew",
        setup="imperfect-session",
        fields={"name": "Ada"},
        inputs={"crew.names": before},
    )
    assert said["inputs"] == {"crew.names": after}


def test_a_full_crew_and_a_sheet_without_a_name_change_nothing() -> None:
    eight = ",".join(f"P{n}" for n in range(8))
    for fields, names in (({"name": "Ada"}, eight), ({}, "Bo")):
        body = {"sheet": "imperfect", "do": "fill", "role": "crew", "setup": "imperfect-session"}
        said = ask(**body, fields=fields, inputs={"crew.names": names})
        assert said["inputs"].get("crew.names", names) == names


def test_full_slots_heal_like_the_last_one() -> None:
    for filled, said in (("3", "no"), ("4", "yes")):
        answer = ask(
            sheet="anam",
            do="fill",
            role="self",
            calculator="anam-healing",
            fields={"conditions": filled, "conditions_max": "4"},
            inputs={},
        )
        assert answer["inputs"] == {"last_slot": said}
