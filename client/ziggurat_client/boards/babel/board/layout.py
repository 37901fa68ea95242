"""Where everything of Babel lies on the screen, in design units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ziggurat.games.babel.peoples import SITE_INDEX, SITES, Site
from ziggurat.games.babel.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.boards.babel.art.board import FRAME
from ziggurat_client.boards.babel.board.side_plan import SidePlan, side_plan
from ziggurat_client.boards.babel.board.stacking import LEAST_STEP, Stacking, stacking
from ziggurat_client.boards.babel.choosing.cells import ROWS, Cell, Row
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.window.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Box

HAND_HEIGHT: Final = 184.0
"""The height of the panel with the viewer's hand, in the units of a board 968 wide."""
_HAND_GAP: Final = 16.0
_SIDE: Final = 968.0
_LANE_GAP: Final = 6.0
_SITE_HEIGHT: Final = 128.0
_SITE_GAP: Final = 4.0
_COLUMN_AT: Final = 90.0
_COLUMN: Final = 82.0
_TEMPLE_AT: Final = 5.0
_TEMPLE: Final = 82.0
_EDGE: Final = 6.0
"""Between a site's plaque and the first card of a column."""
_BASE: Final = 14.0
_STOREY: Final = 36.0
_PAWN: Final = 52.0
_FIT_STOREYS: Final = 6.6
"""A lane has room for so many storeys above a temple's base: six, and the light on the sixth."""


@dataclass(frozen=True)
class Layout(BoardLayout):
    """The places of a table. The seat `near` has the lower side; its hand lies below the board, if `with_hand`.

    It is large because everything that is drawn of Babel asks it where it lies.
    """

    near: Seat = 0
    with_hand: bool = True

    # ------------------------------------------------------------------ the board

    @property
    def unit(self) -> float:
        """How large the board is, compared with the design."""
        return self.places.board.width / _SIDE

    @cached_property
    def board(self) -> Box:
        """The board with its frame."""
        box = self.places.board
        taken = (HAND_HEIGHT + _HAND_GAP) * self.unit if self.with_hand else 0.0
        return Box(box.x, box.y, box.width, box.height - taken)

    @cached_property
    def hand(self) -> Box:
        """The panel with the viewer's hand; nothing where there is none."""
        box = self.places.board
        height = HAND_HEIGHT * self.unit if self.with_hand else 0.0
        return Box(box.x, box.bottom - height, box.width, height)

    def cell(self, cell: Cell) -> Box:
        """A ground of a player at a site, or the plaque of the site."""
        unit, board = self.unit, self.board
        frame, gap = FRAME * unit, _LANE_GAP * unit
        width = (board.width - 2 * frame - (len(SITES) - 1) * gap) / len(SITES)
        x = board.x + frame + SITE_INDEX[cell.site] * (width + gap)
        high, apart = _SITE_HEIGHT * unit, _SITE_GAP * unit
        lane = (board.height - 2 * frame - high - 2 * apart) / 2
        top = board.y + frame
        if cell.row == "far":
            return Box(x, top, width, lane)
        if cell.row == "site":
            return Box(x, top + lane + apart, width, high)
        return Box(x, top + lane + 2 * apart + high, width, lane)

    def lane(self, seat: Seat, site: Site) -> Box:
        """The ground of a seat at a site."""
        return self.cell(Cell(site, self.row_of(seat)))

    def row_of(self, seat: Seat) -> Row:
        """On which side of the sites a seat builds."""
        return "near" if seat == self.near else "far"

    def cell_at(self, x: float, y: float) -> Cell | None:
        """The cell under a point, or None."""
        cells = (Cell(site, row) for site in SITES for row in ROWS)
        return next((cell for cell in cells if self.cell(cell).holds(x, y)), None)

    # ------------------------------------------------------------------ columns

    def _ground(self, seat: Seat, site: Site) -> Box:
        """Where a column may lie."""
        lane, unit = self.lane(seat, site), self.unit
        room = lane.height - 2 * _EDGE * unit
        return Box(lane.x + _COLUMN_AT * unit, lane.y + _EDGE * unit, _COLUMN * unit, room)

    def stacking(self, seat: Seat, site: Site, count: int) -> Stacking:
        """How a column of so many cards lies."""
        width, height = self.places.extent
        # What can be read depends on how large the window shows everything, which is the smaller the more it shows.
        least = LEAST_STEP * min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        return stacking(count, self._ground(seat, site).height, self.unit, least)

    def card(self, seat: Seat, site: Site, index: int, count: int) -> Box:
        """What is seen of one card of a column of `count`."""
        ground = self._ground(seat, site)
        return self.stacking(seat, site, count).card(index, ground, far=self.row_of(seat) == "far")

    def cards(self, seat: Seat, site: Site, first: int, last: int, count: int) -> Box:
        """Around the cards from `first` to `last` of a column of `count`, both included."""
        boxes = [self.card(seat, site, index, count) for index in range(first, last + 1)]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(left, top, right - left, bottom - top)

    def card_at(self, seat: Seat, site: Site, count: int, x: float, y: float) -> int | None:
        """Which card of a column is under a point, or None."""
        return next((i for i in range(count) if self.card(seat, site, i, count).holds(x, y)), None)

    def card_meant(self, board: Board, cell: Cell, x: float, y: float) -> int | None:
        """Which card of the column in a cell is under a point, or None."""
        if cell.row == "site":
            return None
        seat = self.near if cell.row == "near" else 1 - self.near
        return self.card_at(seat, cell.site, len(board.sides[seat].column(cell.site)), x, y)

    # ------------------------------------------------------------------ temples and pawns

    def base(self, seat: Seat, site: Site) -> Box:
        """The plot of a temple: what its lowest storey stands on. Temples stand upright on both sides."""
        lane, unit = self.lane(seat, site), self.unit
        high = _BASE * unit
        bottom = lane.bottom - _EDGE * unit
        return Box(lane.x + _TEMPLE_AT * unit, bottom - high, _TEMPLE * unit, high)

    @property
    def storey_height(self) -> float:
        """The height of every storey."""
        lane = self.cell(Cell("A", "far"))
        return min(_STOREY * self.unit, (lane.height - (2 * _EDGE + _BASE) * self.unit) / _FIT_STOREYS)

    def storey(self, seat: Seat, site: Site, index: int) -> Box:
        """Storey `index` of a temple, the lowest being 0; as wide as the plot."""
        base, high = self.base(seat, site), self.storey_height
        return Box(base.x, base.y - (index + 1) * high, base.width, high)

    @property
    def pawn_size(self) -> float:
        """How high a pawn is."""
        return _PAWN * self.unit

    def pawn(self, seat: Seat, site: Site | None) -> tuple[float, float]:
        """The middle of a seat's pawn on a site, or on its quarry."""
        if site is None:
            box = self.quarry(seat)
            return box.right - 40 * self.side_unit, box.centre[1]
        box, unit = self.cell(Cell(site, "site")), self.unit
        return box.right - 33 * unit, box.y + (86 if self.row_of(seat) == "near" else 42) * unit

    # ------------------------------------------------------------------ beside the board

    @cached_property
    def side(self) -> SidePlan | None:
        """The players, quarries and piles, unless they are behind their tab."""
        return side_plan(self.places.players) if self.places.players else None

    @property
    def side_unit(self) -> float:
        """How large things beside the board are, compared with the design."""
        return 1.0 if self.side is None else self.side.unit

    def clock(self, seat: Seat) -> Box | None:
        return None if self.side is None else self.side.clock("near" if seat == self.near else "far")

    def panel(self, seat: Seat) -> Box | None:
        return None if self.side is None else self.player(seat)

    def player(self, seat: Seat) -> Box:
        """A player's panel, or the tab behind which the players are."""
        return self.side.player(self.row_of(seat)) if self.side else self.places.tab("players")

    def quarry(self, seat: Seat) -> Box:
        """The panel of a seat's quarry, or the tab."""
        return self.side.quarry(self.row_of(seat)) if self.side else self.places.tab("players")

    def temple_card(self, seat: Seat, index: int, count: int) -> Box:
        """One card of a quarry column of `count`, or the tab behind which it is."""
        return self.side.temple_card(self.row_of(seat), index, count) if self.side else self._tab_card()

    @property
    def deck(self) -> Box:
        """The people deck."""
        return self.side.pile(1) if self.side else self._tab_card()

    @property
    def discard(self) -> Box:
        """The discard."""
        return self.side.pile(2) if self.side else self._tab_card()

    @property
    def temple_pile(self) -> Box:
        """The temple pile."""
        return self.side.pile(0) if self.side else self._tab_card()

    def held(self, seat: Seat) -> Box:
        """Where the backs of a seat's hand are shown, or its hand if that lies below the board."""
        if self.with_hand and seat == self.near:
            return self.hand
        return self.side.backs(self.row_of(seat)) if self.side else self._tab_card()

    def _tab_card(self) -> Box:
        """A card in the middle of the players' tab."""
        x, y = self.places.tab("players").centre
        return Box(x - 17, y - 23, 34, 46)
