"""What people report, in the server's database: the newest of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.bounds import PersonId
from ziggurat_server.journal.report_entries import (
    MOST_REPORTS,
    NumberedReport,
    ReportKept,
    ReportSettled,
    erased_from_report,
    read_report,
)
from ziggurat_server.journal.sql import Sql


def keep_report(sql: Sql, entry: ReportKept) -> None:
    """Keep it, and let go what is older than the newest."""
    sql.execute("INSERT INTO reports (told) VALUES (?)", (_json(entry.report),))
    newest = "SELECT number FROM reports ORDER BY number DESC LIMIT ?"
    sql.execute(f"DELETE FROM reports WHERE number NOT IN ({newest})", (MOST_REPORTS,))


def settle_report(sql: Sql, entry: ReportSettled) -> None:
    """It is on the list no more."""
    sql.execute("DELETE FROM reports WHERE number = ?", (entry.number,))


def kept_reports(sql: Sql) -> Iterator[NumberedReport]:
    """Every report that can be read, the oldest first."""
    for number, told in sql.execute(f"SELECT number, {sql.as_bytes('told')} FROM reports ORDER BY number").fetchall():
        try:
            yield NumberedReport(number, read_report(bytes(told)))
        except ValueError:
            continue


def erase_from_reports(sql: Sql, person: PersonId) -> None:
    """Somebody is forgotten: what they said, and that they were reported. What cannot be read goes as well."""
    for number, told in sql.execute(f"SELECT number, {sql.as_bytes('told')} FROM reports").fetchall():
        try:
            left = erased_from_report(read_report(bytes(told)), person)
        except ValueError:
            left = None
        if left is None:
            sql.execute("DELETE FROM reports WHERE number = ?", (number,))
        else:
            sql.execute("UPDATE reports SET told = ? WHERE number = ?", (_json(left), number))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
