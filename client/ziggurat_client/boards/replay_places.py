"""Where the parts of the replay theatre lie: beside the board, and behind tabs where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.certainty import present
from ziggurat_client.boards.places import Part, Places
from ziggurat_client.boards.shapes import SQUARE, BoardShape
from ziggurat_client.ui.strip_painting import HEIGHT as STRIP_HEIGHT
from ziggurat_client.ui.strip_painting import LOW_HEIGHT as LOW_STRIP_HEIGHT
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

PARTS: Final[tuple[Part, ...]] = ("players", "log")
"""What stands behind tabs where there is little room, in their order."""

_EDGE: Final = 24.0
_GAP: Final = 16.0
_TABS: Final = 44.0
_HIGH_FROM: Final = 1000.0
"""How high a screen is at least that has room for the scores below the board."""
_COLUMN: Final = 428.0
_HALF: Final = 400.0
"""The least width of players and log where they stand beside each other, right of the board."""
_WIDEST_COLUMN: Final = 760.0
_FAIR_SHARE: Final = 0.85
"""Columns on both sides are kept as long as the board is at least so large, compared with the other way."""
_ROW: Final = 78.0
_WANTED_ROW: Final = 190.0
_ROW_GAP: Final = 8.0
_LEAST_LOG: Final = 190.0
_WANTED_LOG: Final = 300.0
_MOST_ROWS: Final = 4
_TABS_SHARE: Final = 0.58
"""How much of their row the tabs take where a button stands beside them."""
_CORNER: Final = 260.0
_CONTROLS: Final = 392.0
_LOW_CONTROLS: Final = 470.0
"""How much of the desk the buttons take, in two rows or in one."""

_PLAY_ON: Final = 292.0
_NARROW_PLAY_ON: Final = 64.0
_WIDE_DESK: Final = 1300.0
"""How wide a desk is at least whose last button has words."""
_LOW_PLAY_ON: Final = 44.0
_HIGH_PLAY_ON: Final = 72.0
_NEWEST: Final = 160.0


@dataclass(frozen=True)
class ReplayPlaces:
    """The places of the board and the players, of the log, and of the desk with the timeline's strip on it.

    With `low` the desk is one row of buttons, and the strip has no scores. `corner` is for a button that leads away:
    at the head of the log, or beside the tabs; `play_on` is for the one that goes on playing, if there is one, and
    `newest` is for what is said of the newest position of a match that is still on.
    """

    stage: Places
    desk: Box
    strip: Box
    low: bool
    corner: Box
    play_on: Box | None = None
    newest: Box | None = None

    @property
    def log(self) -> Box | None:
        """The log's panel, unless it is behind its tab."""
        return self.stage.log


def replay_places(
    extent: Extent, shown: Part, shape: BoardShape = SQUARE, *, leads_away: bool = False, plays_on: bool = False
) -> ReplayPlaces:
    """The places on a screen of that extent, for a board of that shape.

    `shown` is the part on top where there are tabs. With `leads_away` the match is still on, and there is a button in
    the corner; with `plays_on` there is one at the end of the desk.
    """
    low = extent.height < _HIGH_FROM
    top, foot, between, high = (88.0, 12.0, 8.0, 64.0) if low else (96.0, 16.0, 16.0, 168.0)
    desk = Box(_EDGE, extent.height - foot - high, extent.width - 2 * _EDGE, high)
    room = Box(_EDGE, top, extent.width - 2 * _EDGE, desk.y - between - top)
    stage = _stage(extent, room, shown, shape.aspect, leads_away)
    play_on = _play_on(desk, low) if plays_on else None
    newest = _newest(desk, low) if leads_away else None
    return ReplayPlaces(stage, desk, _strip(desk, low, newest or play_on), low, _corner(stage), play_on, newest)


def _stage(extent: Extent, room: Box, shown: Part, aspect: float, leads_away: bool) -> Places:
    beside = min(room.height * aspect, room.width - _EDGE - _COLUMN)
    between = min(room.height * aspect, room.width - 2 * (_EDGE + _COLUMN))
    if room.height >= _rows(_ROW) and between >= _FAIR_SHARE * beside:
        return _columns(extent, room, between, aspect)
    column = min(room.width - _EDGE - beside, 2 * _WIDEST_COLUMN + _GAP)
    pair = column >= 2 * _HALF + _GAP
    column = column if pair else min(column, _WIDEST_COLUMN)
    left = (extent.width - beside - _EDGE - column) / 2
    board = _board(left, room, beside, aspect)
    whole = Box(board.right + _EDGE, room.y, column, room.height)
    if pair:
        return _pair(extent, board, whole)
    if room.height >= _rows(_ROW) + _GAP + _LEAST_LOG:
        return _pile(extent, board, whole)
    return _tabbed(extent, board, whole, shown, leads_away)


def _board(left: float, room: Box, width: float, aspect: float) -> Box:
    """A board of that width, in the middle of the height."""
    height = width / aspect
    return Box(left, room.y + (room.height - height) / 2, width, height)


def _rows(each: float) -> float:
    """The height of the rows that a table may have."""
    return _MOST_ROWS * each + (_MOST_ROWS - 1) * _ROW_GAP


def _columns(extent: Extent, room: Box, width: float, aspect: float) -> Places:
    """The players, the board, the log."""
    column = min((room.width - width) / 2 - _EDGE, _WIDEST_COLUMN)
    left = (extent.width - width) / 2
    board = _board(left, room, width, aspect)
    players = Box(left - _EDGE - column, room.y, column, room.height)
    log = Box(board.right + _EDGE, room.y, column, room.height)
    return Places(extent, board, None, players, log, parts=PARTS)


def _pair(extent: Extent, board: Box, whole: Box) -> Places:
    """The players and the log beside each other."""
    half = (whole.width - _GAP) / 2
    players = Box(whole.x, whole.y, half, whole.height)
    log = Box(whole.right - half, whole.y, half, whole.height)
    return Places(extent, board, None, players, log, parts=PARTS)


def _pile(extent: Extent, board: Box, whole: Box) -> Places:
    """The players above the log."""
    height = max(_rows(_ROW), min(_rows(_WANTED_ROW), whole.height - _GAP - _WANTED_LOG))
    players = Box(whole.x, whole.y, whole.width, height)
    top = players.bottom + _GAP
    log = Box(whole.x, top, whole.width, whole.bottom - top)
    return Places(extent, board, None, players, log, parts=PARTS)


def _tabbed(extent: Extent, board: Box, whole: Box, shown: Part, leads_away: bool) -> Places:
    """One of them at a time, below the tabs."""
    tabs = Box(whole.x, whole.y, whole.width * (_TABS_SHARE if leads_away else 1), _TABS)
    top = tabs.bottom + _ROW_GAP
    part = Box(whole.x, top, whole.width, whole.bottom - top)
    players, log = (part if each == shown else None for each in PARTS)
    return Places(extent, board, None, players, log, tabs=tabs, parts=PARTS)


def _corner(stage: Places) -> Box:
    """The right end of the log's head, or of the row in which the tabs are."""
    if stage.tabs is None:
        log = present(stage.log)
        return Box(log.right - 24 - _CORNER, log.y + 10, _CORNER, _TABS)
    column = (stage.players or stage.log or stage.tabs).right
    return Box(stage.tabs.right + 12, stage.tabs.y, column - stage.tabs.right - 12, _TABS)


def _play_on(desk: Box, low: bool) -> Box:
    """The right end of the desk."""
    width = _PLAY_ON if desk.width >= _WIDE_DESK else _NARROW_PLAY_ON
    height = _LOW_PLAY_ON if low else _HIGH_PLAY_ON
    return Box(desk.right - 20 - width, desk.y + (desk.height - height) / 2, width, height)


def _newest(desk: Box, low: bool) -> Box:
    """The right end of the desk."""
    edge = 9 if low else 16
    return Box(desk.right - 20 - _NEWEST, desk.y + edge, _NEWEST, desk.height - 2 * edge)


def _strip(desk: Box, low: bool, beside: Box | None) -> Box:
    left = desk.x + (_LOW_CONTROLS if low else _CONTROLS)
    y, height, edge = (desk.y + 10, LOW_STRIP_HEIGHT, 36) if low else (desk.y + 18, STRIP_HEIGHT, 24)
    end = desk.right if beside is None else beside.x
    return Box(left, y, end - edge - left, height)
