"""Positions of Ur in which a King once let the other end the game for want of a swap."""

from __future__ import annotations

import pytest

from examples import sampled
from games.ur.scenes import scene
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import WIDE
from ziggurat.bots.ur.board import Board, board_of
from ziggurat.bots.ur.judgement import WON
from ziggurat.bots.ur.turns import WIDTHS, turns
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.position import NOBODY
from ziggurat_laboratory.ur.endings.brute_force import can_end_and_win, can_prevent_that
from ziggurat_laboratory.ur.endings.open_ends import can_be_won_now, is_taken, open_ends
from ziggurat_laboratory.ur.endings.suite import is_right, lost_turns, suite

SOME = range(24)
"""Some positions of the suite: all of them take too long here."""
NODES = 2_000


def nearly_full(corner: str, hands: str, free: int = 0) -> Board:
    """The scene with b on all squares that nobody holds but the last `free` of them."""
    board = board_of(scene(corner, hands=hands).position)
    open_squares = [square for square, owner in enumerate(board.owners) if owner == NOBODY]
    for square in open_squares[: len(open_squares) - free]:
        board.owners[square], board.cubes[square] = 1, 1
    return board


def test_who_finds_nothing_to_swap_for_and_has_most_points_can_end_and_win() -> None:
    board = nearly_full("WTa1 TCa1 ACa1 CPa1 PAa1", hands="WT WC")
    board.market = [(4, 1)]
    board.owners = [0] * len(board.owners)
    assert can_end_and_win(board)


def test_who_has_fewest_points_cannot_win_so() -> None:
    board = nearly_full("WTa1", hands="WT WC")
    board.market = [(4, 1)]
    assert not can_end_and_win(board)


def test_another_tile_in_the_market_can_always_be_swapped_for() -> None:
    board = nearly_full("WTa1", hands="WT WC")
    board.owners = [0] * len(board.owners)
    board.market = [(0, 1)]
    assert not can_end_and_win(board)


def test_the_suite_holds_at_least_forty_positions_of_as_many_games() -> None:
    assert len({lost.deal for lost in suite()}) == len(suite()) >= 40


@pytest.mark.parametrize("number", SOME)
def test_the_game_could_be_kept_from_ending(number: int) -> None:
    assert can_prevent_that(board_of(suite()[number].position))


@pytest.mark.thorough
def test_a_king_keeps_the_other_from_ending_the_game_more_often_than_not() -> None:
    right = [is_right(suite()[number], "king", NODES) for number in SOME]
    assert sum(right) > len(SOME) / 2


def test_there_are_at_least_forty_turns_among_four_in_which_the_game_can_be_won() -> None:
    assert len(open_ends()) >= 40


@sampled("number", range(6), every=3)
def test_a_thorough_search_finds_the_end_in_each_of_them(number: int) -> None:
    assert can_be_won_now(board_of(open_ends()[number].position))


@pytest.mark.thorough
def test_a_king_finds_most_of_these_ends_in_its_own_turn() -> None:
    boards = [board_of(end.position) for end in open_ends()[::3]]
    best = [turns(board, EXPERIENCE[4], WIDTHS[WIDE], Budget(8_000))[0] for board in boards]
    found = [turn.leads[board.seat] > WON / 2 for board, turn in zip(boards, best, strict=True)]
    assert sum(found) > len(found) / 2


@pytest.mark.thorough
def test_a_priest_takes_some_of_the_ends_and_leaves_others() -> None:
    assert {is_taken(end, "priest", None) for end in open_ends()[:8]} == {True, False}


def test_a_game_that_does_not_end_so_is_not_collected() -> None:
    assert list(lost_turns(range(1, 2), "merchant", 50, rounds=2)) == []
