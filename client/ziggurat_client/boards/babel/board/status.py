"""How the game stands, for the top bar: the turn, and the sign of the final phase."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from ziggurat.games.babel.position import Shown
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_TURN: Final = 130.0
_SIGN: Final = 560.0
_HEIGHT: Final = 52.0


def status_pieces(box: Box, shown: Shown, words: Words, width: float) -> Sequence[Piece]:
    """The turn at the left of the free place of a bar `width` wide; the sign in the bar's middle, or as near to it as
    there is room."""
    turn = TurnSign(box._replace(width=min(_TURN, box.width)), words.say("babel.turn.count"), shown.board.turn)
    if not shown.board.final_phase:
        return (turn,)
    room = box.width - _TURN
    sign = min(_SIGN, room)
    left = min(max(width / 2 - sign / 2, box.x + _TURN), box.right - sign)
    place = Box(left, box.y + (box.height - _HEIGHT) / 2, sign, _HEIGHT)
    return turn, FinalSign(place, words.say("babel.final"), words.say("babel.final.note"))


class TurnSign(Piece):
    """Which turn is played."""

    margin = 8

    def __init__(self, box: Box, word: str, turn: int) -> None:
        super().__init__(box)
        self._word = word
        self._turn = turn

    def appearance(self) -> Hashable:
        return self._word, self._turn

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        width = draw_line(canvas, x, middle, self._word, self.box.width - 60, 20, tones.TEXT_SOFT)
        draw_number(canvas, x + width + 12, middle, self._turn, 28)


class FinalSign(Piece):
    """The red sign of the final phase: what counts from now on."""

    margin = 28

    def __init__(self, box: Box, title: str, note: str) -> None:
        super().__init__(box)
        self._title = title.upper()
        self._note = note

    def appearance(self) -> Hashable:
        return self._title, self._note

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        room = self.box.width
        title = text_width(self._title, 22, "bold", canvas.scale, 0.08)
        note = text_width(self._note, 18, "regular", canvas.scale)
        whole = 68 + title + 32 + note + 20
        with_note = whole <= room
        width = whole if with_note else min(room, 68 + title + 20)
        left, middle = x + (room - width) / 2, y + self.box.height / 2
        body = canvas.mask(canvas.stepped(left, y, width, self.box.height, 5, 2))
        canvas.glow(body, "#ff8a3c", 18, 0.8, inside=False)
        canvas.fill(body, vertical(y, y + self.box.height, "#6d2118", "#3a0f0c"))
        edge = canvas.stepped_frame(left, y, width, self.box.height, 2, 5, 2)
        canvas.fill(edge, vertical(y, y + self.box.height, "#ffd9a8", "#d9603a"))
        draw_ziggurat(canvas, left + 36, middle, 38, 4, lit=0.8)
        draw_heading(canvas, left + 66, middle, self._title, 22, "lm", room=width - 80)
        if with_note:
            canvas.fill(canvas.rect(left + 66 + title + 15, y + 12, 1.5, 28), "#ffb98a", 0.6)
            canvas.text(left + 66 + title + 31, middle, self._note, 18, "#ffe9d2", "regular", "lm")
