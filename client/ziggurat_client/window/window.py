"""The window: its size, its smallest size, and full screen."""

from __future__ import annotations

import os
from typing import Final

import pygame

from ziggurat_client.window.screen import SMALLEST, Screen

TITLE: Final = "Ziggurat"


class NoDisplay(Exception):
    """There is no display to open a window on; the text is the system's reason."""


class Window:
    """The program's one window. `screen` is its geometry now."""

    def __init__(self, size: tuple[int, int] = SMALLEST, fullscreen: bool = False) -> None:
        """Opens the window. Raises NoDisplay where there is no display."""
        try:
            # Not pygame.init(): sound and gamepads would delay the first frame.
            pygame.display.init()
            _check_that_someone_can_see()
            pygame.display.set_caption(TITLE)
            self._size = _at_least_smallest(size)
            self._fullscreen = fullscreen
            self.surface = self._open()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        # No repetitions of held keys: `input.held_keys` makes those that are wanted.
        pygame.key.set_repeat()

    @property
    def screen(self) -> Screen:
        """The window's geometry now."""
        return Screen(*self.surface.get_size())

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the display."""
        return self._fullscreen

    def toggle_fullscreen(self) -> None:
        """Fill the display, or return to the window that was."""
        self._fullscreen = not self._fullscreen
        self.surface = self._open()

    def resized(self) -> None:
        """The person changed the window's size; one that is too small is set back to the smallest."""
        size = pygame.display.get_window_size()
        if not self._fullscreen and size != _at_least_smallest(size):
            self._size = _at_least_smallest(size)
            self.surface = self._open()
        else:
            self.surface = pygame.display.get_surface() or self.surface
            if not self._fullscreen:
                self._size = size

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        if self._fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._size, pygame.RESIZABLE)


def _at_least_smallest(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])


def _check_that_someone_can_see() -> None:
    """Raises NoDisplay where SDL, for want of a display, fell back to drawing for nobody without being asked to."""
    if pygame.display.get_driver() == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
        pygame.display.quit()
        raise NoDisplay("neither X11 nor Wayland answers; is DISPLAY set?")
