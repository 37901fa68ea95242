"""Counts what a frame should not do: make surfaces, render text, scale pictures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pygame

from ziggurat_client.art import mask

_COPYING: Final = frozenset({"copy", "convert", "convert_alpha", "premul_alpha", "subsurface"})
_MAKES_SURFACES: Final = frozenset({mask.blank.__code__})


class DrawingWork:
    """How often each of the three happened."""

    def __init__(self) -> None:
        self.surfaces = 0
        self.texts = 0
        self.scalings = 0

    @property
    def total(self) -> int:
        """All of them together."""
        return self.surfaces + self.texts + self.scalings

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        """A profiling function: something was called."""
        if event == "call":
            self.surfaces += frame.f_code in _MAKES_SURFACES
        elif event == "c_call":
            self._note_built_in(argument)

    def _note_built_in(self, called: object) -> None:
        name, owner = getattr(called, "__name__", ""), getattr(called, "__self__", None)
        if isinstance(owner, pygame.Surface):
            self.surfaces += name in _COPYING
        elif isinstance(owner, pygame.font.Font):
            self.texts += name == "render"
        elif getattr(called, "__module__", "") == "pygame.transform":
            self.scalings += 1


@contextmanager
def counted() -> Iterator[DrawingWork]:
    """What is done inside, with the client's own ways to make a surface and all of pygame's to copy one."""
    work, before = DrawingWork(), sys.getprofile()
    sys.setprofile(work.note)
    try:
        yield work
    finally:
        sys.setprofile(before)


def work_of(frame: Callable[[], object]) -> int:
    """How many surfaces, texts and scalings a frame takes."""
    with counted() as work:
        frame()
    return work.total
