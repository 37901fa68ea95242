"""What a player asks of the server in a match: one thing at a time, so that a double click never acts twice."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ziggurat.games.game import Action
from ziggurat.wire.messages import Act, ClientMessage, Undo
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import TableRecord


class MatchRequests:
    """Asks for one table. `answered` is called with every answer."""

    def __init__(self, remote: Remote, code: str, answered: Callable[[Answer], None]) -> None:
        self._remote = remote
        self._code = code
        self._answered = answered
        self._asked: int | None = None
        """The number of the last request."""
        self._asked_at = -1
        """The revision it was made at."""

    @property
    def _record(self) -> TableRecord:
        return self._remote.tables[self._code]

    def act(self, action: Action) -> None:
        """Ask that the viewer's seat acts."""
        moment, seat = self._record.moment, self._record.seat
        if moment is not None:
            revision, raw = moment.revision, msgspec.Raw(msgspec.json.encode(action))
            self._ask(revision, lambda number: Act(number, self._code, revision, raw, seat))

    def undo(self) -> bool:
        """Ask that the viewer's last step is taken back; return whether there is one."""
        moment, seat = self._record.moment, self._record.seat
        if moment is None or seat not in moment.may_undo:
            return False
        revision = moment.revision
        self._ask(revision, lambda number: Undo(number, self._code, revision, seat))
        return True

    def _ask(self, revision: int, make: Callable[[int], ClientMessage]) -> None:
        # Once the match has moved on, the last request is settled, even if its answer is still on the way.
        if self._asked is not None and revision == self._asked_at and self._remote.waits_for(self._asked):
            return
        self._asked_at = revision
        self._asked = self._remote.ask(make, self._answered)
