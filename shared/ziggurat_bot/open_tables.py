"""The choice of a table for a bot that was told a server and no table."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games import GAMES
from ziggurat.games.game import Seat
from ziggurat.wire.messages import TableCard


def open_table(cards: Sequence[TableCard], seat: Seat | None, has_password: bool) -> str | None:
    """The code of the room with the fewest open seats, so that people wait no longer; None if there is none.

    Only rooms of games that this version knows count, with that seat open if one is named, and locked ones only if the
    bot has a password to try.
    """
    rooms = [card for card in cards if card.stage == "room" and card.game in GAMES]
    fitting = [card for card in rooms if (has_password or not card.locked) and _has_open(card, seat)]
    return min(fitting, key=lambda card: len(_open_seats(card))).table if fitting else None


def described(cards: Sequence[TableCard]) -> str:
    """The tables that there are, for whoever has to choose one."""
    return ", ".join(f"{card.table} ({card.game}, {_state(card)})" for card in cards)


def _open_seats(card: TableCard) -> list[Seat]:
    return [seat for seat, state in enumerate(card.seats) if state.person is None and state.level is None]


def _has_open(card: TableCard, seat: Seat | None) -> bool:
    seats = _open_seats(card)
    return bool(seats) if seat is None else seat in seats


def _state(card: TableCard) -> str:
    if card.stage != "room":
        return card.stage
    if not _open_seats(card):
        return "full"
    return "locked" if card.locked else "open"
