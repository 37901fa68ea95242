"""How the panels of the swap look: the tile laid down, and the tile taken."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.ur.tiles import Kind, Tile
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.ur.column.paint import paint_points
from ziggurat_client.boards.ur.column.tile_pieces import TileInPanel, chosen_tile
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box


def laid_down_tiles(box: Box, hand: Tile) -> Iterator[Piece]:
    """Both faces: the one that lies up, and the other one standing back."""
    yield from chosen_tile(Box(box.x + 24, box.y + 56, 136, 136), hand)
    yield TileInPanel(Box(box.right - 24 - 104, box.y + 72, 104, 104), hand[::-1], "dim")


def paint_laid_down(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    up: str,
    other: str,
    where: str,
    flip: tuple[str, str],
) -> None:
    """What is said around the tile that is laid down; `flip` is the keycap and the word for turning it."""
    keycap, word = flip
    title_width = canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    draw_line(canvas, x + width - 24, y + 30, where, width - 60 - title_width, 18, tones.TEXT_SOFT, align="r")
    small = x + width - 24 - 104
    canvas.text(x + 24 + 68, y + 214, up, 18, tones.TEXT, "bold", "mm")
    canvas.text(small + 52, y + 214, other, 18, tones.TEXT_SOFT, "regular", "mm")
    middle = x + (24 + 136 + width - 24 - 104) / 2
    key = keycap_width(keycap, canvas.scale)
    left = middle - (key + 8 + text_width(word, 18, "bold", canvas.scale)) / 2
    draw_keycap(canvas, left, y + 176, keycap)
    canvas.text(left + key + 8, y + 176, word, 18, tones.TEXT, "bold", "lm")


def paint_untaken(canvas: Canvas, x: float, y: float, width: float, title: str, nothing: str) -> None:
    """The empty mount, while no tile is chosen."""
    canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    _paint_mount(canvas, x + width / 2, y + 52, 120)
    draw_line(canvas, x + width / 2, y + 212, nothing, width - 48, 18, tones.TEXT_SOFT, align="m")


def paint_taken(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    tile: Tile,
    kinds: tuple[str, str],
    points: str,
    points_now_and_then: tuple[int, int | None],
) -> None:
    """The two actions that the tile gives, and what the swap does to the points."""
    canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    paint_points(canvas, x + width - 24, y + 30, points, *points_now_and_then)
    side = 120.0
    left = _paint_mount(canvas, x + width / 2, y + 52, side)
    for index, kind in enumerate((tile[0], tile[1])):
        _paint_kind(canvas, left + 8 + index * (side + 8), y + 60, side, kind, kinds[index], width / 2 - 20)


def _paint_mount(canvas: Canvas, cx: float, y: float, side: float) -> float:
    """The gold mount for two plaques; returns its left edge."""
    width, height = 2 * side + 24, side + 16
    left = cx - width / 2
    mount = canvas.stepped(left, y, width, height, 5, 2)
    canvas.shadow(mount, 8, 4, 0.6)
    canvas.fill(mount, vertical(y, y + height, "#241a14", "#0d0908"))
    edge = canvas.stepped_frame(left, y, width, height, 1.8, 5, 2)
    canvas.fill(edge, vertical(y, y + height, *tones.GOLD_EDGE))
    return left


def _paint_kind(canvas: Canvas, x: float, y: float, side: float, kind: Kind, word: str, room: float) -> None:
    draw_plaque(canvas, kind, x, y, side, glow=10)
    draw_line(canvas, x + side / 2, y + 152, word, room, 22, tones.TEXT, "bold", "m")
