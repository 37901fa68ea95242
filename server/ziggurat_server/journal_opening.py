"""Opening the journal that a server is to have: on disk with a thread of its own, or none that lasts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from twisted.internet.defer import Deferred, succeed
from twisted.internet.threads import deferToThreadPool
from twisted.python.threadpool import ThreadPool

from ziggurat_server.journal import Journal, MemoryJournal
from ziggurat_server.journal_on_disk import DiskJournal
from ziggurat_server.storage_place import Place, settle_in
from ziggurat_server.storage_reading import Kept


@dataclass(frozen=True)
class OpenJournal:
    """A journal, what was in it when it was opened, and how to end it: `end` fires when everything is written."""

    journal: Journal
    kept: Kept
    end: Callable[[], Deferred[None]]


def open_journal(folder: Path | None, reactor: Any, chat_lines: int) -> OpenJournal:
    """The journal in that folder, or one in memory. Raises FolderRefused.

    `chat_lines` is how much of each table's chat is read back.
    """
    if folder is None:
        return OpenJournal(MemoryJournal(), Kept(), lambda: succeed(None))
    place = settle_in(folder, chat_lines)
    thread = ThreadPool(minthreads=1, maxthreads=1, name="journal")
    thread.start()

    def aside(work: Callable[[], None]) -> Deferred[None]:
        return deferToThreadPool(reactor, thread, work)

    journal = DiskJournal(place.store, reactor, aside)
    return OpenJournal(journal, place.kept, lambda: journal.close().addCallback(lambda _: _leave(place, thread)))


def _leave(place: Place, thread: ThreadPool) -> None:
    thread.stop()
    place.leave()
