"""How often somebody may give a code that is no table's."""

from __future__ import annotations

from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.common_tries import CommonTries
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock


class CodeTries:
    """Counts the wrong codes from one place, or of one person on this machine.

    Other servers of the community count as well, each before it is known whether a code is wrong.
    """

    def __init__(self, clock: Clock, tries: CommonTries) -> None:
        self._budgets = Budgets(clock)
        self._tries = tries

    def may_try(self, person: Person, most: int) -> bool:
        """Whether not too many were wrong yet."""
        return self._budgets.has(person.site or person.id, most)

    def check(self, person: Person, most: int) -> None:
        """Raises Refusal `too_many_codes` if too many were wrong, and then no code is even looked at."""
        if not self.may_try(person, most):
            raise _too_many_codes(most)

    def take(self, person: Person, most: int) -> None:
        """One more code was wrong."""
        self._budgets.take(person.site or person.id, most)

    async def begin(self, person: Person, most: int) -> None:
        """A code is to be tried that may be wrong at all servers. Raises Refusal `too_many_codes`."""
        if not await self._tries.take("code", person.site or person.id, most):
            raise _too_many_codes(most)

    def take_back(self, person: Person) -> None:
        """The code that was to be tried is right."""
        self._tries.give_back("code", person.site or person.id)


def _too_many_codes(most: int) -> Refusal:
    """What whoever gave so many wrong codes is told."""
    return Refusal("too_many_codes", "too many codes of tables were tried; wait a minute", most=most)
