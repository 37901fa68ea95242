"""What is said beside a space while something is held over it: what it would lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.spaces import EVERY_SPACE, Space
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.panels import CARD, Side, draw_card
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.tiles import draw_coin
from ziggurat_client.boards.tigris.choosing.forecasts import (
    catastrophe_forecast,
    leader_forecast,
    tile_forecast,
)
from ziggurat_client.boards.tigris.choosing.known import Known, inviting
from ziggurat_client.boards.tigris.choosing.modes import Laying, Leading, Mode, Striking
from ziggurat_client.boards.tigris.words.forecast_words import ForecastWords, Lines, LineSign
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.ui.hover_card import PADDING

_PITCH: Final = 28.0
_HEAD: Final = 50.0
_SIGN: Final = 30.0


@dataclass(frozen=True)
class ForecastCard:
    """A title, and a line for each thing that would follow, with its sign."""

    title: str
    sign: Colour | None
    lines: Lines

    def size(self, scale: float) -> tuple[float, float]:
        widths = [text_width(text, 18, "regular", scale) + _SIGN for _, text in self.lines]
        title = text_width(self.title, 21, "bold", scale) + _SIGN
        return max([title, *widths]) + 2 * PADDING, _HEAD + len(self.lines) * _PITCH + 10

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        left = x + PADDING
        if self.sign is not None:
            draw_coin(canvas, self.sign, left + 11, y + 27, 13)
        canvas.text(left + _SIGN, y + 27, self.title, 21, tones.TEXT, "bold", "lm")
        for number, (sign, text) in enumerate(self.lines):
            middle = y + _HEAD + (number + 0.5) * _PITCH
            _draw_sign(canvas, sign, left + 11, middle)
            canvas.text(left + _SIGN, middle, text, 18, tones.TEXT, "regular", "lm")


def _draw_sign(canvas: Canvas, sign: LineSign, cx: float, cy: float) -> None:
    if sign is None:
        draw_glyph_flat(canvas, "W", cx, cy, 20, "#ff9a7c")
    elif isinstance(sign, Icon):
        draw_icon(canvas, sign, cx, cy, 18, "#f0c766")
    else:
        draw_coin(canvas, sign, cx, cy, 10)


def forecast_card(
    known: Known, mode: Mode, near: int | None, teller: TigrisTeller, names: Sequence[str]
) -> ForecastCard | None:
    """The card of what is held over the space `near`, None where nothing may be done there."""
    if near is None or near not in inviting(known, mode):
        return None
    board, space, told = known.board, EVERY_SPACE[near], ForecastWords(known.seat, teller, names)
    match mode:
        case Laying(color):
            lines = told.of_tile(tile_forecast(board, color, space))
            return ForecastCard(_title(teller, teller.tile(color), space), color, lines)
        case Leading(color):
            lines = told.of_leader(leader_forecast(board, known.seat, color, space))
            return ForecastCard(_title(teller, teller.leader(color), space), color, lines)
        case Striking():
            title = _title(teller, teller.words.say("tigris.action.catastrophe"), space)
            return ForecastCard(title, None, told.of_catastrophe(catastrophe_forecast(board, space)))
        case _:
            return None


def _title(teller: TigrisTeller, piece: str, space: Space) -> str:
    """What is in the hand and where it would go."""
    return teller.words.say("tigris.forecast.title", piece=piece[:1].upper() + piece[1:], space=teller.space(space))
