"""What becomes of the seat of whoever leaves a running match."""

from __future__ import annotations

from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.wording.words import Words


def leaving(words: Words, record: TableRecord, *, alone: bool, waits: bool) -> str:
    """The sentence on it. `alone` says that the server is ours and ends with this, `waits` that it keeps the game."""
    if alone:
        return words.say("leaving.waits" if waits else "leaving.ends")
    if record.seat is None:
        return words.say("leaving.watcher")
    return words.say("leaving.slow" if record.table.clock.is_slow else "leaving.held")
