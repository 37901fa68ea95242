"""The treasury beside the cards: a coin for each token, those lit that are spent, and how to spend more or fewer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line, line_fits
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_BUTTON: Final = 48.0
_LARGEST: Final = 17.0
_EDGE: Final = 18.0
_LOW: Final = 170.0
"""A box that is lower shows no coins, but their number."""


def coins_box(
    box: Box, held: int, spent: int, words: Words, spend: Callable[[int], None] | None = None
) -> Iterator[Piece]:
    """The treasury; `spend` is told by how many more or fewer are spent."""
    yield CoinsPiece(box, held, spent, words)
    if spend is None:
        return
    low = box.height < _LOW
    side, edge = (min(34.0, box.height * 0.36), 8.0) if low else (min(_BUTTON, box.height * 0.2), _EDGE)
    y = box.bottom - side - (6 if low else 14)
    left, right = Box(box.x + edge, y, side, side), Box(box.right - edge - side, y, side, side)
    yield icon_button("fewer coins", left, Icon.MINUS, lambda: spend(-1), enabled=spent > 0)
    yield icon_button("more coins", right, Icon.PLUS, lambda: spend(1), enabled=spent < held)


class CoinsPiece(Piece):
    """The coins in rows, and how many of them are spent."""

    margin = 20

    def __init__(self, box: Box, held: int, spent: int, words: Words) -> None:
        super().__init__(box)
        self._held = held
        self._spent = spent
        self._title = words.say("civilization.hand.treasury")
        self._note = words.say("civilization.hand.each")

    def appearance(self) -> Hashable:
        return self._held, self._spent, self._title, self._note

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, lit = self.box.width, self.box.height, self._spent > 0
        canvas.fill(canvas.stepped(x, y, width, height, 5, 2), tones.WELL, 0.62)
        frame = canvas.stepped_frame(x, y, width, height, 2.2 if lit else 1.3, 5, 2)
        canvas.fill(frame, vertical(y, y + height, *tones.BRIGHT_EDGE) if lit else tones.LAPIS_LINE, 1 if lit else 0.5)
        if height < _LOW:
            told = f"{self._title} {self._held}"
            draw_line(canvas, x + width / 2, y + height * 0.22, told, width - 12, 16, tones.TEXT_HEAD, "bold", "m")
            draw_number(canvas, x + width / 2, y + height * 0.72, self._spent, 18, "m", GOLD if lit else SHELL)
            return
        taken = draw_line(canvas, x + _EDGE, y + 26, self._title, width * 0.62, 20, tones.TEXT_HEAD, "bold")
        room = width - 2 * _EDGE - taken - 8
        if line_fits(canvas, self._note, room, 16):
            draw_line(canvas, x + width - _EDGE, y + 26, self._note, room, 16, tones.TEXT_SOFT, align="r")
        bottom = y + height - min(_BUTTON, height * 0.2) - 14
        self._paint_coins(canvas, Box(x + _EDGE, y + 46, width - 2 * _EDGE, bottom - 8 - y - 46))
        colours, number = GOLD if lit else SHELL, f"{self._spent}"
        draw_number(
            canvas, x + width / 2, (bottom + y + height - 14) / 2, number, min(40.0, height * 0.16), "m", colours
        )

    def _paint_coins(self, canvas: Canvas, room: Box) -> None:
        """As large as they can be for all to be seen."""
        if not self._held:
            return
        radius, columns, pitch = _LARGEST, 1, 1.0
        while radius > 3:
            pitch = radius * 2.4
            columns = max(1, int(room.width // pitch))
            if -(-self._held // columns) * pitch <= room.height:
                break
            radius -= 0.5
        for number in range(self._held):
            cx = room.x + pitch * (number % columns + 0.5)
            cy = room.y + pitch * (number // columns + 0.5)
            draw_coin(canvas, cx, cy, radius, lit=number < self._spent, veiled=number >= self._spent)
