"""Tags on the tiles that would bring another kind: they say the goal where it can be reached."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import PillStyle, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.ui.piece import Easel

_STYLE: Final = PillStyle("#1c1006", tones.TEXT_NAME, "#ffd873")
_HEIGHT: Final = 26.0
_SIZE: Final = 16.0
_PADDING: Final = 8.0
_MARGIN: Final = 2.0


def show_kind_tags(easel: Easel, layout: Layout, squares: Iterable[int], word: str) -> None:
    """Draw a tag with that word on the lower edge of each of these squares."""
    width = pill_width(word, easel.screen.scale, size=_SIZE, padding=_PADDING) + 2 * _MARGIN
    height = _HEIGHT + 2 * _MARGIN

    def paint(canvas: Canvas) -> None:
        draw_pill(canvas, width / 2, height / 2, word, _STYLE, size=_SIZE, height=_HEIGHT, padding=_PADDING, anchor="m")

    for square in squares:
        box = layout.square(square)
        picture = easel.pictures.picture(("kind tag", word), easel.screen, width, height, paint)
        at = easel.screen.pixel(box.centre[0] - width / 2, box.bottom - height * 0.7)
        easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
