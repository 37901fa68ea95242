"""The names that people give to others than themselves: to guests at their screen, and to tables."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from twisted.internet.defer import Deferred, fail

from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.people import People, Person
from ziggurat_server.naming.names import clean_name, name_key, numbered
from ziggurat_server.refusal import Refusal

_LOOKED_UP: Final = 20
"""So many names, the one that is wished for and those with numbers behind it, are looked up."""


class GivenNames:
    """Sees to it that nothing passes for somebody else, or is called what nobody may be."""

    def __init__(self, people: People, bans: Bans) -> None:
        self._people = people
        self._bans = bans
        self._held: dict[str, frozenset[str]] = {}
        """By the id of who is about to give a name the names like it that people have who are not here."""

    def look_up(self, given: str, giver: Person) -> Deferred[None]:
        """Find out whose names it would be, which comes before `take`. Fails with Refusal `bad_name`."""
        try:
            wanted = clean_name(given)
        except Refusal:
            return fail()
        names = [wanted, *(numbered(wanted, number) for number in range(2, _LOOKED_UP))]

        def keep(held: frozenset[str]) -> None:
            self._held[giver.id] = held

        return self._people.held_names(names, giver).addCallback(keep)

    def take(self, given: str, giver: Person, is_taken: Callable[[str], bool] = lambda name: False) -> str:
        """The name as it is shown, with a number behind it if it is that of somebody else here, or taken otherwise.

        Raises Refusal `bad_name` or `name_banned`.
        """
        wanted = clean_name(given)
        if self._bans.bans_name(wanted):
            raise Refusal("name_banned", "nobody may be called that on this server")
        held = self._held.pop(giver.id, frozenset())
        candidates = itertools.chain([wanted], (numbered(wanted, number) for number in itertools.count(2)))
        return next(
            name
            for name in candidates
            if name_key(name) not in held and self._people.may_have(giver, name) and not is_taken(name)
        )
