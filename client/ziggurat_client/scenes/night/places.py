"""Where everything stands on the screen of a games night: tables and standings beside each other, or below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

HEAD: Final = 168.0
"""How high the bar along the top is, with its teeth."""
_EDGE: Final = 28.0
_GAP: Final = 20.0
_STANDINGS: Final = 640.0
_FOOT: Final = 224.0
_WIDE: Final = 1800.0
_LEAST_HEIGHT: Final = 1020.0
_TABLES: Final = 520.0
"""How high tables are where the standings are below them."""
_LEAST_TABLE: Final = 330.0
MOST_TABLES: Final = 3
"""So many tables are on a page."""
_ROW: Final = 61.5
_ROWS_HEAD: Final = 92.0
_STACKED_ROWS: Final = 12


@dataclass(frozen=True)
class NightPlaces:
    """The places, and the least height of the page."""

    tables: tuple[Box, ...]
    standings: Box
    rows: tuple[Box, ...]
    foot: Box
    least_height: float

    @property
    def all_tables(self) -> Box:
        """The room that the tables of a page take together."""
        first, last = self.tables[0], self.tables[-1]
        return Box(first.x, first.y, last.right - first.x, first.height)


def night_places(room: Extent) -> NightPlaces:
    """The places in a window that shows so much at once."""
    width = max(TIGHTEST.width, room.width)
    return _beside(width, max(_LEAST_HEIGHT, room.height)) if width >= _WIDE else _below(width)


def _beside(width: float, height: float) -> NightPlaces:
    top, bottom = HEAD + _GAP, height - _EDGE
    right = Box(width - _EDGE - _STANDINGS, top, _STANDINGS, bottom - top)
    left = Box(_EDGE, top, right.x - _GAP - _EDGE, bottom - top)
    foot = Box(left.x, bottom - _FOOT, left.width, _FOOT)
    tables = _side_by_side(Box(left.x, top, left.width, foot.y - _GAP - top))
    return NightPlaces(tables, right, _rows(right), foot, _LEAST_HEIGHT)


def _below(width: float) -> NightPlaces:
    wide, top = width - 2 * _EDGE, HEAD + _GAP
    tables = _side_by_side(Box(_EDGE, top, wide, _TABLES))
    foot = Box(_EDGE, top + _TABLES + _GAP, wide, _FOOT)
    standings = Box(_EDGE, foot.bottom + _GAP, wide, _ROWS_HEAD + _STACKED_ROWS * _ROW + 12)
    return NightPlaces(tables, standings, _rows(standings), foot, standings.bottom + _EDGE)


def _side_by_side(room: Box) -> tuple[Box, ...]:
    count = max(1, min(MOST_TABLES, int((room.width + _GAP) // (_LEAST_TABLE + _GAP))))
    wide = (room.width - (count - 1) * _GAP) / count
    return tuple(Box(room.x + number * (wide + _GAP), room.y, wide, room.height) for number in range(count))


def _rows(standings: Box) -> tuple[Box, ...]:
    count = max(1, int((standings.height - _ROWS_HEAD - 12) // _ROW))
    x, y, width, _ = standings
    return tuple(Box(x + 12, y + _ROWS_HEAD + number * _ROW, width - 24, _ROW) for number in range(count))
