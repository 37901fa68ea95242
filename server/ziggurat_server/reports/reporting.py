"""Taking reports, with the last lines as the server itself knows them: nobody is made to have said anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from twisted.logger import Logger

from ziggurat.wire.messages import Report, Reported, ReportedLine, Said, Whispered
from ziggurat.wire.reports import MOST_LINES
from ziggurat_server.context import ServerContext
from ziggurat_server.friends.lines_between import LinesBetween
from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.report_entries import ReportMade, Where
from ziggurat_server.lobby import Lobby, no_such_table
from ziggurat_server.naming.names import clean_text
from ziggurat_server.refusal import Refusal
from ziggurat_server.reports.book import ReportBook
from ziggurat_server.tables.admission import knows_of
from ziggurat_server.tables.table import Table

AT_ONCE: Final = 5
A_MINUTE: Final = 0.5
"""So many reports one person makes in one go, and as many in a minute after that."""
AT_ONE_PLACE: Final = 4
"""So many times as much as one person all at one address together."""

_log = Logger()


class Reporting:
    """Keeps what somebody reports in the `book`, and tells the host of the table if that is somebody else."""

    def __init__(
        self, people: People, lobby: Lobby, between: LinesBetween, book: ReportBook, context: ServerContext
    ) -> None:
        self.book = book
        self._people = people
        self._lobby = lobby
        self._between = between
        self._context = context
        self._by_person = Budgets(context.clock)
        self._by_place = Budgets(context.clock)

    def report(self, person: Person, ask: Report) -> None:
        """Take it. Raises Refusal: `not_yourself`, `no_such_table`, `not_at_table`, `not_here`, `too_many_reports`."""
        if ask.person == person.id:
            raise Refusal("not_yourself", "that is you")
        if person.hired:
            raise Refusal("not_yours", "only people report somebody")
        table = None if ask.table is None else self._table(person, ask.table)
        where: Where = "whispers" if ask.whispers else "lobby" if table is None else "table"
        lines = tuple(self._lines(person, ask, table))[-MOST_LINES:]
        name = self._name(ask.person, lines)
        self._count(person)
        report = ReportMade(
            at=self._context.now(),
            person=ask.person,
            name=name,
            by=person.id,
            by_name=person.name,
            where=where,
            table="" if table is None else table.code,
            reason=clean_text(ask.reason) if ask.reason.strip() else "",
            lines=lines,
        )
        self.book.keep(report)
        _log.info("{name} ({person}) was reported; `ziggurat-server admin reports`", name=name, person=ask.person)
        if table is not None and where == "table":
            _tell_host(table, report)

    def _table(self, person: Person, typed: str) -> Table:
        """The table where they are."""
        table = self._lobby.look_for(typed)
        if table is None or not knows_of(table.state, person):
            raise no_such_table(typed)
        table.state.check_present(person)
        return table

    def _lines(self, person: Person, ask: Report, table: Table | None) -> Iterable[ReportedLine]:
        """The last lines as whoever reports has heard them, oldest first."""
        if ask.whispers:
            return map(_line, self._between.of(person.id, ask.person))
        if table is None:
            return map(_line, self._lobby.said)
        return map(_line, table.chat.heard_by(person))

    def _name(self, who: str, lines: Iterable[ReportedLine]) -> str:
        """What somebody is called who is known here, or else spoke in these lines."""
        known = self._people.known(who)
        if known is not None and not known.hired:
            return known.name
        spoken = next((line.name for line in lines if line.person == who), None)
        if spoken is None:
            raise Refusal("not_here", "nobody of that id is on the server now")
        return spoken

    def _count(self, person: Person) -> None:
        if not self._by_person.take(person.id, A_MINUTE, AT_ONCE) or (
            person.site and not self._by_place.take(person.site, A_MINUTE * AT_ONE_PLACE, AT_ONCE * AT_ONE_PLACE)
        ):
            raise Refusal("too_many_reports", "you report too much at once; wait a few minutes")


def _tell_host(table: Table, report: ReportMade) -> None:
    """Whoever hosts the table reads it at once, unless it is about them, or by them."""
    host = table.state.host
    if host is None or host.id in (report.person, report.by):
        return
    told = Reported(table.code, report.person, report.name, report.by, report.by_name, report.reason, report.lines)
    host.send(told)


def _line(line: Said | Whispered) -> ReportedLine:
    return ReportedLine(line.person, line.name, line.text, line.at)
