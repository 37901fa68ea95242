"""The pieces of the page of lessons: the rows of the list, the task, the rule in short, and what the scribe says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import FIGURE_WIDTH, Figure
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks, draw_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import MARGIN, PanelStyle, draw_panel
from ziggurat_client.art.scribe import draw_scribe
from ziggurat_client.art.seal import SealSign, SealState, draw_seal
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import LINE, draw_line
from ziggurat_client.window.screen import Box

_WORDED_ROW: Final = (300.0, 48.0)
"""The width and height from which a row has room to say what its lesson is about."""
_AGAIN: Final = 40.0
"""What the sign before "again" takes, with its distances."""
_MARK_SIGN: Final = 30.0
_MARK_GAP: Final = 22.0
_MARKS_PITCH: Final = 30.0
_HIGH_LIST: Final = 600.0
_HIGH_TASK: Final = 72.0
_HIGH_SPEECH: Final = 130.0
"""The heights from which the panels have all their ornaments."""
_PADDING: Final = 24.0
_RULE_SIZE: Final = 18.0
_FIGURE_GAP: Final = 12.0
_LEAST_FIGURE: Final = 0.5
"""How small the picture of a rule may be drawn."""
_WIDE_RULE: Final = 520.0
"""The width from which the picture may stand right of the text."""
_TASK_APPEARANCE: Final = PanelStyle(
    "#2b1c10", "#120c0c", ("#fff0b8", "#c8923a"), edge_width=2.4, alpha=0.9, glow="#ffb63d", glow_strength=0.5
)

Tone: TypeAlias = Literal["task", "refused", "missed", "hint", "reached"]
"""In which mood the scribe speaks; ends the key of the speech's title."""

_EDGES: Final[dict[Tone, tuple[str, str]]] = {
    "task": ("#f2cf7c", "#8a5f20"),
    "refused": ("#ffb39a", "#a8321f"),
    "missed": ("#ffd9a8", "#d9603a"),
    "hint": ("#cfe0ff", "#4d78d0"),
    "reached": ("#d9f5b0", "#7fae3c"),
}
_TITLES: Final[dict[Tone, str]] = {
    "task": tones.TEXT_NAME,
    "refused": "#ff9a7c",
    "missed": "#ffb08f",
    "hint": "#bcd4ff",
    "reached": "#b9e58a",
}


@dataclass(frozen=True)
class Mark:
    """A tick (or with `good` false a cross) with a word: what was right about a try, and what was not."""

    text: str
    good: bool


@dataclass(frozen=True)
class Speech:
    """What the scribe says."""

    tone: Tone
    title: str
    text: str
    marks: tuple[Mark, ...] = ()


class LessonRow(Pressable):
    """One lesson in the list, with its seal; the one under way is lit."""

    margin = MARGIN
    step = 5

    def __init__(
        self,
        name: str,
        box: Box,
        sign: SealSign,
        words: tuple[str, str],
        again: str,
        state: SealState,
        opened: bool,
        pressed: Callable[[], None],
    ) -> None:
        """`words` are the lesson's title and what it is about; `again` is said of a lesson that was done."""
        super().__init__(name, box, pressed)
        self._sign = sign
        self._words = words
        self._again = again if state == "done" and not opened else ""
        self._state: SealState = state
        self._opened = opened

    def appearance(self) -> Hashable:
        return self._sign, self._words, self._again, self._state, self._opened, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        middle = y + height / 2
        if self._opened or self.hovered:
            self._paint_ground(canvas, x, y)
        draw_seal(canvas, x + 40, middle, min(23, height / 2 - 4), self._sign, self._state)
        ink = tones.TEXT_FAINT if self._state == "to_come" else tones.TEXT
        if width < _WORDED_ROW[0] or height < _WORDED_ROW[1]:
            draw_line(canvas, x + 80, middle, self._words[0], width - 80 - 12, 21, ink, "bold")
            return
        room = width - 80 - 16
        above, below = middle - height * 0.2, middle + height * 0.23
        again = self._paint_again(canvas, x + width - 16, above, room)
        draw_line(canvas, x + 80, above, self._words[0], room - again, 21, ink, "bold")
        draw_line(canvas, x + 80, below, self._words[1], room, 17, tones.TEXT_SOFT)

    def _paint_again(self, canvas: Canvas, right: float, middle: float, room: float) -> float:
        """Say that a lesson can be done again, by the sign alone where the word would cut the title; return the width
        that it took."""
        if not self._again:
            return 0.0
        word = text_width(self._again, 17, "regular", canvas.scale)
        if text_width(self._words[0], 21, "bold", canvas.scale) + word + _AGAIN > room:
            word = 0.0
        else:
            canvas.text(right, middle, self._again, 17, tones.TEXT_HEAD, "regular", "rm")
        draw_icon(canvas, Icon.UNDO, right - word - (16 if word else 9), middle, 17, tones.TEXT_HEAD)
        return word + (_AGAIN if word else 24)

    def _paint_ground(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        shape = canvas.stepped(x, y, width, height, 5, 2)
        edge = canvas.stepped_frame(x, y, width, height, 2.6 if self._opened else 1.4, 5, 2)
        if self._opened:
            canvas.glow(shape, "#ffb63d", 18, 0.8, inside=False)
            canvas.fill(shape, vertical(y, y + height, "#2c4ca8", "#182c72"))
            canvas.fill(edge, vertical(y, y + height, *tones.BRIGHT_EDGE))
        else:
            canvas.fill(shape, "#2c4ca8", 0.45)
            canvas.fill(edge, tones.LAPIS_LINE, 0.6)


def list_panel(box: Box, title: str, seals: str) -> Piece:
    """The panel in which the rows lie."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        high = box.height >= _HIGH_LIST
        middle = y + (32 if high else 28)
        wide = text_width(seals, 18, "regular", canvas.scale)
        draw_line(canvas, x + _PADDING, middle, title, box.width - wide - 3 * _PADDING, 24, tones.TEXT_HEAD, "bold")
        canvas.text(x + box.width - _PADDING, middle, seals, 18, tones.TEXT_SOFT, "regular", "rm")
        if high:
            draw_blocks(canvas, x + _PADDING, y + 56, box.width - 2 * _PADDING, 4, 48)

    return Painted(box, ("lessons", title, seals), paint)


def task_panel(box: Box, sign: SealSign, task: str, right: float) -> Piece:
    """What is to be done, over the board, in words that end before `right`."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height, _TASK_APPEARANCE)
        if box.height >= _HIGH_TASK:
            for top in (y + 5, y + box.height - 14):
                draw_sawtooth(canvas, x + 14, top, box.width - 28, 9, teeth=96)
        middle = y + box.height / 2
        draw_seal(canvas, x + 52, middle, min(26, box.height / 2 - 4), sign, "now")
        ink = vertical(middle - 14, middle + 14, "#fff8dc", "#ffd98a", "#e0a13a")
        size, room = 30.0, right - box.x - 92
        while size > 17 and text_width(task, size, "bold", canvas.scale) > room:
            size -= 1
        canvas.text(x + 92, middle, task, size, ink, "bold", "lm", shadow=0.7)

    return Painted(box, ("task", sign, task, right), paint)


def rule_panel(box: Box, sign: SealSign, title: str, rule: str, button: Box, figure: Figure | None) -> Piece:
    """The rule in short with its picture. `button` in its head leads to all the rules."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        draw_seal(canvas, x + 40, y + 28, 18, sign, "now")
        draw_heading(canvas, x + 68, y + 28, title.upper(), 22, room=button.x - box.x - 68 - 12)
        inner = Box(x + _PADDING, y + 56, box.width - 2 * _PADDING, box.height - 56 - 12)
        if figure is not None:
            inner = _paint_figure(canvas, inner, figure, rule)
        _paint_lines(canvas, inner.x, inner.y, rule, inner.width, inner.height, _RULE_SIZE)

    return Painted(box, ("rule", sign, title, rule, button, figure), paint)


def _paint_figure(canvas: Canvas, room: Box, figure: Figure, rule: str) -> Box:
    """Draw the picture of a rule below its text, or right of it where the room is wide; return the text's room.

    Where there is too little room for both, the text has it alone.
    """
    lines = wrap(rule, room.width, _RULE_SIZE, "regular", canvas.scale)
    below = room.height - len(lines) * _RULE_SIZE * LINE - _FIGURE_GAP
    scale = min(1.0, below / figure.height, room.width / FIGURE_WIDTH)
    beside = min(1.0, room.height / figure.height, (room.width - _FIGURE_GAP) / 2 / FIGURE_WIDTH)
    if max(scale, beside if room.width >= _WIDE_RULE else 0.0) < _LEAST_FIGURE:
        return room
    if scale >= _LEAST_FIGURE:
        width, height = FIGURE_WIDTH * scale, figure.height * scale
        text = Box(room.x, room.y, room.width, room.height - height - _FIGURE_GAP)
        left, top = room.x + (room.width - width) / 2, room.bottom - height
    else:
        scale, width = beside, FIGURE_WIDTH * beside
        text = Box(room.x, room.y, room.width - width - _FIGURE_GAP, room.height)
        left, top = room.right - width, room.y
    picture = Canvas(FIGURE_WIDTH, figure.height, canvas.scale * scale, canvas.palette)
    figure.paint(picture, 0, 0)
    canvas.blit(picture, left, top)
    return text


def speech_panel(box: Box, scribe: Box | None, speech: Speech) -> list[Piece]:
    """What the scribe says, and the portrait if there is room for it."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        edge = _EDGES[speech.tone]
        draw_panel(canvas, x, y, box.width, box.height, PanelStyle("#203a8a", "#0f1d50", edge, edge_width=2))
        if scribe is not None:
            _paint_tail(canvas, x + 1.5, y - 72 + scribe.height / 2, edge)
        head, top = (28.0, 50.0) if box.height >= _HIGH_SPEECH else (24.0, 42.0)
        title = draw_line(canvas, x + _PADDING, y + head, speech.title, 300, 22, _TITLES[speech.tone], "bold")
        left = x + _PADDING + title + _PADDING
        if left + _marks_width(speech.marks, canvas.scale) > x + box.width - _PADDING:
            # They have no room beside the title.
            left, head, top = x + _PADDING, head + _MARKS_PITCH, top + _MARKS_PITCH
        _paint_marks(canvas, left, y + head, speech.marks)
        _paint_lines(canvas, x + _PADDING, y + top, speech.text, box.width - 2 * _PADDING, box.height - top - 6, 20)

    said = Painted(box, (speech, scribe is None), paint)
    if scribe is None:
        return [said]
    return [Painted(scribe, "scribe", lambda canvas, x, y: draw_scribe(canvas, x, y, scribe.width)), said]


def _paint_tail(canvas: Canvas, x: float, y: float, edge: Sequence[str]) -> None:
    """The tip of the panel that points to the speaker."""
    tip = [(x, y + 54), (x - 17, y + 72), (x, y + 90)]
    canvas.fill(Shape().poly(tip), "#1a2f74")
    canvas.fill(Shape().line(tip, 2.2, cap="flat"), edge[0])


def _marks_width(marks: Sequence[Mark], scale: float) -> float:
    return sum(_MARK_SIGN + text_width(mark.text, 18, "regular", scale) for mark in marks) + _MARK_GAP * (
        len(marks) - 1
    )


def _paint_marks(canvas: Canvas, x: float, middle: float, marks: Sequence[Mark]) -> None:
    for mark in marks:
        ground, ink = ("#8fd06a", "#16210a") if mark.good else ("#ff8a6a", "#2a0c06")
        canvas.fill(circle(x + 11, middle, 11), ground)
        draw_icon(canvas, Icon.CHECK if mark.good else Icon.CROSS, x + 11, middle, 13, ink)
        x += _MARK_SIGN
        x += canvas.text(x, middle, mark.text, 18, tones.TEXT_SOFT, "regular", "lm") + _MARK_GAP


def _paint_lines(canvas: Canvas, x: float, y: float, text: str, width: float, height: float, size: float) -> None:
    """Text from the top of a box; set smaller where it would not fit."""
    smallest = size - 4
    lines = wrap(text, width, size, "regular", canvas.scale)
    while size > smallest and len(lines) * size * LINE > height:
        size -= 1
        lines = wrap(text, width, size, "regular", canvas.scale)
    for number, line in enumerate(lines):
        canvas.text(x, y + size * LINE * (number + 0.5), line, size, tones.TEXT, "regular", "lm")
