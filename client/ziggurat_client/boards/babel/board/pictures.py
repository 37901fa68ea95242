"""The pictures that a board of Babel is put together from, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Literal, TypeAlias

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.babel.art.board import draw_lane, draw_plaque
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people_cards import (
    STRIP,
    draw_card_strip,
    draw_frame,
    draw_people_back,
    draw_people_card,
    draw_strike,
    draw_temple_back,
)
from ziggurat_client.boards.babel.art.temples import (
    draw_base,
    draw_flame,
    draw_storey,
    draw_storey_outline,
    draw_temple_card,
    storey_width,
)
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Box, Screen

FrameName: TypeAlias = Literal["triple", "run", "target", "newcomer", "legal", "named"]
"""What a frame around something says: a run that gives a power, the run that pays for one, what is aimed at, what
would come, what may be chosen, and what a hint or a line of the log is about."""

_FRAMES: Final[dict[FrameName, tuple[tuple[ColourLike, ...], ColourLike]]] = {
    "triple": (("#fffbe6", "#ffc64a"), "#ffcc55"),
    "run": (("#fffbe6", "#ffc64a"), "#ffcc55"),
    "target": (("#ffd9a8", "#ff6a3c"), "#ff5a34"),
    "newcomer": (("#ffd9a8", "#ff8a4c"), "#ff8a4c"),
    "legal": (("#fff0b8", "#e2a638"), "#ffb63d"),
    "named": (("#ffffff", "#9fd0ff"), "#7cc4ff"),
}
_MARGIN: Final = 28.0
_LIGHT: Final = 14.0
_CHIP: Final = (48.0, 54.0)
_CHIP_INK: Final = ("#2a1508", "#1d0f06", "#1d0f06")
_DIMMED: Final = (0.82, 0.9)


class BoardPictures:
    """Hands out the pictures, placed by their boxes in design units. `unit` is how large the board is compared with
    the design."""

    def __init__(self, pictures: Pictures, screen: Screen, unit: float) -> None:
        self._pictures = pictures
        self._screen = screen
        self._unit = unit

    # ------------------------------------------------------------------ grounds

    def lane(self, box: Box, people: str, *, far: bool, lit: bool) -> Placed:
        """A player's ground at a site."""
        return self._boxed(
            ("lane", people, far, lit),
            box,
            lambda c, b: draw_lane(c, people, b.x, b.y, b.width, b.height, far=far, lit=lit),
        )

    def plaque(self, box: Box, people: str, names: tuple[str, ...], *, lit: bool) -> Placed:
        """A site; `names` are those of all sites."""
        unit = self._unit
        return self._boxed(
            ("plaque", people, names, lit),
            box,
            lambda c, b: draw_plaque(c, people, names, b.x, b.y, b.width, b.height, unit, lit),
        )

    # ------------------------------------------------------------------ cards

    def card(self, box: Box, people: str, *, far: bool, dimmed: bool = False) -> Placed:
        """The whole card at the end of a column."""
        unit = self._unit

        def draw(canvas: Canvas, at: Box) -> None:
            end: Literal["top", "bottom"] = "bottom" if far else "top"
            draw_people_card(
                canvas, people, at.x, at.y, at.width, at.height, strip=end, strip_height=max(14.0, STRIP * unit)
            )
            if dimmed:
                canvas.dim(*_DIMMED)

        return self._boxed(("card", people, far, dimmed), box, draw)

    def strip(self, box: Box, people: str, *, far: bool, dimmed: bool = False) -> Placed:
        """What is seen of a card below others."""

        def draw(canvas: Canvas, at: Box) -> None:
            end: Literal["top", "bottom"] = "bottom" if far else "top"
            draw_card_strip(canvas, people, at.x, at.y, at.width, at.height, strip=end)
            if dimmed:
                canvas.dim(*_DIMMED)

        return self._boxed(("strip", people, far, dimmed), box, draw)

    def hand_card(self, box: Box, people: str) -> Placed:
        """A card as it lies in a hand, and as it flies."""
        return self._boxed(
            ("hand card", people),
            box,
            lambda c, b: draw_people_card(c, people, b.x, b.y, b.width, b.height, strip_height=b.height * 0.2),
        )

    def back(self, box: Box) -> Placed:
        """A people card face down."""
        return self._boxed(("back",), box, lambda c, b: draw_people_back(c, b.x, b.y, b.width, b.height))

    def temple_card(self, box: Box, level: int) -> Placed:
        """A temple card."""
        return self._boxed(
            ("temple card", level), box, lambda c, b: draw_temple_card(c, b.x, b.y, b.width, b.height, level)
        )

    def temple_back(self, box: Box) -> Placed:
        """A temple card face down."""
        return self._boxed(("temple back",), box, lambda c, b: draw_temple_back(c, b.x, b.y, b.width, b.height))

    # ------------------------------------------------------------------ temples and pawns

    def base(self, box: Box, seat: int) -> Placed:
        """The plot of a temple."""
        return self._boxed(("base", seat), box, lambda c, b: draw_base(c, b.x, b.y, b.width, b.height, seat))

    def storey(self, box: Box, level: int, *, lit: bool = False) -> Placed:
        """A storey; `box` is as wide as the plot."""

        def draw(canvas: Canvas, at: Box) -> None:
            draw_storey(canvas, at.centre[0], at.y, storey_width(at.width, level), at.height, level, lit=lit)

        return self._boxed(("storey", level, lit), box, draw)

    def outline(self, box: Box, level: int, *, near: bool) -> Placed:
        """Where a storey may still rise."""

        def draw(canvas: Canvas, at: Box) -> None:
            draw_storey_outline(canvas, at.centre[0], at.y, storey_width(at.width, level), at.height, near=near)

        return self._boxed(("outline", level, near), box, draw)

    def light(self, box: Box) -> Placed:
        """The flame on the storey in `box`."""
        size = _LIGHT * self._unit
        flame = Box(box.centre[0] - size, box.y - size - 2, 2 * size, size)
        return self._boxed(("flame",), flame, lambda c, b: draw_flame(c, b.centre[0], b.bottom, size * 0.86))

    def pawn(
        self, seat: int, cx: float, cy: float, size: float, *, glowing: bool = False, faint: bool = False
    ) -> Placed:
        """A pawn; a faint one shows where it would stand."""
        box = Box(cx - size / 2, cy - size / 2, size, size)

        def draw(canvas: Canvas, at: Box) -> None:
            draw_pawn(canvas, seat, *at.centre, size, glow=0.8 if glowing else 0.3)
            if faint:
                canvas.surface.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)

        return self._boxed(("pawn", seat, glowing, faint), box, draw)

    # ------------------------------------------------------------------ signs

    def frame(self, box: Box, name: FrameName, breath: float = 1.0) -> Placed:
        """A bright frame around something; `breath` is the strength of its light."""
        colours, glow = _FRAMES[name]
        strength = 0.25 if name == "triple" else 1.1 * breath
        return self._boxed(
            ("frame", name, breath),
            box,
            lambda c, b: draw_frame(c, b.x, b.y, b.width, b.height, colours, glow, strength),
        )

    def strike(self, box: Box) -> Placed:
        """The stroke through a card that is paid or lost."""
        return self._boxed(("strike",), box, lambda c, b: draw_strike(c, b.x, b.y, b.width, b.height))

    def ring(self, box: Box) -> Placed:
        """The focus ring around something."""
        return self._boxed(("ring",), box, lambda c, b: draw_focus_ring(c, b.x, b.y, b.width, b.height, step=4, gap=2))

    def chip(self, cx: float, y: float, number: int, *, down: bool) -> Placed:
        """A number on an arrow, its flat end at the height `y`: how many would go that way."""
        width, height = (side * self._unit for side in _CHIP)
        box = Box(cx - width / 2, y, width, height)
        return self._boxed(("chip", number, down), box, lambda c, b: _draw_chip(c, b, number, down))

    def _boxed(self, key: Hashable, box: Box, draw: Callable[[Canvas, Box], None]) -> Placed:
        """A picture with its margin, drawn with its box's corner on a whole pixel."""
        width, height = box.width, box.height
        at = Box(_MARGIN, _MARGIN, width, height)
        picture = self._pictures.picture(
            ("babel", key, round(width, 2), round(height, 2)),
            self._screen,
            width + 2 * _MARGIN,
            height + 2 * _MARGIN,
            lambda canvas: draw(canvas, at),
        )
        left, top = self._screen.pixel(box.x, box.y)
        reach = round(_MARGIN * self._screen.scale)
        return Placed(picture, left - reach, top - reach)


def _draw_chip(canvas: Canvas, box: Box, number: int, down: bool) -> None:
    cx, (width, height) = box.centre[0], (box.width, box.height)
    flat, point = (box.y, box.bottom) if down else (box.bottom, box.y)
    shoulder = flat + (point - flat) * 0.56
    half = width / 2
    body = Shape().poly(
        [(cx - half, flat), (cx + half, flat), (cx + half, shoulder), (cx, point), (cx - half, shoulder)]
    )
    mask = canvas.mask(body)
    canvas.shadow(mask, 8, 4, 0.8)
    canvas.glow(mask, "#ff7a3c", 14, 0.7, inside=False)
    edge = [(cx - half, flat), (cx + half, flat), (cx + half, shoulder), (cx, point), (cx - half, shoulder)]
    canvas.fill(Shape().line(edge, 5, closed=True), BITUMEN)
    canvas.fill(mask, vertical(box.y, box.bottom, "#fff3c9", "#ffcf62", "#d98b2c"))
    canvas.bevel(mask, 1.4, 0.7, 0.35)
    middle = flat + (point - flat) * 0.36
    draw_number(canvas, cx, middle, number, height * 0.42, "m", colours=_CHIP_INK, shadow=0)
