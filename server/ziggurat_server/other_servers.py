"""The tables and people that other servers of the community show, as the lobby here knows of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import PersonCard, TableCard
from ziggurat_server.journal.journal import OwnCard

C = TypeVar("C")

HearFriend: TypeAlias = Callable[[str, "PersonCard | None", tuple[FriendTag, ...]], None]


@dataclass(frozen=True)
class AtServer(Generic[C]):
    """A card, and the number of the server that shows it."""

    server: int
    card: C


class OtherServers:
    """Keeps what they show: `tables` to everyone, and those that are their `own` to their people alone, each by its
    code. `table_changed` is called with the code of a table, `person_changed` with somebody's id."""

    def __init__(self, table_changed: Callable[[str], None], person_changed: Callable[[str], None]) -> None:
        self.tables: dict[str, AtServer[TableCard]] = {}
        self.own: dict[str, AtServer[OwnCard]] = {}
        self.people: dict[str, AtServer[PersonCard]] = {}
        self.hear_friend: HearFriend = lambda person, card, tags: None
        """Called with somebody's id, how they look and by which tags friends find them; without a card they are at no
        other server any more."""
        self._own_of: dict[str, dict[str, None]] = {}
        self._table_changed = table_changed
        self._person_changed = person_changed

    def own_of(self, person: str) -> Collection[str]:
        """The codes of the tables that are somebody's own."""
        return self._own_of.get(person, ())

    def show_table(self, code: str, found: AtServer[TableCard] | None) -> None:
        """Another server has a table that looks like this; None where it has none to be seen any more."""
        if found is None:
            self.tables.pop(code, None)
        else:
            self.tables[code] = found
        self._table_changed(code)

    def show_own(self, code: str, found: AtServer[OwnCard] | None) -> None:
        """Another server has a table that looks like this to its people alone; None where it has none any more."""
        before = self.own.pop(code, None)
        for person in () if before is None else before.card.people:
            del self._own_of[person][code]
            if not self._own_of[person]:
                del self._own_of[person]
        if found is not None:
            self.own[code] = found
            for person in found.card.people:
                self._own_of.setdefault(person, {})[code] = None
        self._table_changed(code)

    def show_person(self, person: str, found: AtServer[PersonCard] | None, tags: tuple[FriendTag, ...] = ()) -> None:
        """Somebody at another server looks like this, and friends find them by these tags; None where they have
        left."""
        if found is None:
            self.people.pop(person, None)
        else:
            self.people[person] = found
        self._person_changed(person)
        self.hear_friend(person, None if found is None else found.card, tags)

    def came_here(self, person: str) -> None:
        """They are here now, and elsewhere no more."""
        if self.people.pop(person, None) is not None:
            self.hear_friend(person, None, ())

    def forget(self, server: int) -> None:
        """The server of that number is gone, with all that it showed."""
        for code in [code for code, found in self.tables.items() if found.server == server]:
            self.show_table(code, None)
        for code in [code for code, found in self.own.items() if found.server == server]:
            self.show_own(code, None)
        for person in [person for person, found in self.people.items() if found.server == server]:
            self.show_person(person, None)
