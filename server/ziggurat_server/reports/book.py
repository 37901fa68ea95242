"""Where reports are kept until whoever runs the server has seen them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from twisted.internet.defer import Deferred, succeed

from ziggurat.bounds import PersonId
from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.report_entries import (
    MOST_REPORTS,
    NumberedReport,
    ReportKept,
    ReportMade,
    ReportSettled,
    erased_from_report,
)
from ziggurat_server.journal.shelf import Shelf
from ziggurat_server.refusal import Refusal
from ziggurat_server.returning import refuse_unread


class ReportBook(Protocol):
    """Keeps the newest of them, each with a number."""

    def keep(self, report: ReportMade) -> None:
        """Somebody has reported somebody."""

    def all(self) -> Deferred[tuple[NumberedReport, ...]]:
        """Every report, the oldest first. Fails with Refusal `not_readable`."""

    def settle(self, number: int) -> Deferred[ReportMade]:
        """The report of that number goes; fires with it. Fails with Refusal `no_such_report` or `not_readable`."""

    def erase(self, person: PersonId) -> None:
        """Somebody wants to be forgotten, where the journal does not see to it."""


class ReportsOnFile:
    """In the journal, and read when they are asked for: other servers that share it may have added some."""

    def __init__(self, journal: Journal, shelf: Shelf) -> None:
        self._journal = journal
        self._shelf = shelf

    def keep(self, report: ReportMade) -> None:
        """Note it."""
        self._journal.note(ReportKept(report))

    def all(self) -> Deferred[tuple[NumberedReport, ...]]:
        """Read them."""
        return self._shelf.reports().addErrback(refuse_unread)

    def settle(self, number: int) -> Deferred[ReportMade]:
        """Look whether there is one."""
        return self.all().addCallback(lambda reports: self._settle(number, reports))

    def erase(self, person: PersonId) -> None:
        """The journal does that, with all else."""

    def _settle(self, number: int, reports: tuple[NumberedReport, ...]) -> ReportMade:
        report = _found(number, reports)
        self._journal.note(ReportSettled(number))
        return report


class ReportsInMemory:
    """For as long as the server runs."""

    def __init__(self) -> None:
        self._reports: OrderedDict[int, ReportMade] = OrderedDict()
        self._newest = 0

    def keep(self, report: ReportMade) -> None:
        """Number it."""
        self._newest += 1
        self._reports[self._newest] = report
        if len(self._reports) > MOST_REPORTS:
            self._reports.popitem(last=False)

    def all(self) -> Deferred[tuple[NumberedReport, ...]]:
        """All that are here."""
        return succeed(self._all())

    def settle(self, number: int) -> Deferred[ReportMade]:
        """Forget it."""
        report = _found(number, self._all())
        del self._reports[number]
        return succeed(report)

    def erase(self, person: PersonId) -> None:
        """Forget their words, and what was reported of them."""
        for number, report in tuple(self._reports.items()):
            left = erased_from_report(report, person)
            if left is None:
                del self._reports[number]
            else:
                self._reports[number] = left

    def _all(self) -> tuple[NumberedReport, ...]:
        return tuple(NumberedReport(number, report) for number, report in self._reports.items())


def _found(number: int, reports: tuple[NumberedReport, ...]) -> ReportMade:
    report = next((each.report for each in reports if each.number == number), None)
    if report is None:
        raise Refusal("no_such_report", f"there is no report {number}")
    return report
