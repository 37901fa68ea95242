"""The messages by which somebody reports what somebody else has said."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ziggurat.bounds import ChatText, GivenReason, Instant, PersonId, RequestId, ShownName, TableCode
from ziggurat.wire.terms import Message

MOST_LINES: Final = 20
"""The most lines that go with a report."""


class ReportedLine(msgspec.Struct, frozen=True):
    """Something that was said. `at` is seconds since 1970, UTC."""

    person: PersonId
    name: ShownName
    text: ChatText
    at: Instant


ReportedLines = Annotated[tuple[ReportedLine, ...], msgspec.Meta(max_length=MOST_LINES)]


class Report(Message, frozen=True):
    """Somebody has said what nobody should have to read: at a `table` where I am, or in the lobby without one, or to me
    alone, in `whispers`. The server knows the last lines there, and keeps them with the report."""

    id: RequestId
    person: PersonId
    table: TableCode | None = None
    whispers: bool = False
    reason: GivenReason = ""


class Reported(Message, frozen=True):
    """For the host of a table: who was reported there, `by` whom and why, with the last lines as these read them."""

    table: TableCode
    person: PersonId
    name: ShownName
    by: PersonId
    by_name: ShownName
    reason: GivenReason = ""
    lines: ReportedLines = ()
