"""How often somebody may try a table's password."""

from __future__ import annotations

from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock


class PasswordTries:
    """So many tries in one go, and as many again in a minute, from one place or from one person on this machine."""

    def __init__(self, clock: Clock) -> None:
        self._budgets = Budgets(clock)

    def take(self, person: Person, most: int) -> None:
        """Try once more. Raises Refusal `too_many_tries`, and then the password is not even looked at."""
        if not self._budgets.take(person.site or person.id, most):
            raise too_many_tries(most)


def too_many_tries(most: int) -> Refusal:
    """What whoever tried so many passwords is told."""
    return Refusal("too_many_tries", "too many passwords were tried; wait a minute", most=most)
