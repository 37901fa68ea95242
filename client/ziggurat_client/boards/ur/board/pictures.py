"""The pictures that a board of Ur is put together from, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.art.plaque import draw_offer
from ziggurat_client.art.text import text_width
from ziggurat_client.art.tile import TileAppearance, draw_tile, tile_margin
from ziggurat_client.art.tile_light import (
    LightName,
    ShadeName,
    draw_arrow,
    draw_light,
    draw_light_frame,
    light_margin,
    shade,
)
from ziggurat_client.boards.ur.board.appearances import Arrow
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen

_ARROW_BOX: Final = 120.0
_RING_MARGIN: Final = 36.0
_TAG_HEIGHT: Final = 30.0
_MARGIN: Final = 24.0
_ARROW_INK: Final = ("#2a1508", "#1d0f06", "#1d0f06")


class TilePictures:
    """Hands out the pictures of tiles and what lies on them, placed by their middles in design units."""

    def __init__(self, pictures: Pictures, screen: Screen) -> None:
        self._pictures = pictures
        self.screen = screen

    def tile(self, appearance: TileAppearance, size: float, shaded: ShadeName, cx: float, cy: float) -> Placed:
        """A tile."""
        return self._centred(self._tile(appearance, size, shaded), cx, cy)

    def tile_surface(self, appearance: TileAppearance, size: float, shaded: ShadeName = "rest") -> pygame.Surface:
        """A tile's picture with its margin around it."""
        return self._tile(appearance, size, shaded)

    def light(self, name: LightName, size: float, cx: float, cy: float, strength: float = 1.0) -> Placed:
        """The glow below a tile."""
        side = size + 2 * light_margin(size, self.screen.scale)

        def draw(canvas: Canvas) -> None:
            canvas.blit(draw_light(name, size, canvas.scale, strength), 0, 0)

        return self._drawn(("light", name, size, strength), side, side, cx, cy, draw)

    def frame(self, name: LightName, size: float, cx: float, cy: float) -> Placed:
        """The bright frame on a tile."""
        side = size + 2 * light_margin(size, self.screen.scale)
        return self._drawn(
            ("light frame", name, size),
            side,
            side,
            cx,
            cy,
            lambda c: c.blit(draw_light_frame(name, size, c.scale), 0, 0),
        )

    def offer(self, kinds: str, size: float, cx: float, cy: float) -> Placed:
        """The two actions that a tile would give."""
        width, height = 2 * size + 16 + 2 * _MARGIN, size + 8 + 2 * _MARGIN

        def draw(canvas: Canvas) -> None:
            draw_offer(canvas, (kinds[0], kinds[1]), width / 2, height / 2, size)

        return self._drawn(("offer", kinds, size), width, height, cx, cy, draw)

    def arrow(self, arrow: Arrow, unit: float, cx: float, cy: float) -> Placed:
        """An attack's arrow with the cubes that it would leave; `unit` is 1 where tiles are large."""

        def draw(canvas: Canvas) -> None:
            middle = _ARROW_BOX / 2
            draw_arrow(canvas, middle, middle, arrow.direction, arrow.near)
            across, down = arrow.direction
            # The number stands in the body of the arrow, which lies a little behind its middle.
            draw_number(
                canvas, middle - across * 2, middle - down * 2, arrow.left, 24, "m", colours=_ARROW_INK, shadow=0
            )

        return self._reduced(("arrow", arrow), _ARROW_BOX, _ARROW_BOX, unit, cx, cy, draw)

    def ring(self, size: float, cx: float, cy: float) -> Placed:
        """The focus ring around a tile."""
        side = size + 2 * _RING_MARGIN

        def draw(canvas: Canvas) -> None:
            draw_focus_ring(canvas, _RING_MARGIN, _RING_MARGIN, size, size, step=3.5, gap=2)

        return self._drawn(("tile ring", size), side, side, cx, cy, draw)

    def tag(self, was: int, now: int, freed: str, unit: float, x: float, cy: float) -> Placed:
        """`was > now`, its left edge at x; `freed` is added where a tile would be given up. `unit` is 1 where tiles
        are large."""
        word = freed if now == 0 and was else ""
        width = _tag_width(was, now, word, self.screen.scale * unit)

        def draw(canvas: Canvas) -> None:
            _paint_tag(canvas, _MARGIN, _MARGIN + _TAG_HEIGHT / 2, width, was, now, word)

        return self._reduced(
            ("tag", was, now, word),
            width + 2 * _MARGIN,
            _TAG_HEIGHT + 2 * _MARGIN,
            unit,
            x + width * unit / 2,
            cy,
            draw,
        )

    def cube(self, seat: int, size: float, cx: float, cy: float) -> Placed:
        """A cube."""
        side = size * 2.4
        return self._drawn(
            ("cube", seat, size), side, side, cx, cy, lambda c: draw_cube(c, seat, side / 2, side / 2, size)
        )

    # ------------------------------------------------------------------ keeping

    def _tile(self, appearance: TileAppearance, size: float, shaded: ShadeName) -> pygame.Surface:
        side = size + 2 * tile_margin(size, self.screen.scale)

        def draw(canvas: Canvas) -> None:
            if shaded == "rest":
                canvas.blit(draw_tile(appearance, size, canvas.scale, canvas.palette), 0, 0)
            else:
                canvas.blit(self._tile(appearance, size, "rest"), 0, 0)
                shade(canvas, shaded)

        return self._pictures.picture(("tile", appearance, size, shaded), self.screen, side, side, draw)

    def _drawn(
        self, key: Hashable, width: float, height: float, cx: float, cy: float, draw: Callable[[Canvas], None]
    ) -> Placed:
        return self._centred(self._pictures.picture(key, self.screen, width, height, draw), cx, cy)

    def _reduced(
        self,
        key: Hashable,
        width: float,
        height: float,
        unit: float,
        cx: float,
        cy: float,
        draw: Callable[[Canvas], None],
    ) -> Placed:
        """A picture of `width` × `height` made smaller by `unit`; what has a smallest size on the screen keeps it."""

        def reduced(canvas: Canvas) -> None:
            whole = Canvas(width, height, canvas.scale * unit, canvas.palette)
            draw(whole)
            canvas.blit(whole, 0, 0)

        return self._drawn((key, unit), width * unit, height * unit, cx, cy, draw if unit == 1 else reduced)

    def _centred(self, surface: pygame.Surface, cx: float, cy: float) -> Placed:
        left, top = self.screen.pixel(cx, cy)
        return Placed(surface, left - surface.get_width() // 2, top - surface.get_height() // 2)


def _tag_width(was: int, now: int, word: str, scale: float) -> float:
    if was == now:
        return 36.0
    return 62.0 + (text_width(word, 16, "bold", scale) + 10 if word else 0)


def _paint_tag(canvas: Canvas, x: float, cy: float, width: float, was: int, now: int, word: str) -> None:
    ink = "#a6d65c" if now > was else "#ff9a7c" if now < was else "#e6dcc2"
    top = cy - _TAG_HEIGHT / 2
    body = canvas.stepped(x, top, width, _TAG_HEIGHT, 3, 1)
    canvas.shadow(body, 6, 2, 0.8)
    canvas.fill(body, vertical(top, top + _TAG_HEIGHT, "#1c1412", "#0a0707"))
    canvas.fill(canvas.stepped_frame(x, top, width, _TAG_HEIGHT, 1.6, 3, 1), ink, 0.95)
    if was == now:
        canvas.text(x + width / 2, cy, str(now), 20, tones.TEXT, "bold", "mm")
        return
    canvas.text(x + 14, cy, str(was), 20, tones.TEXT_SOFT, "regular", "mm")
    draw_icon(canvas, Icon.RIGHT, x + 31, cy, 13, tones.TEXT_SOFT)
    canvas.text(x + 48, cy, str(now), 20, ink, "bold", "mm")
    if word:
        canvas.text(x + 60, cy, word, 16, ink, "bold", "lm")
