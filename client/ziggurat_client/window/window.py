"""The window: its size, its smallest size, and full screen."""

from __future__ import annotations

import logging
import os
from typing import Final

import pygame

from ziggurat_client.window.screen import SMALLEST, USUAL, Screen

_log = logging.getLogger(__name__)

TITLE: Final = "Ziggurat"
KEY_REPEAT: Final = (400, 35)
"""Milliseconds until a held key repeats, and between its repetitions."""


class NoDisplay(Exception):
    """There is no display to open a window on; the text is the system's reason."""


class Window:
    """The program's one window, from its start to its end. `screen` is its geometry now.

    The window's manager holds it at its smallest size; where it does not, the screen is laid out in what there is.
    """

    def __init__(self, size: tuple[int, int] = USUAL, fullscreen: bool = False) -> None:
        """Opens the window. Raises NoDisplay where there is no display."""
        try:
            # Not pygame.init(): sound and gamepads would delay the first frame.
            pygame.display.init()
            _check_that_someone_can_see()
            self._window = pygame.Window(TITLE, _at_least_smallest(size), resizable=True)
            self._window.minimum_size = SMALLEST
            self._fullscreen = fullscreen
            if fullscreen:
                self._window.set_fullscreen(desktop=True)
            self.surface = self._window.get_surface()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        pygame.key.set_repeat(*KEY_REPEAT)

    @property
    def screen(self) -> Screen:
        """The window's geometry now."""
        return Screen(*self.surface.get_size())

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the display."""
        return self._fullscreen

    @property
    def number(self) -> int:
        """What the system knows it by: the same for as long as it is open."""
        return self._window.id

    @property
    def focused(self) -> bool:
        """Whether what is typed goes to it."""
        return self._window.focused

    def ask_for_attention(self) -> None:
        """Have the system mark it until it has the focus: on a taskbar, in a dock. Not every system can."""
        try:
            self._window.flash(pygame.FLASH_UNTIL_FOCUSED)
        except pygame.error as error:
            _log.info("this window cannot ask for attention: %s", error)

    def toggle_fullscreen(self) -> None:
        """Fill the display, or return to the window that was."""
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.surface = self._window.get_surface()

    def resize(self, width: int, height: int) -> None:
        """Be so many pixels large, but never smaller than the smallest."""
        self._window.size = width, height

    def resized(self) -> None:
        """The window has another size now."""
        self.surface = self._window.get_surface()

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
        pygame.display.quit()


def _at_least_smallest(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])


def _check_that_someone_can_see() -> None:
    """Raises NoDisplay where SDL, for want of a display, fell back to drawing for nobody without being asked to."""
    if pygame.display.get_driver() == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
        pygame.display.quit()
        raise NoDisplay("neither X11 nor Wayland answers; is DISPLAY set?")
