"""Those present at a table, and sending to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.games.game import Seat, Viewer
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.moments.showing import Showing

WATCHING: Final[tuple[Viewer, ...]] = (None,)
"""The eyes of those who have no seat. Whoever has seats sees through each of them."""


class Audience:
    """Those present at a table, in the order in which they came."""

    def __init__(self) -> None:
        self._present: dict[Person, None] = {}

    def __contains__(self, person: Person) -> bool:
        return person in self._present

    def __len__(self) -> int:
        return len(self._present)

    @property
    def present(self) -> tuple[Person, ...]:
        """Everyone present."""
        return tuple(self._present)

    def add(self, person: Person) -> None:
        """Someone came."""
        self._present[person] = None

    def remove(self, person: Person) -> None:
        """Someone left."""
        self._present.pop(person, None)

    def send(self, line: bytes) -> None:
        """Send everyone the same line."""
        for person in tuple(self._present):
            person.send_line(line)

    def send_showing_to_seats(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits their views of what happened, of the position where a match begins."""
        kept_from = showing.moment.kept_from
        line = showing.position if showing.moment.is_first else showing.happened
        for person in tuple(self._present):
            for seat in seats.get(person, ()):
                if seat not in kept_from:
                    person.send_line(line(seat))

    def send_showing_to_watchers(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who does not sit what happened, or the position. Nothing is encoded where nobody looks on."""
        line = showing.position if showing.moment.is_first else showing.happened
        for person in tuple(self._present):
            if person not in seats:
                person.send_line(line(None))

    def send_to_watchers(self, line: bytes, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who does not sit the same line."""
        for person in tuple(self._present):
            if person not in seats:
                person.send_line(line)

    def send_to_players(self, line: bytes, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits the same line."""
        for person in tuple(self._present):
            if person in seats:
                person.send_line(line)

    def send_position_to_seats(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits their views of the position."""
        for person in tuple(self._present):
            for seat in seats.get(person, ()):
                person.send_line(showing.position(seat))
