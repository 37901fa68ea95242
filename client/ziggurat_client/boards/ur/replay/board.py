"""Ur where a match is told again: where its players stand, and the signs of what happened."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.boards.ur.board.layout import HAND_PLAQUE, PLAYER_HEIGHT, Layout, PanelStyle
from ziggurat_client.boards.ur.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.ur.parts import UrParts
from ziggurat_client.boards.ur.replay.chronicle import BUILT, UrChronicle
from ziggurat_client.boards.ur.words.advice import tell_action
from ziggurat_client.replaying.chronicle import Mark, Standout
from ziggurat_client.window.screen import Box

_LOW_PANEL: Final = (500.0, 184.0)
"""The width and height from which there is room for a low panel, and not only for a row."""
_FEAT_KINDS: Final = {"attacks": "W", "trade": "T", "culture": "C"}


class ReplayLayout(Layout):
    """The places of a table in a replay, where a player may have a low panel."""

    def style(self, seat: Seat) -> PanelStyle:
        (width, height), box = _LOW_PANEL, self.player(seat)
        fits = self.places.players is not None and box.width >= width and height <= box.height < PLAYER_HEIGHT
        return "low" if fits else super().style(seat)

    def hand(self, seat: Seat) -> Box:
        if self.style(seat) != "low":
            return super().hand(seat)
        panel = self.player(seat)
        return Box(panel.x + 32, panel.y + 108, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        if self.style(seat) != "low":
            return super().supply(seat)
        panel = self.player(seat)
        return panel.x + 32 + 2 * HAND_PLAQUE + 12 + 40, panel.y + 140


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """A ziggurat with its owner's cube, or the spears of a war."""
    if mark.sign == BUILT:
        draw_ziggurat(canvas, cx, cy, size, owner=mark.seat)
    else:
        draw_glyph(canvas, "W", cx, cy, size * 0.7)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The plaque of the action that it was done by, or a ziggurat."""
    kind = _FEAT_KINDS.get(standout.feat)
    if kind is None:
        draw_ziggurat(canvas, x + size / 2, y + size / 2, size, owner=standout.seat)
    else:
        draw_plaque(canvas, kind, x, y, size)


UR_STAGING: Final = Staging(
    UrParts(ReplayLayout), UrChronicle(), paint_mark, tell_action, paint_standout, paint_breakdown
)
"""Ur in the theatre and in the results."""
