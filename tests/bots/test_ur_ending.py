"""Who might end a game of Ur by filling the grid, and how near they are to it."""

from __future__ import annotations

from games.ur.scenes import scene
from ziggurat.bots.ur.board import Board, board_of
from ziggurat.bots.ur.ending import might_end, nearness
from ziggurat.games.ur.position import NOBODY

WAR, TRADE, AGRICULTURE = 4, 1, 0


def board_with(hands: str, market: tuple[int, int] | None) -> Board:
    """a to move with the first of these hand tiles, and one tile open in the market, or none."""
    board = board_of(scene("WTa3 TCa1 ACa1", hands=hands).position)
    board.market = [] if market is None else [market]
    return board


def test_who_holds_war_might_end_the_game_where_the_market_is_empty() -> None:
    assert might_end(board_with("WT WC", None))


def test_who_holds_the_markets_tile_might_end_the_game() -> None:
    assert might_end(board_with("WT WC", (TRADE, WAR)))


def test_another_tile_in_the_market_keeps_the_game_going() -> None:
    assert not might_end(board_with("WT WC", (AGRICULTURE, WAR)))


def test_without_war_nobody_fills_several_squares() -> None:
    assert not might_end(board_with("AT WC", None))


def test_every_square_taken_brings_the_end_nearer() -> None:
    board = board_with("WT WC", None)
    before = nearness(board)
    square = next(
        at for at, owner in enumerate(board.owners) if owner == NOBODY and {board.faces[at], board.backs[at]} != {1, 4}
    )
    board.owners[square], board.cubes[square] = 0, 1
    assert nearness(board) > before
