"""How others come to a table: its code to say aloud, its link to copy, and the same as a square to scan.

Where browsers have a door too, there are two links and two squares.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import draw_field
from ziggurat_client.art.qr import draw_qr
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Line, Paragraph, draw_beginning, draw_lines
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

HEIGHT: Final = 396.0
HEIGHT_WITH_PAGE: Final = 480.0
"""Where browsers have a door."""
_QR: Final = 204.0
_CODE_HEIGHT: Final = 66.0
_SHORT_CODE: Final = 44.0
_LONG_CODE: Final = 24.0
_PITCH: Final = 24.0
"""Between the two lines of a long link."""
_INSET: Final = 14.0

_COLUMN: Final = 216.0
_SMALL_QR: Final = 196.0
_COPY: Final = 134.0

Copied: TypeAlias = Literal["link", "code", "page"]


@dataclass(frozen=True)
class Invitation:
    """What the panel shows, and what was copied last. `key` is the keycap for copying the link.

    `page` is the table's link for browsers; empty if they have no door. `copy` is given what of it, and the text.
    """

    code: str
    link: str
    page: str
    copied: Copied | None
    key: str
    copy: Callable[[Copied, str], None]


class QrCode(Piece):
    """A text as a square of modules."""

    margin = 12

    def __init__(self, box: Box, text: str) -> None:
        super().__init__(box)
        self._text = text

    def appearance(self) -> Hashable:
        return self._text

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_qr(canvas, x, y, self.box.width, _modules(self._text))


class _LinkField(Piece):
    """The link, as in a field that cannot be changed; where it is long, the table's code is on a line of its own."""

    margin = 8

    def __init__(self, box: Box, link: str) -> None:
        super().__init__(box)
        self._link = link

    def appearance(self) -> Hashable:
        return self._link

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_field(canvas, x, y, self.box.width, self.box.height)
        room, middle = self.box.width - 2 * _INSET, y + self.box.height / 2
        if text_width(self._link, 19, "regular", canvas.scale) <= room:
            canvas.text(x + _INSET, middle, self._link, 19, tones.TEXT, "regular", "lm")
            return
        place, slash, code = self._link.rpartition("/")
        if text_width(place + slash, 17, "regular", canvas.scale) <= room:
            for line, at in ((place + slash, middle - _PITCH / 2), (code, middle + _PITCH / 2)):
                draw_beginning(canvas, x + _INSET, at, line, room, 17)
        else:
            draw_lines(canvas, x + _INSET, middle - _PITCH / 2, self._link, room, 2, _PITCH, 17)


def height(page: str) -> float:
    """How high the panel is, with that link for browsers."""
    return HEIGHT_WITH_PAGE if page else HEIGHT


def invite_pieces(box: Box, invitation: Invitation, words: Words) -> list[Piece]:
    """The panel, in a box at least 504 wide and as high as `height` says."""
    if invitation.page:
        return _both_ways(box, invitation, words)
    left, right = box.x + 24, box.right - 24
    beside = left + _QR + 24
    pieces: list[Piece] = [
        Panel(box),
        Line(Box(left, box.y + 10, 300, 40), words.say("room.invite"), 22, tones.TEXT_HEAD, "bold"),
        QrCode(Box(left, box.y + 56, _QR, _QR), invitation.link),
        Line(Box(beside, box.y + 56, right - beside, 30), words.say("room.code"), 18, tones.TEXT_SOFT),
        *_code_pieces(Box(beside, box.y + 84, right - beside, _CODE_HEIGHT), invitation.code),
        Paragraph(Box(beside, box.y + 154, right - beside, 54), words.say("room.scan"), 18, tones.TEXT_SOFT),
        Button(
            "copy code",
            Box(beside, box.y + 212, right - beside, 48),
            words.say("room.copy_code"),
            lambda: invitation.copy("code", invitation.code),
            icon=Icon.COPY,
            size=19,
        ),
        _LinkField(Box(left, box.y + 266, right - left, 58), invitation.link),
        Button(
            "copy",
            Box(beside, box.y + 330, right - beside, 48),
            words.say("room.copy_this_link"),
            lambda: invitation.copy("link", invitation.link),
            icon=Icon.COPY,
            size=19,
            key=invitation.key,
        ),
    ]
    return pieces + _done(Box(left, box.y + 330, _QR, 48), invitation, words)


def _both_ways(box: Box, invitation: Invitation, words: Words) -> list[Piece]:
    """The page for browsers and the link for the program, each as a square; below them both to copy."""
    left, right = box.x + 24, box.right - 24
    beside, foot = right - _COLUMN, box.y + 414
    return [
        Panel(box),
        Line(Box(left, box.y + 10, 140, 40), words.say("room.invite"), 22, tones.TEXT_HEAD, "bold"),
        Heading(Box(left + 148, box.y + 8, right - left - 148, 44), invitation.code, 34, "r"),
        *_square(Box(left, box.y + 56, _COLUMN, 228), words.say("room.by_browser"), invitation.page),
        *_square(Box(beside, box.y + 56, _COLUMN, 228), words.say("room.by_program"), invitation.link),
        *_row(Box(left, box.y + 294, right - left, 54), "page", invitation.page, "", invitation, words),
        *_row(Box(left, box.y + 354, right - left, 54), "link", invitation.link, invitation.key, invitation, words),
        Button(
            "copy code",
            Box(beside, foot, _COLUMN, 46),
            words.say("room.copy_code"),
            lambda: invitation.copy("code", invitation.code),
            icon=Icon.COPY,
            size=19,
        ),
        *_done(Box(left, foot, _COLUMN, 46), invitation, words),
    ]


def _square(box: Box, caption: str, link: str) -> list[Piece]:
    inner = Box(box.x + (box.width - _SMALL_QR) / 2, box.y + 30, _SMALL_QR, _SMALL_QR)
    return [Line(Box(box.x, box.y, box.width, 28), caption, 18, tones.TEXT_SOFT, align="m"), QrCode(inner, link)]


def _row(box: Box, what: Copied, link: str, key: str, invitation: Invitation, words: Words) -> list[Piece]:
    """A link, and its button."""
    return [
        _LinkField(Box(box.x, box.y, box.width - _COPY - 8, box.height), link),
        Button(
            "copy" if what == "link" else f"copy {what}",
            Box(box.right - _COPY, box.y + 3, _COPY, box.height - 6),
            words.say("room.copy"),
            lambda: invitation.copy(what, link),
            icon=Icon.COPY,
            size=19,
            key=key,
        ),
    ]


def _done(box: Box, invitation: Invitation, words: Words) -> list[Piece]:
    """What was copied last."""
    if invitation.copied is None:
        return []
    return [Line(box, f"✓ {words.say(f'room.copied.{invitation.copied}')}", 18, tones.READY_PALE)]


def code_lines(code: str) -> list[str]:
    """A table's code with a line for each of its words, the number beside the last one."""
    words = code.split("-")
    return [*(f"{word}-" for word in words[:-2]), "-".join(words[-2:])]


def _code_pieces(box: Box, code: str) -> list[Piece]:
    """The code: a short one in large letters, one of several words with a line for each of them."""
    lines = code_lines(code)
    height = box.height / len(lines)
    size = _SHORT_CODE if len(lines) == 1 else _LONG_CODE
    return [
        Heading(Box(box.x, box.y + number * height, box.width, height), line, size) for number, line in enumerate(lines)
    ]


@lru_cache(maxsize=8)
def _modules(text: str) -> tuple[bytes, ...]:
    """The rows of the code: a byte for each module, 1 for a dark one."""
    # Imported here: only a table's room needs it.
    import segno

    return tuple(bytes(row) for row in segno.make(text, error="m", micro=False).matrix)
