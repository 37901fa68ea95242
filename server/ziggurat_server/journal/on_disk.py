"""A journal in a file: everything that waits is committed together, and when the disk fails, writing is tried again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final, TypeAlias

import msgspec
from twisted.internet.defer import Deferred, fail, succeed
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.journal.journal import JournalEntry, MatchEntry, NotKept, State
from ziggurat_server.journal.storage import Store
from ziggurat_server.twisted_types import Clock, Timer

FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 5.0
"""Seconds before a failed disk is tried again; each pause is twice the last."""

Aside: TypeAlias = Callable[[Callable[[], None]], "Deferred[None]"]
"""Runs a function where it may block, one at a time; the Deferred fires with what became of it."""

_log = Logger()


class _Waiting(msgspec.Struct):
    """An entry on its way to the file, and who waits for it.

    Without an entry it is only a place in the row. What nobody waits for stays in the row until it can be written.
    """

    entry: JournalEntry | None
    kept: Deferred[None] | None


def _ignore(_: float) -> None:
    """Nobody wants to know."""


def _do_nothing(_: frozenset[str]) -> None:
    """No other server writes here."""


class DiskJournal:
    """Appends to a store, away from the reactor.

    One write is under way at a time. What comes meanwhile waits for the next one, which takes it all in a single
    commit. `writes` counts the commits.
    """

    def __init__(self, store: Store, clock: Clock, aside: Aside, timed: Callable[[float], None] = _ignore) -> None:
        """`timed` is called with the seconds that each commit took.

        `deposed` is called with the codes of tables that another server has by now.
        """
        self.deposed: Callable[[frozenset[str]], None] = _do_nothing
        self._lost: frozenset[str] = frozenset()
        self.writes = 0
        self._timed = timed
        self._took = 0.0
        self._store = store
        self._clock = clock
        self._aside = aside
        self._row: list[_Waiting] = []
        self._writing = False
        self._pause: float | None = None
        self._hoping: list[Deferred[None]] = []
        self._closing: Deferred[None] | None = None
        self._retry: Timer | None = None

    @property
    def can_write(self) -> bool:
        """Whether the last attempt succeeded."""
        return self._pause is None

    def append(self, entry: MatchEntry) -> Deferred[None]:
        """Write the entry after all that waits."""
        return self._await(entry)

    def note(self, state: State) -> None:
        """Write this after all that waits, or when the disk can be written again."""
        self._line_up(_Waiting(state, None))

    def settled(self) -> Deferred[None]:
        """Fires once everything that waits is safe."""
        if self.can_write and not self._writing and not self._row:
            return succeed(None)
        return self._await(None)

    def recovered(self) -> Deferred[None]:
        """Fires once the file can be written, at once if it can."""
        if self.can_write:
            return succeed(None)
        self._hoping.append(Deferred())
        return self._hoping[-1]

    def close(self) -> Deferred[None]:
        """Write what waits, once more if the disk failed before; no entry is taken any more. Fires when done."""
        self._closing = closed = Deferred[None]()
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        self._go_on()
        return closed

    def _await(self, entry: MatchEntry | None) -> Deferred[None]:
        if self._closing is not None or not self.can_write:
            return fail(NotKept("the journal cannot write now"))
        kept = Deferred[None]()
        self._line_up(_Waiting(entry, kept))
        return kept

    def _line_up(self, waiting: _Waiting) -> None:
        self._row.append(waiting)
        if self.can_write:
            self._go_on()

    def _go_on(self) -> None:
        """Write everything that waits, unless a write is under way: then that will be next."""
        if self._writing:
            return
        if not self._row and self.can_write:
            self._tell_closed()
            return
        batch, self._row = self._row, []
        self._writing = True
        entries = [waiting.entry for waiting in batch if waiting.entry is not None]
        written = self._aside(partial(self._write, entries, trial=not self.can_write))
        written.addCallbacks(lambda _: self._written(batch), lambda failure: self._not_written(batch, failure))
        written.addErrback(lambda failure: _log.failure("the journal is at odds with itself", failure))

    def _write(self, entries: list[JournalEntry], trial: bool) -> None:
        """Off the reactor's thread."""
        if trial:
            self._store.try_out()
        if entries:
            begun = perf_counter()
            self._lost = self._store.write(entries)
            self._took = perf_counter() - begun
            self.writes += 1

    def _written(self, batch: list[_Waiting]) -> None:
        self._writing = False
        if self._took:
            self._timed(self._took)
            self._took = 0.0
        if self._pause is not None:
            self._pause = None
            _log.info("the journal can write again")
        lost, self._lost = self._lost, frozenset[str]()
        if lost:
            self.deposed(lost)
        for waiting in batch:
            if waiting.kept is not None:
                if getattr(waiting.entry, "table", None) in lost:
                    waiting.kept.errback(NotKept("the table is another server's by now"))
                else:
                    waiting.kept.callback(None)
        self._tell_recovered()
        self._go_on()

    def _not_written(self, batch: list[_Waiting], failure: Failure) -> None:
        self._writing = False
        if self._pause is None:
            _log.error("the journal cannot write ({why}): play waits, and it tries again", why=failure.value)
        self._pause = FIRST_PAUSE if self._pause is None else min(2 * self._pause, LONGEST_PAUSE)
        row = batch + self._row
        self._row = [waiting for waiting in row if waiting.kept is None]
        for waiting in row:
            if waiting.kept is not None:
                waiting.kept.errback(NotKept("the journal cannot write now"))
        if self._closing is None:
            self._retry = self._clock.callLater(self._pause, self._try_again)
        else:
            self._give_up()

    def _try_again(self) -> None:
        self._retry = None
        self._go_on()

    def _tell_recovered(self) -> None:
        hoping, self._hoping = self._hoping, []
        for deferred in hoping:
            deferred.callback(None)

    def _tell_closed(self) -> None:
        if self._closing is not None and not self._closing.called:
            self._closing.callback(None)

    def _give_up(self) -> None:
        """The server ends while the disk fails: what waited for it is lost, and the log says how much."""
        lost, self._row = self._row, []
        if lost:
            _log.error("the journal could not write {count} entries before the end", count=len(lost))
        self._tell_closed()
