"""Quick phrases as one sees them: each with a sign, on a button and in the bubble of whoever says it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import Room, fit_label
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.clock import Clock
from ziggurat_client.stage.easing import ease_out
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.ui.text import draw_lines
from ziggurat_client.window.screen import Box

SIGNS: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        "hello": Icon.HAND,
        "good_luck": Icon.STAR,
        "well_played": Icon.CHECK,
        "thanks": Icon.HEART,
        "oops": Icon.WARNING,
        "thinking": Icon.HOURGLASS,
        "congratulations": Icon.CROWN,
        "one_more": Icon.REFRESH,
    }
)
"""The sign of each phrase."""
HEIGHT: Final = 48.0
_WORDS: Final = 48.0
"""Where the words of a button begin."""
_SIZE: Final = 20
_PITCH: Final = 21.0
_BEFORE_TEXT: Final = 88.0
_AFTER_TEXT: Final = 18.0
_RISE: Final = 14.0
"""How far a bubble rises while it comes."""
_COMES_IN: Final = 0.25
"""... and in how many seconds."""
_FRAME: Final = 1 / 60


class PhraseButton(Pressable):
    """A phrase that can be said: its sign, its words, and its number as a keycap."""

    margin = MARGIN

    def __init__(self, box: Box, phrase: str, words: str, number: int, pressed: Callable[[], None]) -> None:
        super().__init__(f"phrase {phrase}", box, pressed)
        self._phrase = phrase
        self._words = words
        self._number = str(number)

    def appearance(self) -> Hashable:
        return self._phrase, self._words, self._number, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        ink = draw_button_face(canvas, x, y, width, height, button_style(ButtonKind.PLAIN), self.state)
        middle = y + height / 2
        draw_icon(canvas, SIGNS[self._phrase], x + 26, middle, 26, tones.TEXT_NAME)
        cap = keycap_width(self._number, canvas.scale)
        draw_keycap(canvas, x + width - 12, middle, self._number, anchor="r")
        room = width - _WORDS - cap - 20
        fitted = fit_label(self._words, 18, Room(room, height - 8), canvas.scale)
        for row, line in enumerate(fitted.lines):
            at = middle + (row - (len(fitted.lines) - 1) / 2) * fitted.size * 1.2
            canvas.text(x + _WORDS, at, line, fitted.size, ink, "bold", "lm")


def bubble_width(words: str, scale: float) -> float:
    """How wide a bubble is that says so much."""
    return _BEFORE_TEXT + text_width(words, _SIZE, "bold", scale) + 2 + _AFTER_TEXT


class PhraseBubble(Widget):
    """What somebody just said: the mark of the seat, the sign of the phrase, and its words.

    It rises as it comes, unless it is `still`. Keep it as long as it is shown.
    """

    margin = 12
    sound = None

    def __init__(self, seat: Seat, phrase: str, words: str, clock: Clock, *, still: bool) -> None:
        super().__init__(f"bubble {seat}", Box(0, 0, 0, 0), enabled=False)
        self.said_at = clock.now()
        self._seat = seat
        self._phrase = phrase
        self.words = words
        self._clock = clock
        self._still = still
        self._place = self.box

    def place(self, box: Box) -> None:
        """Show it in that box from the next frame on."""
        self._place = self.box = box

    @property
    def wakes_in(self) -> float | None:
        return _FRAME if self._below else None

    @property
    def _below(self) -> float:
        """How far it still is below its place."""
        age = self._clock.now() - self.said_at
        return 0.0 if self._still or age >= _COMES_IN else _RISE * (1 - ease_out(age / _COMES_IN))

    def draw(self, easel: Easel) -> None:
        self.box = self._place._replace(y=self._place.y + self._below)
        super().draw(easel)

    def appearance(self) -> Hashable:
        return self._seat, self._phrase, self.words

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        shape = canvas.stepped(x, y, width, height, 5, 1)
        canvas.shadow(shape, 6, 3, 0.6)
        canvas.fill(shape, vertical(y, y + height, "#fff3cf", "#ecd596"))
        canvas.bevel(shape, 1.4, 0.6, 0.4)
        middle = y + height / 2
        draw_cube(canvas, self._seat, x + 26, middle, 26)
        draw_icon(canvas, SIGNS[self._phrase], x + 64, middle, 28, "#6b3d0a")
        room = width - _BEFORE_TEXT - 8
        rows = min(2, len(wrap(self.words, room, _SIZE, "bold", canvas.scale)))
        first = middle - (rows - 1) * _PITCH / 2
        draw_lines(canvas, x + _BEFORE_TEXT, first, self.words, room, rows, _PITCH, _SIZE, "#2a1a05", "bold")
