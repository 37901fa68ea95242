"""How large the house's rooms may be, and where an import may stand inside a function."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from test_imports import WINGS, modules_of

MOST_LINES_OF_A_MODULE = 430
MOST_LINES_OF_A_CLASS = 250
MOST_MEMBERS = 20
REASON = "It is large because "
"""A class that is larger than that says why in its docstring, by a sentence that begins so."""

RIDDLE = re.compile(r"(Tell|Let) ")
"""How a docstring begins that does not say what is done."""

INDENTED_IMPORT = re.compile(r"\s+(from|import) ")
"""How a line begins that may import inside a function."""

FILES = [file for wing in WINGS for _, file in modules_of(wing)]


def test_no_module_is_long() -> None:
    long = {
        str(file): lines
        for file in FILES
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > MOST_LINES_OF_A_MODULE
    }
    assert long == {}


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Faults(NamedTuple):
    """Of a file, the classes that are too `large`, and the lines of `unexplained` imports and of `riddles`."""

    large: tuple[str, ...]
    unexplained: tuple[int, ...]
    riddles: tuple[int, ...]


@cache
def faults(file: Path) -> Faults:
    """What is wrong in a file, looked for once for all tests."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    defined = definitions(tree)
    return Faults(
        tuple(sorted(each.name for each in classes_of(defined) if is_large(each) and not says_why(each))),
        tuple(unexplained_imports(tree, text.splitlines())),
        tuple(sorted(each.lineno for each in defined if RIDDLE.match(ast.get_docstring(each) or ""))),
    )


def test_no_class_is_large_without_saying_why() -> None:
    assert {str(file): large for file in FILES if (large := faults(file).large)} == {}


def test_an_import_of_ours_inside_a_function_says_why_it_stands_there() -> None:
    assert {str(file): lines for file in FILES if (lines := faults(file).unexplained)} == {}


def test_no_docstring_says_tell_or_let_where_it_could_say_what_is_done() -> None:
    assert {str(file): lines for file in FILES if (lines := faults(file).riddles)} == {}


def definitions(tree: ast.Module) -> list[Definition]:
    """Its functions and classes, which stand in blocks alone: what is within expressions is not gone through."""
    found: list[Definition] = []
    blocks: list[ast.AST] = [tree]
    while blocks:
        block = blocks.pop()
        if isinstance(block, Definition):
            found.append(block)
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            inside = getattr(block, name, None)
            if isinstance(inside, list):
                blocks += inside
    return found


def classes_of(defined: Iterable[Definition]) -> list[ast.ClassDef]:
    return [each for each in defined if isinstance(each, ast.ClassDef)]


def is_large(each: ast.ClassDef) -> bool:
    return lines_of(each) > MOST_LINES_OF_A_CLASS or len(public_members(each)) > MOST_MEMBERS


def says_why(each: ast.ClassDef) -> bool:
    return REASON in " ".join((ast.get_docstring(each) or "").split())


def lines_of(each: ast.ClassDef) -> int:
    return (each.end_lineno or each.lineno) - each.lineno + 1


def public_members(each: ast.ClassDef) -> set[str]:
    """Methods, fields, and what its methods set on `self`."""
    return {name for part in each.body for name in _names(part) if not name.startswith("_")}


def _names(part: ast.stmt) -> Iterator[str]:
    match part:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
            yield from _set_on_self(part)
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def _set_on_self(method: ast.stmt) -> Iterator[str]:
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


def unexplained_imports(tree: ast.Module, lines: list[str]) -> list[int]:
    """The lines on which functions import something of ours with no comment beside or above that block of imports."""
    if not any(INDENTED_IMPORT.match(line) for line in lines):
        return []
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for body in _bodies(function):
                found += [first.lineno for first in _blocks(body) if not _is_explained(first, lines)]
    return sorted(set(found))


def _bodies(function: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(function):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield value


def _blocks(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The first of each row of imports that has something of ours in it."""
    first: ast.stmt | None = None
    for statement in [*body, ast.Pass()]:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            first = first or statement
            if _is_ours(statement) and first is not None:
                yield first
        else:
            first = None


def _is_ours(statement: ast.Import | ast.ImportFrom) -> bool:
    names = [alias.name for alias in statement.names]
    if isinstance(statement, ast.ImportFrom):
        names = ["ziggurat" if statement.level else statement.module or ""]
    return any(name.partition(".")[0] in WINGS for name in names)


def _is_explained(statement: ast.stmt, lines: list[str]) -> bool:
    return "#" in lines[statement.lineno - 1] or lines[statement.lineno - 2].lstrip().startswith("#")


# ------------------------------------------------------------------------------------ the measures themselves


def test_a_large_class_is_seen_and_its_reason_read() -> None:
    fields = "\n".join(f"    field_{number}: int" for number in range(18))
    methods = "    def __init__(self):\n        self.one = self._two = 1\n    def three(self):\n        self.one = 2\n"
    tree = ast.parse(f'class Large:\n    """A {{}}."""\n{fields}\n{methods}')
    (large,) = classes_of(definitions(tree))
    assert len(public_members(large)) == 20
    assert not is_large(large)
    large.body.append(ast.parse("another = 3").body[0])
    assert is_large(large)
    assert not says_why(large)


def test_a_reason_may_run_over_two_lines() -> None:
    tree = ast.parse('class Large:\n    """A list.\n\n    It is large\n    because so many are listed.\n    """\n')
    (large,) = classes_of(definitions(tree))
    assert says_why(large)


@pytest.mark.parametrize(
    ("written", "unexplained"),
    [
        ("def f():\n    from ziggurat.match import Match\n", [2]),
        ("def f():\n    import ziggurat.match\n", [2]),
        ("def f():\n    from . import match\n", [2]),
        ("def f():\n    if True:\n        from ziggurat.match import Match\n", [3]),
        ("def f():\n    from ziggurat.match import Match  # slow to load\n", []),
        ("def f():\n    # Slow to load.\n    from ziggurat.match import Match\n    from ziggurat.tag import Tag\n", []),
        ("def f():\n    # A comment.\n    x = 1\n    from ziggurat.match import Match\n", [4]),
        ("def f():\n    import json\n", []),
        ("from ziggurat.match import Match\n", []),
    ],
)
def test_an_import_in_a_function_is_seen_wherever_it_stands(written: str, unexplained: list[int]) -> None:
    assert unexplained_imports(ast.parse(written), written.splitlines()) == unexplained
