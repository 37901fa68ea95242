"""Keeping every match that we saw to its end, without being asked to."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ziggurat.wire.messages import Error, Replay, ReplayFile
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.replaying.replays import keep_replay
from ziggurat_client.wording.words import Words

_log = logging.getLogger(__name__)


class ReplayKeeping:
    """Asks for the record of each match that ends before our eyes, and puts it among the replays.

    A match of ours that ended while we were away counts too; one that others had finished when we came does not.
    """

    def __init__(self, memory: Memory, remote: Remote, words: Words, tell: Callable[[str], None]) -> None:
        """`tell` is called with a sentence where one could not be kept."""
        self._memory = memory
        self._remote = remote
        self._words = words
        self._tell = tell
        self._seen: dict[str, TableRecord] = {}
        """The tables at which a match was on when we looked."""
        self._asked: dict[str, TableRecord] = {}
        self._settled: dict[str, TableRecord] = {}

    def follow(self) -> None:
        """Something may have happened."""
        tables = self._remote.tables
        for known in (self._seen, self._asked, self._settled):
            # A code may come back on another server.
            for code in [code for code, record in known.items() if tables.get(code) is not record]:
                del known[code]
        for code, record in tables.items():
            self._follow(code, record)

    def is_settled(self, code: str) -> bool:
        """Whether the finished match at that table is kept, or never will be."""
        return code in self._settled

    def _follow(self, code: str, record: TableRecord) -> None:
        moment = record.moment
        if moment is None:
            return
        if moment.result is None:
            self._seen[code] = record
            self._asked.pop(code, None)
            self._settled.pop(code, None)
        elif code not in self._asked and (code in self._seen or record.table.your_seats):
            self._ask(code, record)

    def _ask(self, code: str, record: TableRecord) -> None:
        if self._remote.standing == "here":
            self._asked[code] = record
            self._remote.ask(lambda number: Replay(number, code), lambda answer: self._came(code, record, answer))

    def _came(self, code: str, record: TableRecord, answer: Answer) -> None:
        if isinstance(answer, Error) and answer.code == "connection_lost":
            self._asked.pop(code, None)
            return
        if isinstance(answer, ReplayFile):
            self._keep(answer)
        else:
            _log.warning("the record of the match at %s was not given: %s", code, answer)
        if self._asked.get(code) is record:
            # Otherwise the next match is on by now, or the table is gone.
            self._settled[code] = record

    def _keep(self, answer: ReplayFile) -> None:
        try:
            keep_replay(self._memory, answer.table, answer.record)
        except (OSError, ValueError) as error:
            _log.warning("the match at %s could not be kept (%s)", answer.table, error)
            self._tell(self._words.say("result.not_saved", reason=str(error)))
