"""Opening the journal that a server is to have: on disk with threads of its own, or none that lasts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from twisted.internet.defer import Deferred, succeed
from twisted.internet.threads import deferToThreadPool
from twisted.python.threadpool import ThreadPool

from ziggurat_server.journal.finished import Archive, MemoryArchive
from ziggurat_server.journal.finished_on_disk import DiskArchive
from ziggurat_server.journal.journal import Journal, MemoryJournal
from ziggurat_server.journal.membership import Membership
from ziggurat_server.journal.numbers import NewNumber, counting
from ziggurat_server.journal.on_disk import DiskJournal
from ziggurat_server.journal.shelf import DiskShelf, Shelf
from ziggurat_server.journal.storage_place import Place, settle_in
from ziggurat_server.limits import ServerLimits


@dataclass(frozen=True)
class OpenJournal:
    """A journal, where what is in it is read, and how to end it: `end` fires when everything is written.

    Without a `shelf` nothing is kept. `new_person` gives the numbers of new people. With a `membership` other servers
    write to the same, and `number` is what all of them are known by.
    """

    journal: Journal
    archive: Archive
    shelf: Shelf | None
    new_person: NewNumber
    end: Callable[[], Deferred[None]]
    membership: Membership | None = None
    number: str | None = None


def open_journal(
    folder: Path | None,
    reactor: Any,
    limits: ServerLimits,
    timed: Callable[[float], None] = lambda _: None,
    patience: float = 0.0,
) -> OpenJournal:
    """The journal in that folder, or one in memory. Raises FolderRefused.

    Whoever still uses the folder has `patience` seconds to leave it.

    Nothing is written before the reactor runs: a start that fails until then leaves no thread behind, which would keep
    the process alive. `timed` is called with the seconds that each commit took.
    """
    if folder is None:
        return OpenJournal(MemoryJournal(), MemoryArchive(limits), None, counting(0), lambda: succeed(None))
    place = settle_in(folder, patience=patience)
    writing, reading = thread("journal", reactor), thread("reading", reactor)
    journal = DiskJournal(place.store, reactor, partial(deferToThreadPool, reactor, writing), timed)
    aside = partial(deferToThreadPool, reactor, reading)
    archive = DiskArchive(journal, place.finished, aside, limits, time.time)
    shelf = DiskShelf(journal, place.reader, aside)

    def end() -> Deferred[None]:
        return journal.close().addCallback(lambda _: _leave(place, reading, writing))

    return OpenJournal(journal, archive, shelf, counting(place.reader.newest_person()), end)


def thread(name: str, reactor: Any) -> ThreadPool:
    """One thread, for work that waits in a row; it starts with the reactor."""
    pool = ThreadPool(minthreads=1, maxthreads=1, name=name)
    reactor.callWhenRunning(pool.start)
    return pool


def _leave(place: Place, *threads: ThreadPool) -> None:
    for thread in threads:
        thread.stop()
    place.leave()
