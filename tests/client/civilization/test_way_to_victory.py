"""What the way to victory asks for, as the panel beside the advances tells it (12, 13)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat_client.boards.civilization.succession.conditions import around_next, conditions_of
from ziggurat_client.boards.civilization.succession.lanes import frieze_of, societies_of
from ziggurat_client.boards.civilization.words.goal import goal_of
from ziggurat_client.staging.civilization_cards import BUYING, SOCIETY
from ziggurat_client.wording.words import LANGUAGES, Words

WORDS = Words("en")
ASIA = 1
NAMES = ("a", "b", "c", "d", "e", "f", "g")


def told(board: Board, *cart: AdvanceId) -> list[tuple[str, str, bool, bool]]:
    conditions = conditions_of(board, ASIA, WORDS, cart)
    return [(each.title, each.text, each.met, each.next) for each in conditions]


def at(marker: int, **changes: object) -> Board:
    """Asia stands on that square."""
    board = BUYING.board
    board = replace(board, options=replace(board.options, **changes))
    return board.with_nation(ASIA, replace(board.nations[ASIA], marker=marker))


def test_each_epoch_and_each_square_with_points_asks_for_something() -> None:
    assert told(BUYING.board, "coinage", "engineering") == [
        ("Early Bronze", "2 cities", True, False),
        ("Late Bronze", "3 groups", True, False),
        ("Early Iron (10)", "6 of 7 advances", False, True),
        ("Late Iron (13)", "515/1000 points", False, False),
        ("Square 14", "515/1150 points", False, False),
        ("Square 15", "515/1300 points", False, False),
    ]


def test_a_shortened_game_asks_for_nothing_beyond_its_end() -> None:
    assert [title for title, *_ in told(at(8, end_mark="12"))] == ["Early Bronze", "Late Bronze", "Early Iron (10)"]


@pytest.mark.parametrize("marker", range(17))
def test_the_next_condition_is_among_those_that_are_shown(marker: int) -> None:
    conditions = conditions_of(at(marker), ASIA, WORDS)
    shown = around_next(conditions)
    assert len(shown) == 4
    assert [each for each in conditions if each.next] == [each for each in shown if each.next]


def test_a_society_needs_enough_advances_and_the_three_civic_ones() -> None:
    assert told(SOCIETY.board, "law") == [
        ("Advances", "5 of 7 advances", False, True),
        ("Law", "owned", True, False),
        ("Democracy", "missing", False, False),
        ("Philosophy", "missing", False, False),
    ]


def test_the_table_ends_where_the_game_does() -> None:
    assert frieze_of(BUYING.board, WORDS, ASIA).last == 16
    assert [each.epoch for each in frieze_of(at(8, end_mark="9"), WORDS, ASIA).epochs] == [
        "neolithic",
        "early_bronze",
        "late_bronze",
    ]


def test_without_a_table_the_advances_are_counted() -> None:
    frieze = societies_of(SOCIETY.board, WORDS, ASIA)
    assert (frieze.last, frieze.epochs) == (7, ())
    assert {lane.nation: lane.at for lane in frieze.lanes} == {"illyria": 3, "thrace": 2, "asia": 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_is_told_in_both_modes_with_cards(language: str) -> None:
    words = Words(language)
    society = goal_of(SOCIETY.board, ASIA, NAMES, words)
    assert society.signs == (("law", False), ("democracy", False), ("philosophy", False))
    assert goal_of(at(9), ASIA, NAMES, words).stairs == (8, 10, 13, 16)


def test_what_the_next_square_lacks_is_said() -> None:
    assert goal_of(at(9), ASIA, NAMES, WORDS).coming.text == "4 of 7 advances"
    assert goal_of(at(8), ASIA, NAMES, WORDS).coming.text == "nothing is missing"
