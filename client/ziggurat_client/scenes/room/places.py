"""Where things stand in a table's room: in three columns, in two, or one below the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat_client.ui import invite_panel, seat_panel
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent

_TOP: Final = 96.0
_EDGE: Final = 24.0
_GAP: Final = 16.0
_SIDE: Final = 504.0
"""The least width of options, invitation and chat."""
_THREE_COLUMNS: Final = 1800.0
_TWO_COLUMNS: Final = 1270.0
_LEAST_CHAT: Final = 360.0
_FOOT_BAR: Final = 72.0
_HEAD_STATUS: Final = 36.0
_HEAD_BAR: Final = 60.0


class Bar(NamedTuple):
    """The places of what begins the match, and of what it waits for."""

    leave: Box
    status: Box
    ready: Box
    start: Box


class RoomPlaces(NamedTuple):
    """Where everything is, and the least height of the page."""

    bar: Bar
    options: Box
    seats: Box
    invitation: Box
    chat: Box
    least_height: float


def room_places(room: Extent, seats: int, options: float, invite: float = invite_panel.HEIGHT) -> RoomPlaces:
    """The places in a window that shows so much at once; `options` is the least height of the options' panel, `invite`
    that of the invitation.

    The bar stands at the foot where all is seen at once. Else it stands on top, so that one need not look for it.
    """
    width = max(TIGHTEST.width, room.width)
    if width >= _THREE_COLUMNS:
        return _three_columns(Extent(width, room.height), seat_panel.height(seats), options, invite)
    bar, top = _head_bar(width)
    if width >= _TWO_COLUMNS:
        return _two_columns(Extent(width, room.height), bar, top, seat_panel.height(seats), options, invite)
    return _one_column(Extent(width, room.height), bar, top, seat_panel.height(seats), options, invite)


def _three_columns(room: Extent, seats: float, options: float, invite: float) -> RoomPlaces:
    """Options, seats, and how others come and what they say."""
    content = max(options, seats, invite + _GAP + _LEAST_CHAT)
    least = _TOP + content + _EDGE + _FOOT_BAR + _EDGE
    spare = max(0.0, room.width - GRID.width)
    left, right = _SIDE + spare * 0.15, _SIDE + spare * 0.4
    middle = room.width - 4 * _EDGE - left - right
    if room.height + 1 >= least:
        top, foot = _TOP, room.height - _FOOT_BAR - 2 * _EDGE
        bar = _foot_bar(room.width, foot + _EDGE, left, right)
    else:
        bar, top = _head_bar(room.width)
        least = top + content + _EDGE
        foot = max(least, room.height) - _EDGE
    beyond = 2 * _EDGE + left + middle + _EDGE
    chat = top + invite + _GAP
    return RoomPlaces(
        bar,
        Box(_EDGE, top, left, foot - top),
        Box(2 * _EDGE + left, top, middle, seats),
        Box(beyond, top, right, invite),
        Box(beyond, chat, right, foot - chat),
        least,
    )


def _two_columns(room: Extent, bar: Bar, top: float, seats: float, options: float, invite: float) -> RoomPlaces:
    """Seats and what is said, beside them what is played and how others come."""
    content = max(seats + _GAP + _LEAST_CHAT, options + _GAP + invite)
    least = top + content + _EDGE
    foot = max(least, room.height) - _EDGE
    wide, beside = room.width - 3 * _EDGE - _SIDE, room.width - _EDGE - _SIDE
    chat, invitation = top + seats + _GAP, foot - invite
    return RoomPlaces(
        bar,
        Box(beside, top, _SIDE, invitation - _GAP - top),
        Box(_EDGE, top, wide, seats),
        Box(beside, invitation, _SIDE, invite),
        Box(_EDGE, chat, wide, foot - chat),
        least,
    )


def _one_column(room: Extent, bar: Bar, top: float, seats: float, options: float, invite: float) -> RoomPlaces:
    """Everything below each other, and what is said where the room ends."""
    wide = room.width - 2 * _EDGE
    seats_box = Box(_EDGE, top, wide, seats)
    options_box = Box(_EDGE, seats_box.bottom + _GAP, wide, options)
    invitation = Box(_EDGE, options_box.bottom + _GAP, wide, invite)
    chat = invitation.bottom + _GAP
    least = chat + _LEAST_CHAT + _EDGE
    chat_box = Box(_EDGE, chat, wide, max(least, room.height) - _EDGE - chat)
    return RoomPlaces(bar, options_box, seats_box, invitation, chat_box, least)


def _foot_bar(width: float, y: float, left: float, right: float) -> Bar:
    """Below the columns, the outer of which are so wide."""
    start = Box(width - _EDGE - right, y, right, _FOOT_BAR)
    ready = Box(start.x - _EDGE - 228, y, 228, _FOOT_BAR)
    status = 2 * _EDGE + left
    return Bar(Box(_EDGE, y, 260, _FOOT_BAR), Box(status, y, ready.x - 18 - status, _FOOT_BAR), ready, start)


def _head_bar(width: float) -> tuple[Bar, float]:
    """On top of everything else; and where that begins."""
    status = Box(_EDGE, _TOP - 6, width - 2 * _EDGE, _HEAD_STATUS)
    y = status.bottom + 8
    start = Box(width - _EDGE - 360, y, 360, _HEAD_BAR)
    ready = Box(start.x - _EDGE - 240, y, 240, _HEAD_BAR)
    return Bar(Box(_EDGE, y, 240, _HEAD_BAR), status, ready, start), y + _HEAD_BAR + _EDGE
