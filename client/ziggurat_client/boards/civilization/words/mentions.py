"""Seats within sentences: marks that stand for them until their names take their place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.games.game import Seat

MENTION: Final = "\N{INFORMATION SEPARATOR TWO}"
"""Stands on both sides of a seat's number in a sentence, until the seat's name takes their place."""


def mention(seat: Seat) -> str:
    """What stands for a seat."""
    return f"{MENTION}{seat}{MENTION}"


def mentions(seats: Iterable[Seat]) -> str:
    """What stands for several."""
    return ", ".join(map(mention, seats))
