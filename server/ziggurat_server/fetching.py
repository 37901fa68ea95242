"""What must be here before a request can be answered, and may have to be looked up."""

from __future__ import annotations

from typing import Any

from twisted.internet.defer import Deferred, FirstError, gatherResults
from twisted.python.failure import Failure

from ziggurat.wire.messages import ClientMessage, Configure, Open, Sit
from ziggurat_server.context import ServerContext
from ziggurat_server.friend_ways import FriendWays
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.kept import ProcessKept
from ziggurat_server.lobby import Lobby
from ziggurat_server.returning import Returning
from ziggurat_server.table_codes import TableCodes


class Fetching:
    """Has the table here that is asked for, and codes and names that nobody has."""

    def __init__(
        self, lobby: Lobby, returning: Returning, codes: TableCodes, ways: FriendWays, context: ServerContext
    ) -> None:
        self._lobby = lobby
        self._ways = ways
        self._returning = returning
        self._codes = codes
        self._context = context

    def fetch(self, person: Person, message: ClientMessage) -> Deferred[Any] | None:
        """What fires once all is here that it takes to answer; None if it is. Fails with Refusal."""
        waiting: list[Deferred[Any] | None] = [
            self._table(person, getattr(message, "table", None)),
            self._ways.look_up(person, message),
        ]
        if isinstance(message, Open | Configure):
            waiting.append(self._codes.prepare())
        if isinstance(message, Open | Configure | Sit) and message.name is not None:
            waiting.append(self._context.names.look_up(message.name, person))
        missing = [each for each in waiting if each is not None]
        return gatherResults(missing, consumeErrors=True).addErrback(_cause) if missing else None

    def elsewhere(self, person: Person, message: ClientMessage) -> ProcessKept | None:
        """The server that has the table which is asked for, or the person, if it is another one."""
        typed = getattr(message, "table", None)
        if typed is None:
            return self._ways.to(person, message)
        if self._lobby.look_for(typed) is not None:
            return None
        return self._returning.elsewhere(typed)

    def _table(self, person: Person, typed: str | None) -> Deferred[None] | None:
        """The table of that code; whoever gave too many wrong ones has none looked up."""
        if typed is None or self._lobby.look_for(typed) is not None:
            return None
        may_try = self._context.codes.may_try(person, self._context.limits.told.code_tries)
        return self._returning.fetch(typed) if may_try else None


def _cause(failure: Failure) -> Failure:
    """Why several things could not be had: what the first of them failed of."""
    return failure.value.subFailure if isinstance(failure.value, FirstError) else failure
