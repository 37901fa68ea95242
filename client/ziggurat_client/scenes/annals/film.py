"""The pictures of the turns, one passing into the next."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.scenes.annals.told import ToldMatch
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

_PASSING: Final = 0.4
"""Seconds in which a picture passes into the next."""


class Film:
    """Shows the page `at`, and while it comes the one before it."""

    def __init__(self, told: ToldMatch, at: int) -> None:
        self._told = told
        self._before = self.at = at
        self._share = 1.0

    @property
    def moves(self) -> bool:
        """Whether a picture is passing into the next."""
        return self._share < 1

    def show(self, page: int, *, at_once: bool) -> None:
        """Show that page next."""
        if page != self.at:
            self._before, self.at = self.at, page
            self._share = 1.0 if at_once else 0.0

    def update(self, elapsed: float) -> None:
        """Time passes."""
        self._share = min(1.0, self._share + elapsed / _PASSING)

    def draw(self, easel: Easel, box: Box) -> None:
        """Show the picture in its place."""
        corner = easel.screen.pixel(box.x, box.y)
        if not self.moves:
            easel.surface.blit(self._picture(easel, box, self.at), corner)
            return
        easel.surface.blit(self._picture(easel, box, self._before), corner)
        coming = self._picture(easel, box, self.at)
        coming.set_alpha(round(255 * self._share))
        easel.surface.blit(coming, corner)
        coming.set_alpha(None)

    def _picture(self, easel: Easel, box: Box, page: int) -> pygame.Surface:
        annals, shown = self._told.annals, self._told.pages[page].picture

        def paint(canvas: Canvas) -> None:
            # A picture that is to pass into another must not let through what lies below.
            canvas.fill_all(BITUMEN)
            annals.paint(canvas, 0, 0, box.width, shown)

        return easel.pictures.picture(
            ("annals", self._told.showing.game, shown, box.width),
            easel.screen,
            box.width,
            box.height,
            paint,
        )
