"""Where everything stands while advances are bought: five columns of cards above the hand, and the cart beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from ziggurat.games.civilization.position import Phase
from ziggurat.games.civilization.tables import AdvanceId, Group
from ziggurat_client.boards.civilization.art.advances.card_body import HEAD
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.seats.pieces import CLOCK
from ziggurat_client.window.screen import Box

Heading: TypeAlias = Group | None
"""What stands over a column: a group, or None where advances are of two."""
HALL_PHASES: Final[frozenset[Phase]] = frozenset(("advances", "discard"))
"""The phases in which advances lie where the map is otherwise."""
COLUMNS: Final[tuple[tuple[Heading, tuple[AdvanceId, ...]], ...]] = (
    ("crafts", ("pottery", "weaving", "metallurgy", "agriculture")),
    ("sciences", ("astronomy", "coinage", "medicine")),
    ("arts", ("music", "theatre")),
    ("civics", ("law", "democracy", "philosophy")),
    (None, ("mysticism", "architecture", "literacy", "engineering")),
)
"""The advances of each column, cheapest first."""
ROWS: Final = max(len(advances) for _, advances in COLUMNS)
_GAP: Final = 14.0
_ROW_GAP: Final = 10.0
_TINY_GAP: Final = 5.0
_TINY_WIDTH: Final = 1000.0
_TINY_HEIGHT: Final = 600.0
_SHELF: Final = 0.324
_LEAST_SHELF: Final = 200.0
_LOG: Final = 150.0
_LEAST_WITH_LOG: Final = 860.0
_TURN: Final = 104.0
_LOW_TURN: Final = 56.0
_BUTTONS: Final = 56.0
_WAY: Final = 238.0
_LEAST_WITH_WAY: Final = 700.0
_SIDE: Final = 12.0


def main_place(places: Places) -> Box:
    """The place of the cards and the hand: all that is not the column of actions, log and tabs."""
    left = places.board if places.players is None or not places.log_follows else places.players
    beside = [box for box in (places.actions, places.players, places.log, places.tabs) if box is not None]
    standing = [places.board, *beside] + ([] if places.dock is None else [places.dock])
    top = places.board.y if places.goal is None or not _is_over(places.board, places.goal) else places.goal.y
    top = left.y if left is not places.board else min(top, min(box.y for box in standing))
    bottom = max(box.bottom for box in standing)
    return Box(left.x, top, places.board.right - left.x, bottom - top)


def _is_over(board: Box, goal: Box) -> bool:
    return goal.x < board.right and goal.right > board.x


def actions_height(place: Box | None) -> float:
    """How much of its column the cart takes; the log has the rest, where there is enough for both."""
    if place is None:
        return _LEAST_WITH_LOG
    return place.height - _LOG - _SIDE if place.height >= _LEAST_WITH_LOG else place.height


def clock_in(actions: Box | None) -> Box | None:
    """Where the clock of whoever is awaited stands: in the head of the column, right of its title."""
    if actions is None:
        return None
    width, height = CLOCK
    return Box(actions.right - 16 - width, actions.y + 12, width, height)


@dataclass(frozen=True)
class HallPlan:
    """The places of the cards and of the hand below them."""

    box: Box

    @property
    def is_tiny(self) -> bool:
        """Whether there is room for little more than names, signs and prices, and none for the heads of columns."""
        return self.box.width < _TINY_WIDTH or self.box.height < _TINY_HEIGHT

    @property
    def _gaps(self) -> tuple[float, float]:
        """Between columns, and between the cards of one."""
        return (_TINY_GAP, _TINY_GAP) if self.is_tiny else (_GAP, _ROW_GAP)

    @property
    def _head(self) -> float:
        return 0.0 if self.is_tiny else HEAD

    @property
    def shelf(self) -> Box:
        """The hand."""
        high = self.box.height * _SHELF if self.is_tiny else max(_LEAST_SHELF, self.box.height * _SHELF)
        return Box(self.box.x, self.box.bottom - high, self.box.width, high)

    @property
    def card(self) -> tuple[float, float]:
        """How wide and how high the card of an advance is."""
        across, down = self._gaps
        wide = (self.box.width - (len(COLUMNS) - 1) * across) / len(COLUMNS)
        high = self.shelf.y - across - self.box.y - self._head - ROWS * down
        return wide, high / ROWS

    def head(self, column: int) -> Box:
        """The head of a column."""
        wide, _ = self.card
        return Box(self.box.x + column * (wide + self._gaps[0]), self.box.y, wide, self._head)

    def place(self, column: int, row: int) -> Box:
        """The card in that row of a column."""
        head, (wide, high), (_, down) = self.head(column), self.card, self._gaps
        return Box(head.x, head.bottom + down + row * (high + down), wide, high)

    def below(self, column: int, rows: int) -> Box:
        """What so many cards leave of a column."""
        first, last = self.place(column, rows), self.place(column, ROWS - 1)
        return first._replace(height=last.bottom - first.y)


@dataclass(frozen=True)
class CartPlan:
    """The places of the column: whose turn it is, the cart, two buttons, and the way to victory, if there is room."""

    brief: bool
    turn: Box
    cart: Box
    buttons: tuple[Box, Box]
    way: Box | None


def cart_plan(box: Box, *, brief: bool) -> CartPlan:
    """The plan for a place."""
    turn = box._replace(height=_LOW_TURN if brief else _TURN)
    with_way = box.height >= _LEAST_WITH_WAY
    way = Box(box.x, box.bottom - _WAY, box.width, _WAY) if with_way else None
    foot = box.bottom if way is None else way.y - _SIDE
    row = Box(box.x, foot - _BUTTONS, box.width, _BUTTONS)
    narrow = row._replace(width=(row.width - _SIDE) * 0.38)
    wide = Box(narrow.right + _SIDE, row.y, row.right - narrow.right - _SIDE, row.height)
    top = turn.bottom + _SIDE
    cart = Box(box.x, top, box.width, row.y - _SIDE - top)
    return CartPlan(brief, turn, cart, (narrow, wide), way)
