"""How the guide is shown: a panel with the scribe and what he says, and a frame with an arrow around what he means."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.scribe import draw_scribe
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_PANEL: Final = PanelStyle("#2b1c10", "#120c0c", ("#fff0b8", "#c8923a"), edge_width=2.4)
_BAR_START: Final = 84.0
_BAR_END: Final = 196.0
"""What the panel leaves of the top bar at its ends, where one presses."""
_NARROW: Final = 640.0
"""Up to this width the words on the keys stand below the text."""
_FOOT: Final = 62.0
"""What those words take, with the edges."""
_TOP: Final = 2.0
_BAR_HEIGHT: Final = 82.0
_BELOW_BAR: Final = 100.0
_SCRIBE: Final = 84.0
_PORTRAIT: Final = 66.0
_TEXT: Final = 20.0
_CLOSE_TEXT: Final = 18.0
_BAR_PITCH: Final = 20.0
"""How large letters are on the bar where there are more lines, and how close those stand: clear of its edges."""
_SMALL: Final = 17.0
_PITCH: Final = 24.0
_LOOSE_LINES: Final = 3
_MOST_LINES: Final = 4
"""So many reach from the bar to no board."""
_CLOSE_PITCH: Final = 22.0
"""More lines stand closer."""
_PADDING: Final = 24.0
_GAP: Final = 6.0
_EDGE: Final = 6.0
_HEAD: Final = 30.0
"""How far the arrow reaches."""


def panel_box(
    text: str,
    aside: float,
    extent: Extent,
    spot: Box | None,
    scale: float,
    log: Box | None = None,
    course: float | None = None,
) -> Box:
    """Where the panel lies on a screen of that extent: over the `log`, where it hides nothing that one plays by, or, if
    it has no room there, over the top bar between its buttons, so that it cuts no title in two, or below that where it
    would hide the spot. On the bar it leaves in sight what says from the `course` on how far the turn has come, where
    it has enough room before that. `aside` is the room that the words on the keys take at its right end."""
    if log is not None and _has_room(text, log, scale) and not (spot is not None and _meet(spot, log)):
        return log
    width, before = extent.width - _BAR_START - _BAR_END, 0.0 if course is None else course - 2 * _GAP - _BAR_START
    if before > _NARROW and _lines(text, before, aside, scale) <= _MOST_LINES:
        width = before
    lines = _lines(text, width, aside, scale)
    box = Box(_BAR_START, _TOP, width, max(_BAR_HEIGHT, lines * _BAR_PITCH + 14))
    hidden = spot is not None and _meet(spot, box)
    return box._replace(y=max(_BELOW_BAR, spot.bottom + 2 * _GAP)) if spot is not None and hidden else box


def _lines(text: str, width: float, aside: float, scale: float) -> int:
    """How many lines the text takes on the bar, beside the words on the keys."""
    return len(_set_on_bar(text, width - _SCRIBE - aside - _PADDING, scale).lines)


@dataclass(frozen=True)
class _Lines:
    """A text in lines: how large its letters are, and how far it is from one line to the next."""

    lines: tuple[str, ...]
    size: float
    pitch: float


def _set_on_bar(text: str, room: float, scale: float) -> _Lines:
    """The text as it stands on the bar."""
    lines = wrap(text, room, _TEXT, "regular", scale)
    if len(lines) <= _LOOSE_LINES:
        return _Lines(tuple(lines), _TEXT, _PITCH)
    return _Lines(tuple(wrap(text, room, _CLOSE_TEXT, "regular", scale)), _CLOSE_TEXT, _BAR_PITCH)


def _pitch(lines: int) -> float:
    """How far it is from one of so many lines to the next."""
    return _PITCH if lines <= _LOOSE_LINES else _CLOSE_PITCH


def _has_room(text: str, box: Box, scale: float) -> bool:
    """Whether the text has room there, above the words on the keys."""
    lines = len(wrap(text, box.width - _SCRIBE - _PADDING, _TEXT, "regular", scale))
    return box.width <= _NARROW and lines * _pitch(lines) + _FOOT <= box.height


def _meet(spot: Box, box: Box) -> bool:
    return spot.x < box.right and box.x < spot.right and spot.y - _GAP < box.bottom and box.y - _GAP < spot.bottom


def keys_width(keys: tuple[str, str], scale: float) -> float:
    """The room that the words on the keys take at the panel's right end."""
    return max(text_width(key, _SMALL, "regular", scale) for key in keys) + 2 * _PADDING


class GuidePanel(Pressable):
    """What the guide says. Pressing it puts it away; `keys` say by which
    keys one does so too and reads the rule."""

    margin = 24
    sound = None

    def __init__(self, box: Box, text: str, rule: str, keys: tuple[str, str], pressed: Callable[[], None]) -> None:
        super().__init__("guide", box, pressed)
        self.text = text
        self.rule = rule
        self._keys = keys

    def appearance(self) -> Hashable:
        return self.text, self._keys, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, _PANEL)
        if self.box.width <= _NARROW:
            self._paint_narrow(canvas, x, y)
        else:
            self._paint_wide(canvas, x, y)

    def _paint_wide(self, canvas: Canvas, x: float, y: float) -> None:
        """The keys stand beside the text."""
        width, height = self.box.width, self.box.height
        draw_scribe(canvas, x + 9, y + (height - _PORTRAIT) / 2, _PORTRAIT)
        room = width - _SCRIBE - keys_width(self._keys, canvas.scale) - _PADDING
        self._write(canvas, x, y + height / 2, _set_on_bar(self.text, room, canvas.scale))
        for number, key in enumerate(self._keys):
            at = y + height / 2 + (number - 0.5) * _PITCH
            canvas.text(x + width - _PADDING, at, key, _SMALL, tones.TEXT_HEAD, "regular", "rm")

    def _paint_narrow(self, canvas: Canvas, x: float, y: float) -> None:
        """The keys stand below the text."""
        width, height = self.box.width, self.box.height
        middle = y + (height - _FOOT) / 2 + _PADDING / 2
        draw_scribe(canvas, x + 9, middle - _PORTRAIT / 2, _PORTRAIT)
        lines = tuple(wrap(self.text, width - _SCRIBE - _PADDING, _TEXT, "regular", canvas.scale))
        self._write(canvas, x, middle, _Lines(lines, _TEXT, _pitch(len(lines))))
        first, last = self._keys
        foot = y + height - _PADDING
        canvas.text(x + _PADDING, foot, first, _SMALL, tones.TEXT_HEAD, "regular", "lm")
        canvas.text(x + width - _PADDING, foot, last, _SMALL, tones.TEXT_HEAD, "regular", "rm")

    def _write(self, canvas: Canvas, x: float, middle: float, said: _Lines) -> None:
        """What is said, beside the scribe, its lines around the `middle`."""
        first = middle - (len(said.lines) - 1) * said.pitch / 2
        for number, line in enumerate(said.lines):
            ink = tones.TEXT_HEAD if self.hovered else tones.TEXT
            canvas.text(x + _SCRIBE + 8, first + number * said.pitch, line, said.size, ink, "regular", "lm")


class Pointer(Widget):
    """A bright frame around what is meant, with an arrow at its side. It is a widget, which nobody can press, so that
    it lies over the board."""

    margin = 48

    def __init__(self, spot: Box) -> None:
        around = Box(spot.x - _GAP, spot.y - _GAP, spot.width + 2 * _GAP, spot.height + 2 * _GAP)
        super().__init__("pointed at", around, enabled=False)
        self._from_left = spot.x > 2 * _HEAD

    def appearance(self) -> Hashable:
        return self._from_left

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        body = canvas.mask(canvas.stepped(x, y, width, height, 5, 2))
        canvas.glow(body, "#ffe27a", 16, 1.0, inside=False)
        shade = canvas.stepped_frame(x - 3, y - 3, width + 6, height + 6, _EDGE + 6, 5, 2)
        canvas.fill(shade, "#1a0d05")
        frame = canvas.stepped_frame(x, y, width, height, _EDGE, 5, 2)
        canvas.fill(frame, vertical(y, y + height, "#ffffff", "#ffe08a"))
        tip, way = (x - 4, -1) if self._from_left else (x + width + 4, 1)
        middle, back = y + height / 2, tip + way * _HEAD
        edge, far = tip - way * 5, back + way * 4
        canvas.fill(Shape().poly([(edge, middle), (far, middle - 27), (far, middle + 27)]), "#1a0d05")
        head = Shape().poly([(tip, middle), (back, middle - 20), (back, middle + 20)])
        canvas.fill(head, vertical(middle - 20, middle + 20, "#fffbe6", "#ffc94d"))
