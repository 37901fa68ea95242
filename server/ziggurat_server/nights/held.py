"""A games night as the server has it: how it stands, who is told, and what it waits for."""

from __future__ import annotations

from weakref import WeakSet

from ziggurat.wire.nights import Night
from ziggurat_server.guests.people import Person
from ziggurat_server.twisted_types import Timer


class HeldNight:
    """`watchers` are told of every change, `is_pairing` says that a round is being paired, and `timer` ends a break."""

    def __init__(self, code: str, night: Night) -> None:
        self.code = code
        self.night = night
        self.watchers: WeakSet[Person] = WeakSet()
        self.is_pairing = False
        self.timer: Timer | None = None

    def stop(self) -> None:
        """Wait for nothing."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
