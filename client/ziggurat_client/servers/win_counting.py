"""Counting which levels of bots win, from the ends of our matches as they come."""

from __future__ import annotations

from ziggurat.games.game import CALLED_OFF, Result
from ziggurat_client.kept.level_wins import LevelWins
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord


class WinCounting:
    """Follows the matches in which we sit. One that was over when we first saw it was counted then, or is not ours."""

    def __init__(self, remote: Remote, wins: LevelWins) -> None:
        self._remote = remote
        self._wins = wins
        self._running: set[str] = set()

    def follow(self) -> None:
        """Something may have happened."""
        self._running &= self._remote.tables.keys()
        for code, record in self._remote.tables.items():
            moment = record.moment
            if moment is None or not record.table.your_seats:
                self._running.discard(code)
            elif moment.result is None:
                self._running.add(code)
            elif code in self._running:
                self._running.remove(code)
                self._count(record, moment.result)

    def _count(self, record: TableRecord, result: Result) -> None:
        """Count the bots that had seats of their own; a match that was called off has no winner."""
        if result.ending == CALLED_OFF:
            return
        for standing in result.standings:
            level = record.table.seats[standing.seat].level
            if level is not None:
                self._wins.count(record.table.game, level, won=standing.rank == 1)
