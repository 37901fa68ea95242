"""What keys and gamepad do on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from ziggurat_client.input.intentions import Intention, intention_of, is_by_pad
from ziggurat_client.scenes.pages.widgets import PageWidgets
from ziggurat_client.sound.audio import Audio
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Viewport

_ARROW_STEP: Final = 120.0
"""How far an arrow scrolls where it finds nothing to go to."""
_PAGES: Final = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85}
"""How far these keys scroll, in heights of the window."""
_ENTER: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


class Walking:
    """The way of the focus over the widgets of a page, by keys and pad, and what is pressed there."""

    def __init__(
        self, widgets: PageWidgets, viewport: Viewport, audio: Audio, write: Callable[[TextField], None]
    ) -> None:
        """`write` opens the keyboard on the screen for a field."""
        self._widgets = widgets
        self._focus = widgets.focus
        self._viewport = viewport
        self._audio = audio
        self._write = write
        self._began_at_top = False
        self._followed: tuple[str, Box] | None = None
        """The widget that was last brought into sight, and where it was."""

    def key(self, event: pygame.Event) -> bool:
        """A key went down or up, or typed something; return whether that was taken."""
        current = self._focus.current
        if current is not None and current.takes_typing and is_by_pad(event):
            return self._key_by_pad(event, current)
        if current is not None and current.key(event):
            self._focus.shown = True
            # Whatever it did is worth seeing, even if the page was scrolled away from it.
            self._followed = None
            self._hear(current)
            return True
        return event.type == pygame.KEYDOWN and self._navigate(event)

    def laid_out(self) -> None:
        """The page was laid out anew. Whoever comes to it reads it from its beginning, wherever its focus lies."""
        if self._began_at_top:
            self.follow()
        self._began_at_top = True
        self._followed = self._target

    def follow(self) -> None:
        """Bring the widget with the focus into sight, unless the pointer put it there: then it is seen already."""
        target = self._target
        if target == self._followed:
            return
        self._followed = target
        if target is not None and self._focus.shown:
            self._viewport.reveal(target[1])

    def forget(self) -> None:
        """The window has another size: what was in sight may be so no more."""
        self._followed = None

    @property
    def _target(self) -> tuple[str, Box] | None:
        current = self._focus.current
        return None if current is None else (current.name, current.spot)

    def _hear(self, widget: Widget) -> None:
        """A widget was pressed."""
        if widget.sound is not None:
            self._audio.play(widget.sound)

    def _key_by_pad(self, event: pygame.Event, field: Widget) -> bool:
        """A gamepad has no letters: it passes over a field, or opens the keyboard on the screen for it."""
        if intention_of(event) is not Intention.CONFIRM or not isinstance(field, TextField):
            return self._navigate(event)
        self._write(field)
        return True

    def _navigate(self, event: pygame.Event) -> bool:
        """Tab, arrows and Enter move the focus and press."""
        current = self._focus.current
        if event.key == pygame.K_TAB:
            self._focus.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self._go_towards(*ARROWS[event.key])
        elif event.key in _PAGES:
            return self._viewport.scroll(0, _PAGES[event.key] * self._viewport.screen.visible.height)
        elif event.key in _ENTER and current is not None:
            self._press(current)
        else:
            return False
        if self._focus.current is not current:
            self._audio.play("focus")
        self._focus.shown = True
        return True

    def _press(self, widget: Widget) -> None:
        """Press a widget; one that is out of sight is only shown, so that nobody presses what they do not see."""
        if self._viewport.shows(widget.box):
            self._hear(widget)
            widget.press()
        else:
            self._followed = None

    def _go_towards(self, across: int, down: int) -> None:
        """To the next widget in a direction; where there is none, there may still be something to read."""
        if not self._focus.go((across, down)):
            self._viewport.scroll(across * _ARROW_STEP, down * _ARROW_STEP)
