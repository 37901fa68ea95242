"""Where things stand in the lobby: people and chat beside the tables if there is room for them, else below."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat_client.ui.table_card import LEAST_HEIGHT, LEAST_WIDTH, MOST_HEIGHT
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent

_TOP: Final = 96.0
_EDGE: Final = 24.0
_GAP: Final = 16.0
_CARD_GAP: Final = Extent(24.0, 14.0)
_PAGER: Final = Extent(240.0, 40.0)
_WIDE: Final = Extent(1500.0, 840.0)
"""The room from which people and chat stand beside the tables: with less height, too few tables would be seen."""
_SIDE: Final = 504.0
_SIDE_SHARE: Final = 0.2
"""What people and chat get of the width that there is beyond the usual one."""
_PEOPLE_SHARE: Final = 0.39
_BELOW: Final = 400.0
"""The height of people and chat where they stand below the tables."""
_MOST_ROWS: Final = 2
"""The most rows of tables above them."""
_TOOL: Final = 56.0
_TOOL_PITCH: Final = 72.0
_ONE_LINE: Final = 1340.0
"""The width from which all tools stand on one line."""
_MOST_SEARCH: Final = 420.0


class Tools(NamedTuple):
    """The places of what is above the tables."""

    create: Box
    quick: Box
    filters: Box
    search: Box
    nights: Box
    finished: Box


class LobbyPlaces(NamedTuple):
    """Where everything is, and the least height of the page."""

    tools: Tools
    tables: Box
    people: Box
    chat: Box
    network: Box | None
    least_height: float

    def cards(self, count: int) -> list[Box]:
        """The places of the first of so many cards: of all of them, or of as many as one page has."""
        columns = _columns(self.tables.width)
        whole = self.tables
        if count > columns * _rows(whole.height):
            whole = whole._replace(height=whole.height - _PAGER.height - 8)
        rows = _rows(whole.height)
        width = (whole.width - (columns - 1) * _CARD_GAP.width) / columns
        height = min(MOST_HEIGHT, (whole.height - (rows - 1) * _CARD_GAP.height) / rows)
        return [
            Box(
                whole.x + column * (width + _CARD_GAP.width),
                whole.y + row * (height + _CARD_GAP.height),
                width,
                height,
            )
            for row, column in (divmod(number, columns) for number in range(min(count, rows * columns)))
        ]

    @property
    def pager(self) -> Box:
        """Where one turns to the next tables, if they are too many."""
        return Box(self.tables.right - _PAGER.width, self.tables.bottom - _PAGER.height, *_PAGER)


def lobby_places(room: Extent, tables: int, network: float = 0) -> LobbyPlaces:
    """The places in a window that shows so much at once, in a lobby of so many tables.

    `network` is the height of the strip of servers, 0 where there is none.
    """
    width = max(TIGHTEST.width, room.width)
    if width >= _WIDE.width and room.height >= _WIDE.height:
        return _beside(width, room.height, network)
    return _below(width, room.height, tables, network)


def _beside(width: float, height: float, network: float) -> LobbyPlaces:
    foot = height - _GAP
    side = _SIDE + max(0.0, width - GRID.width) * _SIDE_SHARE
    left = width - _EDGE - side
    tools, top = _tools(left - 2 * _EDGE)
    strip = Box(_EDGE, foot - network, left - 2 * _EDGE, network) if network else None
    tables = Box(_EDGE, top, left - 2 * _EDGE, (foot - 8 if strip is None else strip.y - _GAP) - top)
    people = Box(left, _TOP, side, round((foot - _TOP) * _PEOPLE_SHARE))
    chat = Box(left, people.bottom + _GAP, side, foot - people.bottom - _GAP)
    return LobbyPlaces(tools, tables, people, chat, strip, _WIDE.height)


def _below(width: float, height: float, count: int, network: float) -> LobbyPlaces:
    whole = width - 2 * _EDGE
    tools, top = _tools(whole)
    needed = -(-count // _columns(whole))
    rows = max(1, min(_MOST_ROWS, needed)) * (MOST_HEIGHT + _CARD_GAP.height) - _CARD_GAP.height
    if needed > _MOST_ROWS:
        rows += 8 + _PAGER.height
    tables = Box(_EDGE, top, whole, rows)
    below = tables.bottom + _GAP
    strip_room = network + _GAP if network else 0
    least = below + _BELOW + strip_room + _EDGE
    tall = max(least, height) - _EDGE - below - strip_room
    half = (whole - _EDGE) * 0.45
    people = Box(_EDGE, below, half, tall)
    chat = Box(people.right + _EDGE, below, whole - _EDGE - half, tall)
    strip = Box(_EDGE, people.bottom + _GAP, whole, network) if network else None
    return LobbyPlaces(tools, tables, people, chat, strip, least)


def _tools(width: float) -> tuple[Tools, float]:
    """The tools within so much width from the left edge, on one line or two; and where the tables begin below."""
    create = Box(_EDGE, _TOP, 248, _TOOL)
    quick = Box(create.right + _GAP, _TOP, 232, _TOOL)
    right = _EDGE + width
    finished = Box(right - 152, _TOP, 152, _TOOL)
    nights = Box(finished.x - _GAP / 2 - _TOOL, _TOP, _TOOL, _TOOL)
    if width >= _ONE_LINE:
        filters = Box(quick.right + _GAP, _TOP + 2, 416, _TOOL - 4)
        search = Box(filters.right + _GAP, _TOP, nights.x - _GAP / 2 - filters.right - _GAP, _TOOL)
        search = search._replace(width=min(_MOST_SEARCH, search.width))
        return Tools(create, quick, filters, search, nights, finished), _TOP + _TOOL + _EDGE
    below = _TOP + _TOOL_PITCH
    filters = Box(_EDGE, below + 2, 416, _TOOL - 4)
    search = Box(filters.right + _EDGE, below, right - filters.right - _EDGE, _TOOL)
    return Tools(create, quick, filters, search, nights, finished), below + _TOOL + _EDGE


def _columns(width: float) -> int:
    return int((width + _CARD_GAP.width) // (LEAST_WIDTH + _CARD_GAP.width))


def _rows(height: float) -> int:
    return max(1, int((height + _CARD_GAP.height) // (LEAST_HEIGHT + _CARD_GAP.height)))
