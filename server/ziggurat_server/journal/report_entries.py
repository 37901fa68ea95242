"""The journal's entries about what people report, for whoever runs the server."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import Count, GivenReason, Instant, PersonId, ShownName, TableCode
from ziggurat.wire.reports import ReportedLine, ReportedLines
from ziggurat_server.journal.entry import Entry

MOST_REPORTS: Final = 200
"""How many reports are kept: the newest ones."""

Where: TypeAlias = Literal["table", "lobby", "whispers"]


class ReportMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody, and by whom they were reported: the two, when and where it was, why, and the last lines there. Whoever
    was forgotten since then has neither id nor name."""

    at: Instant
    person: PersonId
    name: ShownName
    by: PersonId
    by_name: ShownName
    where: Where
    table: TableCode = ""
    reason: GivenReason = ""
    lines: ReportedLines = ()


class NumberedReport(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    number: Annotated[int, msgspec.Meta(ge=0)]
    report: ReportMade


class ReportKept(Entry, frozen=True):
    """Somebody has reported somebody."""

    report: ReportMade


class ReportSettled(Entry, frozen=True):
    """Whoever runs the server has seen the report of that number, and wants it no more."""

    number: Count


def read_report(told: bytes | str) -> ReportMade:
    """What is kept of a report. Raises ValueError if it makes no sense."""
    return msgspec.json.decode(told, type=ReportMade)


def erased_from_report(report: ReportMade, person: PersonId) -> ReportMade | None:
    """The report without somebody who wants to be forgotten: their lines go, and the name of one who reported. A report
    about them goes as a whole: None."""
    if report.person == person:
        return None
    lines: tuple[ReportedLine, ...] = tuple(line for line in report.lines if line.person != person)
    if report.by != person:
        return msgspec.structs.replace(report, lines=lines)
    return msgspec.structs.replace(report, lines=lines, by="", by_name="", reason="")
