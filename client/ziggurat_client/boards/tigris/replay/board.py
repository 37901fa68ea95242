"""Tigris & Euphrates where a match is told again: the signs of what happened."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.boards.tigris.advice.telling import tell_action
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.art.towers import draw_tower
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.boards.tigris.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.tigris.illustrations.ties import paint_tie
from ziggurat_client.boards.tigris.parts import RetoldParts
from ziggurat_client.boards.tigris.replay.chronicle import BUILT, TREASURE, WAR, TigrisChronicle
from ziggurat_client.replaying.chronicle import Mark, Standout


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """Spears for a war, a temple for a revolt, a tower, or a treasure."""
    if mark.sign == BUILT:
        draw_tower(canvas, "red-green", cx, cy, size, lit=0.0)
    elif mark.sign == TREASURE:
        draw_treasure(canvas, cx, cy, size * 0.7, glow=0.0)
    elif mark.sign == WAR:
        draw_glyph(canvas, "W", cx, cy, size * 0.7)
    else:
        draw_tile(canvas, "red", cx - size * 0.3, cy - size * 0.3, size * 0.6)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The sign of what stood out."""
    cx, cy = x + size / 2, y + size / 2
    if standout.feat == "treasures":
        draw_treasure(canvas, cx, cy, size * 0.8)
    elif standout.feat == "monuments":
        draw_tower(canvas, "red-green", cx, cy, size)
    else:
        draw_glyph(canvas, "W", cx, cy, size * 0.8)


TIGRIS_STAGING: Final = Staging(
    RetoldParts(), TigrisChronicle(), paint_mark, tell_action, paint_standout, paint_breakdown, paint_tie
)
"""The game in the theatre and in the results."""
