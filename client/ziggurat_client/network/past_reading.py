"""Asking the server for what happened in a match before we came."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.wire.messages import History, HistoryPage
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import Happening, TableRecord


class PastReading:
    """Asks for the history of a table's match page by page, until it comes to what we have seen ourselves."""

    def __init__(self, remote: Remote, record: TableRecord, learned: Callable[[], None]) -> None:
        """`learned` is called once the record knows the match from its beginning."""
        self._remote = remote
        self._record = record
        self._learned = learned
        self._first_seen = record.history[0]
        self._viewer = record.seat
        self._read: list[Happening] = []
        self._ask(0)

    def _ask(self, step: int) -> None:
        code, seat = self._record.code, self._viewer
        self._remote.ask(lambda number: History(number, code, first=step, seat=seat), self._answered)

    def _answered(self, answer: Answer) -> None:
        """Whoever is refused, or whose match is another one by now, sees no more than they have seen."""
        if not isinstance(answer, HistoryPage) or not self._is_about_our_match:
            return
        for happening in self._record.past_in(answer):
            self._read.append(happening)
            if happening.moment.view.public == self._first_seen.moment.view.public:
                self._record.learn(self._read)
                self._learned()
                return
        if answer.next is not None:
            self._ask(answer.next)

    @property
    def _is_about_our_match(self) -> bool:
        history = self._record.history
        return self._record.seat == self._viewer and bool(history) and history[0] is self._first_seen
