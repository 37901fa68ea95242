"""Where the guide of Babel points besides the cells of the board: at the hand, the quarry and the temple pile."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.words.whereabouts import cell_of
from ziggurat_client.window.screen import Box

HAND: Final = -1
OWN_QUARRY: Final = -2
TEMPLE_PILE: Final = -3
"""Numbers of places, beside those of cells."""


def guided_box(layout: Layout, place: int) -> Box:
    """Where a place lies for the player below; if it is behind a tab, where that is."""
    match place:
        case -1:
            return layout.hand
        case -2:
            return layout.quarry(layout.near)
        case -3:
            return layout.temple_pile
        case _:
            return layout.cell(cell_of(place))
