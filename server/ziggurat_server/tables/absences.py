"""Those who lost their connection and are expected back for a while."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_server.guests.people import Person
from ziggurat_server.twisted_types import Clock, Timer


class Absences:
    """Waits `seconds` for each; calls `given_up` with those who have not come back by then."""

    def __init__(self, clock: Clock, seconds: float, given_up: Callable[[Person], None]) -> None:
        self._clock = clock
        self._seconds = seconds
        self._given_up = given_up
        self._expected: dict[Person, Timer] = {}

    def __len__(self) -> int:
        return len(self._expected)

    def expect(self, person: Person, seconds: float | None = None) -> None:
        """Wait for them from now on, the usual time or so many seconds."""
        self.forget(person)
        patience = self._seconds if seconds is None else seconds
        self._expected[person] = self._clock.callLater(patience, self._give_up, person)

    def forget(self, person: Person) -> None:
        """Wait for them no longer: they came back, or are not missed."""
        timer = self._expected.pop(person, None)
        if timer is not None:
            timer.cancel()

    def forget_all(self) -> None:
        """Wait for nobody."""
        for person in tuple(self._expected):
            self.forget(person)

    def _give_up(self, person: Person) -> None:
        del self._expected[person]
        self._given_up(person)
