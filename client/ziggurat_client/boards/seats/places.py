"""Where the players stand below each other, and how much of each there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.window.screen import Box

Style: TypeAlias = Literal["panel", "row", "line"]
"""A panel has as much room as it may want, a row two lines of words, a line one."""

PANEL: Final = 224.0
"""The height of a panel."""
ROW: Final = 60.0
"""The height from which there is room for two lines."""
_WIDE_GAP: Final = 24.0
_NARROW_GAP: Final = 8.0
_LINE_GAP: Final = 4.0


@dataclass(frozen=True)
class SeatPlaces:
    """The boxes of all players, the first on top, and what they are."""

    style: Style
    boxes: tuple[Box, ...]


def seat_places(place: Box, count: int, panel: float = PANEL) -> SeatPlaces:
    """The boxes of so many players in a place, each as high as `panel` where they all have room for that."""
    gap = min(_WIDE_GAP, max(_NARROW_GAP, (place.height - count * panel) / max(1, count - 1)))
    each = _height(place, count, gap, panel)
    style: Style = "panel" if each >= panel else "row" if each >= ROW else "line"
    if style == "line":
        gap = _LINE_GAP
        each = min(ROW, _height(place, count, gap, panel))
    boxes = tuple(Box(place.x, place.y + number * (each + gap), place.width, each) for number in range(count))
    return SeatPlaces(style, boxes)


def _height(place: Box, count: int, gap: float, most: float) -> float:
    """How high each of so many may be."""
    return min(most, (place.height - (count - 1) * gap) / count)
