"""What a monument would change, as the column tells it: whom it weakens, and who would go home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.text import pixel_size, text_width, wrap
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_back
from ziggurat_client.boards.tigris.choosing.forecasts import MonumentForecast
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.ui.text import draw_line, draw_lines

_EDGE: Final = 20.0
_TITLE: Final = 44.0
_ROW: Final = 46.0
_SIGN: Final = 36.0
_TEXT: Final = 18.0
_NOTE: Final = 17.0
_LEADING: Final = 1.25
_LINES: Final = 2
_LESS: Final = "#ff9a7c"


@dataclass(frozen=True)
class Change:
    """A line about it: what is meant as its sign, a leader, the turned tiles (None) or an icon; and a strength before
    and after, where it is about one."""

    sign: Leader | Icon | None
    text: str
    strength: tuple[int, int] | None = None


def changes_of(choice: Choice, forecast: MonumentForecast) -> Iterator[Change]:
    """What follows, the weakened first."""
    for leader, before, after in forecast.weakens:
        yield Change(leader, _about(choice, "strength", leader), (before, after))
    yield Change(None, choice.say("tigris.building.turned"))
    for leader in forecast.stranded:
        yield Change(leader, _about(choice, "stranded", leader))
    if not forecast.stranded:
        yield Change(Icon.CHECK, choice.say("tigris.forecast.nobody_stranded"))


def _about(choice: Choice, key: str, leader: Leader) -> str:
    whose = "yours" if leader.seat == choice.viewer else "theirs"
    named = choice.teller.leader(COLOURS[leader.colour])
    return choice.say(f"tigris.building.{key}.{whose}", leader=named, name=choice.names[leader.seat])


def paint_changes(
    canvas: Canvas,
    x: float,
    y: float,
    size: tuple[float, float],
    title: str,
    changes: Sequence[Change],
    notes: Sequence[str],
) -> None:
    """The changes below their title, and as many of the notes as there is room for."""
    width, height = size
    draw_line(canvas, x + _EDGE, y + 24, title, width - 2 * _EDGE, 19, tones.TEXT_HEAD, "bold")
    top, bottom = y + _TITLE, y + height - 8
    pitch = min(_ROW, (bottom - top) / len(changes))
    for number, change in enumerate(changes):
        _paint_change(canvas, x + _EDGE, top + (number + 0.5) * pitch, width - 2 * _EDGE, min(_SIGN, pitch - 4), change)
    at = top + len(changes) * pitch + 10
    pitch = _pitch(canvas, _NOTE)
    for note in notes:
        most = int((bottom - at) / pitch)
        if most < 1:
            return
        lines = draw_lines(
            canvas, x + _EDGE, at + pitch / 2, note, width - 2 * _EDGE, most, pitch, _NOTE, tones.TEXT_SOFT, "italic"
        )
        at += lines * pitch + 8


def _pitch(canvas: Canvas, size: float) -> float:
    """The distance of two lines of text of a size, which is never smaller than can be read."""
    return pixel_size(size, canvas.scale) / canvas.scale * _LEADING


def _paint_change(canvas: Canvas, x: float, cy: float, width: float, size: float, change: Change) -> None:
    cx = x + _SIGN / 2
    match change.sign:
        case Leader(seat=seat, colour=colour):
            draw_leader(canvas, COLOURS[colour], seat, cx, cy, size)
        case None:
            draw_back(canvas, cx - size * 0.42, cy - size * 0.42, size * 0.84, size * 0.84)
        case icon:
            draw_icon(canvas, icon, cx, cy, size * 0.62, "#f0c766")
    left, taken = x + _SIGN + 10, 0.0
    if change.strength is not None:
        taken = _paint_strength(canvas, x + width, cy, *change.strength) + 10
    room = x + width - taken - left
    lines = min(_LINES, len(wrap(change.text, room, _TEXT, "regular", canvas.scale)))
    pitch = _pitch(canvas, _TEXT)
    draw_lines(canvas, left, cy - (lines - 1) * pitch / 2, change.text, room, _LINES, pitch, _TEXT, tones.TEXT)


def _paint_strength(canvas: Canvas, right: float, cy: float, before: int, after: int) -> float:
    """A strength before and after, up to `right`. Returns its width."""
    first, second = (text_width(str(number), 19, "bold", canvas.scale) for number in (before, after))
    canvas.text(right, cy, str(after), 19, _LESS, "bold", "rm")
    draw_icon(canvas, Icon.RIGHT, right - second - 11, cy, 11, _LESS)
    canvas.text(right - second - 22, cy, str(before), 19, tones.TEXT, "bold", "rm")
    return first + second + 22
