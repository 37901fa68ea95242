"""The cards beside an area in which a conflict would follow: a small one, and a larger one for a siege."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.conflicts import BESIEGERS
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import CARD, Side, draw_card
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast
from ziggurat_client.boards.civilization.conflict.course import paint_course
from ziggurat_client.boards.civilization.conflict.outcome import outcome
from ziggurat_client.boards.civilization.conflict.stairs import paint_stairs
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.ui.hover_card import PADDING, Card
from ziggurat_client.ui.text import draw_line, draw_lines

_SIEGE: Final = (424.0, 330.0)
_SMALL: Final = (360.0, 166.0)
_STUD: Final = 24.0
_LIMIT: Final = "#ff9d7a"


@dataclass(frozen=True)
class ConflictCard:
    """Who would fight with how many, the course of it, and what is left."""

    title: str
    limit: str
    forecast: Forecast
    result: str

    def size(self, scale: float) -> tuple[float, float]:
        return _SMALL

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        width, height = _SMALL
        draw_card(canvas, x, y, width, height, CARD, pointer=pointer)
        paint_title(canvas, x, y, width, self.title, self.limit)
        at = x + PADDING + 6
        for seat, count in self.forecast.before:
            draw_counter(canvas, seat, at + 6, y + 64, _STUD, count)
            at += 66
        paint_course(canvas, x + PADDING, y + 104, width - 2 * PADDING, self.forecast)
        draw_line(canvas, x + PADDING, y + 142, self.result, width - 2 * PADDING, 18, tones.TEXT, "bold")


@dataclass(frozen=True)
class SiegeCard:
    """The strength of an attack on a city, who would come up to defend it, the fight as two stairs, and its end."""

    title: str
    limit: str
    forecast: Forecast
    attacker: Seat
    owner: Seat
    strength: str
    defence: str
    result: str

    def size(self, scale: float) -> tuple[float, float]:
        return _SIEGE

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        width, height = _SIEGE
        room = width - 2 * PADDING
        draw_card(canvas, x, y, width, height, CARD, pointer=pointer)
        paint_title(canvas, x, y, width, self.title, self.limit)
        draw_divider(canvas, x + PADDING, y + 50, room)
        before, _ = self.forecast.count_of(self.attacker)
        self._paint_side(canvas, x, y + 82, self.attacker, before, self.strength)
        right = x + width - PADDING - 10
        enough = before >= BESIEGERS
        sign = Icon.CHECK if enough else Icon.CROSS
        draw_icon(canvas, sign, right, y + 82, 20, "#7fe0a0" if enough else _LIMIT)
        self._paint_side(canvas, x, y + 122, self.owner, self.forecast.defenders, self.defence)
        box = (room, 120.0)
        paint_stairs(canvas, x + PADDING, y + 148, box, self.forecast, self.attacker, self.owner)
        draw_lines(canvas, x + PADDING, y + 300, self.result, room, 2, 24, 20, tones.TEXT, "bold")

    def _paint_side(self, canvas: Canvas, x: float, middle: float, seat: Seat, count: int, words: str) -> None:
        draw_cube(canvas, seat, x + PADDING + 12, middle, _STUD)
        taken = draw_number(canvas, x + PADDING + 36, middle, count, 30)
        left = x + PADDING + 46 + taken
        room = x + _SIEGE[0] - PADDING - 30 - left
        draw_line(canvas, left, middle, words, room, 18, tones.TEXT)


def paint_title(canvas: Canvas, x: float, y: float, width: float, title: str, limit: str) -> None:
    """The area, and its limit at the right."""
    taken = text_width(limit, 18, "bold", canvas.scale)
    draw_line(canvas, x + PADDING, y + 28, title, width - 2 * PADDING - taken - 12, 21, tones.TEXT, "bold")
    canvas.text(x + width - PADDING, y + 28, limit, 18, _LIMIT, "bold", "rm")


def conflict_card(forecast: Forecast, viewer: Viewer, names: Sequence[str], teller: CivilizationTeller) -> Card:
    """The card of a conflict that would follow."""
    say, where = teller.words.say, teller.area(AREAS[forecast.area].id)
    limit = say("civilization.column.limit", count=forecast.limit)
    result, attacker = outcome(forecast, viewer, names, teller), forecast.attacker
    if forecast.city is None or attacker is None or forecast.assault is None:
        return ConflictCard(where, limit, forecast, result)
    owner, before = forecast.city, forecast.count_of(attacker)[0]
    return SiegeCard(
        say("civilization.siege.title", where=where),
        limit,
        forecast,
        attacker,
        owner,
        say("civilization.siege.strength", count=before, needed=BESIEGERS),
        say("civilization.siege.defence", count=forecast.defenders, name=names[owner]),
        result,
    )
