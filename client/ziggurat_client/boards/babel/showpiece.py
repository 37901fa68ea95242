"""The board of Babel that lies before the title."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Board, Position
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed, lay
from ziggurat_client.art.palette import Palette
from ziggurat_client.boards.babel.art.board import draw_board
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.painting import AT_REST, Painting
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.showpiece import Showpiece
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Screen
from ziggurat_client.window.viewport import Extent

_SIDE: Final = 968.0
_SEATS: Final = 2
_OPENING: Final = 90
_AT_ONCE: Final = 3
"""How many pictures are drawn in one step."""


class BabelShowpieceBoard:
    """A board that is put together anew from its pictures whenever something lies elsewhere."""

    def __init__(self, scale: float, palette: Palette) -> None:
        self._picture = Canvas(_SIDE, _SIDE, scale, palette)
        board = Box(0, 0, _SIDE, _SIDE)
        self._layout = Layout(with_hand=False, places=Places(Extent(_SIDE, _SIDE), board, None, None, None, tabs=board))
        self._bed = Canvas(_SIDE, _SIDE, scale, palette)
        screen = Screen(DESIGN_WIDTH, DESIGN_HEIGHT, zoom=scale)
        self._pictures = BoardPictures(Pictures(palette), screen, self._layout.unit)
        self._shown: Board | None = None

    @property
    def picture(self) -> Canvas:
        """The whole board."""
        return self._picture

    def steps(self, position: Any) -> Iterator[None]:
        """Draw the frame, and what lies in it."""
        known: Position = position
        draw_board(self._bed, 0, 0, _SIDE, _SIDE, self._layout.unit)
        self._clear()
        yield
        placed = self._placed(known.board)
        while some := list(islice(placed, _AT_ONCE)):
            self._lay(some)
            yield
        self._shown = known.board

    def follow(self, position: Any) -> bool:
        """Draw the board if something lies elsewhere now; return whether it does."""
        known: Position = position
        if known.board == self._shown:
            return False
        self._shown = known.board
        self._clear()
        self._lay(list(self._placed(known.board)))
        return True

    def _clear(self) -> None:
        """Only the frame and its bed are left."""
        self._picture.surface.fill((0, 0, 0, 0))
        self._picture.blit(self._bed.surface, 0, 0)

    def _placed(self, board: Board) -> Iterator[Placed]:
        # Without the sites' names, which nobody could read there.
        return Painting(board, self._layout, AT_REST, ("",) * len(SITES)).placed(self._pictures)

    def _lay(self, pieces: list[Placed]) -> None:
        lay(self._picture.surface, pieces, self._picture.surface.get_rect())


SHOWPIECE: Final = Showpiece(_SEATS, _OPENING, BabelShowpieceBoard)
"""Two players, some turns into their game."""
