"""Asking for our usual colour wherever we sit down."""

from __future__ import annotations

from ziggurat.games.game import Seat
from ziggurat.wire.messages import ChooseColour
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord


class ColourAsking:
    """Follows the rooms in which we have a seat of our own, and asks once for each."""

    def __init__(self, memory: Memory, remote: Remote) -> None:
        self._memory = memory
        self._remote = remote
        self._asked: set[tuple[str, Seat]] = set()

    def follow(self) -> None:
        """Something may have happened."""
        seats = {(code, seat): record for code, record in self._remote.tables.items() for seat in _own_seats(record)}
        for (code, seat), record in seats.items():
            if (code, seat) not in self._asked:
                self._ask(record, seat)
        self._asked = set(seats)

    def _ask(self, record: TableRecord, seat: Seat) -> None:
        """Nothing is said if it is refused: then the seat has another colour, as one sees."""
        wanted = self._memory.profile.colour
        if wanted is None or record.table.stage != "room" or record.table.seats[seat].colour is None:
            return
        held = (colour for state, colour in zip(record.table.seats, record.colours, strict=True) if state.person)
        if wanted not in held:
            self._remote.ask(lambda number: ChooseColour(number, record.code, wanted, seat))


def _own_seats(record: TableRecord) -> list[Seat]:
    """Where we sit ourselves, and not a guest of ours."""
    return [seat for seat in record.table.your_seats if not record.table.seats[seat].guest]
