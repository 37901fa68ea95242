"""What was said at the market, as whoever looks on heard it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.civilization.trade_events import TradeSaid
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.wording.sitters import Player

MOST: int = 60
"""How many sayings are kept."""


@dataclass(frozen=True)
class Speech:
    """One saying: whose, in quotation marks, and to whom if not to all. Of somebody who is ignored the words are
    missing."""

    seat: Seat
    who: str
    quoted: str
    to: str

    @property
    def is_heard(self) -> bool:
        """Whether its words are shown."""
        return bool(self.quoted)


def spoken(hall: Hall, said: TradeSaid) -> Speech | None:
    """A saying in words; None if nothing is to be seen of it."""
    quoted = hall.quoted(said.text)
    if not quoted:
        return None
    if not hall.hears(said.seat):
        return Speech(said.seat, hall.who(said.seat), "", "")
    to = "" if said.to is None else ", ".join(hall.you(seat) for seat in said.to)
    return Speech(said.seat, hall.who(said.seat), quoted, to)


def newest_heard(said: Sequence[Speech]) -> Speech | None:
    """The newest saying whose words are shown."""
    return next((speech for speech in reversed(said) if speech.is_heard), None)


def audible(events: Sequence[Event], players: Sequence[Player]) -> tuple[Event, ...]:
    """What happened, without the sayings of players who are ignored."""
    return tuple([event for event in events if not (isinstance(event, TradeSaid) and players[event.seat].ignored)])
