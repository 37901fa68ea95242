"""Where things stand on the page of annals: the map beside the charts, or above them where there is little room."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_TOP: Final = 100.0
_EDGE: Final = 28.0
_GAP: Final = 18.0
_BESIDE: Final = 1200.0
"""The width from which the charts stand beside the map."""
_SIDE_SHARE: Final = 0.36
_LEAST_CHART: Final = 190.0
_CHART: Final = 250.0
_NEWS: Final = 120.0
_BAR: Final = 64.0
_BUTTON: Final = 56.0
_PLAY: Final = 84.0
_SAVE: Final = 300.0


class AnnalsPlaces(NamedTuple):
    """Where everything is, and the least height of the page."""

    map: Box
    charts: tuple[Box, ...]
    news: Box
    back: Box
    play: Box
    on: Box
    slider: Box
    save: Box
    least_height: float


def annals_places(room: Extent, shape: float, charts: int) -> AnnalsPlaces:
    """The places in a window that shows so much at once, for a map of that shape."""
    room = Extent(max(TIGHTEST.width, room.width), room.height)
    return _beside(room, shape, charts) if room.width >= _BESIDE else _below(room, shape, charts)


def _beside(room: Extent, shape: float, charts: int) -> AnnalsPlaces:
    least = _TOP + charts * (_LEAST_CHART + _GAP) + _BAR + _GAP
    foot = max(room.height, least) - _GAP - _BAR
    high = foot - _GAP - _TOP
    side = (room.width - 3 * _EDGE) * _SIDE_SHARE
    width = min(room.width - 3 * _EDGE - side, (high - _GAP - _NEWS) * shape)
    shown = Box(_EDGE, _TOP, width, width / shape)
    aside = shown.right + _EDGE
    each = (high - (charts - 1) * _GAP) / charts
    lines = tuple(
        Box(aside, _TOP + number * (each + _GAP), room.width - _EDGE - aside, each) for number in range(charts)
    )
    news = Box(_EDGE, shown.bottom + _GAP, width, foot - _GAP - shown.bottom - _GAP)
    return AnnalsPlaces(shown, lines, news, *_bar(foot, room.width), least)


def _below(room: Extent, shape: float, charts: int) -> AnnalsPlaces:
    width = room.width - 2 * _EDGE
    shown = Box(_EDGE, _TOP, width, width / shape)
    bar = _bar(shown.bottom + _GAP, room.width)
    news = Box(_EDGE, shown.bottom + 2 * _GAP + _BAR, width, _NEWS)
    top = news.bottom + _GAP
    lines = tuple(Box(_EDGE, top + number * (_CHART + _GAP), width, _CHART) for number in range(charts))
    return AnnalsPlaces(shown, lines, news, *bar, lines[-1].bottom + _EDGE)


def _bar(y: float, width: float) -> tuple[Box, Box, Box, Box, Box]:
    """Back, play, on, the slider and what saves the picture."""
    top = y + (_BAR - _BUTTON) / 2
    back = Box(_EDGE, top, _BUTTON, _BUTTON)
    play = Box(back.right + 8, top, _PLAY, _BUTTON)
    on = Box(play.right + 8, top, _BUTTON, _BUTTON)
    save = Box(width - _EDGE - _SAVE, y, _SAVE, _BAR)
    left = on.right + _GAP
    return back, play, on, Box(left, top, save.x - _GAP - left, _BUTTON), save
