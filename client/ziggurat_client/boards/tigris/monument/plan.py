"""Where the cards stand on the band: in one row, or lying in two where that is too narrow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.position import Board
from ziggurat_client.boards.tigris.board.layout import DESIGN_WIDTH, Layout
from ziggurat_client.boards.tigris.monument.edge import band_box
from ziggurat_client.window.screen import Box

TEETH: Final = 10.0
"""How high the teeth along its edges are where the board is as large as designed."""
MOST: Final = 6
"""As many cards as there are monuments without the Artist."""
_TITLE: Final = 40.0
_HIGH: Final = 226.0
"""From this height on there is room for a title."""
_SIDE: Final = 12.0
_FOOT: Final = 12.0
_GAP: Final = 8.0
_UPRIGHT: Final = (160.0, 196.0)
_LYING: Final = (196.0, 64.0)
"""The least width and height of a card that stands, and of one that lies."""


@dataclass(frozen=True)
class BandPlan:
    """The band's `box`, and in it the places of its `title`, for which there may be no room, and of the `cards`."""

    box: Box
    title: Box | None
    cards: tuple[Box, ...]

    @property
    def unit(self) -> float:
        """How large the band is, compared with the design."""
        return self.box.width / DESIGN_WIDTH


def is_upright(card: Box) -> bool:
    """Whether a card stands."""
    return card.height >= card.width


def band_plan(layout: Layout, board: Board) -> BandPlan | None:
    """The plan for whoever chooses, None where there is no room for cards."""
    box, count = band_box(layout, board), min(MOST, len(board.options.monuments))
    teeth = TEETH * box.width / DESIGN_WIDTH
    title = Box(box.x, box.y + teeth, box.width, _TITLE) if box.height >= _HIGH else None
    top = box.y + teeth + _FOOT - 4 if title is None else title.bottom
    room = Box(box.x + _SIDE, top, box.width - 2 * _SIDE, box.bottom - teeth - _FOOT - top)
    for rows, least in ((1, _UPRIGHT), (2, _LYING)):
        cards = _cards(room, count, rows)
        if cards[0].width >= least[0] and cards[0].height >= least[1]:
            return BandPlan(box, title, cards)
    return None


def _cards(room: Box, count: int, rows: int) -> tuple[Box, ...]:
    across = -(-count // rows)
    width, height = (room.width - (across - 1) * _GAP) / across, (room.height - (rows - 1) * _GAP) / rows
    return tuple(
        Box(room.x + column * (width + _GAP), room.y + row * (height + _GAP), width, height)
        for row, column in (divmod(number, across) for number in range(count))
    )
