"""The buttons of Babel that carry more than a word: powers, other actions, what is not possible, and ways to choose."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Literal

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, ButtonState, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten, mix
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.art.people import draw_people_plaque, people_colours
from ziggurat_client.boards.babel.art.people_cards import draw_people_back
from ziggurat_client.boards.babel.art.temples import draw_storey
from ziggurat_client.boards.babel.choosing.listed_actions import Sign
from ziggurat_client.boards.babel.choosing.modes import ActionName
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_LOW: Final = 60.0
"""Below this height a power has one line."""
_TWO_LINES: Final = 46.0
"""From this height on there is room for two lines."""
_BESIDE: Final = 10.0
_LEAST_LINE: Final = 70.0
"""Better no line about an action than the first letters of one."""


@dataclass(frozen=True)
class ActionLabel:
    """An action's name, what it would do or why it cannot be done, and the keycap of its key ("" for none)."""

    name: str
    line: str
    key: str = ""


def draw_sign(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float) -> None:
    """The sign of an action, centred at (cx, cy)."""
    if isinstance(sign, str):
        draw_people_plaque(canvas, sign, cx - size / 2, cy - size / 2, size)
    elif isinstance(sign, int):
        high = size * 0.66
        draw_storey(canvas, cx, cy - high / 2, size * 1.1, high, sign)
    else:
        for number in range(3):
            draw_people_back(canvas, cx - size * 0.6 + number * size * 0.3, cy - size / 2, size * 0.66, size * 0.92)


class PowerButton(Pressable):
    """A power that is possible, in the colours of its people; the card it costs at its right."""

    margin = MARGIN + 12

    def __init__(
        self, name: str, box: Box, people: str, words: ActionLabel, *, active: bool, pressed: Callable[[], None]
    ) -> None:
        super().__init__(f"action {name}", box, pressed)
        self.action = name
        self._people = people
        self._words = words
        self._active = active

    def appearance(self) -> Hashable:
        return self._people, self._words, self._active, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        height = self.box.height
        self._paint_face(canvas, x, y)
        down = 2 if self.state is ButtonState.PRESSED else 0
        edge = max(6.0, height * 0.13)
        side = height - 2 * edge
        draw_people_plaque(canvas, self._people, x + edge + 2, y + edge + down, side, glow=12 if self._active else 0)
        left = x + side + 2 * edge + 8
        if height >= _LOW:
            self._paint_lines(canvas, x, y + down, left)
        else:
            self._paint_line(canvas, x, y + height / 2 + down, left)

    def _paint_lines(self, canvas: Canvas, x: float, y: float, left: float) -> None:
        width, height = self.box.width, self.box.height
        right = x + width - 16
        draw_line(
            canvas,
            left,
            y + height * 0.34,
            self._words.name,
            right - left - 46,
            min(28, height * 0.32),
            "#fffaf0",
            "bold",
        )
        draw_line(canvas, left, y + height * 0.70, self._words.line, right - left - 66, 18, "#f3e8d0")
        if self._words.key:
            draw_keycap(canvas, right, y + height * 0.34, self._words.key, anchor="r")
        draw_people_plaque(canvas, self._people, right - 26, y + height * 0.70 - 13, 26)
        canvas.text(right - 31, y + height * 0.70, "−1", 18, "#fff1d8", "bold", "rm")

    def _paint_line(self, canvas: Canvas, x: float, cy: float, left: float) -> None:
        right = x + self.box.width - 12 - (keycap_width(self._words.key, canvas.scale) + 8 if self._words.key else 0)
        if self._words.key:
            draw_keycap(canvas, x + self.box.width - 12, cy, self._words.key, anchor="r")
        draw_people_plaque(canvas, self._people, right - 24, cy - 12, 24)
        canvas.text(right - 28, cy, "−1", 17, "#fff1d8", "bold", "rm")
        room = right - 58 - left
        name = draw_line(canvas, left, cy, self._words.name, room, 20, "#fffaf0", "bold")
        if room - name > 60:
            draw_line(canvas, left + name + 10, cy, self._words.line, room - name - 10, 17, "#f3e8d0")

    def _paint_face(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, colours = self.box.width, self.box.height, people_colours(canvas.palette, self._people)
        lit = self._active or self.state is ButtonState.HOVERED
        body = canvas.mask(canvas.stepped(x, y, width, height, 6, 2))
        if lit:
            canvas.glow(body, colours.spark, 26 if self._active else 16, 0.8 if self._active else 0.5, inside=False)
        canvas.shadow(body, 8, 4, 0.6)
        if self._active:
            canvas.fill(body, vertical(y, y + height, lighten(colours.light, 0.05), colours.mid, colours.deep))
        else:
            veil = 0.0 if lit else 0.10
            shades = mix(colours.mid, "#12204f", veil), mix(colours.deep, "#0b1434", 2 * veil)
            canvas.fill(body, vertical(y, y + height, *shades))
        canvas.inner_shadow(body, 16, 0.35)
        canvas.bevel(body, 1.6, 0.4, 0.45)
        edge = tones.BRIGHT_EDGE if lit else ("#e0b75f", "#7d5420")
        frame = canvas.stepped_frame(x, y, width, height, 3 if self._active else 1.6, 6, 2)
        canvas.fill(frame, vertical(y, y + height, *edge))


class ActionButton(Pressable):
    """Another action that is possible: its sign, its name, and a few words about it."""

    margin = MARGIN

    def __init__(
        self, name: str, box: Box, sign: Sign, words: ActionLabel, *, active: bool, pressed: Callable[[], None]
    ) -> None:
        super().__init__(f"action {name}", box, pressed)
        self.action = name
        self._sign = sign
        self._words = words
        self._active = active

    def appearance(self) -> Hashable:
        return self._sign, self._words, self._active, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        kind = ButtonKind.LIT if self._active else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, width, height, button_style(kind), self.state)
        middle = y + height / 2 + (2 if self.state is ButtonState.PRESSED else 0)
        draw_sign(canvas, self._sign, x + 42, middle, min(40.0, height * 0.66))
        cap = keycap_width(self._words.key, canvas.scale) + 28 if self._words.key else 16
        room = width - 78 - cap
        _paint_words(canvas, x + 78, middle, room, height, self._words, 21, ink)
        if self._words.key:
            draw_keycap(canvas, x + width - 16, middle, self._words.key, anchor="r")


class ReasonButton(Pressable):
    """An action that is not possible, and why; pressed, it says so with the paragraph of the rules."""

    margin = MARGIN
    step = 4
    sound = None

    def __init__(self, name: ActionName, box: Box, sign: Sign, words: ActionLabel, pressed: Callable[[], None]) -> None:
        super().__init__(f"action {name}", box, pressed)
        self.action = name
        self._sign = sign
        self._words = words

    def appearance(self) -> Hashable:
        return self._sign, self._words, self.state is ButtonState.HOVERED

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_sunken(canvas, x, y, width, height, lit=self.state is ButtonState.HOVERED)
        middle = y + height / 2
        draw_sign(canvas, self._sign, x + 42, middle, min(32.0, height * 0.68))
        canvas.fill(canvas.stepped(x + 4, y + 4, 74, height - 8, 3, 1), "#080e28", 0.55)
        _paint_words(canvas, x + 78, middle, width - 94, height, self._words, 18, tones.TEXT_OFF)


class RefusedPlaque(Pressable):
    """An action that is not possible, as a small dim plaque; pressed, it says why."""

    margin = 14
    step = 3
    sound = None

    def __init__(self, name: ActionName, box: Box, sign: Sign, pressed: Callable[[], None]) -> None:
        super().__init__(f"action {name}", box, pressed)
        self.action = name
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.state is ButtonState.HOVERED

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        side, dimmed = self.box.width, 0.25 if self.state is ButtonState.HOVERED else 0.5
        draw_sign(canvas, self._sign, x + side / 2, y + side / 2, side if isinstance(self._sign, str) else side * 0.8)
        canvas.fill(canvas.stepped(x, y, side, side, 2, 1), tones.NIGHT, dimmed)


class WayButton(Pressable):
    """One way to do an action: its sign and a word or two."""

    margin = MARGIN

    def __init__(
        self, name: str, box: Box, sign: Sign, label: str, *, chosen: bool, pressed: Callable[[], None]
    ) -> None:
        super().__init__(f"way {name}", box, pressed)
        self._sign = sign
        self._label = label
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self._sign, self._label, self._chosen, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        kind = ButtonKind.GOLD if self._chosen else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, self.box.width, self.box.height, button_style(kind), self.state)
        middle = y + self.box.height / 2
        size = min(30.0, self.box.height - 12)
        room = self.box.width - size - 26
        draw_sign(canvas, self._sign, x + 10 + size / 2, middle, size)
        if text_width(self._label, 14, "bold", canvas.scale) <= room:
            draw_line(canvas, x + size + 18, middle, self._label, room, 18, ink, "bold")


class UseButton(Pressable):
    """A use of the card that is picked: a word, and where it leads."""

    margin = MARGIN

    def __init__(
        self,
        name: Literal["settle", "move"],
        box: Box,
        words: ActionLabel,
        *,
        enabled: bool,
        pressed: Callable[[], None],
    ) -> None:
        super().__init__(name, box, pressed, enabled=enabled)
        self._words = words

    def appearance(self) -> Hashable:
        return self._words, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        kind = ButtonKind.LIT if self.enabled else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, width, height, button_style(kind), self.state)
        cap = keycap_width(self._words.key, canvas.scale) + 20
        room, size = width - 14 - cap, min(22, height * 0.36)
        with_key = text_width(self._words.name, size * 0.75, "bold", canvas.scale) <= room
        room = room if with_key else width - 28
        draw_line(canvas, x + 14, y + height * 0.35, self._words.name, room, size, ink, "bold")
        draw_line(
            canvas, x + 14, y + height * 0.70, self._words.line, width - 28, min(17, height * 0.28), tones.TEXT_SOFT
        )
        if with_key:
            faded = 1.0 if self.enabled else 0.5
            draw_keycap(canvas, x + width - 12, y + height * 0.35, self._words.key, anchor="r", alpha=faded)


def _paint_words(
    canvas: Canvas,
    x: float,
    middle: float,
    room: float,
    height: float,
    words: ActionLabel,
    size: float,
    ink: ColourLike,
) -> None:
    """An action's name, and its line beside it; below it where the two have no room side by side."""
    small = size - 3
    name = text_width(words.name, size, "bold", canvas.scale)
    line = text_width(words.line, small, "regular", canvas.scale)
    if name + _BESIDE + line <= room or height < _TWO_LINES:
        name = draw_line(canvas, x, middle, words.name, min(room, max(name, room / 2)), size, ink, "bold")
        beside = room - name - _BESIDE
        if line <= beside or beside > _LEAST_LINE:
            draw_line(canvas, x + name + _BESIDE, middle, words.line, beside, small, tones.TEXT_SOFT)
        else:
            canvas.cuts.append(Cut(words.line, x, middle - size / 2, name, size))
        return
    apart = min(12.0, height * 0.23)
    draw_line(canvas, x, middle - apart, words.name, room, size, ink, "bold")
    draw_line(canvas, x, middle + apart, words.line, room, small, tones.TEXT_SOFT)


def draw_sunken(canvas: Canvas, x: float, y: float, width: float, height: float, *, lit: bool = False) -> None:
    """The dark bed of what is not possible now."""
    bed = canvas.stepped(x, y, width, height, 4, 1)
    canvas.fill(bed, "#080e28", 0.72)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.2, 4, 1), tones.LAPIS_LINE, 0.7 if lit else 0.35)
