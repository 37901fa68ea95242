"""The map of Civilization that lies before the title."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pygame

from ziggurat.games.civilization.position import Board
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed, lay
from ziggurat_client.art.map_frame import draw_map_frame
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.boards.civilization.board.layout import DESIGN_HEIGHT, DESIGN_WIDTH, FRAME
from ziggurat_client.boards.civilization.board.lying import lying_on, standing_on
from ziggurat_client.boards.civilization.board.pictures import MapPictures
from ziggurat_client.boards.civilization.ground.ground import thumbnail
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.civilization.placing.standing import Measure
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.boards.showpiece import Showpiece
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window import screen
from ziggurat_client.window.screen import Box, Screen

_SIDE: Final = 968.0
_SEATS: Final = 6
_OPENING: Final = 400
_AT_ONCE: Final = 3
"""How many pictures are drawn in one step."""


class CivilizationShowpieceBoard:
    """A map that is put together anew from its pictures whenever something lies elsewhere."""

    def __init__(self, scale: float, palette: Palette) -> None:
        self._picture = Canvas(_SIDE, _SIDE, scale, palette)
        self._bed = Canvas(_SIDE, _SIDE, scale, palette)
        height = _SIDE * DESIGN_HEIGHT / DESIGN_WIDTH
        self._board = Box(0, (_SIDE - height) / 2, _SIDE, height)
        self._unit = _SIDE / DESIGN_WIDTH
        self._view = MapView(self._board.inset(FRAME * self._unit), SIZE)
        self._screen = Screen(screen.DESIGN_WIDTH, screen.DESIGN_HEIGHT, zoom=scale)
        self._pictures = MapPictures(Pictures(palette), self._screen, self._unit)
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
        box = self._board
        draw_map_frame(self._bed, box.x, box.y, (box.width, box.height), self._unit, FRAME)
        yield
        place = self._screen.rect(self._view.place)
        ground = thumbnail(place.width, flat=self._bed.palette.flat)
        self._bed.surface.blit(pygame.transform.smoothscale(ground, place.size), place)
        self._clear()
        yield
        placed = self._lying(board)
        while some := list(islice(placed, _AT_ONCE)):
            self._lay(some)
            yield
        self._shown = board

    def follow(self, position: Any) -> bool:
        """Draw the map if something lies elsewhere now; return whether it does."""
        board: Board = position.board
        if self._shown is not None and standing_on(board) == standing_on(self._shown):
            return False
        self._shown = board
        self._clear()
        self._lay(list(self._lying(board)))
        return True

    def _lying(self, board: Board) -> Iterator[Placed]:
        """Counters, cities and ships."""
        measure = Measure(self._view.scale, self._unit, self._screen.scale)
        for piece, there in lying_on(standing_on(board), measure, None).items():
            box = _on_screen(self._view, there.box)
            match piece.kind:
                case "counter":
                    count = board.nations[piece.seat].tokens[piece.area]
                    yield self._pictures.counter(box, piece.seat, count, "idle")
                case "city":
                    yield self._pictures.city(box, piece.seat, "idle")
                case "ship":
                    yield self._pictures.ship(box, piece.seat, 0, None, "idle")
                case _:
                    pass

    def _clear(self) -> None:
        self._picture.surface.fill((0, 0, 0, 0))
        self._picture.blit(self._bed.surface, 0, 0)

    def _lay(self, pieces: list[Placed]) -> None:
        lay(self._picture.surface, pieces, self._picture.surface.get_rect())


def _on_screen(view: MapView, box: Box) -> Box:
    x, y = view.on_screen(box.x, box.y)
    return Box(x, y, box.width * view.scale, box.height * view.scale)


SHOWPIECE: Final = Showpiece(_SEATS, _OPENING, CivilizationShowpieceBoard)
"""Six players, some turns into their game."""
