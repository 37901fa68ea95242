"""What was said at the market, as whoever looks on heard it."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.civilization.trade_events import TradeSaid
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.market.hall import Hall

MOST: int = 60
"""How many sayings are kept."""


@dataclass(frozen=True)
class Speech:
    """One saying: whose, in quotation marks, and to whom if not to all."""

    seat: Seat
    who: str
    quoted: str
    to: str


def spoken(hall: Hall, said: TradeSaid) -> Speech | None:
    """A saying in words; None if nothing is to be seen of it."""
    quoted = hall.quoted(said.text)
    if not quoted:
        return None
    to = "" if said.to is None else ", ".join(hall.you(seat) for seat in said.to)
    return Speech(said.seat, hall.who(said.seat), quoted, to)
