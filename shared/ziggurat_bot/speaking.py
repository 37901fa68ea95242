"""A bot's words at its table, where it may say any: quick phrases, which everyone reads in their own language."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ziggurat.bots.remarks import Remarks
from ziggurat.games.game import Game, Seat
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import Happened, PositionMessage, Table

SPOKEN: Final = {
    "congratulations": "Congratulations!",
    "oops": "Oops!",
    "thanks": "Thank you!",
    "well_played": "Well played!",
}
"""The phrases that bots say, as those read them who do not know their codes."""


class Speaking:
    """What a bot has to say at a table. It follows the match only where bots may speak, and its seat is its own."""

    def __init__(self) -> None:
        self._may = False
        self._seat: Seat | None = None
        self._remarks = Remarks(0)

    def hear_table(self, table: Table, seat: Seat | None, person: str) -> None:
        """The table is like this, and the bot plays there in that seat; `person` is who it is."""
        self._may = table.bots_speak and seat is not None and table.seats[seat].person == person
        if seat is not None and (seat != self._seat or not self._may):
            self._seat, self._remarks = seat, Remarks(seat)

    def hear(self, game: Game[Any, Any, Any], news: Happened | PositionMessage) -> str | None:
        """The code of the phrase to say to this news, None for nothing.

        Of the view it heeds the public part alone.
        """
        if not self._may or self._seat is None:
            return None
        try:
            phrase = self._remarks.hear(game, _public(game, news.view), self._rank(game, news.result))
        except BadValue:
            return None  # whoever has to decide there says that it cannot be read
        return phrase if isinstance(news, Happened) and not news.undone else None

    def _rank(self, game: Game[Any, Any, Any], result: msgspec.Raw | msgspec.UnsetType) -> int | None:
        """The bot's rank; None while the match runs, and if it was called off."""
        if isinstance(result, msgspec.UnsetType):
            return None
        standings = read_raw(msgspec.json.Decoder(game.result_type), result).standings
        return next((standing.rank for standing in standings if standing.seat == self._seat), 0)


class _Seen(msgspec.Struct):
    """A view without what only its seat knows: that is not even read."""

    public: msgspec.Raw


def _public(game: Game[Any, Any, Any], view: msgspec.Raw) -> Any:
    seen = read_raw(msgspec.json.Decoder(_Seen), view)
    return read_raw(msgspec.json.Decoder(game.public_type), seen.public)
