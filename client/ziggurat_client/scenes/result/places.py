"""Where things stand on the page of a result: the course of the match beside the ranking, or below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat_client.ui.standing_row import MOST_HIGH_ROWS, row_height
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent

_TOP: Final = 96.0
_EDGE: Final = 24.0
_GAP: Final = 16.0
_WIDE: Final = 1760.0
"""The width from which the course stands beside the ranking."""
_SIDE: Final = 608.0
_SIDE_SHARE: Final = 0.4
"""What the course gets of the width that there is beyond the usual one."""
_HALVES: Final = 1230.0
"""The width from which chart and standouts, below the ranking, stand side by side."""
_BANNER: Final = 168.0
_CHART: Final = 356.0
_CHART_SHARE: Final = 0.4
"""What the chart gets of the height that there is beyond the usual one."""
_STANDOUTS: Final = 216.0
_CHAT: Final = 276.0
_BAR: Final = 64.0
_NOTE: Final = 32.0
_ANNALS: Final = 212.0
_LEAST_REMATCH: Final = 240.0
_TOGETHER: Final = 304.0


class Bar(NamedTuple):
    """The places of what one can do now, and of a note about it."""

    rematch: Box
    note: Box
    annals: Box
    together: Box
    watch: Box
    save: Box
    leave: Box


class ResultPlaces(NamedTuple):
    """Where everything is, and the least height of the page."""

    banner: Box
    bar: Bar
    rows: tuple[Box, ...]
    chart: Box
    standouts: Box
    chat: Box
    series: Box
    least_height: float


class _Ways(NamedTuple):
    """Which ways there are besides those that there always are."""

    annals: bool
    together: bool


def result_places(
    room: Extent, players: int, *, annals: bool = False, together: bool = False, series: float = 0
) -> ResultPlaces:
    """The places in a window that shows so much at once, with or without buttons for annals and to look together;
    `series` is the height of the panel about the series, 0 where there is none.

    The bar stands at the foot where all is seen at once. Else it follows the banner, so that one need not look for it.
    """
    room = Extent(max(TIGHTEST.width, room.width), room.height)
    return (_beside if room.width >= _WIDE else _below)(room, players, _Ways(annals, together), series)


def _beside(room: Extent, players: int, ways: _Ways, series: float) -> ResultPlaces:
    side = _SIDE + max(0.0, room.width - GRID.width) * _SIDE_SHARE
    banner = Box(_EDGE, _TOP, room.width - 3 * _EDGE - side, _BANNER)
    aside = banner.right + _EDGE
    series_box = Box(aside, _TOP, side, series)
    side_top = series_box.bottom + _GAP if series else _TOP
    least_foot = side_top + _CHART + _GAP + _STANDOUTS + _GAP + _CHAT
    rows = _rows(banner, banner.bottom + _EDGE, players)
    least = max(least_foot, rows[-1].bottom) + _EDGE + _BAR + _GAP
    if room.height + 1 >= least:
        y = room.height - _GAP - _BAR
        foot, bar = y - _EDGE, _foot_bar(y, banner, Box(aside, y, side, _BAR), ways)
    else:
        bar, top = _head_bar(banner, ways)
        rows = _rows(banner, top, players)
        least = max(least_foot, rows[-1].bottom) + _EDGE
        foot = max(least, room.height) - _EDGE
    chart = Box(aside, side_top, side, _CHART + (foot - least_foot) * _CHART_SHARE)
    standouts = Box(aside, chart.bottom + _GAP, side, _STANDOUTS)
    chat = standouts.bottom + _GAP
    chat_box = Box(aside, chat, side, foot - chat)
    return ResultPlaces(banner, bar, rows, chart, standouts, chat_box, series_box, least)


def _below(room: Extent, players: int, ways: _Ways, series: float) -> ResultPlaces:
    banner = Box(_EDGE, _TOP, room.width - 2 * _EDGE, _BANNER)
    bar, top = _head_bar(banner, ways)
    series_box = Box(_EDGE, top + 4, banner.width, series)
    rows = _rows(banner, series_box.bottom + _GAP if series else top, players)
    top = rows[-1].bottom + _EDGE
    if room.width >= _HALVES:
        half = (banner.width - _EDGE) / 2
        chart = Box(_EDGE, top, half, _CHART)
        standouts = Box(chart.right + _EDGE, top, half, _CHART)
    else:
        chart = Box(_EDGE, top, banner.width, _CHART)
        standouts = Box(_EDGE, chart.bottom + _GAP, banner.width, _STANDOUTS)
    top = standouts.bottom + _GAP
    least = top + _CHAT + _EDGE
    chat = Box(_EDGE, top, banner.width, max(least, room.height) - _EDGE - top)
    return ResultPlaces(banner, bar, rows, chart, standouts, chat, series_box, least)


def _rows(banner: Box, top: float, players: int) -> tuple[Box, ...]:
    """The rows of the players, as wide as the banner, from `top` on."""
    height = row_height(banner.width, players)
    pitch = height + (_GAP if players <= MOST_HIGH_ROWS else _GAP / 2)
    return tuple(Box(banner.x, top + number * pitch, banner.width, height) for number in range(max(1, players)))


def _foot_bar(y: float, banner: Box, beside: Box, ways: _Ways) -> Bar:
    """Below everything: the buttons on the right as wide together as what is above them."""
    rematch = Box(banner.x, y, 320, _BAR)
    annals, end = _before(banner.right, y, _ANNALS, is_there=ways.annals)
    together, end = _before(end, y, _BAR if ways.annals else _TOGETHER, is_there=ways.together)
    note = Box(rematch.right + _EDGE, y, end - rematch.right - _EDGE, _BAR)
    each = (beside.width - 2 * _GAP) / (_SIDE - 2 * _GAP)
    watch = Box(beside.x, y, 236 * each, _BAR)
    save = Box(watch.right + _GAP, y, 192 * each, _BAR)
    leave = Box(save.right + _GAP, y, beside.right - save.right - _GAP, _BAR)
    return Bar(rematch, note, annals, together, watch, save, leave)


def _head_bar(banner: Box, ways: _Ways) -> tuple[Bar, float]:
    """Below the banner; and where what follows begins. Annals, and the way to look together, stand in the row of the
    note where the others leave no room."""
    y = banner.bottom + _GAP
    leave = Box(banner.right - 148, y, 148, _BAR)
    save = Box(leave.x - _GAP - 192, y, 192, _BAR)
    watch = Box(save.x - _GAP - 236, y, 236, _BAR)
    low = Box(banner.x, y + _BAR + 6, banner.width, _NOTE)
    together, end = _before(watch.x - _GAP, y, _BAR, is_there=ways.together)
    annals, end = _before(end, y, _ANNALS, is_there=ways.annals)
    if any(ways) and end - banner.x < _LEAST_REMATCH:
        annals, end = _before(banner.right, low.y + 4, _ANNALS, is_there=ways.annals)
        together, end = _before(end, low.y + 4, _BAR, is_there=ways.together)
        note = Box(low.x, low.y + 4, end - low.x, _BAR)
        rematch = Box(banner.x, y, min(320, watch.x - _GAP - banner.x), _BAR)
        return Bar(rematch, note, annals, together, watch, save, leave), note.bottom + 10
    rematch = Box(banner.x, y, min(320, end - banner.x), _BAR)
    return Bar(rematch, low, annals, together, watch, save, leave), low.bottom + 6


def _before(right: float, y: float, width: float, *, is_there: bool) -> tuple[Box, float]:
    """A button of that width that ends there, if it is there, and how far what stands before it may reach."""
    if not is_there:
        return Box(right, y, 0, _BAR), right
    return Box(right - width, y, width, _BAR), right - width - _GAP
