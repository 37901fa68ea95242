"""The seals of Tigris & Euphrates."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.seals import Earned, Ended, Seal
from ziggurat.games.tigris.actions import BuildMonument, Commit, PlaceCatastrophe
from ziggurat.games.tigris.colours import BLACK, BLUE, GREEN, PLAIN_COLOURS, RED
from ziggurat.games.tigris.position import CATASTROPHES, HAND
from ziggurat.games.tigris.scoring import TigrisStanding

_TREASURES: Final = 4
_TEN: Final = 10
_RICH: Final = 15
_OFTEN: Final = 3


def _monuments(most: int) -> Earned:
    """Having built so many monuments (7)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        return len(ended.of(seat, BuildMonument)) >= most

    return earned


def _treasures(ended: Ended, seat: Seat) -> bool:
    """Having taken many treasures (8)."""
    standing = ended.standing(seat)
    return isinstance(standing, TigrisStanding) and standing.treasures >= _TREASURES


def _ten(ended: Ended, seat: Seat) -> bool:
    """Ten points in the weakest colour (10)."""
    return ended.standing(seat).score >= _TEN


def _rich_in(colour: int) -> Earned:
    """Having won with many points of a colour, treasures not counted (10)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        standing = ended.standing(seat)
        return ended.won(seat) and isinstance(standing, TigrisStanding) and standing.points[colour] >= _RICH

    return earned


def _whole_dynasty(ended: Ended, seat: Seat) -> bool:
    """All leaders on the map at the end (5.1)."""
    leaders = ended.position.board.leaders[seat]
    return sum([space is not None for space in leaders]) >= PLAIN_COLOURS


def _ruin(ended: Ended, seat: Seat) -> bool:
    """Having won with both catastrophes laid (5.3)."""
    return ended.won(seat) and len(ended.of(seat, PlaceCatastrophe)) == CATASTROPHES


def _whole_hand(ended: Ended, seat: Seat) -> bool:
    """Having added a whole hand to one conflict (6)."""
    return any(isinstance(each, Commit) and each.count >= HAND for each in ended.of(seat, Commit))


def _narrow(ended: Ended, seat: Seat) -> bool:
    """Having won by a stronger colour, as the weakest were equal (10)."""
    return ended.won_by_a_hair(seat)


SEALS: Final = (
    Seal("builder", _monuments(1)),
    Seal("two_monuments", _monuments(2)),
    Seal("treasures", _treasures),
    Seal("ten", _ten),
    Seal("king", _rich_in(BLACK), _OFTEN),
    Seal("priest", _rich_in(RED), _OFTEN),
    Seal("farmer", _rich_in(BLUE), _OFTEN),
    Seal("trader", _rich_in(GREEN), _OFTEN),
    Seal("whole_dynasty", _whole_dynasty),
    Seal("ruin", _ruin),
    Seal("whole_hand", _whole_hand),
    Seal("narrow", _narrow),
)
"""In the order in which they are shown."""
