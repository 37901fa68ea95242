"""The rows of the page of friends: somebody, where they are, and what one can do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box

HEIGHT = 76.0
_LEFT = 76.0
_BUTTON = 52.0
_GAP = 12.0
_SIZE = 20
_AROUND = 78.0
"""What a button takes besides its words."""


@dataclass(frozen=True)
class Deed:
    """A button of a row: its name, its words, or an icon alone of which the words are the remark, and what it does."""

    name: str
    label: str
    icon: Icon
    press: Callable[[], None]
    kind: ButtonKind = ButtonKind.PLAIN
    bare: bool = False


@dataclass(frozen=True)
class FriendSign:
    """What a row says; `here` is lit."""

    name: str
    where: str
    icon: Icon
    here: bool = False


def friend_row(box: Box, sign: FriendSign, deeds: Sequence[Deed], scale: float) -> Iterator[Piece]:
    """The row, with its buttons from the right in the order in which Tab visits them."""
    buttons = list(_buttons(box, deeds, scale))
    right = min((button.box.x for button in buttons), default=box.right)
    ink = tones.READY_PALE if sign.here else tones.TEXT_FAINT
    yield Panel(box)
    yield Painted(Box(box.x + 20, box.y + 20, 36, 36), ("friend", sign.icon, sign.here), _painter(sign.icon, ink))
    room = right - box.x - _LEFT - 16
    name_ink = tones.TEXT if sign.here else tones.TEXT_SOFT
    yield Line(Box(box.x + _LEFT, box.y + 8, room, 34), sign.name, 23, name_ink, "bold")
    yield Line(Box(box.x + _LEFT, box.y + 40, room, 28), sign.where, 18, tones.TEXT_SOFT)
    yield from buttons


def _buttons(box: Box, deeds: Sequence[Deed], scale: float) -> Iterator[Button]:
    widths = [_BUTTON if deed.bare else text_width(deed.label, _SIZE, "bold", scale) + _AROUND for deed in deeds]
    x = box.right - 16 - sum(widths) - _GAP * (len(deeds) - 1)
    for deed, width in zip(deeds, widths, strict=True):
        place = Box(x, box.y + (box.height - _BUTTON) / 2, width, _BUTTON)
        x += width + _GAP
        if deed.bare:
            button = icon_button(deed.name, place, deed.icon, deed.press)
            button.remark = deed.label
        else:
            button = Button(deed.name, place, deed.label, deed.press, kind=deed.kind, icon=deed.icon, size=_SIZE)
        yield button


def _painter(icon: Icon, ink: ColourLike) -> Callable[[Canvas, float, float], None]:
    return lambda canvas, x, y: draw_icon(canvas, icon, x + 18, y + 18, 34, ink)
