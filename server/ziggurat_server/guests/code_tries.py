"""How often somebody may give a code that is no table's."""

from __future__ import annotations

from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock


class CodeTries:
    """Counts the wrong codes from one place, or of one person on this machine."""

    def __init__(self, clock: Clock) -> None:
        self._budgets = Budgets(clock)

    def may_try(self, person: Person, most: int) -> bool:
        """Whether not too many were wrong yet."""
        return self._budgets.has(person.site or person.id, most)

    def check(self, person: Person, most: int) -> None:
        """Raises Refusal `too_many_codes` if too many were wrong, and then no code is even looked at."""
        if not self.may_try(person, most):
            raise Refusal("too_many_codes", "too many codes of tables were tried; wait a minute", most=most)

    def take(self, person: Person, most: int) -> None:
        """One more code was wrong."""
        self._budgets.take(person.site or person.id, most)
