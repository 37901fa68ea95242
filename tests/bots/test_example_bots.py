"""The examples of docs/bots.md play whole games at a real server, against each other and against a bot of the house."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import pytest

from bots.called_bots import Host, bot_of_the_house, called
from bots.example_programs import EXAMPLES, NODE, PYTHON, example, in_both_languages, needs_node
from examples import sampled
from faults.wire_proxy import CutOnce, Proxy
from server.programs import LOOPBACK, PATIENCE, Program
from ziggurat.games import GAMES

AS_FAST_AS_THEY_CAN: Final = ("--limit", "messages_per_second=5000", "--limit", "burst=5000")

Call: TypeAlias = Callable[[int, str], list[str]]
"""The command that calls a bot to a port and a table."""


def of(program: tuple[str, ...], name: str) -> Call:
    return lambda port, code: example(program, port, code, name)


def of_the_house(name: str) -> Call:
    return lambda port, code: bot_of_the_house(port, code, "--level", "random", "--name", name)


def assert_they_play(server: Program, game: str, *calls: Call) -> None:
    """A whole match of these bots, whom the host then sends away; they go without complaint."""
    host = Host(server, game)
    with called(calls[0](server.port, host.code)) as first, called(calls[1](server.port, host.code)) as second:
        host.start()
        host.see_the_end()
        host.send_away()
        for process in (first, second):
            _, complaints = process.communicate(timeout=PATIENCE)
            assert (process.returncode, complaints) == (0, "")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Program]:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path), *AS_FAST_AS_THEY_CAN) as server:
        yield server


@pytest.mark.thorough
@sampled("game", GAMES, every=4)
def test_the_example_in_python_plays_a_whole_game_against_a_bot_of_the_house(server: Program, game: str) -> None:
    assert_they_play(server, game, of(PYTHON, "Adapa"), of_the_house("Enlil"))


@needs_node
@sampled("game", GAMES, every=4)
def test_the_examples_in_both_languages_play_a_whole_game(server: Program, game: str) -> None:
    assert_they_play(server, game, of(PYTHON, "Adapa"), of(NODE, "Nisaba"))


@in_both_languages
def test_an_example_that_loses_its_line_comes_back_to_its_seat(server: Program, program: tuple[str, ...]) -> None:
    cut = CutOnce("down", 30, 0.5)
    host = Host(server, "ur", options=msgspec.Raw(b'{"max_rounds":2}'))
    with (
        Proxy(server.port, cut) as wire,
        called(example(program, wire.port, host.code, "Adapa")),
        called(of_the_house("Enlil")(server.port, host.code)),
    ):
        host.start()
        host.see_the_end()
        assert cut.fell


@in_both_languages
def test_an_example_for_which_there_is_no_seat_says_why(server: Program, program: tuple[str, ...]) -> None:
    with called(example(program, server.port, "NOWHERE-99", "Adapa")) as bot:
        _, complaints = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert complaints == "there is no table of that code\n"


def test_the_example_in_python_is_fifty_lines_of_the_standard_library() -> None:
    text = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {name for node in imports for name in ([node.module] if isinstance(node, ast.ImportFrom) else _names(node))}
    assert len(text.splitlines()) <= 50
    assert names <= sys.stdlib_module_names


def test_the_example_in_javascript_is_sixty_lines_of_what_node_brings() -> None:
    lines = (EXAMPLES / "bot.mjs").read_text(encoding="utf-8").splitlines()
    imported = [line.rpartition(" from ")[2] for line in lines if line.startswith("import ")]
    assert len(lines) <= 60
    assert imported
    assert all(name.startswith('"node:') for name in imported)


def _names(node: ast.Import) -> list[str]:
    return [alias.name for alias in node.names]
