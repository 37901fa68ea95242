"""The lobby: which tables there are, who is on the server, and what is said among all."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.codec import encode
from ziggurat.wire.links import typed_table_code
from ziggurat.wire.messages import Lobby as LobbyMessage
from ziggurat.wire.messages import (
    PersonCard,
    PersonChanged,
    PersonLeft,
    Said,
    ServerMessage,
    TableCard,
    TableChanged,
    TableClosed,
)
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.set_aside import SetAside
from ziggurat_server.other_servers import OtherServers
from ziggurat_server.own_tables import OwnTables
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.aside_table import AsideTable
from ziggurat_server.tables.table import Table
from ziggurat_server.to_others import ToOthers
from ziggurat_server.twisted_types import Clock, Timer

SAID: Final = 20
"""So many lines of chat are remembered."""


class Lobby:
    """The tables by their codes, and those who want to hear of every change.

    Changes are gathered and told at most once in `interval` seconds. `people` gives everyone who is connected. Programs
    that the server itself started are not listed: their seats tell of them, when that may be known. Tables that are
    `set_aside` keep their codes, and those of whose match something verifies are shown as `tables_aside`.

    It is large because whoever is here or elsewhere, and all that changes about it, is told by one place.
    """

    def __init__(
        self,
        clock: Clock,
        interval: float,
        people: Callable[[], Iterable[Person]],
        set_aside: SetAside,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self.tables_aside: dict[str, AsideTable] = {}
        self._clock = clock
        self._interval = interval
        self._people = people
        self._set_aside = set_aside
        self.said: deque[Said] = deque(maxlen=SAID)
        """The last lines of chat, oldest first."""
        self._subscribers: dict[str, Person] = {}
        self._changed_tables: dict[str, None] = {}
        self._changed_people: dict[Person, None] = {}
        self._listed: dict[str, TableCard] = {}
        self._changed_elsewhere: dict[str, None] = {}
        self.elsewhere = OtherServers(self._tell_table, self._tell_person_elsewhere)
        self._to_others: ToOthers | None = None
        self._own = OwnTables(self.tables, self.elsewhere)
        self._flush: Timer | None = None
        self._line: bytes | None = None
        self._line_since = 0.0

    # ------------------------------------------------------------------------------------ tables

    def add(self, table: Table) -> None:
        """A new table, or one that is back."""
        self.tables[table.code] = table
        self._line = None

    def is_taken(self, code: str) -> bool:
        """Whether that is the code of a table here, or of one that is set aside."""
        return self.look_for(code) is not None or self._set_aside.has_code(code)

    def find(self, typed: str) -> Table:
        """The table of that code, however it was typed. Raises Refusal `no_such_table` or `set_aside`."""
        table = self.look_for(typed)
        if table is None:
            raise self.missing(typed)
        return table

    def look_for(self, typed: str) -> Table | None:
        """The table of that code, however it was typed, if there is one."""
        known = self.tables.get(typed)
        if known is not None:
            return known
        code = normal_code(typed)
        tables = self.tables.values()
        return self.tables.get(code) or next((table for table in tables if table.state.secret == code), None)

    def look_aside(self, person: Person, typed: str) -> AsideTable | None:
        """The table that is only shown to which that code leads this person, if there is one."""
        code = normal_code(typed)
        return next((table for table in self.tables_aside.values() if table.leads_here(person, code)), None)

    def leave_aside(self, person: Person) -> None:
        """They look at no table any more that is only shown."""
        for table in self.tables_aside.values():
            table.leave(person)

    def leads_to(self, typed: str) -> Table | None:
        """The table to which that code leads those who do not belong there: the secret one if it has one."""
        table = self.look_for(typed)
        if table is None or table.state.listed or table.state.secret in (None, normal_code(typed)):
            return table
        return None

    def missing(self, typed: str) -> Refusal:
        """What whoever comes to that table is told, when there is none: whether it is only set aside."""
        code = normal_code(typed)
        if self._set_aside.has_code(code):
            return Refusal("set_aside", "that table cannot be brought back now; it is kept", table=code)
        return no_such_table(typed)

    # ------------------------------------------------------------------------------------ subscribers

    def subscribe(self, person: Person) -> None:
        """Send the lobby as it is, and every change from now on."""
        self._forget_flush()
        if self._subscribers:
            self._tell_changes()
        else:
            self._begin_anew()
        self._subscribers[person.id] = person
        person.send_line(self._as_it_is())
        self._own.show(person)

    def _begin_anew(self) -> None:
        """Nobody was here, and nobody looked at what changed: whoever comes first is told how it is now."""
        self._changed_tables.clear()
        self._changed_people.clear()
        self._own.forget_all()
        self._line = None
        self._changed_elsewhere.clear()
        self._listed = {card.table: card for card in self._all_cards()}

    def unsubscribe(self, person: Person) -> None:
        """No more changes."""
        self._subscribers.pop(person.id, None)
        self._own.forget(person)

    def say(self, person: Person, text: str, at: float, phrase: str | None = None) -> None:
        """Send a line of chat to everyone in the lobby, `phrase` being its code if it is a quick one."""
        line = Said(person.id, person.name, text, at, phrase=phrase)
        self.hear(line)
        if self._to_others is not None:
            self._to_others.said(line)

    def hear(self, line: Said) -> None:
        """Send everyone here what was said in the lobby, of this server or another."""
        self.said.append(line)
        self._tell(line)

    def forget_said(self, person: str) -> None:
        """Somebody wants to be forgotten, with what they said here or at any table."""
        kept = [line for line in self.said if line.person != person]
        self.said.clear()
        self.said.extend(kept)
        for table in self.tables.values():
            table.chat.erase(person)

    def tell(self, message: ServerMessage) -> None:
        """Send something to everyone who is in the lobby here."""
        self._tell(message)

    def show_to_others(self, journal: Journal, tags: Callable[[Person], tuple[FriendTag, ...]]) -> None:
        """From now on other servers of the community see this lobby too, by way of the journal; by their `tags` people
        find their friends there."""
        self._to_others = ToOthers(journal, self._clock, self._interval, self._card, self._own.here, self.look, tags)

    def tags_changed(self, person: Person) -> None:
        """Friends find them by others than before."""
        if self._to_others is not None:
            self._to_others.person_changed(person)

    # ------------------------------------------------------------------------------------ changes

    def table_changed(self, code: str) -> None:
        """That table may look different from outside now. While nobody is in the lobby, nobody looks."""
        if self._to_others is not None:
            self._to_others.table_changed(code)
        self._tell_table(code)

    def _tell_table(self, code: str) -> None:
        self._line = None
        if not self._subscribers:
            return
        # Whatever tells nothing must not change when other things are told: where guests see a match late, even that
        # something was done would be news.
        if self._news_of(code) is not None or self._own.has_news(code, self._subscribers):
            self._changed_tables[code] = None
            self._tell_soon()

    def _tell_person_elsewhere(self, person: str) -> None:
        self._line = None
        if self._subscribers:
            self._changed_elsewhere[person] = None
            self._tell_soon()

    def table_closed(self, code: str) -> None:
        """That table is gone."""
        del self.tables[code]
        self.table_changed(code)

    def person_changed(self, person: Person) -> None:
        """They came, left, or moved to another table."""
        if person.hired or person.relayed:
            return
        if self._to_others is not None:
            self._to_others.person_changed(person)
        self.elsewhere.came_here(person.id)
        self._line = None
        if self._subscribers:
            self._changed_people[person] = None
            self._tell_soon()

    def stop(self) -> None:
        """Send nothing any more."""
        self._forget_flush()
        if self._to_others is not None:
            self._to_others.stop()

    def _forget_flush(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None

    def _tell_soon(self) -> None:
        if self._flush is None:
            self._flush = self._clock.callLater(self._interval, self._tell_changes)

    def _tell_changes(self) -> None:
        self._flush = None
        for code in self._changed_tables:
            self._tell_of_table(code)
            self._own.tell(code, self._subscribers)
        for person in self._changed_people:
            self._tell(PersonLeft(person.id) if person.line is None else PersonChanged(self.look(person)))
        for who in self._changed_elsewhere:
            found = self.elsewhere.people.get(who)
            self._tell(PersonLeft(who) if found is None else PersonChanged(found.card))
        self._changed_elsewhere.clear()
        self._changed_tables.clear()
        self._changed_people.clear()

    def _tell_of_table(self, code: str) -> None:
        news = self._news_of(code)
        if news is None:
            return
        if isinstance(news, TableChanged):
            self._listed[code] = news.card
        else:
            del self._listed[code]
        self._tell(news)

    def _news_of(self, code: str) -> TableChanged | TableClosed | None:
        """What is to be told of that table, if it looks different from when it was last told."""
        card = self._card(code) or (self.elsewhere.tables[code].card if code in self.elsewhere.tables else None)
        if card is not None:
            return None if card == self._listed.get(code) else TableChanged(card)
        return TableClosed(code, unlisted=code in self.tables) if code in self._listed else None

    def _card(self, code: str) -> TableCard | None:
        """The table of that code as it is listed; None where it is not, or not here."""
        table = self.tables.get(code)
        return table.card if table is not None and table.state.listed else None

    def _all_cards(self) -> list[TableCard]:
        """Every table that is listed, here or elsewhere."""
        here = [table.card for table in self.tables.values() if table.state.listed]
        return [*here, *(found.card for code, found in self.elsewhere.tables.items() if code not in self.tables)]

    def _as_it_is(self) -> bytes:
        """The whole lobby, encoded. It is made anew after every change, and now and then for what nobody told it."""
        now = self._clock.seconds()
        if self._line is None or now - self._line_since >= self._interval:
            people = [self.look(other) for other in self._people() if not (other.hired or other.relayed)]
            people += [found.card for found in self.elsewhere.people.values()]
            self._line, self._line_since = encode(LobbyMessage(tuple(self._all_cards()), tuple(people))), now
        return self._line

    def _tell(self, message: ServerMessage) -> None:
        line = encode(message)
        for person in tuple(self._subscribers.values()):
            person.send_line(line)

    def look(self, person: Person) -> PersonCard:
        """Somebody who is connected, as they are listed."""
        listed = (code for code in person.present_at if code in self.tables and self.tables[code].state.listed)
        return PersonCard(person.id, person.name, person.bot, next(listed, None))


def no_such_table(typed: str) -> Refusal:
    """What whoever asks for a table that there is not is told, or for one that is none of theirs to know of."""
    return Refusal("no_such_table", "there is no table of that code", table=typed)


def normal_code(typed: str) -> str:
    """The code as tables have it, or what was typed if it could be none."""
    try:
        return typed_table_code(typed)
    except ValueError:
        return typed
