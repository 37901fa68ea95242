"""Where everything of Tigris & Euphrates lies on the screen, in design units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat, Viewer
from ziggurat.games.tigris.spaces import HEIGHT, SPACES, WIDTH
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.boards.seats.places import SeatPlaces
from ziggurat_client.boards.tigris.board.seat_plan import clock_in, seat_places
from ziggurat_client.window.screen import Box

SPACE: Final = 70.0
"""The side of a space where there is as much room as designed."""
FRAME: Final = 32.0
"""The width of the board's frame there."""
DESIGN_WIDTH: Final = 2 * FRAME + WIDTH * SPACE
DESIGN_HEIGHT: Final = 2 * FRAME + HEIGHT * SPACE
LEAST_DOCK: Final = 96.0
COLUMN: Final = 320.0
"""How high the dock is at least, and how wide the columns beside the board."""


@dataclass(frozen=True)
class Layout(SeatLayout):
    """The places of a table; `near` is the viewer's seat, who has a dock."""

    near: Viewer = None

    @property
    def unit(self) -> float:
        """How large the board is, compared with the design."""
        return self.places.board.width / DESIGN_WIDTH

    @property
    def space(self) -> float:
        """The side of a space."""
        return SPACE * self.unit

    @property
    def map(self) -> Box:
        """The spaces, without the frame."""
        return self.places.board.inset(FRAME * self.unit, FRAME * self.unit)

    def square(self, number: int) -> Box:
        """A space of the map."""
        row, column = divmod(number, WIDTH)
        box, side = self.map, self.space
        return Box(box.x + column * side, box.y + row * side, side, side)

    def block(self, number: int) -> Box:
        """The four spaces of a monument, by the number of the top left one."""
        box = self.square(number)
        return Box(box.x, box.y, 2 * box.width, 2 * box.height)

    def number_at(self, x: float, y: float) -> int | None:
        """The number of the space under a point, None beside the map."""
        box = self.map
        if not box.holds(x, y):
            return None
        column, row = int((x - box.x) / self.space), int((y - box.y) / self.space)
        number = row * WIDTH + min(column, WIDTH - 1)
        return number if number < SPACES else None

    @property
    def dock(self) -> Box | None:
        """What lies below the board, if somebody plays here."""
        return self.places.dock if self.near is not None else None

    def docks(self, seat: Seat) -> bool:
        """Whether what a seat holds lies in the dock."""
        return self.dock is not None and seat == self.near

    @property
    def column(self) -> SeatPlaces | None:
        place = self.places.players
        return None if place is None else seat_places(place, self.seats, self.near)

    def clock(self, seat: Seat) -> Box | None:
        box = self.panel(seat)
        return None if box is None else clock_in(box)
