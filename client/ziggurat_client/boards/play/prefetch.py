"""Pictures that will be needed as soon as somebody acts, drawn while nothing else happens."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeAlias

Draw: TypeAlias = Callable[[], object]
"""Draws a picture, which is kept."""


class Prefetch:
    """Draws pictures before they are needed, so many `at_once` in a frame, so that each frame stays quick."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._of: object = None
        self._expected: deque[Draw] = deque()

    @property
    def waiting(self) -> bool:
        """Whether there is something left to draw."""
        return bool(self._expected)

    def draw_some(self, of: object, expected: Callable[[], Iterable[Draw]]) -> None:
        """Draw some of those that are `expected`; these are asked for anew when `of` is another one."""
        if of != self._of:
            self._of = of
            self._expected = deque(expected())
        for _ in range(min(self._at_once, len(self._expected))):
            self._expected.popleft()()
