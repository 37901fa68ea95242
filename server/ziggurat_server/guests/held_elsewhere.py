"""What people have at other servers of the community, as far as it counts towards what they may have."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat_server.guests.people import Person


class HeldElsewhere(msgspec.Struct, frozen=True):
    """What one person has elsewhere: at how many tables they are, of how many they are the host, how many `seats` are
    theirs, how many `bots` they hired, and how many tables were `opened` from their address."""

    present: int = 0
    hosted: int = 0
    seats: int = 0
    bots: int = 0
    opened: int = 0


NOTHING: Final = HeldElsewhere()


class HeldByPeople:
    """Knows it of those who ask for more, until they are answered. Where a server is alone nothing `is_counted`, and
    nobody has anything elsewhere."""

    def __init__(self) -> None:
        self.is_counted = False
        self._held: dict[str, HeldElsewhere] = {}

    def of(self, person: Person) -> HeldElsewhere:
        """What they have elsewhere."""
        return self._held.get(person.id, NOTHING)

    def note(self, person: Person, held: HeldElsewhere) -> None:
        """They have that elsewhere."""
        self._held[person.id] = held

    def forget(self, person: Person, held: HeldElsewhere) -> None:
        """What they asked for when that was noted is answered; what they asked for since is not."""
        if self._held.get(person.id) is held:
            del self._held[person.id]
