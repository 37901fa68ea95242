"""Where everything of a table lies whose players stand in a column beside the board."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.seats.pieces import clock_in
from ziggurat_client.boards.seats.places import SeatPlaces, seat_places
from ziggurat_client.window.screen import Box


@dataclass(frozen=True)
class SeatLayout(BoardLayout):
    """The places of a table for so many `seats`."""

    seats: int

    @property
    def column(self) -> SeatPlaces | None:
        """Where the players stand, unless they are behind their tab."""
        place = self.places.players
        return None if place is None else seat_places(place, self.seats)

    def panel(self, seat: Seat) -> Box | None:
        column = self.column
        return None if column is None else column.boxes[seat]

    def clock(self, seat: Seat) -> Box | None:
        column = self.column
        return None if column is None else clock_in(column.boxes[seat], column.style)
