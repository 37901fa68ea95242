"""How much is said: chat in the lobby and at tables, by one person and from one place."""

from __future__ import annotations

from typing import Final

from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.common_tries import CommonTries
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock

_AT_ONCE: Final = 1 / 3
"""How much of a minute's lines may be said in one go."""
_AT_ONE_PLACE: Final = 10
"""So many times as much as one person all at one address may say together."""


class Talk:
    """Counts lines. This machine itself is no place."""

    def __init__(self, clock: Clock, tries: CommonTries) -> None:
        self._people = Budgets(clock)
        self._places = Budgets(clock)
        self._tries = tries

    async def take(self, person: Person, lines: int) -> None:
        """Say one more line, where one person may say so many a minute. Raises Refusal `too_many_lines`."""
        together, at_once = lines * _AT_ONE_PLACE, max(1.0, lines * _AT_ONCE)
        is_too_much = not self._people.take(person.id, lines, at_once) or (
            person.site and not self._places.take(person.site, together, together * _AT_ONCE)
        )
        if is_too_much or not await self._tries.take("line", person.id, lines, at_once):
            raise Refusal("too_many_lines", "you say too much at once; wait a moment")
