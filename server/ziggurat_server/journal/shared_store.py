"""Writing to a database that servers share: what is another's by now is left out, and nothing else waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from psycopg import errors

from ziggurat_server.journal.journal import JournalEntry
from ziggurat_server.journal.storage import Misplaced, Store

_TRIES: Final = 5
"""How often entries are written anew that got into the way of another server's."""


class SharedStore(Store):
    """Keeps the entries of tables that are ours, and says which are not."""

    def write(self, entries: Sequence[JournalEntry]) -> frozenset[str]:
        """Keep all entries but those of tables that are not ours any more, whose codes are returned."""
        lost: set[str] = set()
        while True:
            left = [entry for entry in entries if getattr(entry, "table", None) not in lost]
            try:
                self._write_in_turn(left)
            except Misplaced as misplaced:
                lost.add(misplaced.table)
            else:
                return frozenset(lost)

    def _write_in_turn(self, entries: Sequence[JournalEntry]) -> None:
        for _ in range(_TRIES):
            try:
                super().write(entries)
            except (errors.DeadlockDetected, errors.SerializationFailure):
                continue
            return
        super().write(entries)
