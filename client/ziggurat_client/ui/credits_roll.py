"""A list that scrolls by itself, until someone takes it in hand."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.window.screen import Box

PACE: Final = 44.0
"""Design units by which it scrolls in a second."""
PAUSE: Final = 2.5
"""Seconds for which its beginning stands still."""


class CreditsRoll(ScrollList):
    """Rolls gently from its beginning to its end; scrolling it by hand stops it, a press lets it go on or stops it."""

    def __init__(self, name: str, box: Box, *, rolling: bool) -> None:
        """`rolling` says whether it begins to roll by itself."""
        super().__init__(name, box)
        self.rolling = rolling
        self._waits = PAUSE

    def roll(self, elapsed: float) -> None:
        """Move on by `elapsed` seconds, if it rolls; it stops at its end."""
        if not self.rolling:
            return
        if self._waits > 0:
            self._waits -= elapsed
        else:
            self.scroll(PACE * elapsed)
            self.rolling = not self.at_end

    def press(self) -> None:
        self.rolling = not self.rolling
        self._waits = 0.0

    def key(self, event: pygame.Event) -> bool:
        return self._stopped_if(super().key(event))

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if self._stopped_if(super().point(event, x, y)):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.box.holds(x, y):
            self.press()
            return True
        return False

    def _stopped_if(self, scrolled: bool) -> bool:
        if scrolled:
            self.rolling = False
        return scrolled
