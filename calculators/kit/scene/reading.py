"""From the texts of a form to a set-up or an event, through the same validators as a file."""

from collections.abc import Mapping
from typing import Any

from calculators.kit.fields import read_all
from calculators.kit.scene.board import Board, Move, Scene
from rules_core.errors import InvalidInput, Problem

Texts = Mapping[str, str]


def read_setup(scene: Scene[Any, Any, Any], texts: Texts) -> Any:
    """The set-up that a form's texts (``part.field`` → text) mean; InvalidInput names each fault.

    What is left out has its default.
    """
    values, wrong = read_all(list(scene.fields.values()), texts)
    parts: dict[str, Any] = {}
    for part, kind in scene.game.parts.items():
        if part in scene.options:
            chosen = chosen_of(part, texts)
            try:
                parts[part] = kind.read(chosen)
            except InvalidInput as invalid:
                wrong |= {f"{part}.{p.field}": p.message for p in invalid.problems}
        else:
            said = {n: v for n, v in values.items() if n.partition(".")[0] == part}
            parts[part] = (kind, {n.partition(".")[2]: v for n, v in said.items()})
    if wrong:
        raise InvalidInput(Problem(name, message) for name, message in wrong.items())
    made = {p: v if p in scene.options else v[0](**v[1]) for p, v in parts.items()}
    return scene.game.setup(**made)


def chosen_of(part: str, texts: Texts) -> dict[str, str]:
    """Public id → value of the options of a part that a form names."""
    named = {n.partition("."): v.strip().lower() for n, v in texts.items()}
    return {id: value for (of, _, id), value in named.items() if of == part}


def setup_texts(scene: Scene[Any, Any, Any], setup: Any) -> dict[str, str]:
    """The texts with which a form shows a set-up."""
    texts = {}
    for name, field in scene.fields.items():
        part, _, own = name.partition(".")
        texts[name] = field.write(getattr(getattr(setup, part), own))
    for part in scene.options:
        chosen = getattr(setup, part).chosen()
        texts |= {f"{part}.{id}": value for id, value in chosen.items()}
    return texts


def find_move(board: Board, key: str) -> Move:
    """The move that a press names; InvalidInput if the board does not offer it."""
    for place, move in enumerate(board.moves):
        if move.key(place) == key:
            return move
    raise InvalidInput([Problem("", "That cannot be done now. The board shows what can.")])


def read_move(move: Move, texts: Texts, is_drawn: bool) -> Any:
    """The event of a move, out of a form's texts; InvalidInput names each fault.

    Where something is drawn, what cannot be read has its default, and the draw decides.
    """
    values, wrong = read_all(move.fields, texts)
    for field in move.fields:
        if field.name not in wrong and values[field.name] is None and needs_value(field):
            wrong[field.name] = f"Nothing is chosen. Choose {field.right}."
    if move.draw and (is_drawn or not move.fields):
        return move.draw({f.name: values.get(f.name, f.default) for f in move.fields})
    if wrong:
        raise InvalidInput(Problem(name, message) for name, message in wrong.items())
    return move.event(**{**move.fixed, **values})


def needs_value(field: Any) -> bool:
    """Whether None is no value of a field."""
    return not getattr(field, "none", False)
