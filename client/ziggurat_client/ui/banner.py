"""The banner that lies over every scene while the connection is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width

if TYPE_CHECKING:
    from ziggurat_client.app import App

HEIGHT: Final = 56
_SIZE: Final = 22


class Banner:
    """Says at the top of the window that the connection is lost and being tried again."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def text(self) -> str | None:
        """What it says, or None while there is nothing to say."""
        return self._app.words.say("connection.lost") if self._app.remote.standing == "lost" else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it says anything."""
        text = self.text
        if text is None:
            return
        screen = self._app.screen
        width = text_width(text, _SIZE, "bold", screen.scale) + 96
        picture = self._app.pictures.picture(
            ("banner", text), screen, width + 40, HEIGHT + 40, lambda canvas: _paint(canvas, width, text)
        )
        x, y = screen.pixel(960 - width / 2 - 20, 88 - 20)
        surface.blit(picture, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint(canvas: Canvas, width: float, text: str) -> None:
    shape = canvas.stepped(20, 20, width, HEIGHT, 5, 2)
    canvas.shadow(shape, 10, 5, 0.7)
    canvas.fill(shape, vertical(20, 20 + HEIGHT, "#a03a29", "#6d2118"))
    canvas.fill(canvas.stepped_frame(20, 20, width, HEIGHT, 2, 5, 2), vertical(20, 20 + HEIGHT, "#ffe7a0", "#c8923a"))
    canvas.text(20 + width / 2, 20 + HEIGHT / 2, text, _SIZE, "#fff3df", "bold", "mm")
