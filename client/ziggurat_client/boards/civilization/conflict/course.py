"""The course of a foreseen fight as numbers: how many each side has after each loss, and the end in gold."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.events import Counts
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast

_HEIGHT: Final = 30.0
_GAP: Final = 16.0
_PADDING: Final = 8.0
_LEFT_OUT: Final = "…"


def stages(forecast: Forecast) -> tuple[Counts, ...]:
    """The numbers one after the other, no two alike in a row; of a siege from when the defenders have come up."""
    found: list[Counts] = []
    before = () if forecast.assault == "fell" else (forecast.before,)
    for counts in (*before, *forecast.course, forecast.after):
        if not found or dict(counts) != dict(found[-1]):
            found.append(counts)
    return tuple(found)


def paint_course(canvas: Canvas, x: float, middle: float, room: float, forecast: Forecast) -> None:
    """As many stages as there is room for, the last one always, and dots for those between."""
    shown = _fitting(canvas, [_text(counts) for counts in stages(forecast)], room)
    for number, text in enumerate(shown):
        width = text_width(text, 18, "bold", canvas.scale) + 2 * _PADDING
        _paint_stage(canvas, x, middle, width, text, is_last=number == len(shown) - 1)
        x += width
        if number < len(shown) - 1:
            canvas.text(x + _GAP / 2, middle, "›", 18, tones.TEXT_SOFT, "bold", "mm")
            x += _GAP


def _fitting(canvas: Canvas, texts: list[str], room: float) -> list[str]:
    """The first ones and the last, as many as there is room for, with dots for what is left out."""
    if _width(canvas, texts) <= room:
        return texts
    for first in range(len(texts) - 2, 0, -1):
        shown = [*texts[:first], _LEFT_OUT, texts[-1]]
        if _width(canvas, shown) <= room:
            return shown
    return texts[-1:]


def _text(counts: Counts) -> str:
    return " · ".join(str(count) for _, count in counts)


def _width(canvas: Canvas, texts: list[str]) -> float:
    taken = sum(text_width(text, 18, "bold", canvas.scale) + 2 * _PADDING for text in texts)
    return taken + _GAP * (len(texts) - 1)


def _paint_stage(canvas: Canvas, x: float, middle: float, width: float, text: str, *, is_last: bool) -> None:
    top = middle - _HEIGHT / 2
    if text != _LEFT_OUT:
        canvas.fill(canvas.stepped(x, top, width, _HEIGHT, 3, 1), "#0a0808", 0.7)
        edge = canvas.stepped_frame(x, top, width, _HEIGHT, 1.5, 3, 1)
        canvas.fill(edge, "#f0c45c" if is_last else "#6d5a40", 1.0 if is_last else 0.7)
    canvas.text(x + width / 2, middle, text, 18, tones.TEXT if is_last else tones.TEXT_SOFT, "bold", "mm")
