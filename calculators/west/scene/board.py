"""The one screen of a turn: both sides, the question now, and the moves that answer it."""

from typing import Any

from calculators.kit.scene.board import Board
from calculators.west.scene.attack_moves import attack_moves
from calculators.west.scene.chances import asks
from calculators.west.scene.moves import afterwards, moves
from calculators.west.scene.questions import QUESTIONS
from calculators.west.scene.strips import strips
from rules_core.figures import Figure, Step
from rules_core.record import Entry
from rules_core.west.encounter.deeds import deed, sentence
from rules_core.west.encounter.outcome import Debt, Outcome, outcome
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.state import Attack, Encounter, Ending


def board(state: Encounter) -> Board:
    """The screen of a state."""
    found = outcome(state)
    if found is not None:
        return _over(state, found)
    if state.attack is not None:
        return _attack(state, state.attack)
    if state.turn is None:
        question, help = "Nobody has a card left. What does the Judge say?", _last(state)
    else:
        question = f"{sentence(_name(state))}, what do you do?"
        help = f"Round {state.round}. {_last(state)}"
    return Board(strips(state), question, moves(state), help=help, asks=asks(state))


def _name(state: Encounter) -> str:
    return state.setup.name(state.attacker)


def _last(state: Encounter) -> str:
    """What the last attack did."""
    if state.last is None or state.by is None:
        return "" if state.has_begun else _first(state)
    who = state.by
    said = deed(state.last, state.setup.name(who), state.setup.name(who.other))
    return sentence(said) or "The last attack missed."


def _first(state: Encounter) -> str:
    """What a newcomer should know before the first card."""
    stakes = state.setup.terms.stakes
    won = f"At stake: {stakes}. " if stakes else ""
    return f"{won}The two sides take turns; each attack costs the speaker 1 card."


def _attack(state: Encounter, attack: Attack) -> Board:
    """The question that the attack asks now."""
    asked = QUESTIONS[attack.stage](state, attack)
    return Board(
        strips(state),
        asked.text,
        attack_moves(state, attack),
        help=asked.help,
        figures=asked.figures,
        asks=asks(state),
    )


def _over(state: Encounter, found: Outcome) -> Board:
    """How it ended, what each side owes, and how they get over it."""
    figures: dict[str, Figure[Any]] = {
        "Ended by": Figure.start(found.rule.title, found.rule, found.text),
        "Stakes won": found.stakes_won,
    }
    for who in Who:
        figures[f"{sentence(state.setup.name(who))} owes"] = _owes(state, found, who)
    stays = tuple(Step[str](note.rule, note.text, "") for note in found.aftermath)
    figures["What stays"] = Figure(stays)
    over = Entry(_ending(state, found), figures)
    question = "It is over."
    return Board(strips(state), question, afterwards(state), over=over)


def _ending(state: Encounter, found: Outcome) -> str:
    terms = state.setup.terms
    said = [f"{sentence(found.text)}."]
    debts = {who: figure.value for who, figure in found.owes.items()}
    if found.stakes_won.value:
        said.append(f"{sentence(state.setup.name(Who.INSTIGATOR))} wins: {_or(terms.stakes)}.")
    elif debts[Who.INSTIGATOR] is Debt.COUNTER_STAKES:
        said.append(f"The counter-stakes are due: {_or(terms.counter_stakes)}.")
    else:
        said.append("The stakes are not won.")
    then = {
        Ending.STYLE_TRIGGER: terms.forbidden_then,
        Ending.FURTHER_TRIGGER: terms.further_then,
        Ending.AUDIENCE_LEAVES: "" if found.stakes_won.value else terms.if_audience_leaves,
    }.get(found.ending)
    said += [f"{then.rstrip('.')}."] if then else []
    return " ".join(said)


def _or(text: str) -> str:
    return text.rstrip(".") or "as agreed at the table"


def _owes(state: Encounter, found: Outcome, who: Who) -> Figure[str]:
    """What a side owes, in words."""
    debt = found.owes[who]
    return Figure(tuple(Step(step.rule, step.text, OWES[step.total]) for step in debt.steps))


OWES = {
    Debt.NOTHING: "nothing",
    Debt.STAKES: "what was at stake",
    Debt.COUNTER_STAKES: "the counter‑stakes",  # with a hyphen that is shown as one
    Debt.ANNOUNCED: "what the Judge announced",
    Debt.TRIGGER: "what that trigger says",
}
