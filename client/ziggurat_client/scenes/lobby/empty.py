"""A lobby that shows no tables: what one can do about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_GAP: Final = 24.0
_MOST_HEIGHT: Final = 420.0
_NOTHING: Final = 320.0
_PADDING: Final = 22.0
_BUTTON: Final = 54.0
_SIGN: Final = 56.0


@dataclass(frozen=True)
class Beginnings:
    """What is called when somebody wants a table, one full of bots, or to copy the link by which friends come."""

    create: Callable[[], None]
    with_bots: Callable[[], None]
    copy: Callable[[], None]


def empty_lobby(room: Box, words: Words, link: str, copied: bool, beginnings: Beginnings) -> list[Piece]:
    """Three panels side by side: open a table, play against bots, and bring friends by the server's `link`."""
    height = min(_MOST_HEIGHT, room.height)
    width = (room.width - 2 * _GAP) / 3
    first, second, third = (Box(room.x + number * (width + _GAP), room.y, width, height) for number in range(3))
    say = words.say
    friends = say("lobby.empty.friends.about", way=say("title.join"), link=link)
    return [
        *_panel(first, Icon.PLUS, say("lobby.empty.table"), say("lobby.empty.table.about")),
        Button("first table", _foot(first), say("lobby.create"), beginnings.create, kind=ButtonKind.GOLD, size=20),
        *_panel(second, Icon.BOT, say("lobby.empty.bots"), say("lobby.empty.bots.about")),
        Button("with bots", _foot(second), say("lobby.empty.bots.play"), beginnings.with_bots, icon=Icon.PLAY, size=20),
        *_panel(third, Icon.PEOPLE, say("lobby.empty.friends"), friends),
        Button(
            "copy link",
            _foot(third),
            say("lobby.empty.friends.copied" if copied else "room.copy_this_link"),
            beginnings.copy,
            icon=Icon.CHECK if copied else Icon.COPY,
            size=20,
        ),
    ]


def nothing_found(room: Box, words: Words) -> list[Piece]:
    """A panel that says that no table passes filter and search."""
    box = room._replace(height=min(room.height, _NOTHING))
    text = box.inset(60, 0)
    head, hint = words.say("lobby.nothing_found"), words.say("lobby.nothing_found.hint")
    return [
        Panel(box),
        Line(Box(text.x, box.y + 90, text.width, 50), head, 30, tones.TEXT, "bold", "m"),
        Paragraph(Box(text.x, box.y + 160, text.width, 90), hint, 21, tones.TEXT_SOFT, align="m"),
    ]


def _foot(box: Box) -> Box:
    return Box(box.x + _PADDING, box.bottom - _PADDING - _BUTTON, box.width - 2 * _PADDING, _BUTTON)


def _panel(box: Box, icon: Icon, head: str, about: str) -> list[Piece]:
    inner = box.inset(_PADDING, 0)
    top = box.y + 18 + max(0.0, (box.height - 284) / 3)
    foot = _foot(box).y

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_icon(canvas, icon, x + _SIGN / 2, y + _SIGN / 2, _SIGN * 0.8, tones.TEXT_HEAD)

    return [
        Panel(box),
        Painted(Box(box.centre[0] - _SIGN / 2, top, _SIGN, _SIGN), ("beginning", icon), paint),
        Line(Box(inner.x, top + _SIGN + 4, inner.width, 36), head, 23, tones.TEXT, "bold", "m"),
        Paragraph(
            Box(inner.x, top + _SIGN + 44, inner.width, foot - top - _SIGN - 50), about, 18, tones.TEXT_SOFT, align="m"
        ),
    ]
