"""The map of Tigris & Euphrates that lies before the title."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from ziggurat.games.tigris.position import Board
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed, lay
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.showpiece import Showpiece
from ziggurat_client.boards.tigris.art.frame import draw_map
from ziggurat_client.boards.tigris.board.layout import DESIGN_HEIGHT, DESIGN_WIDTH, Layout
from ziggurat_client.boards.tigris.board.painting import lying
from ziggurat_client.boards.tigris.board.pictures import MapPictures
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window import screen
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import Extent

_SIDE: Final = 968.0
_SEATS: Final = 4
_OPENING: Final = 90
_AT_ONCE: Final = 3
"""How many pictures are drawn in one step."""


class TigrisShowpieceBoard:
    """A map that is put together anew from its pictures whenever something lies elsewhere."""

    def __init__(self, scale: float, palette: Palette) -> None:
        self._picture = Canvas(_SIDE, _SIDE, scale, palette)
        height = _SIDE * DESIGN_HEIGHT / DESIGN_WIDTH
        board = Box(0, (_SIDE - height) / 2, _SIDE, height)
        self._layout = Layout(_SEATS, places=Places(Extent(_SIDE, _SIDE), board, None, None, None, tabs=board))
        self._bed = Canvas(_SIDE, _SIDE, scale, palette)
        window = Screen(screen.DESIGN_WIDTH, screen.DESIGN_HEIGHT, zoom=scale)
        self._pictures = MapPictures(Pictures(palette), window, self._layout)
        self._shown: Board | None = None

    @property
    def picture(self) -> Canvas:
        """The whole board, a square."""
        return self._picture

    def steps(self, position: Any) -> Iterator[None]:
        """Draw the map, and what lies on it."""
        board: Board = position.board
        self._bed.fill_all(BITUMEN)
        yield
        place = self._layout.places.board
        draw_map(self._bed, place.x, place.y, self._layout.space)
        self._clear()
        yield
        placed = lying(self._pictures, self._layout, board)
        while some := list(islice(placed, _AT_ONCE)):
            self._lay(some)
            yield
        self._shown = board

    def follow(self, position: Any) -> bool:
        """Draw the map if something lies elsewhere now; return whether it does."""
        board: Board = position.board
        if board == self._shown:
            return False
        self._shown = board
        self._clear()
        self._lay(list(lying(self._pictures, self._layout, board)))
        return True

    def _clear(self) -> None:
        self._picture.surface.fill((0, 0, 0, 0))
        self._picture.blit(self._bed.surface, 0, 0)

    def _lay(self, pieces: list[Placed]) -> None:
        lay(self._picture.surface, pieces, self._picture.surface.get_rect())


SHOWPIECE: Final = Showpiece(_SEATS, _OPENING, TigrisShowpieceBoard)
"""Four players, some rounds into their game."""
