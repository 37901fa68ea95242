"""The swap's two panels where they stand beside each other in half the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.ur.tiles import Kind, Tile
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.ur.column.paint import paint_points
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_PADDING: Final = 16.0
_TILE: Final = 92.0
_FLIP: Final = 56.0


@dataclass(frozen=True)
class LaidDown:
    """What is said of the tile that is laid down: its title, where it goes and which face is up."""

    title: str
    where: str
    flip_key: str


@dataclass(frozen=True)
class Taken:
    """What is said of the tile that is taken; without `tile` there is only `nothing`."""

    title: str
    nothing: str
    tile: Tile | None
    kinds: tuple[str, ...]
    points: str
    before: int
    after: int | None


def tile_place(box: Box) -> Box:
    """The tile that is laid down."""
    return Box(box.x + _PADDING, box.y + 50, _TILE, _TILE)


def flip_place(box: Box) -> Box:
    """The button that turns the tile, right of it."""
    left = box.x + _PADDING + _TILE
    return Box(left + (box.right - left - _FLIP) / 2, box.y + 62, _FLIP, _FLIP)


def paint_laid_down(canvas: Canvas, x: float, y: float, box: Box, said: LaidDown) -> None:
    """The title, the flip button's keycap, and where the tile goes."""
    width = box.width - 2 * _PADDING
    draw_line(canvas, x + _PADDING, y + 26, said.title, width, 19, tones.TEXT_HEAD, "bold")
    flip = flip_place(Box(x, y, box.width, box.height))
    draw_keycap(canvas, flip.centre[0], flip.bottom + 20, said.flip_key, anchor="m")
    draw_lines(canvas, x + _PADDING, y + 166, said.where, width, 2, 23, 17, tones.TEXT)


def paint_taken(canvas: Canvas, x: float, y: float, box: Box, said: Taken) -> None:
    """The two actions that the tile gives, and what the swap does to the points."""
    width = box.width - 2 * _PADDING
    draw_line(canvas, x + _PADDING, y + 26, said.title, width, 19, tones.TEXT_HEAD, "bold")
    if said.tile is None:
        for row, line in enumerate(wrap(said.nothing, width, 18, "regular", canvas.scale)):
            canvas.text(x + _PADDING, y + 64 + row * 25, line, 18, tones.TEXT_SOFT, "regular", "lm")
        return
    for row, (kind, word) in enumerate(zip(said.tile, said.kinds, strict=True)):
        _paint_kind(canvas, x + _PADDING, y + 50 + row * 56, width, kind, word)
    paint_points(canvas, x + box.width - _PADDING, y + 178, said.points, said.before, said.after)


def _paint_kind(canvas: Canvas, x: float, y: float, width: float, kind: Kind, word: str) -> None:
    draw_plaque(canvas, kind, x, y, 48)
    draw_line(canvas, x + 58, y + 24, word, width - 58, 19, tones.TEXT, "bold")
