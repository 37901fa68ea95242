"""Where the parts of a game screen lie: in three columns, or with everything else in one column beside the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, Extent

Part: TypeAlias = Literal["deeds", "players", "log"]
"""What stands beside the board: what one can do, who plays, and what happened."""

PARTS: Final[tuple[Part, ...]] = ("deeds", "players", "log")
"""All of them, in the order of their tabs."""
SMALLEST: Final = Extent(960, 540)
"""The least room that a game can be played in."""
DEEDS_HEIGHT: Final = 744.0
"""How much room the deeds take where they can have as much as they want."""
GAP: Final = 16.0
"""Between two parts below each other."""

_TOP: Final = 96.0
_FOOT: Final = 16.0
_SIDE: Final = 24.0
_COLUMN: Final = 428.0
_WIDEST_COLUMN: Final = 560.0
_COLUMN_HEIGHT: Final = 920.0
"""What four players' panels take, and a turn's deeds above some lines of the log."""
_FAIR_SHARE: Final = 0.85
"""Three columns are kept as long as the board is at least so large, compared with the other way."""
_PLAYERS_IN_PILE: Final = 352.0
_LOG_IN_PILE: Final = 160.0
_HEADLINE: Final = 36.0
_TABS: Final = 44.0


@dataclass(frozen=True)
class Places:
    """The places on a screen of that `extent`. A part that stands behind a tab has none.

    Where there are `tabs`, there is one for each of the `parts`, and the `headline` says in words whose decision is
    awaited. With `log_follows` the log has what the deeds leave of their place.
    """

    extent: Extent
    board: Box
    deeds: Box | None
    players: Box | None
    log: Box | None
    headline: Box | None = None
    tabs: Box | None = None
    log_follows: bool = False
    parts: tuple[str, ...] = PARTS

    def log_below(self, taken: float) -> Box | None:
        """The log's place, if the deeds take so much of theirs."""
        if not self.log_follows or self.deeds is None:
            return self.log
        top = self.deeds.y + taken + GAP
        return Box(self.deeds.x, top, self.deeds.width, self.deeds.bottom - top)

    def tab(self, part: str) -> Box:
        """The tab of a part. Raises LookupError if there are no tabs."""
        if self.tabs is None:
            raise LookupError("nothing stands behind tabs here")
        width = self.tabs.width / len(self.parts)
        return Box(self.tabs.x + self.parts.index(part) * width, self.tabs.y, width, self.tabs.height)


def places_in(extent: Extent, shown: Part = "deeds") -> Places:
    """The places on a screen of that extent; `shown` is the part whose tab is on top where there are tabs."""
    beside = _beside(extent, shown)
    columns = _columns(extent)
    if columns is not None and columns.board.width >= _FAIR_SHARE * beside.board.width:
        return columns
    return beside


def _columns(extent: Extent) -> Places | None:
    """The players, the board, the deeds above the log; None where that is too high or too wide."""
    width, height = extent.width, extent.height - _TOP - _FOOT
    side = min(height, width - 2 * (_SIDE + _COLUMN + _SIDE))
    if height < _COLUMN_HEIGHT or side <= 0:
        return None
    column = min((width - side - 4 * _SIDE) / 2, _WIDEST_COLUMN)
    left = (width - side - 2 * column - 2 * _SIDE) / 2
    players = Box(left, _TOP, column, height)
    board = Box(players.right + _SIDE, _TOP + (height - side) / 2, side, side)
    deeds = Box(board.right + _SIDE, _TOP, column, height)
    return Places(extent, board, deeds, players, None, log_follows=True)


def _beside(extent: Extent, shown: Part) -> Places:
    """The board, and one column right of it."""
    width, height = extent.width, extent.height - _TOP - _FOOT
    side = min(height, width - 3 * _SIDE - _COLUMN)
    column = min(width - side - 3 * _SIDE, _WIDEST_COLUMN)
    left = (width - side - _SIDE - column) / 2
    board = Box(left, _TOP + (height - side) / 2, side, side)
    whole = Box(board.right + _SIDE, _TOP, column, height)
    if height >= DEEDS_HEIGHT + _PLAYERS_IN_PILE + _LOG_IN_PILE + 2 * GAP:
        return _pile(extent, board, whole)
    return _tabbed(extent, board, whole, shown)


def _pile(extent: Extent, board: Box, whole: Box) -> Places:
    """Everything below each other."""
    deeds = Box(whole.x, whole.y, whole.width, DEEDS_HEIGHT)
    log = Box(whole.x, whole.bottom - _LOG_IN_PILE, whole.width, _LOG_IN_PILE)
    top = deeds.bottom + GAP
    players = Box(whole.x, top, whole.width, log.y - GAP - top)
    return Places(extent, board, deeds, players, log)


def _tabbed(extent: Extent, board: Box, whole: Box, shown: Part) -> Places:
    """One part at a time, below the tabs."""
    headline = Box(whole.x, whole.y, whole.width, _HEADLINE)
    tabs = Box(whole.x, headline.bottom + 4, whole.width, _TABS)
    top = tabs.bottom + 8
    room = Box(whole.x, top, whole.width, whole.bottom - top)
    deeds, players, log = (room if part == shown else None for part in PARTS)
    return Places(extent, board, deeds, players, log, headline, tabs)


USUAL: Final = places_in(GRID)
"""The places on the grid that screens are designed on."""
