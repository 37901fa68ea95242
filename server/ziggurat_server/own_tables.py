"""Unlisted tables of slow matches, as the lobby tells of them to nobody but those who have a seat there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

from ziggurat.wire.messages import TableCard, TableChanged, TableClosed
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.table import Table

_News: TypeAlias = list[tuple[Person, TableChanged | TableClosed | None]]


class OwnTables:
    """What each of those in the lobby was told of tables that are only listed for their own people.

    So whoever plays a turn a day finds their way back, where nobody else may know of the table.
    """

    def __init__(self) -> None:
        self._told: dict[str, dict[Person, TableCard]] = {}

    def forget_all(self) -> None:
        """Nobody is in the lobby."""
        self._told.clear()

    def forget(self, person: Person) -> None:
        """They are not in the lobby any more."""
        for told in self._told.values():
            told.pop(person, None)

    def show(self, person: Person, tables: Mapping[str, Table]) -> None:
        """Send somebody who has come to the lobby every such table of theirs."""
        self.forget(person)
        for code in dict.fromkeys(person.seated_at):
            table = tables.get(code)
            if table is not None and _is_own(table):
                self._note(code, person, TableChanged(table.card))

    def has_news(self, code: str, table: Table | None, subscribers: Collection[Person]) -> bool:
        """Whether one of its people sees that table otherwise than they were last told."""
        return bool(self._news(code, table, subscribers))

    def tell(self, code: str, table: Table | None, subscribers: Collection[Person]) -> None:
        """Send its people that table if it looks different, or that it is not theirs any more."""
        for person, news in self._news(code, table, subscribers):
            self._note(code, person, news)

    def _news(self, code: str, table: Table | None, subscribers: Collection[Person]) -> _News:
        told = self._told.get(code, {})
        own = table if table is not None and _is_own(table) else None
        holders = [] if own is None else [person for person in own.state.seating.holders if person in subscribers]
        news: _News = []
        if own is not None and holders:
            changed = TableChanged(own.card)
            news += [(person, changed) for person in holders if told.get(person) != changed.card]
        # A table that is listed now was told to everyone.
        gone = None if table is not None and table.state.listed else TableClosed(code, unlisted=table is not None)
        return news + [(person, gone) for person in told if person not in holders]

    def _note(self, code: str, person: Person, news: TableChanged | TableClosed | None) -> None:
        if isinstance(news, TableChanged):
            self._told.setdefault(code, {})[person] = news.card
        else:
            del self._told[code][person]
            if not self._told[code]:
                del self._told[code]
        if news is not None:
            person.send(news)


def _is_own(table: Table) -> bool:
    return not table.state.listed and table.state.terms.is_slow
