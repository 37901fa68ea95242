"""Where everything of the market lies, in design units: the whole screen, or what board and column leave of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.art.panels import TOP_BAR_HEIGHT
from ziggurat_client.boards.civilization.art.market import stage, tickets
from ziggurat_client.boards.places import Places
from ziggurat_client.window.screen import Box

_TOP: Final = TOP_BAR_HEIGHT + 16.0
_FOOT: Final = 16.0
_SIDE: Final = 24.0
_RIVALS: Final = 320.0
_RIVAL: Final = 102.0
_RIVAL_GAP: Final = 8.0
_COLUMN: Final = 452.0
_HAND: Final = 300.0
_LOW_HAND: Final = 156.0
_HIGH_BOARD: Final = 880.0
"""From this height on there is room for the high hand beside tabs too."""
_GAP: Final = 16.0
_OFFER: Final = 552.0
_HEAD: Final = 122.0
"""How far below the top of the floor the tickets begin: the awning, and a row of words."""
_LOW_HEAD: Final = 112.0
_EDGE: Final = 16.0
_ROW_GAP: Final = 16.0
_SCROLL: Final = 44.0
_LEAST_TICKET: Final = 288.0
_ENOUGH: Final = 3
"""Where fewer stand side by side, they are made narrower so that one more does."""
_TICKET_GAP: Final = 8.0
_LEAST_BELOW: Final = 300.0
_LEAST_WITH_STAGE: Final = 560.0


@dataclass(frozen=True)
class MarketPlan:
    """The places of the market. In little room the nations stand behind their tab, and what is below the lot takes its
    place; whoever has no hand has a higher floor."""

    floor: Box
    hand: Box | None
    offer: Box | None
    corner: Box | None
    rivals: tuple[Box, ...]
    low: bool

    @property
    def head(self) -> Box:
        """The row of words below the awning."""
        top = self.floor.y + (86 if not self.low else 78)
        return Box(self.floor.x + _SIDE, top, self.floor.width - 2 * _SIDE, 30)

    @property
    def has_stage(self) -> bool:
        """Whether there is room for the stage below two rows of tickets."""
        return self.floor.height >= _LEAST_WITH_STAGE

    @property
    def stage(self) -> Box:
        """The stage of a deal, along the foot of the floor."""
        height = min(stage.HEIGHT, self.floor.height - self._top - _EDGE)
        return Box(self.floor.x + _EDGE, self.floor.bottom - _EDGE / 2 - height, self.floor.width - 2 * _EDGE, height)

    @property
    def _top(self) -> float:
        return _LOW_HEAD if self.low else _HEAD

    def below_corner(self, taken: float) -> Box | None:
        """What is left of the corner below so much of it, where that is much: beside a watcher."""
        corner = self.corner
        if corner is None or corner.height - taken < _LEAST_BELOW:
            return None
        return corner._replace(y=corner.y + taken + _GAP, height=corner.height - taken - _GAP)

    def tickets_in(self, with_stage: bool) -> Box:
        """Where the tickets hang, above the stage if it is there."""
        top = self.floor.y + self._top
        foot = self.stage.y - 10 if with_stage else self.floor.bottom - 12
        return Box(self.floor.x + _SIDE, top, self.floor.width - 2 * _SIDE, foot - top)


@dataclass(frozen=True)
class TicketGrid:
    """The places of tickets in rows: so many side by side, so many rows in sight. `scrolled` rows are above these."""

    box: Box
    count: int
    scrolled: int

    @property
    def _overflows(self) -> bool:
        return -(-self.count // self._columns_in(self.box.width)) > self.rows

    @property
    def _width(self) -> float:
        return self.box.width - (_SCROLL if self._overflows else 0.0)

    @staticmethod
    def _columns_in(width: float) -> int:
        fitting = [int((width + _TICKET_GAP) // (each + _TICKET_GAP)) for each in (tickets.WIDTH, _LEAST_TICKET)]
        return max(1, fitting[0] if fitting[0] >= _ENOUGH else fitting[1])

    @property
    def columns(self) -> int:
        """How many stand side by side."""
        return self._columns_in(self._width)

    @property
    def rows(self) -> int:
        """How many rows are in sight."""
        return max(1, int((self.box.height + _ROW_GAP) // (tickets.HEIGHT + _ROW_GAP)))

    @property
    def most_scrolled(self) -> int:
        """How many rows lie above those in sight when the last one is."""
        return max(0, -(-self.count // self.columns) - self.rows)

    @property
    def first(self) -> int:
        """The row that is uppermost in sight."""
        return min(max(0, self.scrolled), self.most_scrolled)

    def place(self, number: int) -> Box | None:
        """The place of the ticket of that number, if its row is in sight."""
        row, column = divmod(number, self.columns)
        if not self.first <= row < self.first + self.rows:
            return None
        between = self.columns - 1
        wide = min(tickets.WIDTH, (self._width - between * _TICKET_GAP) / self.columns)
        gap = min(40.0, (self._width - self.columns * wide) / between) if between else 0.0
        pitch = tickets.HEIGHT + _ROW_GAP
        return Box(
            self.box.x + column * (wide + gap),
            self.box.y + (row - self.first) * pitch,
            wide,
            min(tickets.HEIGHT, self.box.height),
        )

    @property
    def scroll_bar(self) -> Box | None:
        """Where the buttons to go up and down stand, if there are more rows than are seen."""
        if not self.most_scrolled:
            return None
        high = self.rows * tickets.HEIGHT + (self.rows - 1) * _ROW_GAP
        return Box(self.box.right - _SCROLL + 8, self.box.y, _SCROLL - 8, min(high, self.box.height))


def market_plan(places: Places, rivals: int, *, with_hand: bool) -> MarketPlan:
    """The plan for a screen, with that many nations beside the floor."""
    return _wide(places, rivals, with_hand) if places.tabs is None else _narrow(places, with_hand)


def floor_plan(floor: Box) -> MarketPlan:
    """The plan for a floor alone."""
    return MarketPlan(floor, None, None, None, (), low=floor.height < _LEAST_WITH_STAGE)


def _wide(places: Places, rivals: int, with_hand: bool) -> MarketPlan:
    width, foot = places.extent.width, places.extent.height - _FOOT
    column = Box(width - _SIDE - _COLUMN, _TOP, _COLUMN, foot - _TOP)
    left = _SIDE + _RIVALS + _SIDE
    hand = Box(_SIDE, foot - _HAND, column.x - 2 * _SIDE, _HAND) if with_hand else None
    below = foot if hand is None else hand.y - _GAP
    floor = Box(left, _TOP + 4, column.x - _SIDE - left, below - _TOP - 4)
    pitch = min(_RIVAL + _RIVAL_GAP, (below - _TOP + _RIVAL_GAP) / max(1, rivals))
    boxes = tuple(Box(_SIDE, _TOP + seat * pitch, _RIVALS, pitch - _RIVAL_GAP) for seat in range(rivals))
    offer = column._replace(height=min(_OFFER, column.height)) if with_hand else None
    top = column.y if offer is None else offer.bottom + _GAP
    corner = column._replace(y=top, height=column.bottom - top) if places.drawer is None else None
    return MarketPlan(floor, hand, offer, corner, boxes, low=False)


def _narrow(places: Places, with_hand: bool) -> MarketPlan:
    board, foot = places.board, places.extent.height - _FOOT
    top = _TOP if places.tabs is None else places.tabs.y
    high = _HAND if board.height >= _HIGH_BOARD else _LOW_HAND
    hand = Box(board.x, foot - high, board.width, high) if with_hand else None
    below = foot if hand is None else hand.y - _GAP / 2
    floor = Box(board.x, top + 4, board.width, below - top - 4)
    return MarketPlan(floor, hand, places.actions if with_hand else None, places.actions, (), low=True)
