"""What this server shows in the lobbies of the others that share its database."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import PersonCard, Said, TableCard
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import CardShown, Journal, LobbyLineSaid, OwnCard, OwnCardShown, PersonShown
from ziggurat_server.twisted_types import Clock, Timer

C = TypeVar("C")


class ToOthers:
    """Shows what has changed at most once in `interval` seconds: `card` gives how a table is listed, `own` how its
    people alone see it, both None where they do not, `look` how somebody is, and `tags` by what friends find them."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        interval: float,
        card: Callable[[str], TableCard | None],
        own: Callable[[str], OwnCard | None],
        look: Callable[[Person], PersonCard],
        tags: Callable[[Person], tuple[FriendTag, ...]],
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._interval = interval
        self._card = card
        self._own = own
        self._look = look
        self._tags = tags
        self._shown: dict[str, TableCard] = {}
        self._shown_own: dict[str, OwnCard] = {}
        self._tables: dict[str, None] = {}
        self._people: dict[Person, None] = {}
        self._timer: Timer | None = None

    def table_changed(self, code: str) -> None:
        """That table may look different, or be gone."""
        self._tables[code] = None
        self._show_soon()

    def person_changed(self, person: Person) -> None:
        """They came, moved to another table, or say other tags; who left is seen to have left by all."""
        self._people[person] = None
        self._show_soon()

    def said(self, line: Said) -> None:
        """That was said in the lobby."""
        self._journal.note(LobbyLineSaid(line))

    def stop(self) -> None:
        """Show nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _show_soon(self) -> None:
        if self._timer is None:
            self._timer = self._clock.callLater(self._interval, self._show)

    def _show(self) -> None:
        self._timer = None
        for code in self._tables:
            if _is_new(self._shown, code, self._card(code)):
                self._journal.note(CardShown(code, self._shown.get(code)))
            if _is_new(self._shown_own, code, self._own(code)):
                self._journal.note(OwnCardShown(code, self._shown_own.get(code)))
        for person in self._people:
            if person.line is not None:
                self._journal.note(PersonShown(self._look(person), self._tags(person)))
        self._tables.clear()
        self._people.clear()


def _is_new(shown: dict[str, C], code: str, card: C | None) -> bool:
    """Whether that is another card than was shown, which it is no more."""
    if card == shown.get(code):
        return False
    if card is None:
        del shown[code]
    else:
        shown[code] = card
    return True
