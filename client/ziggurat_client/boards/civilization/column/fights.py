"""The conflicts that would follow if the movement ended now, and the one about which somebody is asked (6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat.games.civilization.areas import AREAS, LIMITS
from ziggurat.games.civilization.fights import fighters
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.paint import EDGE
from ziggurat_client.boards.civilization.conflict.course import paint_course
from ziggurat_client.boards.civilization.conflict.outcome import outcome
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_HEAD: Final = 42.0
_CARD: Final = 92.0
_STUD: Final = 20.0


def foreseen_fights(choice: Choice, concerned: Sequence[Forecast], box: Box) -> Iterator[Piece]:
    """As many as there is room for, each with what it would come to."""
    title = choice.say("civilization.column.if_ended_now")
    shown = tuple(concerned[: max(1, int((box.height - _HEAD) // _CARD))])
    more = len(concerned) - len(shown)
    lines = tuple((choice.teller.area(AREAS[each.area].id), _outcome(choice, each)) for each in shown)
    ending = choice.say("civilization.column.more_fights", count=more) if more else ""
    place = box._replace(height=min(box.height, _HEAD + len(shown) * _CARD))
    yield Panel(place, STRIP_PANEL)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        room = place.width - 2 * EDGE
        draw_line(canvas, x + EDGE, y + 24, title, room, 19, "#ff9d7a", "bold")
        for number, (forecast, (where, result)) in enumerate(zip(shown, lines, strict=True)):
            _paint_fight(canvas, x + EDGE, y + _HEAD + number * _CARD, room, forecast, where, result)
        if ending:
            draw_line(canvas, x + EDGE, y + 24, ending, room, 17, tones.TEXT_SOFT, align="r")

    yield Painted(place, ("civilization fights", title, shown, lines, ending), paint)


def _outcome(choice: Choice, forecast: Forecast) -> str:
    return outcome(forecast, choice.viewer, choice.names, choice.teller)


def _paint_fight(canvas: Canvas, x: float, y: float, room: float, forecast: Forecast, where: str, result: str) -> None:
    draw_line(canvas, x, y + 14, where, room, 18, tones.TEXT, "bold")
    paint_course(canvas, x, y + 42, room, forecast)
    draw_line(canvas, x, y + 72, result, room, 17, tones.TEXT_SOFT)


def fight_now(choice: Choice, box: Box) -> Iterator[Piece]:
    """Where the fight that stands still is, the limit, and who is left with how many."""
    fight = choice.board.fight
    if fight is None:
        return
    where = choice.teller.area(AREAS[fight.area].id)
    limit = choice.say("civilization.column.limit", count=LIMITS[fight.area])
    left = fighters(choice.board, fight.area)
    place = box._replace(height=min(box.height, _HEAD + 50))
    yield Panel(place, STRIP_PANEL)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        room = place.width - 2 * EDGE
        draw_line(canvas, x + EDGE, y + 24, where, room - 80, 19, tones.TEXT, "bold")
        draw_line(canvas, x + place.width - EDGE, y + 24, limit, 78, 17, tones.TEXT_SOFT, align="r")
        for number, (seat, count) in enumerate(left):
            draw_counter(canvas, seat, x + EDGE + 14 + number * 72, y + _HEAD + 22, _STUD, count)

    yield Painted(place, ("civilization fight", where, limit, left), paint)
