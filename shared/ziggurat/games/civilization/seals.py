"""The seals of Civilization."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import ADVANCES, groups_of
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board, Mode, Nation
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat.games.civilization.trade_actions import TradeAccept
from ziggurat.games.game import Seat
from ziggurat.games.seals import Earned, Ended, Seal

_MANY_DEALS: Final = 10
_MANY_ADVANCES: Final = 10
_RICH: Final = 15
_GREAT_TABLE: Final = 5
_OFTEN: Final = 3
_GROUPS: Final = groups_of(ADVANCES)


def _board(ended: Ended) -> Board:
    board: Board = ended.position.board
    return board


def _nation(ended: Ended, seat: Seat) -> Nation:
    return _board(ended).nations[seat]


def _won_in(mode: Mode) -> Earned:
    """Having won in that mode (3)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        return ended.won(seat) and _board(ended).options.mode == mode

    return earned


def _all_cities(ended: Ended, seat: Seat) -> bool:
    """Every city on the map at the end (6.5)."""
    return len(_nation(ended, seat).cities) == CITIES


def _fleet(ended: Ended, seat: Seat) -> bool:
    """Every ship on the map at the end (6.2)."""
    return None not in _nation(ended, seat).ships


def _deals(ended: Ended, seat: Seat) -> bool:
    """Having accepted many replies to one's offers (9.2)."""
    return len(ended.of(seat, TradeAccept)) >= _MANY_DEALS


def _advances(ended: Ended, seat: Seat) -> bool:
    """Many advances (10)."""
    return len(_nation(ended, seat).advances) >= _MANY_ADVANCES


def _civic(ended: Ended, seat: Seat) -> bool:
    """All the advances without which no society is whole (13)."""
    return CIVIC_VIRTUES.issubset(_nation(ended, seat).advances)


def _all_groups(ended: Ended, seat: Seat) -> bool:
    """Advances of every group (10.1)."""
    return groups_of(_nation(ended, seat).advances) == _GROUPS


def _treasury(ended: Ended, seat: Seat) -> bool:
    """A full treasury at the end (6.1)."""
    return _nation(ended, seat).treasury >= _RICH


def _great_table(ended: Ended, seat: Seat) -> bool:
    """Having won among many nations."""
    return ended.won(seat) and len(ended.result.standings) >= _GREAT_TABLE


SEALS: Final = (
    Seal("nomads", _won_in("nomads")),
    Seal("farmers", _won_in("farmers")),
    Seal("societies", _won_in("first_societies")),
    Seal("succession", _won_in("full")),
    Seal("all_cities", _all_cities),
    Seal("fleet", _fleet),
    Seal("deals", _deals, _OFTEN),
    Seal("advances", _advances),
    Seal("civic", _civic),
    Seal("all_groups", _all_groups),
    Seal("treasury", _treasury),
    Seal("great_table", _great_table),
)
"""In the order in which they are shown."""
