"""The seals of Babel."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.actions import POWERS, Banish, Desertion, Destroy, Invoke, Plunder
from ziggurat.games.babel.position import HIGHEST
from ziggurat.games.game import Seat
from ziggurat.games.seals import Earned, Ended, Seal

_OFTEN: Final = 3
_MANY_POWERS: Final = 4


def _temples(ended: Ended, seat: Seat) -> tuple[int, ...]:
    levels: tuple[int, ...] = ended.position.board.sides[seat].levels
    return levels


def _five_temples(ended: Ended, seat: Seat) -> bool:
    """A temple at every site at the end (3)."""
    return all(_temples(ended, seat))


def _to_the_top(ended: Ended, seat: Seat) -> bool:
    """A temple of the highest level at the end (3)."""
    return max(_temples(ended, seat)) == HIGHEST


def _won_as(ending: str) -> Earned:
    """Having won by that end of the game (10)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        return ended.won(seat) and ended.result.ending == ending

    return earned


def _invoked(power: type[Invoke]) -> Earned:
    """Having invoked a power and won (8)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        return ended.won(seat) and bool(ended.of(seat, power))

    return earned


def _many_powers(ended: Ended, seat: Seat) -> bool:
    """Having invoked many different powers (8)."""
    return sum([bool(ended.of(seat, power)) for power in POWERS]) >= _MANY_POWERS


def _without_power(ended: Ended, seat: Seat) -> bool:
    """Having won without a power (8)."""
    return ended.won(seat) and not ended.of(seat, Invoke)


SEALS: Final = (
    Seal("five_temples", _five_temples),
    Seal("to_the_top", _to_the_top),
    Seal("fifteen", _won_as("fifteen")),
    Seal("twenty", _won_as("twenty")),
    Seal("below_ten", _won_as("below_ten")),
    Seal("last_card", _won_as("last_temple_card")),
    Seal("destroyer", _invoked(Destroy), _OFTEN),
    Seal("plunderer", _invoked(Plunder), _OFTEN),
    Seal("banisher", _invoked(Banish), _OFTEN),
    Seal("tempter", _invoked(Desertion), _OFTEN),
    Seal("many_powers", _many_powers),
    Seal("without_power", _without_power),
)
"""In the order in which they are shown."""
