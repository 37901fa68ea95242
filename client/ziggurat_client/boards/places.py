"""Where the parts of a game screen lie: in three columns, or with everything else in one column beside the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from ziggurat.certainty import present
from ziggurat_client.boards.shapes import SQUARE, BoardShape
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, Extent

Part: TypeAlias = Literal["actions", "players", "log"]
"""What stands beside the board: what one can do, who plays, and what happened."""

PARTS: Final[tuple[Part, ...]] = ("actions", "players", "log")
"""All of them, in the order of their tabs."""
SMALLEST: Final = Extent(960, 540)
"""The least room that a game can be played in."""
ACTIONS_HEIGHT: Final = 744.0
"""How much room the actions take where they can have as much as they want."""
GAP: Final = 16.0
"""Between two parts below each other."""

_TOP: Final = 96.0
_FOOT: Final = 16.0
_SIDE: Final = 24.0
_COLUMN: Final = 428.0
_WIDEST_COLUMN: Final = 560.0
_LEAST_DOCK: Final = 96.0
_COLUMN_HEIGHT: Final = 920.0
"""What four players' panels take, and a turn's actions above some lines of the log."""
_FAIR_SHARE: Final = 0.85
"""Three columns are kept as long as the board is at least so large, compared with the other way."""
_PLAYERS_IN_PILE: Final = 352.0
_LOG_IN_PILE: Final = 160.0
_HEADLINE: Final = 36.0
_TABS: Final = 44.0
_GOAL: Final = 84.0
_BRIEF_GOAL: Final = 64.0
_GOAL_GAP: Final = 12.0
_LEAST_LOG: Final = 104.0
_ACTIONS_OVER_DRAWER: Final = 488.0
"""What the actions keep of their column while the drawer has the rest."""
_LEAST_BELOW_GOAL: Final = 430.0
"""Where less would be left for the part on show, the goal is not."""


@dataclass(frozen=True)
class Places:
    """The places on a screen of that `extent`. A part that stands behind a tab has none.

    Where there are `tabs`, there is one for each of the `parts`. Where the actions have little room, or none, the
    `headline` says in words whose decision is awaited. The `drawer` slides over the log, where it is open. With
    `log_follows` the log has what the actions leave of their place. Below a board that is wider than high
    there may be a `dock`, as wide as the board. The `goal` lies over board and actions, or over the column alone.
    """

    extent: Extent
    board: Box
    actions: Box | None
    players: Box | None
    log: Box | None
    headline: Box | None = None
    tabs: Box | None = None
    log_follows: bool = False
    parts: tuple[str, ...] = PARTS
    dock: Box | None = None
    goal: Box | None = None
    drawer: Box | None = None

    @property
    def brief(self) -> bool:
        """Whether the actions have little room."""
        return self.tabs is not None or self.headline is not None

    def log_below(self, taken: float) -> Box | None:
        """The log's place, if the actions take so much of theirs; None where they leave nothing."""
        if not self.log_follows or self.actions is None:
            return self.log
        top = self.actions.y + taken + GAP
        if top >= self.actions.bottom:
            return None
        return Box(self.actions.x, top, self.actions.width, self.actions.bottom - top)

    def tab(self, part: str) -> Box:
        """The tab of a part, or the head of the open drawer that covers it. Raises LookupError if there is neither."""
        if self.tabs is None:
            if self.drawer is None:
                raise LookupError("nothing stands behind tabs here")
            return self.drawer._replace(height=min(_TABS, self.drawer.height))
        width = self.tabs.width / len(self.parts)
        return Box(self.tabs.x + self.parts.index(part) * width, self.tabs.y, width, self.tabs.height)


def places_in(
    extent: Extent,
    shown: Part = "actions",
    shape: BoardShape = SQUARE,
    *,
    with_goal: bool = False,
    with_drawer: bool = False,
) -> Places:
    """The places on a screen of that extent, for a board of that shape; `shown` is the part whose tab is on top where
    there are tabs. A goal that is wanted is left out where there is no room for it; an open drawer leaves the board
    where it is."""
    closed = _closed(extent, shown, shape, with_goal=with_goal)
    return _opened(closed) if with_drawer else closed


def _closed(extent: Extent, shown: Part, shape: BoardShape, *, with_goal: bool) -> Places:
    """The places without a drawer."""
    beside = _beside(extent, shown, shape, with_goal=with_goal)
    columns = _columns(extent, shape, with_goal=with_goal)
    if columns is not None and columns.board.width >= _FAIR_SHARE * beside.board.width:
        return columns
    return beside


def _columns(extent: Extent, shape: BoardShape, *, with_goal: bool) -> Places | None:
    """The players, the board, the actions above the log; None where that is too high or too wide."""
    width, height = extent.width, extent.height - _TOP - _FOOT
    taken = _GOAL + _GOAL_GAP if with_goal else 0.0
    below = height - taken
    least = _COLUMN if shape.aspect <= 1 else shape.column
    wide = min(_high(below, shape) * shape.aspect, width - 2 * (_SIDE + least + _SIDE))
    if height < _COLUMN_HEIGHT or below < ACTIONS_HEIGHT + GAP + _LEAST_LOG or wide <= 0:
        return None
    column = min((width - wide - 4 * _SIDE) / 2, _WIDEST_COLUMN)
    left = (width - wide - 2 * column - 2 * _SIDE) / 2
    # What the board leaves is for sentences, of which the players have none.
    wider = min(taken / 2, column - least)
    players = Box(left, _TOP, column - wider, height)
    board, dock = _board_and_dock(Box(players.right + _SIDE, _TOP + taken, wide, below), shape.aspect)
    actions = Box(board.right + _SIDE, _TOP, column + wider, height)
    goal = Box(board.x, _TOP, board.width, _GOAL) if with_goal else None
    return Places(extent, board, actions, players, None, log_follows=True, dock=dock, goal=goal)


def _beside(extent: Extent, shown: Part, shape: BoardShape, *, with_goal: bool) -> Places:
    """The board, and one column right of it. A goal takes its room from the column."""
    width, height = extent.width, extent.height - _TOP - _FOOT
    wide = min(_high(height, shape) * shape.aspect, width - 3 * _SIDE - _COLUMN)
    column = min(width - wide - 3 * _SIDE, _WIDEST_COLUMN)
    left = (width - wide - _SIDE - column) / 2
    board, dock = _board_and_dock(Box(left, _TOP, wide, height), shape.aspect)
    whole = Box(board.right + _SIDE, _TOP, column, height)
    goal = None
    if with_goal and height - _HEADLINE - _TABS - 12 - _BRIEF_GOAL - _GOAL_GAP >= _LEAST_BELOW_GOAL:
        goal = whole._replace(height=_BRIEF_GOAL)
        top = goal.bottom + _GOAL_GAP
        whole = whole._replace(y=top, height=whole.bottom - top)
    if whole.height >= ACTIONS_HEIGHT + _PLAYERS_IN_PILE + _LOG_IN_PILE + 2 * GAP:
        return replace(_pile(extent, board, whole), dock=dock, goal=goal)
    return replace(_tabbed(extent, board, whole, shown), dock=dock, goal=goal)


def _high(height: float, shape: BoardShape) -> float:
    """How high a board may be where its dock, if it has one, stands below it."""
    return height - GAP - shape.dock if shape.dock else height


def _board_and_dock(room: Box, aspect: float) -> tuple[Box, Box | None]:
    """A board as wide as the room: above a dock if it is a wide one that leaves enough for that, else in the middle."""
    high = room.width / aspect
    left_over = room.height - high - GAP
    if aspect > 1 and round(left_over) >= _LEAST_DOCK:
        board = Box(room.x, room.y, room.width, high)
        return board, Box(room.x, board.bottom + GAP, room.width, left_over)
    return Box(room.x, room.y + (room.height - high) / 2, room.width, high), None


def _pile(extent: Extent, board: Box, whole: Box) -> Places:
    """Everything below each other."""
    actions = Box(whole.x, whole.y, whole.width, ACTIONS_HEIGHT)
    log = Box(whole.x, whole.bottom - _LOG_IN_PILE, whole.width, _LOG_IN_PILE)
    top = actions.bottom + GAP
    players = Box(whole.x, top, whole.width, log.y - GAP - top)
    return Places(extent, board, actions, players, log)


def _tabbed(extent: Extent, board: Box, whole: Box, shown: Part) -> Places:
    """One part at a time, below the tabs."""
    headline = Box(whole.x, whole.y, whole.width, _HEADLINE)
    tabs = Box(whole.x, headline.bottom + 4, whole.width, _TABS)
    top = tabs.bottom + 8
    room = Box(whole.x, top, whole.width, whole.bottom - top)
    actions, players, log = (room if part == shown else None for part in PARTS)
    return Places(extent, board, actions, players, log, headline, tabs)


def _opened(places: Places) -> Places:
    """The same with the drawer: in place of the log, with what the actions can spare; below tabs in place of a part."""
    if places.log_follows and places.actions is not None:
        column = places.actions
        headline = column._replace(height=_HEADLINE)
        actions = Box(column.x, headline.bottom + 4, column.width, _ACTIONS_OVER_DRAWER)
        top = actions.bottom + GAP
        drawer = Box(column.x, top, column.width, column.bottom - top)
        return replace(places, actions=actions, headline=headline, drawer=drawer, log_follows=False)
    if places.tabs is not None:
        room = places.actions or places.players or places.log
        return replace(places, actions=None, players=None, log=None, drawer=room)
    players, log = present(places.players), present(places.log)
    return replace(places, players=None, log=None, drawer=players._replace(height=log.bottom - players.y))


USUAL: Final = places_in(GRID)
"""The places on the grid that screens are designed on."""
