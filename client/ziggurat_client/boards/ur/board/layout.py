"""Where everything of Ur lies on the screen, in design units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from ziggurat.certainty import present
from ziggurat.games.game import Seat
from ziggurat_client.art.board_frame import BoardGeometry, board_geometry
from ziggurat_client.art.tile import DESIGN_SIZE, tray_places
from ziggurat_client.boards.board import RIGHT_COLUMN
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.places import ACTIONS_HEIGHT, USUAL
from ziggurat_client.boards.seats.places import seat_places
from ziggurat_client.boards.ur.board.column_plan import ColumnPlan, column_plan
from ziggurat_client.boards.ur.board.row_places import clock_in_row, hand_in_row, supply_in_row
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.window.screen import Box

PanelStyle: TypeAlias = Literal["panel", "low", "row"]
"""A panel has all the room it may want, a low one has words beside its counts, a row has two lines."""

PLAYER_HEIGHT: Final = 224.0
HAND_PLAQUE: Final = 56.0
"""The side of the plaques that show a player's hand tile."""
COUNT: Final = 52.0
"""The side of a button that says how many cubes move in, where tiles are large, and its distance from the target."""
COUNT_GAP: Final = 14.0
CLOCK: Final = (118.0, 28.0)
"""The size of a player's clock in a panel."""
STEP: Final = 40.0
"""The side of the minus and the plus on a tile, where tiles are large."""
MARKET_TILE: Final = 144.0
"""The side of the market's tile in a panel of its own."""
BOWL: Final = (560.0, 64.0)
"""The size of the bowl that shows the cubes left to place, where there is room."""
USUAL_ACTIONS: Final = Box(RIGHT_COLUMN.x, RIGHT_COLUMN.y, RIGHT_COLUMN.width, ACTIONS_HEIGHT)
_SEATS_WITHOUT_MARKET: Final = 4
_WIDEST_GAP: Final = 8.0
_NARROWEST_GAP: Final = 4.0
_SMALLEST_UNIT: Final = 0.55
_NARROWEST_FRAME: Final = 0.7
_OUT_OF_SIGHT: Final = 24.0


@dataclass(frozen=True)
class Layout(BoardLayout):
    """The places of a table with `side` × `side` squares and `seats` players; the board lies in `centre`.

    It is large because everything that is drawn of Ur asks it where it lies.
    """

    side: int
    seats: int

    @property
    def centre(self) -> Box:
        """The board's place."""
        return self.places.board

    @property
    def card_room(self) -> Box:
        """Where hover cards should stand: over the board, or anywhere if the board is small."""
        width, height = self.places.extent
        return self.centre if self.places.tabs is None else Box(8, 64, width - 16, height - 72)

    @cached_property
    def board(self) -> BoardGeometry:
        """The measures of the board."""
        side = self.centre.width
        gap = min(_WIDEST_GAP, max(_NARROWEST_GAP, round(_WIDEST_GAP * side / USUAL.board.width)))
        return board_geometry(self.side, self.centre.x, self.centre.y, side, gap, self.frame_unit)

    @property
    def frame_unit(self) -> float:
        """How wide the board's frame is, compared with the design."""
        return min(1.0, max(_NARROWEST_FRAME, self.centre.width / USUAL.board.width))

    @cached_property
    def plan(self) -> ColumnPlan:
        """Where the actions stand, if they are shown."""
        return column_plan(self.places.actions or USUAL_ACTIONS, brief=self.places.brief)

    @property
    def tile(self) -> float:
        """The side of a tile."""
        return self.board.tile

    @property
    def unit(self) -> float:
        """How large what lies on a tile is, compared with the design: never larger, and never too small to be read."""
        return min(1.0, max(_SMALLEST_UNIT, self.tile / DESIGN_SIZE))

    @property
    def market_panel(self) -> Box | None:
        """The panel below the players in which the market's tile lies (two or three players), if players are shown."""
        return self._row(self.seats) if self.places.players else None

    @property
    def shows_market(self) -> bool:
        """Whether the market's tile can be seen and chosen."""
        return self.market_panel is not None or (self.places.actions is not None and self.plan.brief)

    @property
    def market_tile(self) -> Box:
        """The market's tile in its panel, or among the actions; where it is not shown, the tab behind which it lies."""
        panel = self.market_panel
        if panel is not None:
            side = min(MARKET_TILE, panel.height - 16)
            inset = 40 if side == MARKET_TILE else 12
            return Box(panel.x + inset, panel.y + (panel.height - side) / 2, side, side)
        return self.plan.market if self.shows_market else self.places.tab(self.places.parts[0])

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
        """A player's panel, or the tab behind which the players are."""
        return self._row(seat) if self.places.players else self.places.tab("players")

    def _row(self, number: int) -> Box:
        """A row of the players' place; the market has the one after the last player."""
        rows = self.seats + (self.seats < _SEATS_WITHOUT_MARKET)
        boxes = seat_places(present(self.places.players), rows, PLAYER_HEIGHT).boxes
        # Where four play, nothing lies in the market's row, which is out of sight below theirs.
        return boxes[number] if number < rows else boxes[-1]._replace(y=boxes[-1].bottom + _OUT_OF_SIGHT)

    def hand(self, seat: Seat) -> Box:
        """A player's hand tile in the panel, or the tab behind which it is."""
        panel = self.player(seat)
        if self.places.players is None:
            return panel
        if panel.height < PLAYER_HEIGHT:
            return hand_in_row(panel)
        return Box(panel.x + 32, panel.y + 104, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        """The middle of a player's supply in the panel, or of the tab behind which it is."""
        panel = self.player(seat)
        if self.places.players is None:
            return panel.centre
        if panel.height < PLAYER_HEIGHT:
            return supply_in_row(panel)
        return panel.x + 224, panel.y + 119

    def style(self, seat: Seat) -> PanelStyle:
        """How a player is shown."""
        return "panel" if self.player(seat).height >= PLAYER_HEIGHT else "row"

    def panel(self, seat: Seat) -> Box | None:
        return None if self.places.players is None else self.player(seat)

    def clock(self, seat: Seat) -> Box | None:
        """A player's clock: below the hand tile of a panel, or below the points of a row."""
        if self.places.players is None:
            return None
        panel = self.player(seat)
        if panel.height < PLAYER_HEIGHT:
            return clock_in_row(panel)
        return Box(panel.x + 32, panel.bottom - 40, *CLOCK)

    def row_below(self, square: int) -> Box:
        """Where the numbers of cubes that may move in stand: below their target, or above it on the lowest row."""
        box = self.square(square)
        gap = COUNT_GAP * self.unit
        y = box.bottom + gap if square < self.side * (self.side - 1) else box.y - gap - self.count
        width = 5 * (self.count + 8) - 8
        x = min(max(box.centre[0] - width / 2, self.centre.x + 12), self.centre.right - 12 - width)
        return Box(x, y, width, self.count)

    @property
    def count(self) -> float:
        """The side of a button that says how many cubes move in."""
        return min(COUNT, self.tile)

    @property
    def step(self) -> float:
        """The side of the minus and the plus on a tile."""
        return min(STEP, self.tile * 0.38)

    @property
    def bowl_unit(self) -> float:
        """How large the bowl is, compared with the design."""
        return min(1.0, (self.centre.width - 16) / BOWL[0])

    def bowl(self, low: bool) -> Box:
        """The bowl on the board's lower edge, or with `low` false on its upper edge."""
        width, height = (side * self.bowl_unit for side in BOWL)
        y = self.centre.bottom - height + 8 if low else self.centre.y - 8
        return Box(self.centre.x + (self.centre.width - width) / 2, y, width, height)
