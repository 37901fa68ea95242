"""Where the band lies on which a monument is chosen: over the edge of the map that hides least of what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import HEIGHT, WIDTH, numbers_in
from ziggurat_client.boards.tigris.board.layout import FRAME, Layout
from ziggurat_client.window.screen import Box

ROWS: Final = 4
"""How many rows of the map the band covers: so few that all squares of one tile are free at one edge or the other."""
_OVER: Final = 10.0
"""How far it reaches over the frame on either side."""
_STRIP: Final = 76.0
_LEAST_STRIP: Final = 48.0
"""How high it is for those who look on, where the board is as large as designed, and at least."""
_KEPT: Final = 8


def band_box(layout: Layout, board: Board) -> Box:
    """The place of the band for whoever chooses."""
    return _at_edge(layout, board, ROWS * layout.space + FRAME * layout.unit)


def strip_box(layout: Layout, board: Board) -> Box:
    """The place of the band for those who look on."""
    return _at_edge(layout, board, max(_LEAST_STRIP, _STRIP * layout.unit))


def _at_edge(layout: Layout, board: Board, high: float) -> Box:
    place = layout.places.board
    y = place.y if is_above(board) else place.bottom - high
    return Box(place.x - _OVER, y, place.width + 2 * _OVER, high)


@lru_cache(maxsize=_KEPT)
def is_above(board: Board) -> bool:
    """Whether the band lies over the upper edge: where it hides fewer of the squares, or fewer of the leaders about
    them."""
    above, below = range(ROWS), range(HEIGHT - ROWS, HEIGHT)
    return _hidden(board, above) < _hidden(board, below)


def _hidden(board: Board, rows: range) -> tuple[int, int]:
    """How many spaces of the squares, and how many leaders of their kingdoms, lie in these rows."""
    squares, leaders = (sum(number // WIDTH in rows for number in find(board)) for find in (_squares, _leaders))
    return squares, leaders


def _squares(board: Board) -> Iterator[int]:
    for square in board.squares:
        yield from numbers_in(four_of(square.space))


def _leaders(board: Board) -> Iterator[int]:
    for square in board.squares:
        for leader in board.ground.kingdom_with(four_of(square.space)).leaders:
            yield from numbers_in(leader.at)
