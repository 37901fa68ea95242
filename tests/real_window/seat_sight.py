"""What our seat is told of a match with secrets, worked out from what the program's server keeps: watchers are told
less, and count otherwise."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from server.on_disk import kept_on
from ziggurat.games.game import Seat
from ziggurat.wire.codec import ClientWire, WireFault
from ziggurat.wire.messages import History, HistoryPage, ServerMessage
from ziggurat_client.kept.waiting_games import FOLDER
from ziggurat_server.journal.kept import KeptMatch
from ziggurat_server.journal.replaying import played_again
from ziggurat_server.journal.sqlite import SqliteSql
from ziggurat_server.journal.storage_place import FILE
from ziggurat_server.tables.moments.history import Line, history_page
from ziggurat_server.tables.moments.showing import Showing

MOST: Final = 10_000
"""More moments than a match has."""


class SeatSight:
    """The eyes of one seat in the matches of a home."""

    def __init__(self, home: Path, seat: Seat) -> None:
        self._home = home
        self._seat = seat
        self._known: int | None = None
        self._files: object = None

    @property
    def has_changed(self) -> bool:
        """Whether anything was written since this was last asked."""
        before, self._files = self._files, [_state(file) for file in self._home.glob(f"{FOLDER}/*/{FILE}*")]
        return self._files != before

    def news(self, table: str) -> list[ServerMessage]:
        """What the seat was told of the match at that table since the last time; the first time, where it began and
        all since."""
        match = self._match(table)
        if match is None:
            return []
        again = played_again(match, MOST, MOST)
        showings = {moment.revision: Showing(table, again.match.game, moment) for moment in again.moments}
        told = list[ServerMessage]()
        if self._known is None:
            branched = match.start.branched_from
            self._known = 0 if branched is None else branched.step
            told += _read(showings[self._known].position(self._seat))
        for revision, showing in showings.items():
            if revision > self._known and self._seat not in showing.moment.kept_from:
                told += _read(showing.happened(self._seat))
        self._known = again.match.revision
        return told

    def history(self, ask: History) -> HistoryPage:
        """What the seat is answered that asks for the match so far."""
        kept = self._match(ask.table)
        assert kept is not None
        again = played_again(kept, MOST, MOST)
        line = Line(again.match.game, again.match.position_after, again.match.steps, again.told.kept_from)
        return history_page(line, self._seat, ask, ask.table)

    def _match(self, table: str) -> KeptMatch | None:
        return next((match for match in self._matches() if match.start.table == table), None)

    def _matches(self) -> Iterator[KeptMatch]:
        for file in self._home.glob(f"{FOLDER}/*/{FILE}"):
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
                tables = kept_on(SqliteSql(connection)).tables
            yield from (table.match for table in tables if table.match is not None)


def _state(file: Path) -> tuple[str, int, int]:
    """What is another when a file was written to."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return file.name, 0, 0
    return file.name, found.st_mtime_ns, found.st_size


def _read(line: bytes) -> list[ServerMessage]:
    return [message for message in ClientWire().receive(line) if not isinstance(message, WireFault)]
