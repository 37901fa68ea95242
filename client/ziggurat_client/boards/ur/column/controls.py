"""The buttons of Ur that are more than a label: the two actions, the cube, and the signs on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.ur.tiles import Kind
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, ButtonState, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten, mix
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import Room, fit_label
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.shape import circle
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

Liveliness: TypeAlias = Literal["idle", "active", "done", "off"]
"""Of an action: can be chosen, is being performed, was performed, cannot be chosen (it says why when pressed)."""


_ROOM_FOR_ABOUT: Final = 500.0
"""How wide a button must be for a sentence on what the action does at any time."""


class ActionButton(Pressable):
    """One of the hand tile's actions, with a line on what it would bring."""

    margin = MARGIN + 12

    def __init__(
        self,
        box: Box,
        kind: Kind,
        words: tuple[str, str],
        key: str,
        liveliness: Liveliness,
        pressed: Callable[[], None],
        *,
        about: str = "",
        is_worth_it: bool = True,
    ) -> None:
        """`words` are the action's name and the line on what it would do now. `about` says what it does at any time,
        and is shown where there is room. One that is not worth it now can be chosen, and is not lit."""
        super().__init__(f"action {kind}", box, pressed)
        self._about = about if box.width >= _ROOM_FOR_ABOUT else ""
        self._is_worth_it = is_worth_it
        self.kind = kind
        self._words = words
        self._keycap = key
        self._liveliness = liveliness

    def appearance(self) -> Hashable:
        words = self._words, self._about, self._keycap
        return self.kind, words, self._liveliness, self._is_worth_it, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        self._paint_face(canvas, x, y, width, height)
        down = 2 if self.state is ButtonState.PRESSED else 0
        draw_plaque(
            canvas, self.kind, x + 14, y + 14 + down, height - 28, glow=12 if self._liveliness == "active" else 0
        )
        self._paint_words(canvas, x + height + 6, y + down, width - height - 22)
        middle = y + height * (0.25 if self._about else 0.36) + down
        draw_keycap(canvas, x + width - 16, middle, self._keycap, anchor="r")
        if self._liveliness in ("off", "done"):
            canvas.fill(canvas.stepped(x, y, width, height, 6, 2), tones.NIGHT, 0.58)
        if self._liveliness == "done":
            _paint_seal(canvas, x + 14 + height - 28, y + height - 18)

    def _paint_words(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """The name, and below it one line or two."""
        height, (name, now) = self.box.height, self._words
        ink = "#fff1d8" if self._liveliness == "active" else "#e9dfc8"
        if not self._about:
            size = min(32, height * 0.38)
            draw_line(canvas, x, y + height * 0.36, name, room - 40, size, "#fffaf0", "bold")
            draw_line(canvas, x, y + height * 0.70, now, room, 18, ink)
            return
        draw_line(canvas, x, y + height * 0.25, name, room - 40, min(28, height * 0.27), "#fffaf0", "bold")
        draw_line(canvas, x, y + height * 0.54, self._about, room, 18, "#fff6e4")
        draw_line(canvas, x, y + height * 0.79, now, room, 18, ink, "italic")

    def _paint_face(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        colours, active = canvas.palette.kind(self.kind), self._liveliness == "active"
        lit = active or (self.state is ButtonState.HOVERED and self._liveliness == "idle" and self._is_worth_it)
        body = canvas.mask(canvas.stepped(x, y, width, height, 6, 2))
        if active:
            canvas.glow(body, colours.spark, 30, 0.85, inside=False)
        elif lit:
            canvas.glow(body, colours.spark, 16, 0.5, inside=False)
        canvas.shadow(body, 8, 4, 0.6)
        if active:
            canvas.fill(body, vertical(y, y + height, lighten(colours.light, 0.05), colours.mid, colours.deep))
        else:
            veil = 0.0 if lit else 0.10 if self._is_worth_it else 0.55
            top, bottom = mix(colours.mid, "#12204f", veil), mix(colours.deep, "#0b1434", min(0.8, 2 * veil))
            canvas.fill(body, vertical(y, y + height, top, bottom))
        canvas.inner_shadow(body, 16, 0.35)
        canvas.bevel(body, 1.6, 0.4, 0.45)
        edge = tones.BRIGHT_EDGE if lit else ("#e0b75f", "#7d5420")
        frame = canvas.stepped_frame(x, y, width, height, 3 if active else 1.6, 6, 2)
        canvas.fill(frame, vertical(y, y + height, *edge))


def _paint_seal(canvas: Canvas, cx: float, cy: float) -> None:
    """The round seal on what is done."""
    canvas.fill(circle(cx, cy, 13), "#0d0a0b")
    canvas.fill(circle(cx, cy, 11), vertical(cy - 11, cy + 11, "#ffe9a8", "#d29a3a"))
    draw_icon(canvas, Icon.CHECK, cx, cy, 14, "#1d1208")


class SignButton(Pressable):
    """A button with a picture of the game at its left: the cube to place, the ziggurat to build."""

    margin = MARGIN

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        key: str,
        sign: Literal["cube", "ziggurat"],
        seat: Seat,
        liveliness: Liveliness,
        pressed: Callable[[], None],
        note: str = "",
    ) -> None:
        """`note` stands below the label: what it costs, and what it brings."""
        super().__init__(name, box, pressed)
        self._label = label
        self._note = note
        self._keycap = key
        self._sign = sign
        self._seat = seat
        self._liveliness = liveliness

    def appearance(self) -> Hashable:
        return self._label, self._note, self._keycap, self._sign, self._seat, self._liveliness, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        kind = ButtonKind.GOLD if self._liveliness == "active" else ButtonKind.PLAIN
        off = self._liveliness in ("off", "done")
        ink = draw_button_face(canvas, x, y, width, height, button_style(kind), ButtonState.OFF if off else self.state)
        middle = y + height / 2 + (2 if self.state is ButtonState.PRESSED else 0)
        faint = 0.5 if off else 1.0
        if self._sign == "cube":
            draw_cube(canvas, self._seat, x + 40, middle, 30, alpha=faint)
        else:
            draw_ziggurat(canvas, x + 40, middle - 2, 38, owner=self._seat)
        keycap = keycap_width(self._keycap, canvas.scale)
        room = Room(width - 68 - keycap - 28, height - 6)
        if self._note:
            draw_line(canvas, x + 68, middle - 11, self._label, room.width, 20, ink, "bold")
            draw_line(canvas, x + 68, middle + 13, self._note, room.width, 18, ink)
        else:
            self._paint_label(canvas, x + 68, middle, room, ink)
        on_gold = kind is ButtonKind.GOLD and not off
        draw_keycap(canvas, x + width - 16, middle, self._keycap, anchor="r", on_gold=on_gold, alpha=faint)

    def _paint_label(self, canvas: Canvas, x: float, middle: float, room: Room, ink: ColourLike) -> None:
        """The label alone, on two lines where it is long."""
        fitted = fit_label(self._label, 22, room, canvas.scale)
        pitch = fitted.size * 1.16
        first = middle - pitch * (len(fitted.lines) - 1) / 2
        for number, line in enumerate(fitted.lines):
            canvas.text(x, first + number * pitch, line, fitted.size, ink, "bold", "lm")


class StepButton(Pressable):
    """A minus or a plus on a tile."""

    margin = 18
    step = 4

    def __init__(self, name: str, box: Box, sign: int, live: bool, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed)
        self._sign = sign
        self._live = live

    def appearance(self) -> Hashable:
        return self._sign, self._live, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        side = self.box.width
        body = canvas.mask(canvas.stepped(x, y, side, side, 4, 2))
        hot = self._live and self.state is ButtonState.HOVERED
        if hot:
            canvas.glow(body, "#ffd24f", 14, 0.9, inside=False)
        canvas.shadow(body, 6, 3, 0.75)
        canvas.fill(canvas.stepped(x - 2, y - 2, side + 4, side + 4, 4, 2), "#0d0a0b", 0.9)
        ink = self._paint_face(canvas, x, y, hot)
        cx, cy, half, thick = x + side / 2, y + side / 2, side * 0.225, side * 0.125
        canvas.fill(canvas.rect(cx - half, cy - thick / 2, 2 * half, thick), ink)
        if self._sign > 0:
            canvas.fill(canvas.rect(cx - thick / 2, cy - half, thick, 2 * half), ink)

    def _paint_face(self, canvas: Canvas, x: float, y: float, hot: bool) -> ColourLike:
        side = self.box.width
        body = canvas.stepped(x, y, side, side, 4, 2)
        edge = canvas.stepped_frame(x, y, side, side, 1.8, 4, 2)
        if not self._live:
            canvas.fill(body, vertical(y, y + side, "#1b2347", "#10162f"))
            canvas.fill(edge, "#6d6a5c", 0.8)
            return "#7d83a0"
        if hot:
            canvas.fill(body, vertical(y, y + side, *tones.GOLD_FACE))
            canvas.bevel(body, 1.4, 0.7, 0.4)
            return tones.TEXT_ON_GOLD
        canvas.fill(body, vertical(y, y + side, "#2f4da6", "#182b6e"))
        canvas.bevel(body, 1.2, 0.3, 0.4)
        canvas.fill(edge, vertical(y, y + side, "#f2cf7c", "#8d6224"))
        return "#ffe29a"


class CountButton(Pressable):
    """A number of cubes that may move in."""

    margin = 18
    step = 4

    def __init__(self, count: int, box: Box, chosen: bool, pressed: Callable[[], None]) -> None:
        super().__init__(f"move in {count}", box, pressed)
        self._count = count
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self._count, self._chosen, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        kind = ButtonKind.GOLD if self._chosen else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, self.box.width, self.box.height, button_style(kind), self.state, step=4)
        cx, cy = x + self.box.width / 2, y + self.box.height / 2
        canvas.text(cx, cy, str(self._count), 24, ink, "bold", "mm")


class FlipButton(Pressable):
    """Turns the tile that is laid down."""

    margin = MARGIN
    step = 6

    def __init__(self, box: Box, pressed: Callable[[], None]) -> None:
        super().__init__("flip", box, pressed)

    def appearance(self) -> Hashable:
        return self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        side = self.box.width
        draw_button_face(canvas, x, y, side, side, button_style(ButtonKind.LIT), self.state, step=6)
        draw_icon(canvas, Icon.REFRESH, x + side / 2, y + side / 2, side * 0.56, "#ffe29a", shadow=True)
