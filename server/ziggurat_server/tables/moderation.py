"""What a table's host has decided about its guests: who may not speak, who may not come, whom the players hear."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ziggurat.wire.messages import Barred
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal

MOST: Final = 200
"""How many people one table keeps muted, and how many barred; for one more the first is let go."""
_MINUTE: Final = 60


class Moderation:
    """The decisions of one table's host. `now` gives the seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.watchers_muted = False
        self._now = now
        self._muted: dict[str, None] = {}
        self._barred: dict[str, Barred] = {}

    @property
    def muted(self) -> tuple[str, ...]:
        """The ids of those who may not speak here."""
        return tuple(self._muted)

    @property
    def barred(self) -> tuple[Barred, ...]:
        """Those who may not come here now."""
        return tuple(barred for barred in self._barred.values() if self._is_in_force(barred))

    def bring_back(self, watchers_muted: bool, muted: Iterable[str], barred: Iterable[Barred]) -> None:
        """What was decided before the server ended."""
        self.watchers_muted = watchers_muted
        self._muted = dict.fromkeys(muted)
        self._barred = {one.person: one for one in barred}

    def mute(self, person: Person, muted: bool) -> None:
        """Mute them here, or end that."""
        self._muted.pop(person.id, None)
        if muted:
            self._muted[person.id] = None
            _keep_newest(self._muted)

    def bar(self, person: Person, minutes: int | None) -> Barred:
        """Bar them from here for so many minutes, or for as long as the table is there."""
        until = None if minutes is None else int(self._now()) + minutes * _MINUTE
        self._barred.pop(person.id, None)
        barred = self._barred[person.id] = Barred(person.id, person.name, until)
        _keep_newest(self._barred)
        return barred

    def unbar(self, person: str) -> None:
        """End that whoever has that id is barred. Raises Refusal `no_such_person` if they may."""
        if self._barred.pop(person, None) is None:
            raise Refusal("no_such_person", "nobody of that id is barred from the table")

    def check_may_speak(self, person: Person) -> None:
        """Raises Refusal `muted`."""
        if person.id in self._muted:
            raise Refusal("muted", "the host of the table does not let you speak there")

    def check_may_come(self, person: Person) -> None:
        """Raises Refusal `barred`."""
        barred = self._barred.get(person.id)
        if barred is not None and self._is_in_force(barred):
            raise Refusal("barred", "the host of the table does not let you come there now")

    def _is_in_force(self, barred: Barred) -> bool:
        return barred.until is None or self._now() < barred.until


def _keep_newest(decisions: dict[str, None] | dict[str, Barred]) -> None:
    if len(decisions) > MOST:
        del decisions[next(iter(decisions))]
