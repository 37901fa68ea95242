"""The names that people give to others than themselves: to guests at their screen, and to tables."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.names import clean_name, numbered
from ziggurat_server.guests.people import People, Person
from ziggurat_server.refusal import Refusal


class GivenNames:
    """Sees to it that nothing passes for somebody else, or is called what nobody may be."""

    def __init__(self, people: People, bans: Bans) -> None:
        self._people = people
        self._bans = bans

    def take(self, given: str, giver: Person, is_taken: Callable[[str], bool] = lambda name: False) -> str:
        """The name as it is shown, with a number behind it if it is that of somebody else here, or taken otherwise.

        Raises Refusal `bad_name` or `name_banned`.
        """
        wanted = clean_name(given)
        if self._bans.bans_name(wanted):
            raise Refusal("name_banned", "nobody may be called that on this server")
        candidates = itertools.chain([wanted], (numbered(wanted, number) for number in itertools.count(2)))
        return next(name for name in candidates if self._people.may_have(giver, name) and not is_taken(name))
