"""The mark of the last seconds: heard once when little time is left for one of our seats, whatever scene is on show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat_client.clock import Clock
from ziggurat_client.clock_reading import NOW, ClockReading, Timed
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.sound.names import Effect


class LastSeconds:
    """Watches the clocks of all tables that we are at."""

    def __init__(self, clock: Clock, remote: Remote, play: Callable[[Effect], None]) -> None:
        self._clock = clock
        self._remote = remote
        self._play = play
        self._heard: tuple[tuple[ClockReading, Timed], ...] = ()

    def listen(self) -> None:
        """Play the mark for every reading of ours that has come to its last seconds since it was taken."""
        running = list(self._running())
        short = tuple((reading, timed) for reading, timed, wait in running if wait <= 0)
        if any(each not in self._heard for each in short):
            self._play("hurry")
        self._heard = short

    @property
    def wakes_in(self) -> float | None:
        """Seconds until the next clock of ours comes to its last seconds, or None while none runs towards them."""
        return min((wait for _, _, wait in self._running() if wait > 0), default=None)

    def _running(self) -> Iterator[tuple[ClockReading, Timed, float]]:
        """The clocks of ours that run, and the seconds until their last seconds."""
        now = self._clock.now()
        for record in self._remote.tables.values():
            reading = record.clock
            for timed in () if reading is None else _ours(record):
                left = reading.left(timed, now) if reading is not None and reading.runs(timed) else None
                if reading is not None and left is not None:
                    yield reading, timed, left - NOW


def _ours(record: TableRecord) -> Iterator[Timed]:
    """Whose time is ours: that of our seats, and that of the phase while a seat of ours is awaited."""
    moment, ours = record.moment, record.table.your_seats
    yield from ours
    if moment is not None and not {*ours}.isdisjoint(moment.due.seats):
        yield "phase"
