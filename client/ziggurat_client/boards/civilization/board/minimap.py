"""The whole map in little while one looks at a part of it: a press or a drag there looks elsewhere."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from ziggurat.games.civilization.position import Board
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, GOLD_EDGE
from ziggurat_client.boards.civilization.ground.ground import thumbnail
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS
from ziggurat_client.boards.maps.lens import Lens
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box

WIDTH: Final = 248.0
_EDGE: Final = 5.0
_FROM_CORNER: Final = 12.0
_DOT: Final = 5.0
_CITY: Final = 7.0
_WINDOW: Final = "#fff2c4"


def minimap_place(map_place: Box) -> Box:
    """The upper right corner of the map's place, as large as designed or a fifth of the map."""
    width = min(WIDTH, map_place.width / 4)
    height = (width - 2 * _EDGE) * SIZE.height / SIZE.width + 2 * _EDGE
    return Box(map_place.right - _FROM_CORNER - width, map_place.y + _FROM_CORNER, width, height)


class Minimap(Widget):
    """Who is where on the whole map, and a frame around the part that is looked at."""

    ringed = False
    sound = None

    def __init__(self, box: Box, board: Board, lens: Lens) -> None:
        super().__init__("minimap", box)
        self._board = board
        self._lens = lens
        self._pressed = False

    @property
    def _inner(self) -> Box:
        return self.box.inset(_EDGE)

    def appearance(self) -> Hashable:
        return tuple((nation.tokens, nation.cities) for nation in self._board.nations)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        box, scale = self._inner, self._inner.width / SIZE.width
        body = canvas.stepped(x, y, self.box.width, self.box.height, 4, 1)
        canvas.fill(body, vertical(y, y + self.box.height, *GOLD_EDGE))
        left, top = x + _EDGE, y + _EDGE
        canvas.fill(canvas.rect(left - 2, top - 2, box.width + 4, box.height + 4), BITUMEN)
        ground = thumbnail(max(1, round(box.width * canvas.scale)), flat=canvas.palette.flat)
        canvas.surface.blit(ground, (round(left * canvas.scale), round(top * canvas.scale)))
        for seat, nation in enumerate(self._board.nations):
            colour = canvas.palette.player(seat).colour
            for area, count in enumerate(nation.tokens):
                if count:
                    self._dot(canvas, left, top, scale, SPOTS[area].middle, _DOT, colour)
            for area in nation.cities:
                self._dot(canvas, left, top, scale, SPOTS[area].site or SPOTS[area].middle, _CITY, colour)

    def _dot(
        self,
        canvas: Canvas,
        left: float,
        top: float,
        scale: float,
        point: tuple[float, float],
        side: float,
        colour: tuple[int, int, int],
    ) -> None:
        x, y = left + point[0] * scale - side / 2, top + point[1] * scale - side / 2
        canvas.fill(canvas.rect(x - 1, y - 1, side + 2, side + 2), BITUMEN, 0.8)
        canvas.fill(canvas.rect(x, y, side, side), colour)

    def draw(self, easel: Easel) -> None:
        """The picture, and the frame where one looks now."""
        super().draw(easel)
        shown, scale = self._lens.view.shown, self._inner.width / SIZE.width
        box = Box(
            self._inner.x + shown.x * scale,
            self._inner.y + shown.y * scale,
            shown.width * scale,
            shown.height * scale,
        )
        pygame.draw.rect(
            easel.surface, BITUMEN, easel.screen.rect(box.inset(-1)), max(2, round(3 * easel.screen.scale))
        )
        pygame.draw.rect(easel.surface, _WINDOW, easel.screen.rect(box), max(1, round(2 * easel.screen.scale)))

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self._pressed = False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = True
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and self._pressed):
            scale = self._inner.width / SIZE.width
            self._lens.centre_on((x - self._inner.x) / scale, (y - self._inner.y) / scale)
        return True

    def gone(self) -> None:
        self._pressed = False
