"""The keys of the keyboard that are down, and the one that repeats.

The program counts repetitions itself: those of the system would queue up while a screen stalls.
"""

from __future__ import annotations

from typing import Final

import pygame

REPEAT_AFTER: Final = 0.4
"""Seconds until a held key repeats."""
REPEAT_EVERY: Final = 0.035
"""Seconds between its repetitions, at least: one turn of the loop makes no more than one."""


class HeldKeys:
    """Remembers which keys are down since when. Times are the clock's, in seconds."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._newest: pygame.Event | None = None
        self._again_at: float | None = None
        self._types_nothing = False

    @property
    def types_nothing(self) -> bool:
        """Whether the key that was pressed last is still down, and what it types was not meant for a field."""
        return self._types_nothing

    def press(self, event: pygame.Event, now: float) -> bool:
        """A key goes down; returns False if it was down already, so that this is the system's repetition."""
        if event.key in self._down:
            return False
        self._down.add(event.key)
        self._newest = event
        self._again_at = now + REPEAT_AFTER
        self._types_nothing = False
        return True

    def release(self, event: pygame.Event) -> None:
        """A key was let go."""
        self._down.discard(event.key)
        if self._newest is not None and self._newest.key == event.key:
            self._newest = self._again_at = None
            self._types_nothing = False

    def silence(self) -> None:
        """The key pressed last, if it is still down, did something: what it types belongs to no field."""
        self._types_nothing = self._newest is not None

    def repeated(self, now: float) -> pygame.Event | None:
        """The press of the key that is held, if its next repetition is due."""
        if self._again_at is None or now < self._again_at:
            return None
        self._again_at = now + REPEAT_EVERY
        return self._newest

    def repeats_in(self, now: float) -> float | None:
        """Seconds until the held key repeats, or None."""
        return None if self._again_at is None else max(0.0, self._again_at - now)

    def stop_repeating(self) -> None:
        """Keep the held key from repeating until it is pressed again."""
        self._again_at = None
