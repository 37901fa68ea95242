"""Unlisted tables of slow matches, as the lobby tells of them to nobody but those who have a seat there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ziggurat.wire.messages import TableCard, TableChanged, TableClosed
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import OwnCard
from ziggurat_server.other_servers import OtherServers
from ziggurat_server.tables.table import Table

_News: TypeAlias = list[tuple[Person, TableChanged | TableClosed | None]]

Subscribers: TypeAlias = Mapping[str, Person]
"""Those who are in the lobby, by their ids."""


class OwnTables:
    """What each of those in the lobby was told of tables that are only listed for their own people, be they `here` or
    at other servers.

    So whoever plays a turn a day finds their way back, where nobody else may know of the table.
    """

    def __init__(self, tables: Mapping[str, Table], elsewhere: OtherServers) -> None:
        """These are the tables here, and what other servers show."""
        self._tables = tables
        self._elsewhere = elsewhere
        self._told: dict[str, dict[Person, TableCard]] = {}

    def here(self, code: str) -> OwnCard | None:
        """The table of that code as its people see it, if it is such a one and here."""
        table = self._tables.get(code)
        if table is None or table.state.listed or not table.state.terms.is_slow:
            return None
        return OwnCard(table.card, tuple(person.id for person in table.state.seating.holders if not person.hired))

    def forget_all(self) -> None:
        """Nobody is in the lobby."""
        self._told.clear()

    def forget(self, person: Person) -> None:
        """They are not in the lobby any more."""
        for told in self._told.values():
            told.pop(person, None)

    def show(self, person: Person) -> None:
        """Send somebody who has come to the lobby every such table of theirs."""
        self.forget(person)
        for code in dict.fromkeys((*person.seated_at, *self._elsewhere.own_of(person.id))):
            own = self._own(code)
            if own is not None:
                self._note(code, person, TableChanged(own.card))

    def has_news(self, code: str, subscribers: Subscribers) -> bool:
        """Whether one of its people sees that table otherwise than they were last told."""
        return bool(self._news(code, subscribers))

    def tell(self, code: str, subscribers: Subscribers) -> None:
        """Send its people that table if it looks different, or that it is not theirs any more."""
        for person, news in self._news(code, subscribers):
            self._note(code, person, news)

    def _own(self, code: str) -> OwnCard | None:
        if code in self._tables:
            return self.here(code)
        found = self._elsewhere.own.get(code)
        return None if found is None else found.card

    def _news(self, code: str, subscribers: Subscribers) -> _News:
        told, own = self._told.get(code, {}), self._own(code)
        news: _News = []
        holders = [] if own is None else [subscribers[who] for who in own.people if who in subscribers]
        if own is not None and holders:
            changed = TableChanged(own.card)
            news += [(person, changed) for person in holders if told.get(person) != changed.card]
        # A table that is listed now was told to everyone.
        is_there = code in self._tables or own is not None
        gone = None if self._is_listed(code) else TableClosed(code, unlisted=is_there)
        return news + [(person, gone) for person in told if person not in holders]

    def _is_listed(self, code: str) -> bool:
        table = self._tables.get(code)
        return code in self._elsewhere.tables if table is None else table.state.listed

    def _note(self, code: str, person: Person, news: TableChanged | TableClosed | None) -> None:
        if isinstance(news, TableChanged):
            self._told.setdefault(code, {})[person] = news.card
        else:
            del self._told[code][person]
            if not self._told[code]:
                del self._told[code]
        if news is not None:
            person.send(news)
