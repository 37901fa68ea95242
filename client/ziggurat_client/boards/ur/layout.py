"""Where everything of Ur lies on the screen, in design units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.board_frame import BoardGeometry, board_geometry
from ziggurat_client.art.tile import tray_places
from ziggurat_client.boards.board import CENTRE, LEFT_COLUMN, RIGHT_COLUMN
from ziggurat_client.boards.ur.modes import MARKET
from ziggurat_client.screen import Box

PLAYER_HEIGHT: Final = 224.0
PLAYER_STEP: Final = 248.0
HAND_PLAQUE: Final = 56.0
"""The side of the plaques that show a player's hand tile."""
COUNT: Final = 52.0
"""The side of a button that says how many cubes move in, and its distance from the target."""
COUNT_GAP: Final = 14.0
BOWL: Final = (560.0, 64.0)
"""The size of the bowl that shows the cubes left to place."""


@dataclass(frozen=True)
class Layout:
    """The places of a table with `side` × `side` squares and `seats` players; the board lies in `centre`."""

    side: int
    seats: int
    centre: Box = CENTRE

    @cached_property
    def board(self) -> BoardGeometry:
        """The measures of the board."""
        return board_geometry(self.side, self.centre.x, self.centre.y, self.centre.width)

    @property
    def tile(self) -> float:
        """The side of a tile."""
        return self.board.tile

    @property
    def market_panel(self) -> Box:
        """The panel below the players in which the market's tile lies (two or three players)."""
        top = LEFT_COLUMN.y + self.seats * PLAYER_STEP
        return Box(LEFT_COLUMN.x, top, LEFT_COLUMN.width, PLAYER_HEIGHT)

    @property
    def market_tile(self) -> Box:
        """The market's tile in its panel."""
        panel = self.market_panel
        return Box(panel.x + 40, panel.y + (panel.height - 144) / 2, 144, 144)

    def square(self, place: int) -> Box:
        """A square of the board, or the market's tile for MARKET."""
        if place == MARKET:
            return self.market_tile
        x, y = self.board.square(*divmod(place, self.side))
        return Box(x, y, self.tile, self.tile)

    def place_at(self, x: float, y: float, with_market: bool) -> int | None:
        """The square (or MARKET) under a point, or None."""
        if with_market and self.square(MARKET).holds(x, y):
            return MARKET
        found = self.board.square_at(x, y)
        return None if found is None else found[0] * self.side + found[1]

    def cube(self, square: int, index: int) -> tuple[float, float]:
        """The middle of place `index` (0 to 4) in a square's tray."""
        box = self.square(square)
        x, y = tray_places(box.width)[min(index, 4)]
        return box.x + x, box.y + y

    def player(self, seat: Seat) -> Box:
        """A player's panel."""
        return Box(LEFT_COLUMN.x, LEFT_COLUMN.y + seat * PLAYER_STEP, LEFT_COLUMN.width, PLAYER_HEIGHT)

    def hand(self, seat: Seat) -> Box:
        """A player's hand tile in the panel."""
        panel = self.player(seat)
        return Box(panel.x + 32, panel.y + 104, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        """The middle of a player's supply in the panel."""
        panel = self.player(seat)
        return panel.x + 224, panel.y + 119

    def row_below(self, square: int) -> Box:
        """Where the numbers of cubes that may move in stand: below their target, or above it on the lowest row."""
        box = self.square(square)
        y = box.bottom + COUNT_GAP if square < self.side * (self.side - 1) else box.y - COUNT_GAP - COUNT
        width = 5 * (COUNT + 8) - 8
        x = min(max(box.centre[0] - width / 2, self.centre.x + 12), self.centre.right - 12 - width)
        return Box(x, y, width, COUNT)

    def bowl(self, low: bool) -> Box:
        """The bowl on the board's lower edge, or with `low` false on its upper edge."""
        width, height = BOWL
        y = self.centre.bottom - height + 8 if low else self.centre.y - 8
        return Box(self.centre.x + (self.centre.width - width) / 2, y, width, height)

    def right(self, top: float, height: float) -> Box:
        """A box across the right column, `top` below its upper edge."""
        return Box(RIGHT_COLUMN.x, RIGHT_COLUMN.y + top, RIGHT_COLUMN.width, height)

    def right_half(self, top: float, height: float, half: int) -> Box:
        """The left (0) or right (1) half of a row in the right column."""
        width = (RIGHT_COLUMN.width - 16) / 2
        return Box(RIGHT_COLUMN.x + half * (width + 16), RIGHT_COLUMN.y + top, width, height)
