"""What flies over a board of Babel: people cards, temple cards, storeys, pawns, rings and words."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas, TextGlow
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

CARD: Final = (60.0, 80.0)
"""The size of a card in the air, in the units of a board 968 wide."""
TEMPLE_CARD: Final = (52.0, 72.0)
_WORDS_SIZE: Final = 64.0


class CardFlyer(Flyer):
    """A people card; face down without a people."""

    def __init__(self, people: str | None, unit: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self.people = people
        self._unit = unit

    def draw(self, easel: Easel) -> None:
        box = _about(self.x, self.y, CARD[0] * self._unit, CARD[1] * self._unit)
        pictures = BoardPictures(easel.pictures, easel.screen, self._unit)
        _show(easel, pictures.hand_card(box, self.people) if self.people else pictures.back(box))


class TempleCardFlyer(Flyer):
    """A temple card; face down without a level."""

    def __init__(self, level: int | None, unit: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self.level = level
        self._unit = unit

    def draw(self, easel: Easel) -> None:
        box = _about(self.x, self.y, TEMPLE_CARD[0] * self._unit, TEMPLE_CARD[1] * self._unit)
        pictures = BoardPictures(easel.pictures, easel.screen, self._unit)
        _show(easel, pictures.temple_card(box, self.level) if self.level else pictures.temple_back(box))


class StoreyFlyer(Flyer):
    """A storey of a temple on its way; `base` is how wide and high the plot's storeys are."""

    def __init__(self, level: int, base: tuple[float, float], unit: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self._level = level
        self._base = base
        self._unit = unit

    def draw(self, easel: Easel) -> None:
        pictures = BoardPictures(easel.pictures, easel.screen, self._unit)
        _show(easel, pictures.storey(_about(self.x, self.y, *self._base), self._level))


class PawnFlyer(Flyer):
    """A pawn as it hops."""

    def __init__(self, seat: Seat, size: float, unit: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self._seat = seat
        self._size = size
        self._unit = unit

    def draw(self, easel: Easel) -> None:
        pictures = BoardPictures(easel.pictures, easel.screen, self._unit)
        _show(easel, pictures.pawn(self._seat, self.x, self.y, self._size, glowing=True))


class WordsFlyer(Flyer):
    """Words in large letters over the board."""

    def __init__(self, text: str, unit: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self._text = text.upper()
        self._size = _WORDS_SIZE * unit

    def draw(self, easel: Easel) -> None:
        size, text = self._size, self._text
        width = text_width(text, size, "bold", easel.screen.scale, 0.08) + 2 * size
        height = 3 * size

        def paint(canvas: Canvas) -> None:
            canvas.text(
                width / 2, height / 2, text, size, "#ffb347", "bold", "mm", tracking=0.08, glow=TextGlow("#ff8a3c", 24)
            )
            draw_heading(canvas, width / 2, height / 2, text, size, "mm")

        picture = easel.pictures.picture(("babel words", text, size), easel.screen, width, height, paint)
        left, top = easel.screen.pixel(self.x - width / 2, self.y - height / 2)
        easel.surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _about(x: float, y: float, width: float, height: float) -> Box:
    return Box(x - width / 2, y - height / 2, width, height)


def _show(easel: Easel, placed: Placed) -> None:
    easel.surface.blit(placed.surface, (placed.left, placed.top), special_flags=pygame.BLEND_PREMULTIPLIED)
