"""What a seat's state means."""

from __future__ import annotations

from ziggurat.wire.messages import SeatState


def is_open(seat: SeatState) -> bool:
    """Whether anyone may sit down: nobody is there, and no bot is on its way."""
    return seat.person is None and seat.level is None
