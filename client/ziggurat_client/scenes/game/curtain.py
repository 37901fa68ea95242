"""The curtain before a game with secrets, until whoever has the mouse is alone with the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import Extent


class CurtainScene(Dialog):
    """Hides the whole table, and asks for the next player, who lifts it."""

    size = Extent(720, 420)
    see_through = False
    first_focus = "lift"

    def __init__(self, atlas: Atlas, code: str, seat: Seat, name: str) -> None:
        """Hides that table from all but one of its seats."""
        super().__init__(atlas)
        self.table_code = code
        self._seat = seat
        self._name = name

    @property
    def title(self) -> str:
        return self.say("game.pass_mouse", name=self._name)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        seat = self._seat
        mark = Box(inner.x, inner.y + 24, 120, 120)
        return [
            Painted(mark, ("curtain", seat), lambda canvas, x, y: _paint_mark(canvas, x, y, seat)),
            Paragraph(Box(mark.right + 24, mark.y, inner.width - 144, 120), self.say("curtain.hint"), 20, tones.TEXT),
            Button(
                "lift",
                Box(inner.x, inner.bottom - 72, inner.width, 72),
                self.say("curtain.lift", name=self._name),
                self.back,
                kind=ButtonKind.GOLD,
                icon=Icon.EYE,
                size=24,
            ),
        ]

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        Page.paint_ground(self, surface, screen)


def _paint_mark(canvas: Canvas, x: float, y: float, seat: Seat) -> None:
    draw_cube(canvas, seat, x + 60, y + 60, 96)
