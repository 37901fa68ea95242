"""Several people at one screen: whoever has to decide gets the mouse, and a curtain hides secrets from the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.services import Services

SECONDS: Final = 4.0
"""How long the banner says whose turn it is to take the mouse."""


class HotSeat:
    """Passes the mouse at one table, and says so to those at the screen."""

    def __init__(self, services: Services, record: TableRecord, draw_curtain: Callable[[Seat, str], None]) -> None:
        """`draw_curtain` is called with the seat that gets the mouse, and its name, in games with secrets."""
        self._services = services
        self._draw_curtain = draw_curtain
        self._record = record
        self._greeted = not record.is_shared

    def pass_on(self, seen: bool) -> bool:
        """Give the mouse to the seat that is awaited; return whether somebody else has it now.

        `seen` says that the game is on show; while it is not, nothing happens. The first to have the mouse is told too,
        and that is at once whoever of us decides first, so that nobody has to pass it on unused.
        """
        if not seen:
            return False
        seat = self._record.awaited_seat if self._greeted else self._record.next_seat
        if seat is None:
            return False
        self._greeted = True
        passed = seat != self._record.seat
        if passed:
            self._record.pass_mouse(seat)
        self._announce()
        return passed

    def _announce(self) -> None:
        record, words = self._record, self._services.words
        seat, moment = record.seat, record.moment
        if seat is None or moment is None:
            return
        name = record.table.seats[seat].name or ""
        sentence = words.say("game.pass_mouse", name=name)
        self._services.text_log.write(sentence)
        if moment.view.private is None:
            self._services.banner.tell(sentence, SECONDS, seat, over_bar=True)
            return
        self._draw_curtain(seat, name)
