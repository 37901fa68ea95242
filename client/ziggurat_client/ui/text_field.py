"""A line to type in: pygame_gui's entry line, with its caret, selection and clipboard, inside our own frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.certainty import present
from ziggurat.visible_text import visible
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.panels import draw_field
from ziggurat_client.art.text import pixel_size
from ziggurat_client.clock import Clock
from ziggurat_client.input.intentions import intention_of
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Piece, Widget
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box, Screen

if TYPE_CHECKING:
    from pygame_gui.elements import UITextEntryLine

    from ziggurat_client.ui.entry_desk import EntryDesk

_CARET_APPEARANCE: Final = 0.25
"""Seconds between two looks at the caret, which blinks more slowly."""
_NOT_OURS: Final = frozenset(
    {
        *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *(pygame.K_F1, pygame.K_F5, pygame.K_F11),
    }
)


class TextField(Widget):
    """One line of text that a person can edit. Keep it between layouts: it holds what was typed.

    `text` is what it says now; `changed` is called after every change, `entered` when Enter is pressed in it.
    """

    margin = 16
    sound = None

    def __init__(
        self,
        name: str,
        box: Box,
        clock: Clock,
        *,
        placeholder: str = "",
        text: str = "",
        longest: int = 200,
        hidden: bool = False,
        icon: Icon | None = None,
        size: float = 19,
        entered: Callable[[], None] | None = None,
        changed: Callable[[], None] | None = None,
    ) -> None:
        """`longest` is the most characters it takes; a `hidden` text shows dots."""
        super().__init__(name, box)
        self.placeholder = placeholder
        self._clock = clock
        self._start = visible(text)
        self._longest = longest
        self._hidden = hidden
        self._icon = icon
        self._size = size
        self._entered = entered
        self._changed = changed
        self._entry: UITextEntryLine | None = None
        self._desk: EntryDesk | None = None
        self._made_for: tuple[tuple[int, int], tuple[int, int], float] | None = None
        """The size of the entry line and of the window, and the scale."""
        self._seen = clock.now()

    @property
    def text(self) -> str:
        """What it says."""
        return self._start if self._entry is None else str(self._entry.get_text())

    @text.setter
    def text(self, text: str) -> None:
        # The entry line draws for itself, and whatever is in it.
        self._start = visible(text)
        if self._entry is not None:
            self._entry.set_text(self._start)

    @property
    def shown(self) -> str:
        """What it says as it may be seen: dots if it is hidden."""
        return "•" * len(self.text) if self._hidden else self.text

    def insert(self, text: str) -> None:
        """Add to its end, as if it were typed."""
        self._alter((self.text + text)[: self._longest])

    def erase(self) -> None:
        """Take its last letter away."""
        self._alter(self.text[:-1])

    def enter(self) -> None:
        """Do what Enter does in it."""
        if self._entered is not None:
            self._entered()

    def _alter(self, text: str) -> None:
        if text != self.text:
            self.text = text
            if self._changed is not None:
                self._changed()

    @property
    def takes_typing(self) -> bool:
        return True

    @property
    def wakes_in(self) -> float | None:
        return max(0.0, _CARET_APPEARANCE - (self._clock.now() - self._seen)) if self.focused else None

    def appearance(self) -> Hashable:
        return self._icon, self.focused, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_field(canvas, x, y, self.box.width, self.box.height, active=self.focused)
        middle = y + self.box.height / 2
        if self._icon is not None:
            draw_icon(canvas, self._icon, x + 30, middle, 24, tones.TEXT_SOFT)

    def draw(self, easel: Easel) -> None:
        self._fit(easel.screen)
        super().draw(easel)
        if not self.text:
            # A picture of its own, so that the first letter does not paint the field anew.
            self._placeholder_piece().draw(easel)
        if self._desk is not None:
            now = self._clock.now()
            self._desk.update(now - self._seen)
            self._seen = now
            self._desk.draw_ui(easel.surface)

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return () if self.text else self._placeholder_piece().cuts(screen, pictures)

    def _placeholder_piece(self) -> Piece:
        box = Box(self.box.x + self._indent, self.box.y, self._inner_width, self.box.height)
        return Line(box, self.placeholder, self._size, tones.TEXT_FAINT)

    def focus(self, gained: bool) -> None:
        super().focus(gained)
        if self._entry is not None:
            self._set_entry_focus(gained)

    def gone(self) -> None:
        self.focus(False)

    def key(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._entered is not None:
                self._entered()
            return self._entered is not None
        if event.type != pygame.TEXTINPUT and _is_not_ours(event):
            return False
        before = self.text
        if self._entry is not None:
            self._entry.process_event(event)
        if self.text != before and self._changed is not None:
            self._changed()
        return True

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return False
        if self._desk is not None:
            self._desk.process_events(event)
        return True

    @property
    def _indent(self) -> float:
        return 56 if self._icon is not None else 18

    def _fit(self, screen: Screen) -> None:
        """Have an entry line of the right size in the right place."""
        inner = screen.rect(Box(self.box.x + self._indent, self.box.y + 6, self._inner_width, self.box.height - 12))
        made_for = (inner.size, screen.size, screen.scale)
        if self._entry is None or made_for != self._made_for:
            self._make_entry(inner, screen)
            self._made_for = made_for
        elif self._entry.rect.topleft != inner.topleft:
            # Another place is enough while the page is scrolled: a new line would take many frames.
            self._entry.set_position(inner.topleft)

    def _make_entry(self, inner: pygame.Rect, screen: Screen) -> None:
        # Imported here: pygame_gui takes longer to import than the title takes to show.
        from pygame_gui.elements import UITextEntryLine

        from ziggurat_client.ui.entry_desk import EntryDesk

        text = self.text
        self._desk = EntryDesk(screen.size, pixel_size(self._size, screen.scale))
        self._entry = UITextEntryLine(inner, self._desk, initial_text=text)
        self._entry.set_text_length_limit(self._longest)
        self._entry.set_text_hidden(self._hidden)  # type: ignore[no-untyped-call]
        if self.focused:
            self._set_entry_focus(True)

    @property
    def _inner_width(self) -> float:
        return self.box.width - self._indent - 14

    def _set_entry_focus(self, gained: bool) -> None:
        entry = present(self._entry)
        present(self._desk).set_focus_set(entry if gained else None)
        if gained:
            entry.edit_position = len(entry.get_text())
            entry.cursor_has_moved_recently = True
        # The entry line has the system repeat keys while it has the focus; the program does that itself.
        pygame.key.set_repeat()


def _is_not_ours(event: pygame.Event) -> bool:
    """Whether a key is left to the page: it moves on, or it means something although it is held with Ctrl."""
    return event.key in _NOT_OURS or (bool(event.mod & pygame.KMOD_CTRL) and intention_of(event) is not None)
