"""What people said, and the line to say more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.visible_text import visible
from ziggurat.wire.messages import Said, Whispered
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.clock import Clock
from ziggurat_client.kept.drafts import Draft
from ziggurat_client.network.whisper_record import ChatLine
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.scroll import BAR, Row, ScrollList, gone_from
from ziggurat_client.ui.text import Line, draw_line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.phrases import as_read
from ziggurat_client.wording.whispers import whose
from ziggurat_client.wording.words import Words

LONGEST: Final = 500
"""The most characters of one line of chat."""
_TEXT: Final = 19
_PITCH: Final = 27
_PADDING: Final = 24
ENTRY: Final = 52
"""The height of the field to write in."""
_OVER_ENTRY: Final = 16
_LEAST_LIST: Final = 40.0
"""The height from which a line or two can be read."""
_BUTTON: Final = 52
_INDENT: Final = 14
"""How far whispers stand behind their bar."""
_WHISPER: Final = tones.READY_PALE
_ASIDE: Final = 60
"""How much of the field's row each button beside it takes."""


class ChatLines:
    """The lines of a chat, oldest first, and below them a field to write in. Keep it between layouts."""

    def __init__(
        self,
        box: Box,
        clock: Clock,
        words: Words,
        say: Callable[[str], None],
        hides: Callable[[PersonId], bool],
        show_people: Callable[[], None],
        draft: Draft,
    ) -> None:
        """`say` is called with what was written; `hides` says whose lines are not shown, and `show_people` leads to
        where one chooses that. `draft` is what was written here before, and keeps what is."""
        self._say = say
        self._hides = hides
        self._show_people = show_people
        self._words = words
        self._list = ScrollList("chat", box, follows=True)
        self._lines: tuple[ChatLine, ...] = ()
        self._draft = draft
        self.field = TextField(
            "say",
            box,
            clock,
            text=draft.text,
            longest=LONGEST,
            entered=self._send,
            changed=self._keep_draft,
        )
        self.place(box)

    def place(self, box: Box) -> None:
        """Have lines and field in that box from the next layout on; the field alone where there is no more room."""
        self._box = box
        self._list.box = Box(box.x, box.y, box.width + BAR - 4, max(0.0, box.height - ENTRY - _OVER_ENTRY))
        self.field.box = Box(box.x, box.bottom - ENTRY, box.width - 2 * _ASIDE, ENTRY)

    def show_newest(self) -> None:
        """Go to the last line, and stay there."""
        self._list.follow()

    def pieces(self, placeholder: str, lines: Sequence[ChatLine], newest: str, scale: float) -> list[Widget]:
        """The pieces; `newest` is the label of the way back to the last line."""
        self.field.placeholder = placeholder
        width = self._list.box.width - BAR
        shown = tuple(self._shown(lines))
        gone, self._lines = gone_from(self._lines, shown), shown
        self._list.set_rows([self._row(said, width, scale) for said in shown], gone)
        right, top = self._box.right, self.field.box.y
        people = icon_button(
            "speakers", Box(right - 2 * _ASIDE + 8, top, _BUTTON, ENTRY), Icon.PEOPLE, self._show_people
        )
        people.remark = self._words.say("people.title")
        listed = [self._list, self._list.way_back(newest)] if self._list.box.height >= _LEAST_LIST else []
        return [
            *listed,
            self.field,
            people,
            icon_button("send", Box(right - _BUTTON, top, _BUTTON, ENTRY), Icon.SEND, self._send),
        ]

    def _shown(self, lines: Sequence[ChatLine]) -> Iterator[ChatLine]:
        """The lines, of several in a row by somebody whose lines are not shown only the first."""
        before = None
        for said in lines:
            if said.person != before or not self._hides(said.person):
                yield said
            before = said.person

    def _row(self, said: ChatLine, width: float, scale: float) -> Row:
        if self._hides(said.person):
            return hidden_row(said.name, self._words.say("people.ignored"))
        if isinstance(said, Whispered):
            return whisper_row(said, whose(self._words, said), width, scale)
        return chat_row(said, as_read(said, self._words), width, scale)

    def _send(self) -> None:
        text = self.field.text.strip()
        if text:
            self._say(text)
            self.field.text = ""
            self._keep_draft()

    def _keep_draft(self) -> None:
        self._draft.keep(self.field.text)


class ChatPanel:
    """A panel with the lines of a chat, and a field to write in. Keep it between layouts."""

    def __init__(
        self,
        box: Box,
        clock: Clock,
        words: Words,
        say: Callable[[str], None],
        hides: Callable[[PersonId], bool],
        show_people: Callable[[], None],
        draft: Draft,
    ) -> None:
        """`say` is called with what was written; `hides` says whose lines are not shown, and `show_people` leads to
        where one chooses that. `draft` is what was written here before, and keeps what is."""
        self.lines = ChatLines(box, clock, words, say, hides, show_people, draft)
        self.place(box)

    def place(self, box: Box) -> None:
        """Have the panel's pieces in that box from the next layout on."""
        self.box = box
        inner, top = box.inset(_PADDING, 0), box.y + 66
        self.lines.place(Box(inner.x, top, inner.width, box.bottom - _PADDING - top))

    def pieces(
        self,
        title: str,
        placeholder: str,
        lines: Sequence[ChatLine],
        newest: str,
        scale: float,
        aside: Sequence[Piece] = (),
    ) -> list[Piece]:
        """The panel's pieces; `newest` is the label of the way back to the last line, `aside` are more pieces, such as
        who is watching."""
        box = self.box
        return [
            Panel(box),
            Line(Box(box.x + _PADDING, box.y + 10, 200, 40), title, 22, tones.TEXT_HEAD, "bold"),
            Painted(Box(box.x + _PADDING, box.y + 54, box.width - 2 * _PADDING, 4), "inlay", _inlay(box.width)),
            *aside,
            *self.lines.pieces(placeholder, lines, newest, scale),
        ]


def _inlay(width: float) -> Callable[[Canvas, float, float], None]:
    return lambda canvas, x, y: draw_blocks(canvas, x, y, width - 2 * _PADDING, 4, 56)


@lru_cache(maxsize=4096)
def chat_row(said: Said, words: str, width: float, scale: float) -> Row:
    """One thing said: name and time on the first line, then the words. Kept, so that a new line wraps only itself."""
    at = time.strftime("%H:%M", time.localtime(said.at))
    lines = tuple(wrap(visible(words), width, _TEXT, "regular", scale))

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        stamp = text_width(at, 16, "regular", canvas.scale)
        draw_line(canvas, x, y + 16, said.name, wide - stamp - 12, _TEXT, tones.TEXT_NAME, "bold")
        canvas.text(x + wide, y + 16, at, 16, tones.TEXT_FAINT, "regular", "rm")
        for number, line in enumerate(lines):
            canvas.text(x, y + 16 + _PITCH * (number + 1), line, _TEXT, tones.TEXT, "regular", "lm")

    return Row((said.name, at, lines), 16 + _PITCH * len(lines) + 21, paint)


@lru_cache(maxsize=1024)
def whisper_row(line: Whispered, whose: str, width: float, scale: float) -> Row:
    """One thing whispered, behind a bar of its own: its sign, `whose` it is and the time; then the words."""
    at = time.strftime("%H:%M", time.localtime(line.at))
    lines = tuple(wrap(visible(line.text), width - _INDENT, _TEXT, "regular", scale))
    height = 16 + _PITCH * len(lines) + 21

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        stamp = text_width(at, 16, "regular", canvas.scale)
        canvas.fill(canvas.rect(x, y + 2, 4, height - 20), _WHISPER)
        draw_icon(canvas, Icon.WHISPER, x + _INDENT + 9, y + 16, 20, _WHISPER)
        left = x + _INDENT + 28
        draw_line(canvas, left, y + 16, whose, wide - stamp - _INDENT - 40, 18, _WHISPER, "bold")
        canvas.text(x + wide, y + 16, at, 16, tones.TEXT_FAINT, "regular", "rm")
        for number, text in enumerate(lines):
            canvas.text(x + _INDENT, y + 16 + _PITCH * (number + 1), text, _TEXT, tones.TEXT, "regular", "lm")

    return Row(("whisper", whose, at, lines), height, paint)


def hidden_row(name: str, word: str) -> Row:
    """In place of what was said by somebody whose lines are not shown: the name, and a word that says so."""

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        draw_icon(canvas, Icon.MUTED, x + 10, y + 16, 18, tones.TEXT_FAINT)
        draw_line(canvas, x + 28, y + 16, f"{name} · {word}", wide - 28, 17, tones.TEXT_FAINT)

    return Row(("hidden", name, word), 40, paint)
