"""Puzzles as they are kept, and those that come with the program."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ziggurat.bots.answering import answered
from ziggurat.games import GAMES
from ziggurat.games.civilization.advances import ADVANCES, points_of
from ziggurat.games.civilization.paying import buyable
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import EndTurn
from ziggurat.match.puzzle import BadPuzzle, Puzzle, SetUp, load, save, set_up

LEAST = 20
"""So many puzzles come with the program at least of each game that has any."""
LEAST_IN_ALL = 60


def content_of(game: str) -> bytes:
    file = resources.files("ziggurat_assets") / "puzzles" / f"{game}.jsonl"
    return file.read_bytes() if file.is_file() else b""


SHIPPED = {game: load(content_of(game)) for game in GAMES}
WITH_PUZZLES = [game for game, puzzles in SHIPPED.items() if puzzles]
ONE = SHIPPED["ur"][0]
GAINING = SHIPPED["tigris"][0]


def played(puzzle: SetUp, actions: tuple[Action, ...]) -> Any:
    """The position after these actions of the seat, and the answers of others to them."""
    rules, seat, position = puzzle.rules, puzzle.puzzle.seat, puzzle.start
    turn = rules.span(position).number
    for action in actions:
        position, _ = rules.apply(position, seat, action)
        for _, _, answered_position in answered(rules, position, seat, turn):
            position = answered_position
    return position


def test_enough_puzzles_come_with_the_program() -> None:
    assert sum(map(len, SHIPPED.values())) >= LEAST_IN_ALL
    assert all(len(SHIPPED[game]) >= LEAST for game in WITH_PUZZLES)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_is_of_its_file_and_of_todays_rules(game: str) -> None:
    for puzzle in SHIPPED[game]:
        assert (puzzle.game, puzzle.rules_version) == (game, GAMES[game].rules_version)
        assert puzzle.name.startswith(f"{game}-")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_solution_is_legal_and_solves_its_puzzle_by_the_rules(game: str) -> None:
    for puzzle in map(set_up, SHIPPED[game]):
        assert puzzle.verdict(played(puzzle, puzzle.solution)) == "solved", puzzle.puzzle.name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_open_at_its_start(game: str) -> None:
    for puzzle in map(set_up, SHIPPED[game]):
        assert puzzle.verdict(puzzle.start) == "open", puzzle.puzzle.name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_two_puzzles_of_a_game_are_the_same(game: str) -> None:
    assert len({bytes(puzzle.position) for puzzle in SHIPPED[game]}) == len(SHIPPED[game])


def test_a_turn_that_ends_without_a_win_has_missed() -> None:
    puzzle = set_up(ONE)
    for action in puzzle.rules.candidates(puzzle.rules.view(puzzle.start, ONE.seat)):
        position, _ = puzzle.rules.apply(puzzle.start, ONE.seat, action)
        if puzzle.rules.result(position) is not None:
            break
    else:
        pytest.fail("nothing ends the turn at once")
    assert puzzle.verdict(position) == "missed"


def test_a_turn_that_gains_too_little_has_missed() -> None:
    puzzle = set_up(GAINING)
    position = puzzle.start
    for _ in range(2):
        position, _ = puzzle.rules.apply(position, GAINING.seat, EndTurn())
        if puzzle.rules.span(position) != puzzle.rules.span(puzzle.start):
            break
    assert puzzle.points(position) < (GAINING.goal or 0)
    assert puzzle.verdict(position) == "missed"


def test_no_purchase_brings_more_than_a_puzzle_of_civilization_asks_for() -> None:
    for puzzle in map(set_up, SHIPPED["civilization"]):
        board, seat = puzzle.start.board, puzzle.puzzle.seat
        own = puzzle.rules.private(puzzle.start, seat)
        assert own is not None
        bought = buyable(board, seat, own)
        most = max(points_of(advance for advance in ADVANCES if advance in each.cards) for each in bought)
        assert puzzle.puzzle.goal == puzzle.points(puzzle.start) + most, puzzle.puzzle.name


@pytest.mark.parametrize("puzzle", [ONE, GAINING], ids=["to win", "to gain"])
def test_what_is_written_is_read_again(puzzle: Puzzle) -> None:
    assert load(save(puzzle)) == (puzzle,)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"{}", id="empty"),
        pytest.param(b"not json", id="no json"),
        pytest.param(save(ONE)[:-20], id="torn"),
        pytest.param(save(replace(ONE, stars=4)), id="four stars"),
        pytest.param(save(replace(ONE, name="../ur")), id="a name that is none"),
        pytest.param(save(replace(ONE, solution=())), id="no solution"),
        pytest.param(save(ONE).replace(b'"stars"', b'"moons"'), id="an unknown field"),
        pytest.param(save(replace(GAINING, goal=0)), id="a goal of nothing"),
    ],
)
def test_a_damaged_file_is_refused_with_the_number_of_the_line(line: bytes) -> None:
    with pytest.raises(BadPuzzle, match="line 2"):
        load(save(replace(ONE, name="ur-1-1")) + line)


def test_a_puzzle_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadPuzzle, match="twice"):
        load(save(ONE) * 2)


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"game": "chess"}, id="an unknown game"),
        pytest.param({"rules_version": 99}, id="other rules"),
        pytest.param({"position": msgspec.Raw(b"{}")}, id="no position"),
        pytest.param({"solution": (msgspec.Raw(b'{"type":"castle"}'),)}, id="no action"),
        pytest.param({"seat": (ONE.seat + 1) % ONE.seats}, id="another seat's turn"),
        pytest.param({"seat": 9}, id="a seat that is not there"),
        pytest.param({"goal": 5}, id="points in a game that counts none"),
    ],
)
def test_what_cannot_be_set_up_is_no_puzzle(changed: dict[str, Any]) -> None:
    broken: Puzzle = replace(ONE, **changed)
    with pytest.raises(BadPuzzle):
        set_up(broken)


def test_a_goal_that_is_reached_already_is_no_puzzle() -> None:
    with pytest.raises(BadPuzzle, match="left to be solved"):
        set_up(replace(GAINING, goal=1))
