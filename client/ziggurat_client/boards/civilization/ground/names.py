"""The names of the open seas: italic capitals where the water has room for the word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.civilization.areas import AREAS, AreaNumber, is_open_sea
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.shape import Point
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.land.outlines import area_at
from ziggurat_client.boards.civilization.land.reading import SPOTS

COLOUR: Final = "#a9bff2"
_TEXT: Final = 15.0
_TRACKING: Final = 0.14
_LEADING: Final = 20.0
_ONE_LINE: Final = 9
"""A name of so many letters is not broken."""
_ROOM: Final = 7.0
_STEPS: Final = (0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5)
"""How far from the middle of a sea a place for its name is looked for, in heights of a line."""


class SeaName(NamedTuple):
    """The lines of a name and their middle, in units of the map."""

    lines: tuple[str, ...]
    middle: Point


def sea_names(names: Mapping[AreaNumber, str], scale: float, pixels: float) -> Iterator[SeaName]:
    """The names of the open seas that have room for them, at `scale` units of the screen to one of the map.

    `names` are those of areas; `pixels` is how many a unit of the screen has.
    """
    for area in range(len(AREAS)):
        if is_open_sea(area) and area in names:
            lines = _broken(names[area].upper())
            size = max(_width(line, pixels) for line in lines), _LEADING * len(lines)
            middle = _free(area, size[0] / scale, size[1] / scale, _LEADING / scale)
            if middle is not None:
                yield SeaName(lines, middle)


def draw_sea_name(canvas: Canvas, cx: float, cy: float, lines: tuple[str, ...]) -> None:
    """A sea's name with its middle at (cx, cy)."""
    for number, line in enumerate(lines):
        y = cy + (number - (len(lines) - 1) / 2) * _LEADING
        canvas.text(cx, y, line, _TEXT, COLOUR, "italic", "mm", tracking=_TRACKING, shadow=0.6)


def sea_name_size(lines: tuple[str, ...], pixels: float) -> tuple[float, float]:
    """How wide and high a name is, in units of the screen."""
    return max(_width(line, pixels) for line in lines), _LEADING * len(lines)


def _width(line: str, pixels: float) -> float:
    return text_width(line, _TEXT, "italic", pixels, _TRACKING)


def _broken(name: str) -> tuple[str, ...]:
    """A long name in two lines, as even as its words allow."""
    words = name.split(" ")
    if len(name) <= _ONE_LINE or len(words) < 2:
        return (name,)
    breaks = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(len, lines)))


@lru_cache(maxsize=256)
def _free(area: AreaNumber, width: float, height: float, step: float) -> Point | None:
    """The place nearest to the middle of a sea where a box of that size lies in its water; None if there is none."""
    x, y = SPOTS[area].middle
    places = [(x + across * 2 * step, y + down * step) for down in _STEPS for across in _STEPS]
    places.sort(key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    return next((place for place in places if _has_room(area, *place, width, height)), None)


def _has_room(area: AreaNumber, x: float, y: float, width: float, height: float) -> bool:
    across = [x + width * (number / _ROOM - 0.5) for number in range(round(_ROOM) + 1)]
    return all(area_at(place, y + down * height / 2) == area for down in (-1, 0, 1) for place in across)
