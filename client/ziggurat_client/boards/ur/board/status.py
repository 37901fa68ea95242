"""How the game stands, for the top bar: the round, and the ziggurats that are built and left."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_STEP = 44.0
_NUMBER = 52.0
"""The room for the number of those left, with what parts it from the signs."""
_ROUND = 120.0
_STOCK = 480.0
"""How much of the bar each sign may take."""


@dataclass(frozen=True)
class Status:
    """What the top bar says. `number` is shown in large figures after `round`, unless it is None."""

    round: str
    number: int | None
    builders: tuple[Seat, ...]
    stock: int
    stock_word: str

    @classmethod
    def of(cls, position: Position, shown: Position, words: Words, *, over: bool) -> Status:
        """The round of the newest position, and the ziggurats of the one on show.

        Of a match that is `over` it says no more what is done in that round, even if it was called off there.
        """
        number = None
        if over and not position.last_round:
            sentence, number = words.say("ur.round"), position.round
        elif position.phase == "placement":
            sentence = words.say("ur.round.placement", round=position.round)
        elif position.phase == "opening":
            sentence = words.say("ur.round.opening")
        elif position.last_round:
            sentence = words.say("ur.round.last")
        else:
            sentence, number = words.say("ur.round"), position.round
        builders = tuple(builder for builder in shown.ziggurats if builder != NOBODY)
        return cls(sentence, number, builders, shown.stock, words.say("ur.stock", count=shown.stock))


def status_pieces(box: Box, status: Status, width: float) -> Sequence[Piece]:
    """The round at the left of the free place of a bar `width` wide, and the ziggurats in the bar's middle, or as near
    to it as there is room."""
    middle = min(width / 2, box.right - _STOCK / 2)
    stock = Box(max(box.x + _ROUND, middle - _STOCK / 2), box.y, 0, box.height)
    right = min(box.right, stock.x + _STOCK)
    return RoundSign(Box(box.x, box.y, stock.x - box.x, box.height), status), StockSign(
        stock._replace(width=max(right - stock.x, 0)), status
    )


class RoundSign(Piece):
    """Which round is played."""

    margin = 8

    def __init__(self, box: Box, status: Status) -> None:
        super().__init__(box)
        self._status = status

    def appearance(self) -> Hashable:
        return self._status.round, self._status.number

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        room = self.box.width - (60 if self._status.number is not None else 12)
        width = draw_line(canvas, x, middle, self._status.round, room, 20, tones.TEXT_SOFT)
        if self._status.number is not None:
            draw_number(canvas, x + width + 12, middle, self._status.number, 28)


class StockSign(Piece):
    """The five ziggurats: those built in their owners' colours, then those left, and how many these are."""

    margin = 24

    def __init__(self, box: Box, status: Status) -> None:
        super().__init__(box)
        self._status = status

    def appearance(self) -> Hashable:
        return self._status.builders, self._status.stock, self._status.stock_word

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        status, middle = self._status, y + self.box.height / 2
        word = text_width(status.stock_word, 20, "regular", canvas.scale)
        count = len(status.builders) + status.stock
        if _STEP * count + _NUMBER + word > self.box.width:
            # The picture says it too.
            word = 0.0
        if _STEP * count + _NUMBER > self.box.width:
            self._paint_briefly(canvas, x, middle)
            return
        width = count * _STEP + _NUMBER + word
        left = x + (self.box.width - width) / 2
        for index in range(count):
            built = index < len(status.builders)
            owner = status.builders[index] if built else None
            centre = left + (index + 0.5) * _STEP
            draw_ziggurat(canvas, centre, middle + 1, 40, owner=owner, lit=0.0 if built else 0.5)
        after = left + count * _STEP + 14
        draw_number(canvas, after, middle, status.stock, 32, colours=numerals.GOLD)
        if word:
            canvas.text(after + 38, middle, status.stock_word, 20, tones.TEXT, "regular", "lm")

    def _paint_briefly(self, canvas: Canvas, x: float, middle: float) -> None:
        """One sign for all that are left."""
        left = x + (self.box.width - _STEP - _NUMBER) / 2
        draw_ziggurat(canvas, left + _STEP / 2, middle + 1, 40, lit=0.5)
        draw_number(canvas, left + _STEP + 14, middle, self._status.stock, 32, colours=numerals.GOLD)
