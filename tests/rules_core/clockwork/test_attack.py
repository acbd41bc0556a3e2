"""What an attack does, line by line, on both sides of each border."""

from dataclasses import replace
from typing import Any

import pytest

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.book import Attack, AttackRuling, Traits
from rules_core.clockwork.exchange import resolve
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Arena, Outcome, Trait, plain
from rules_core.errors import InvalidInput

WORDS: dict[str, Any] = {"arena": Arena.SOCIAL_IN_FIGHT}
TALK: dict[str, Any] = {"arena": Arena.SOCIAL, "target": Trait.DISPOSITION}


def told(options: ClockworkOptions = ClockworkOptions(), **strike: Any) -> dict[str, Any]:
    """The values of an attack, outcomes and uses in words."""
    found = {
        name: figure.value for name, figure in vars(resolve(Strike(**strike), options)).items()
    }
    for name in ("outcomes", "threat_uses"):
        found[name] = " ".join(each.value for each in found[name])
    return found


@pytest.mark.parametrize(
    ("guard", "net", "lowered", "through"),
    [
        (2, 0, 0, False),
        (2, 1, 1, False),
        (2, 2, 2, False),
        (2, 3, 2, False),  # the one left over is lost
        (1, 1, 1, False),
        (0, 0, 0, False),
        (0, 1, 0, True),
        (0, 5, 0, True),
    ],
)
def test_cd_result_success(guard: int, net: int, lowered: int, through: bool) -> None:
    found = told(guard=guard, net_success=net)
    assert (found["reductions"], found["penetrates"]) == (lowered, through)
    assert found["target_after"] == guard - lowered
    found = told(**TALK, disposition=guard + 1, net_success=net)
    assert (found["reductions"], found["penetrates"]) == (lowered, through)


@pytest.mark.parametrize(
    ("steps", "carry", "net", "lowered", "through"),
    [
        ("per-success", "same-attack", 2, 2, False),
        ("per-success", "same-attack", 3, 2, True),
        ("per-check", "next-attack", 3, 1, False),
        ("per-check", "same-attack", 3, 1, False),  # that step did not reach the bottom
    ],
)
def test_r_cd_steps_and_carry(
    steps: Any, carry: Any, net: int, lowered: int, through: bool
) -> None:
    found = told(ClockworkOptions(steps=steps, carry=carry), guard=2, net_success=net)
    assert (found["reductions"], found["penetrates"]) == (lowered, through)


@pytest.mark.parametrize(("net", "through"), [(1, False), (2, True)])
def test_per_check_carries_when_its_step_reached_the_bottom(net: int, through: bool) -> None:
    options = ClockworkOptions(steps="per-check", carry="same-attack")
    found = told(options, guard=1, net_success=net)
    assert (found["reductions"], found["penetrates"]) == (1, through)


@pytest.mark.parametrize("how", [{"firearm": True}, {"surprise": True}])
def test_cd_guard_is_none_against_it(how: dict[str, Any]) -> None:
    found = told(guard=3, net_success=2, net_advantage=5, potency=2, triumphs=1, **how)
    assert (found["reductions"], found["penetrates"], found["condition_rolls"]) == (0, True, 0)
    assert "incapacitate" in found["outcomes"]
    missed = told(guard=3, **how)
    assert (missed["penetrates"], missed["outcomes"]) == (False, "")


def test_a_firearm_in_a_talk_is_a_threat_only() -> None:
    found = told(**{**TALK, "target": Trait.GUARD}, guard=3, net_success=1, firearm=True)
    assert (found["reductions"], found["penetrates"]) == (1, False)


def test_cd_result_triumph_with_guard_up() -> None:
    found = told(guard=3, net_success=2, net_advantage=1, triumphs=1, potency=2, armor=1)
    assert (found["reductions"], found["penetrates"]) == (0, True)
    assert found["target_after"] == 3
    assert found["condition_rolls"] == 1  # bypassed, it counts as up
    assert found["outcomes"] == "condition wound subdue"
    missed = told(guard=3, net_success=0, triumphs=1)
    assert (missed["penetrates"], missed["outcomes"]) == (False, "")


def test_cd_result_triumph_with_guard_down() -> None:
    found = told(guard=0, net_success=1, triumphs=1)
    assert found["outcomes"] == "condition wound subdue incapacitate"
    assert told(**TALK, disposition=1, net_success=1, triumphs=1)["outcomes"] == (
        "condition convince persuade"
    )


def test_r_cd_triumph_social() -> None:
    strike = {**TALK, "disposition": 2, "net_success": 1, "triumphs": 1}
    assert told(**strike)["penetrates"]
    found = told(ClockworkOptions(triumph_social="no"), **strike)
    assert (found["reductions"], found["penetrates"]) == (1, False)
    assert told(ClockworkOptions(triumph_social="no"), guard=1, net_success=1, triumphs=1)[
        "penetrates"
    ]


@pytest.mark.parametrize(
    ("cost", "advantage", "rolls"),
    [
        ("1", 0, 0),
        ("1", -2, 0),
        ("1", 1, 2),
        ("1", 2, 3),
        ("1", 4, 5),
        ("2", 1, 0),
        ("2", 2, 2),
        ("2", 3, 2),
        ("2", 4, 3),
        ("3", 2, 0),
        ("3", 3, 2),
        ("3", 6, 3),
    ],
)
def test_cd_result_advantage(cost: Any, advantage: int, rolls: int) -> None:
    found = told(
        ClockworkOptions(cost=cost),
        guard=2,
        net_success=1,
        net_advantage=advantage,
        potency=3,
        armor=1,
        weapon_conditions=True,
    )
    assert found["condition_rolls"] == rolls
    assert found["outcomes"] == ("weapon-condition" if rolls else "")


@pytest.mark.parametrize(
    ("changed", "rolls"),
    [
        ({}, 1),
        ({"net_success": 0}, 0),
        ({"guard": 0}, 0),
        ({"armor": 1}, 0),  # and advantage cannot lift Potency over it
        ({"potency": 0}, 1),  # never below 1
        ({"potency": 2, "armor": 1}, 1),
        (WORDS, 0),
    ],
)
def test_what_forbids_rolls(changed: dict[str, Any], rolls: int) -> None:
    strike = {"guard": 1, "net_success": 1, "net_advantage": 1} | changed
    assert told(**strike)["condition_rolls"] == rolls


@pytest.mark.parametrize(
    ("net", "own", "lost"), [(0, 3, 0), (1, 3, 0), (-2, 3, 2), (-3, 3, 3), (-4, 3, 3), (-3, 0, 0)]
)
def test_cd_result_failure(net: int, own: int, lost: int) -> None:
    found = told(guard=2, net_success=net, attacker_level=own)
    assert (found["attacker_loss"], found["attacker_after"]) == (lost, own - lost)
    found = told(**TALK, net_success=net, attacker_level=own + 1)
    assert (found["attacker_loss"], found["attacker_after"]) == (lost, own + 1 - lost)


@pytest.mark.parametrize("net_success", [2, -2])
def test_r_cd_failure_by_threat(net_success: int) -> None:
    options = ClockworkOptions(failure="threat")
    strike = {"net_success": net_success, "attacker_level": 5}
    assert told(options, net_advantage=-3, **strike)["attacker_loss"] == 3
    assert told(options, net_advantage=3, **strike)["attacker_loss"] == 0


@pytest.mark.parametrize(
    ("first", "condition", "threats", "uses"),
    [
        ("1", "2", 0, ""),
        ("1", "2", 1, "setback"),
        ("1", "2", 2, "setback condition"),
        ("1", "2", 3, "setback condition rolls"),
        ("2", "2", 1, ""),
        ("2", "2", 2, "setback condition"),
        ("1", "1", 1, "setback condition"),
        ("1", "1", 2, "setback condition rolls"),
        ("1", "3", 2, "setback"),
        ("1", "3", 3, "setback condition"),
        ("2", "1", 1, "condition"),
    ],
)
def test_cd_result_threat(first: Any, condition: Any, threats: int, uses: str) -> None:
    options = ClockworkOptions(threat_first=first, threat_condition=condition)
    for net in (3, -3):  # hit or miss
        assert told(options, net_success=net, net_advantage=-threats)["threat_uses"] == uses


def test_cd_result_despair() -> None:
    assert told(despairs=1)["threat_uses"] == "outcome"
    assert told(net_success=3, despairs=2, net_advantage=-1)["threat_uses"] == "setback outcome"


def test_cd_social_in_fight() -> None:
    found = told(**WORDS, guard=3, net_success=2, net_advantage=4, triumphs=1, potency=3)
    assert (found["reductions"], found["penetrates"]) == (2, False)
    assert (found["condition_rolls"], found["outcomes"]) == (0, "")
    found = told(**WORDS, guard=0, net_success=2, triumphs=1, potency=3)
    assert (found["penetrates"], found["outcomes"]) == (False, "")


def test_cd_morale_is_attacked_with_words() -> None:
    for arena in Arena:
        found = told(arena=arena, target=Trait.MORALE, morale=3, net_success=1, triumphs=1)
        assert (found["reductions"], found["target_after"]) == (1, 2)
        assert (found["penetrates"], found["outcomes"]) == (False, "")
    steps = resolve(Strike(target=Trait.MORALE, morale=1, net_success=1)).penetrates.steps
    assert steps[-1].rule.id == "cd-morale"


@pytest.mark.parametrize(
    ("arena", "potency", "armor", "placed"),
    [
        (Arena.PHYSICAL, 2, 1, "condition wound subdue"),
        (Arena.PHYSICAL, 1, 1, "condition subdue disarm-armor"),
        (Arena.PHYSICAL, 1, 2, "condition subdue disarm-armor"),
        (Arena.PHYSICAL, 1, 0, "condition wound subdue"),
        (Arena.SOCIAL, 2, 1, "condition convince persuade"),
        (Arena.SOCIAL, 1, 1, "condition disarm-armor"),
    ],
)
def test_cd_outcomes(arena: Arena, potency: int, armor: int, placed: str) -> None:
    target = Trait.GUARD if arena is Arena.PHYSICAL else Trait.DISPOSITION
    strike = {"arena": arena, "target": target, "potency": potency, "armor": armor}
    found = told(disposition=1, net_success=1, weapon_conditions=True, **strike)
    assert found["outcomes"] == placed


def test_cd_armor_past_a_guard_that_is_up() -> None:
    strike = {"guard": 2, "net_success": 1, "triumphs": 1, "armor": 1}
    assert told(**strike)["outcomes"] == "subdue disarm-armor"
    assert told(**strike, potency=2)["outcomes"] == "condition wound subdue"


def test_a_guard_that_the_same_attack_brought_down_is_down() -> None:
    strike = {"guard": 1, "net_success": 2, "armor": 1}
    found = told(ClockworkOptions(carry="same-attack"), **strike)
    assert found["outcomes"] == "condition subdue disarm-armor"


def test_what_is_refused_is_told_with_its_rule() -> None:
    steps = resolve(Strike(net_success=1, armor=1)).outcomes.steps
    assert ("cd-armor", "no wound: Potency 1, Armor 1") in [(s.rule.id, s.text) for s in steps]
    steps = resolve(Strike(guard=1, net_success=1, net_advantage=2, armor=1)).condition_rolls.steps
    assert [s.rule.id for s in steps] == ["cd-armor", "r-cd-raise-potency"]
    steps = resolve(Strike(**WORDS, net_success=1)).outcomes.steps
    assert [s.rule.id for s in steps] == ["cd-social-in-fight"]
    steps = resolve(Strike(**TALK, disposition=1, net_success=1)).outcomes.steps
    assert "cd-purpose" in [s.rule.id for s in steps]


def test_every_fault_is_named() -> None:
    with pytest.raises(InvalidInput) as refused:
        resolve(Strike(guard=11, disposition=0, morale=6, net_success=21, potency=-1, armor=11))
    assert {p.field for p in refused.value.problems} == {
        "guard",
        "disposition",
        "morale",
        "net_success",
        "potency",
        "armor",
    }


def test_what_lets_a_triumph_bypass_is_named() -> None:
    options = ClockworkOptions.read({"triumph-social": "yes"})
    guarded = Strike(guard=2, net_success=1, triumphs=1)
    argued = Strike(Arena.SOCIAL, Trait.DISPOSITION, net_success=1, triumphs=1)
    for strike, rule in (
        (guarded, Attack.RESULT_TRIUMPH),
        (argued, AttackRuling.TRIUMPH_SOCIAL),
    ):
        found = resolve(strike, options)
        assert found.penetrates.value
        assert found.reductions.steps[-1].rule is found.penetrates.steps[-1].rule is rule


def test_words_in_a_fight_place_nothing_and_morale_says_what_comes() -> None:
    def last(trait: Trait, level: int) -> tuple[bool, object]:
        strike = Strike(Arena.SOCIAL_IN_FIGHT, trait, net_success=1)
        found = resolve(replace(strike, disposition=level, morale=level)).penetrates
        return found.value, found.steps[-1].rule

    assert last(Trait.MORALE, 1) == (False, Traits.MORALE)
    assert last(Trait.MORALE, 3) == (False, Attack.SOCIAL_IN_FIGHT)
    assert last(Trait.DISPOSITION, 1) == (False, Attack.SOCIAL_IN_FIGHT)


def test_what_an_attacker_loses_is_told_by_what_it_is_counted() -> None:
    strike = Strike(guard=2, net_success=-1, net_advantage=-2, attacker_level=3)
    by_threat = ClockworkOptions(failure="threat")
    for options, lost, text, rule in (
        (ClockworkOptions(), 1, "1 net failure", Attack.RESULT_FAILURE),
        (by_threat, 2, "2 net threats", AttackRuling.FAILURE),
    ):
        found = resolve(strike, options)
        assert found.attacker_loss.value == lost
        assert (found.attacker_loss.steps[0].text, found.attacker_loss.steps[0].rule) == (
            text,
            rule,
        )
        assert found.attacker_after.value == 3 - lost
        assert len(found.attacker_after.steps) == 2
        assert len(found.target_after.steps) == 1


def test_advantage_in_words() -> None:
    def told(strike: Strike) -> list[str]:
        return [s.text for s in resolve(strike).condition_rolls.steps]

    up = Strike(guard=3, net_success=1, armor=1)
    assert told(up) == ["Potency 1, Armor 1: no rolls"]
    assert told(replace(up, net_advantage=1))[1:] == ["advantage cannot lift Potency over Armor"]
    assert told(Strike(guard=0, net_success=1, net_advantage=2)) == ["Guard is down: no rolls"]
    surprised = Strike(guard=3, net_success=1, surprise=True)
    assert told(surprised) == ["surprise: no Guard: no rolls"]
    assert [len(told(replace(up, armor=0, net_advantage=n))) for n in (1, 2)] == [1, 2]


def test_one_roll_is_enough_for_a_weapon_s_own_conditions() -> None:
    strike = Strike(guard=3, net_success=1, weapon_conditions=True)
    for advantage, allowed in ((0, False), (1, True)):
        found = resolve(replace(strike, net_advantage=advantage))
        assert (found.condition_rolls.value > 0) is allowed
        assert (Outcome.WEAPON_CONDITION in found.outcomes.value) is allowed


def test_a_wound_and_more_rolls_in_words() -> None:
    wound = [s.text for s in resolve(Strike(net_success=1)).outcomes.steps]
    assert "wound: Potency 1, Armor 0" in wound
    uses = [s.text for s in resolve(Strike(net_success=1, net_advantage=-3)).threat_uses.steps]
    assert any("1 more roll for the condition" in text for text in uses)


def test_a_single_success_needs_no_further_reason() -> None:
    for steps in ("per-check", "per-success"):
        options = ClockworkOptions.read({"steps": steps})
        assert len(resolve(Strike(guard=3, net_success=1), options).reductions.steps) == 1
    two = resolve(Strike(guard=3, net_success=2), ClockworkOptions(steps="per-check")).reductions
    assert [s.total for s in two.steps] == [2, 1]


def test_why_an_attack_penetrates_or_not() -> None:
    argued = Strike(Arena.SOCIAL, Trait.DISPOSITION, net_success=1)

    def first(strike: Strike) -> tuple[bool, object]:
        found = resolve(strike, ClockworkOptions(triumph_social="no")).penetrates
        return found.value, found.steps[0].rule

    assert first(Strike(guard=0, net_success=1)) == (True, Attack.RESULT_SUCCESS)
    assert first(replace(argued, disposition=1)) == (True, Traits.DISPOSITION)
    assert first(replace(argued, disposition=3)) == (False, Attack.RESULT_SUCCESS)
    triumph = replace(argued, disposition=3, triumphs=1)
    assert first(triumph) == (False, AttackRuling.TRIUMPH_SOCIAL)


def test_numbers_are_printed_with_a_true_minus() -> None:
    assert [plain(n) for n in (-1, 0, 1)] == ["−1", "0", "1"]
