"""mutmut, told what not to mutate: texts, and values that the type check would catch anyway."""

import libcst as cst
from mutmut.mutation import file_mutation, mutators, trampoline


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


def prepare() -> None:
    """Change mutmut's operators for this process and those that it starts."""
    chosen = [
        (kind, arguments_left_out if operator is mutators.operator_arg_removal else operator)
        for kind, operator in mutators.mutation_operators
        if operator not in LEFT_OUT
    ]
    file_mutation.mutation_operators = chosen
    file_mutation.MutationVisitor = Visitor
    # asked at every call: our tests leave the environment alone
    trampoline.get_mutant_under_test = lambda: trampoline._mutant_under_test or ""
