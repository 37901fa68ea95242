"""What a table's host has decided about its guests: who may not speak, who may not come, whom the players hear."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ziggurat.wire.messages import Barred
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.watching_kept import Silenced
from ziggurat_server.refusal import Refusal

MOST: Final = 200
"""How many people one table keeps muted, and how many barred; for one more the first is let go."""
_MINUTE: Final = 60


class Moderation:
    """The decisions of one table's host. `now` gives the seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.watchers_muted = False
        self._now = now
        self._silenced: dict[str, Silenced] = {}
        self._barred: dict[str, Barred] = {}

    @property
    def silenced(self) -> tuple[Silenced, ...]:
        """Those who may not speak here now."""
        return tuple(filter(self._is_in_force, self._silenced.values()))

    @property
    def muted(self) -> tuple[str, ...]:
        """Their ids."""
        return tuple(each.person for each in self.silenced)

    @property
    def barred(self) -> tuple[Barred, ...]:
        """Those who may not come here now."""
        return tuple(filter(self._is_in_force, self._barred.values()))

    def bring_back(self, watchers_muted: bool, silenced: Iterable[Silenced], barred: Iterable[Barred]) -> None:
        """What was decided before the server ended."""
        self.watchers_muted = watchers_muted
        self._silenced = {one.person: one for one in silenced}
        self._barred = {one.person: one for one in barred}

    def mute(self, person: Person, minutes: int | None = None, reason: str = "") -> None:
        """They may not speak here for so many minutes, or for as long as the table is there."""
        self._silenced.pop(person.id, None)
        self._silenced[person.id] = Silenced(person.id, self._end(minutes), reason)
        _keep_newest(self._silenced)

    def let_speak(self, person: Person) -> None:
        """End that."""
        self._silenced.pop(person.id, None)

    def bar(self, person: Person, minutes: int | None = None, reason: str = "") -> Barred:
        """Bar them from here for so many minutes, or for as long as the table is there."""
        self._barred.pop(person.id, None)
        barred = self._barred[person.id] = Barred(person.id, person.name, self._end(minutes), reason)
        _keep_newest(self._barred)
        return barred

    def unbar(self, person: str) -> None:
        """End that whoever has that id is barred. Raises Refusal `no_such_person` if they may."""
        if self._barred.pop(person, None) is None:
            raise Refusal("no_such_person", "nobody of that id is barred from the table")

    def check_may_speak(self, person: Person) -> None:
        """Raises Refusal `muted`, with `reason` and `until` where there are any."""
        silenced = self._silenced.get(person.id)
        if silenced is not None and self._is_in_force(silenced):
            raise Refusal("muted", "the host of the table does not let you speak there", **_blanks(silenced))

    def lets_speak(self, person: Person) -> bool:
        """Whether they may speak here now."""
        silenced = self._silenced.get(person.id)
        return silenced is None or not self._is_in_force(silenced)

    def check_may_come(self, person: Person) -> None:
        """Raises Refusal `barred`, with `reason` and `until` where there are any."""
        barred = self._barred.get(person.id)
        if barred is not None and self._is_in_force(barred):
            raise Refusal("barred", "the host of the table does not let you come there now", **_blanks(barred))

    def _end(self, minutes: int | None) -> int | None:
        return None if minutes is None else int(self._now()) + minutes * _MINUTE

    def _is_in_force(self, decision: Silenced | Barred) -> bool:
        return decision.until is None or self._now() < decision.until


def _blanks(decision: Silenced | Barred) -> dict[str, str | int]:
    """What a refusal says of a decision."""
    blanks: dict[str, str | int] = {} if decision.until is None else {"until": decision.until}
    return blanks | {"reason": decision.reason} if decision.reason else blanks


def _keep_newest(decisions: dict[str, Any]) -> None:
    if len(decisions) > MOST:
        del decisions[next(iter(decisions))]
