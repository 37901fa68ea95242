"""Somebody else who is here, whom one can speak to."""

from __future__ import annotations

from ziggurat_server.guests.people import People, Person
from ziggurat_server.refusal import Refusal


class Others:
    """Finds them among the `people` of the server."""

    def __init__(self, people: People) -> None:
        self._people = people

    def find(self, person: Person, who: str) -> Person:
        """Whoever has that id and is somebody else. Raises Refusal `not_yourself` or `not_here`."""
        if who == person.id:
            raise Refusal("not_yourself", "that is you")
        other = self.look_for(who)
        if other is None:
            raise Refusal("not_here", "nobody of that id is on the server now")
        return other

    def look_for(self, who: str) -> Person | None:
        """Whoever has that id, if they are here. Programs that the server itself started are not to be spoken to."""
        other = self._people.known(who)
        return None if other is None or other.line is None or other.hired else other
