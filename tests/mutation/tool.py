"""mutmut, told what not to mutate: texts, and values that the type check would catch anyway."""

from pathlib import Path
from types import SimpleNamespace

import libcst as cst
from mutmut import __main__ as mutmut
from mutmut.configuration import config
from mutmut.mutation import file_mutation, mutators, trampoline
from mutmut.mutation.data import MutantLineSpans
from mutmut.state import state
from mutmut.type_checking import run_type_checker
from mutmut.utils.file_utils import change_cwd
from mutmut.utils.format_utils import get_mutant_name


def unless_none(nodes: list[cst.CSTNode]) -> list[cst.CSTNode]:
    """The mutants of a call that leave an argument out, not those that make it None."""
    return [node for node in nodes if not any(is_none(a.value) for a in node.args)]


def is_none(value: cst.CSTNode) -> bool:
    return isinstance(value, cst.Name) and value.value == "None"


def arguments_left_out(node: cst.Call) -> list[cst.CSTNode]:
    """One mutant for each argument left out; one that is None cannot be told apart, so none."""
    if any(is_none(a.value) for a in node.args) or len(node.args) < 2:
        return []
    return unless_none(list(mutators.operator_arg_removal(node)))


LEFT_OUT = {
    mutators.operator_string,
    mutators.operator_dict_arguments,
    mutators.operator_assignment,
    mutators.operator_symmetric_string_methods_swap,
    mutators.operator_unsymmetrical_string_methods_swap,
}


class Visitor(file_mutation.MutationVisitor):
    """Goes by what makes up a text, besides what mutmut goes by."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        text = isinstance(node, cst.FormattedString | cst.SimpleString | cst.ConcatenatedString)
        return text or super()._skip_node_and_children(node)


NAMELESS = "Function is missing a return type annotation"
"""What the type check says of every copy of an `__init__`, since copies have other names."""


def caught_by_types() -> dict[str, SimpleNamespace]:
    """The mutants that the type check notices, by mutmut's index of lines: it would parse anew."""
    here = Path("mutants").resolve()
    with change_cwd("mutants"):
        errors = run_type_checker(config().type_check_command)
    caught = {}
    for path in {error.file_path for error in errors}:
        own = path.relative_to(here)
        index = MutantLineSpans.load(own)
        spans = index.span_by_function_name.items() if index else ()
        for error in (e for e in errors if e.file_path == path):
            if error.error_description == NAMELESS:
                continue
            inside = [n for n, s in spans if s.start <= error.line_number <= s.end]
            if not inside or inside[0].endswith("_orig"):
                continue  # about what mutmut writes around them
            caught[get_mutant_name(own, inside[0])] = SimpleNamespace(error=error)
    return caught


def prepare(types: bool) -> None:
    """Change mutmut for this process and those that it starts; `types`: with the type check."""
    mutmut.filter_mutants_with_type_checker = caught_by_types if types else dict
    chosen = [
        (kind, arguments_left_out if operator is mutators.operator_arg_removal else operator)
        for kind, operator in mutators.mutation_operators
        if operator not in LEFT_OUT
    ]
    file_mutation.mutation_operators = chosen
    file_mutation.MutationVisitor = Visitor
    # done at every call of the core: no more than is needed
    trampoline.get_mutant_under_test = lambda: trampoline._mutant_under_test or ""
    trampoline.record_trampoline_hit = lambda name, caller: state()._stats.add(name)
    trampoline.MutmutCallStack = NoStack


class NoStack:
    """In place of mutmut's record of who called whom, which we have switched off."""

    @staticmethod
    def get() -> tuple[None, int]:
        return None, 0

    @staticmethod
    def set(value: object) -> None:
        """Nothing to note."""

    @staticmethod
    def reset(token: object) -> None:
        """Nothing to undo."""
