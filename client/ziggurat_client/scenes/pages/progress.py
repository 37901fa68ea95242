"""A page for waiting: what is being done, and, if it fails, why and what one can do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Paragraph, draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST

_WIDTH: Final = 880.0
_HEIGHT: Final = 480.0
_LEAST_HEIGHT: Final = 420.0
_TOP: Final = 100.0
_EMBLEM: Final = 180
_DOTS: Final = 5
_DOT: Final = 14
_BEAT: Final = 0.9
"""Seconds in which the light runs once over the dots."""


class ProgressPage(Page):
    """Shows one sentence at a time until the scene goes on, or a failure with a way to try again."""

    first_focus = "stop"
    awaits_welcome = True
    smallest = TIGHTEST
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
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
        return self.failure is None and not self.services.memory.profile.reduced_motion

    def update(self, elapsed: float) -> None:
        self._running = (self._running + elapsed) % _BEAT

    @property
    def _box(self) -> Box:
        """The panel, in the middle of what the top bar leaves."""
        width, height = self.extent.width, self.extent.height
        high = max(_LEAST_HEIGHT, min(_HEIGHT, height - _TOP - 16))
        return Box((width - _WIDTH) / 2, max(_TOP, (height - high) / 2), _WIDTH, high)

    def layout(self) -> Sequence[Piece]:
        box, middle = self._box, self.extent.width / 2
        pieces = [*header(self, self.title), Panel(box)]
        if self.failure is None:
            pieces += [
                Painted(Box(middle - _EMBLEM / 2, box.bottom - 410, _EMBLEM, _EMBLEM), "emblem", _paint_emblem),
                _sentence(Box(box.x + 40, box.bottom - 204, box.width - 80, 48), self.step),
                Button(
                    "stop",
                    Box(middle - 120, box.bottom - 92, 240, 56),
                    self.say("progress.stop"),
                    self.back,
                    key=self.services.prompts.cap(Intention.BACK),
                ),
            ]
        else:
            pieces += [
                Painted(Box(middle - 40, box.y + 50, 80, 80), "warning", _paint_warning),
                Paragraph(Box(box.x + 60, box.y + 156, box.width - 120, 200), self.failure, 24),
                Button(
                    "again",
                    Box(box.x + 140, box.bottom - 96, 290, 60),
                    self.say("progress.again"),
                    self.try_again,
                    kind=ButtonKind.GOLD,
                    icon=Icon.REFRESH,
                ),
                Button("give up", Box(box.right - 430, box.bottom - 96, 290, 60), self.say("progress.back"), self.back),
            ]
        return pieces

    def draw_moving(self, easel: Easel) -> None:
        if self.failure is not None:
            return
        middle, y = self.extent.width / 2, self._box.bottom - 130
        for number in range(_DOTS):
            late = (self._running / _BEAT - number / _DOTS) % 1.0
            light = (1 + math.cos(late * math.tau)) / 2
            x = middle + (number - (_DOTS - 1) / 2) * 2.2 * _DOT - _DOT / 2
            colour = pygame.Color(tones.LAPIS_INLAY).lerp(pygame.Color(tones.GOLD), light)
            easel.surface.fill(colour, easel.screen.rect(Box(x, y, _DOT, _DOT)))


def _sentence(box: Box, text: str) -> Painted:
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
