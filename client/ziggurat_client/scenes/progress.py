"""A page for waiting: what is being done, and, if it fails, why and what one can do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.intentions import Intention
from ziggurat_client.scenes.page import Page
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.header import header
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Paragraph, draw_line

if TYPE_CHECKING:
    from ziggurat_client.app import App

_BOX: Final = Box(520, 300, 880, 480)
_EMBLEM: Final = 180
_DOTS: Final = 5
_DOT: Final = 14
_BEAT: Final = 0.9
"""Seconds in which the light runs once over the dots."""


class ProgressPage(Page):
    """Shows one sentence at a time until the scene goes on, or a failure with a way to try again."""

    first_focus = "stop"
    awaits_welcome = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.step = ""
        self.failure: str | None = None
        self._running = 0.0

    @property
    def title(self) -> str:
        """The title in the top bar."""
        raise NotImplementedError

    def try_again(self) -> None:
        """Begin anew after a failure."""
        raise NotImplementedError

    def show(self, step: str) -> None:
        """Say what is being done now."""
        self.step = step
        self.failure = None
        self.change()

    def fail(self, reason: str) -> None:
        """Say what went wrong."""
        self.failure = reason
        self.change()
        self.focus_on("again")

    # ------------------------------------------------------------------ the page

    @property
    def animating(self) -> bool:
        return self.failure is None and not self.app.memory.profile.reduced_motion

    def update(self, elapsed: float) -> None:
        self._running = (self._running + elapsed) % _BEAT

    def layout(self) -> Sequence[Piece]:
        pieces = [*header(self, self.title), Panel(_BOX)]
        if self.failure is None:
            pieces += [
                Painted(Box(960 - _EMBLEM / 2, _BOX.y + 70, _EMBLEM, _EMBLEM), "emblem", _paint_emblem),
                _sentence(self.step),
                Button(
                    "stop",
                    Box(840, _BOX.bottom - 92, 240, 56),
                    self.say("progress.stop"),
                    self.back,
                    key=self.app.prompts.cap(Intention.BACK),
                ),
            ]
        else:
            pieces += [
                Painted(Box(960 - 40, _BOX.y + 50, 80, 80), "warning", _paint_warning),
                Paragraph(Box(_BOX.x + 60, _BOX.y + 156, _BOX.width - 120, 200), self.failure, 24),
                Button(
                    "again",
                    Box(_BOX.x + 140, _BOX.bottom - 96, 290, 60),
                    self.say("progress.again"),
                    self.try_again,
                    kind=ButtonKind.GOLD,
                    icon=Icon.REFRESH,
                ),
                Button(
                    "give up", Box(_BOX.right - 430, _BOX.bottom - 96, 290, 60), self.say("progress.back"), self.back
                ),
            ]
        return pieces

    def draw_moving(self, easel: Easel) -> None:
        if self.failure is not None:
            return
        for number in range(_DOTS):
            late = (self._running / _BEAT - number / _DOTS) % 1.0
            light = (1 + math.cos(late * math.tau)) / 2
            box = Box(960 + (number - (_DOTS - 1) / 2) * 2.2 * _DOT - _DOT / 2, _BOX.y + 350, _DOT, _DOT)
            colour = pygame.Color(tones.LAPIS_INLAY).lerp(pygame.Color(tones.GOLD), light)
            easel.surface.fill(colour, easel.screen.rect(box))


def _sentence(text: str) -> Painted:
    box = Box(_BOX.x + 40, _BOX.y + 276, _BOX.width - 80, 48)
    return Painted(
        box,
        ("sentence", text),
        lambda canvas, x, y: _paint_sentence(canvas, x + box.width / 2, y + box.height / 2, text, box.width),
    )


def _paint_sentence(canvas: Canvas, x: float, y: float, text: str, room: float) -> None:
    draw_line(canvas, x, y, text, room, 26, tones.TEXT, "bold", "m")


def _paint_emblem(canvas: Canvas, x: float, y: float) -> None:
    draw_ziggurat(canvas, x + _EMBLEM / 2, y + _EMBLEM / 2, _EMBLEM, 4, lit=0.8)


def _paint_warning(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.WARNING, x + 40, y + 40, 72, "#ff8a5c", shadow=True)
