"""All players of a table beside its board, in a match as in a replay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.seats.pieces import SeatAppearance, clock_in, seat_pieces
from ziggurat_client.boards.seats.places import SeatPlaces, seat_places
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

Known: TypeAlias = tuple[int | None, tuple[str, ...]]
"""A seat's points, if they are known, and its facts."""


@dataclass(frozen=True)
class SeatColumn:
    """The players below each other; none while they are behind their tab. `viewer` is the seat that is "you"."""

    places: Places
    players: Sequence[Player]
    viewer: Viewer
    words: Words

    @property
    def seats(self) -> SeatPlaces | None:
        """Where the players stand, unless they are behind their tab."""
        place = self.places.players
        return None if place is None else seat_places(place, len(self.players))

    def pieces(self, awaited: Collection[Seat], known: Callable[[Seat], Known]) -> Iterator[Piece]:
        """The players, those whose decision is awaited lit. `known` says what the game shows of a seat."""
        seats = self.seats
        for seat, box in enumerate(seats.boxes if seats else ()):
            points, facts = known(seat)
            tag = self.words.say("game.you") if seat == self.viewer else ""
            appearance = SeatAppearance(seat, self.players[seat], points, facts, tag, seat in awaited)
            yield from seat_pieces(box, seats.style if seats else "line", appearance)

    def clock(self, seat: Seat) -> Box | None:
        """Where a player's clock stands."""
        seats = self.seats
        return None if seats is None else clock_in(seats.boxes[seat], seats.style)
