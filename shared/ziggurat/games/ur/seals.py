"""The seals of Ur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.game import Action, Seat
from ziggurat.games.seals import Earned, Ended, Seal
from ziggurat.games.ur.actions import Agriculture, Attack, Culture, Politics, Trade
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import SET_KINDS, UrStanding

_ACTIONS: Final[Sequence[type[Action]]] = (Agriculture, Trade, Culture, Politics, Attack)
_MANY_ZIGGURATS: Final = 3
_FORTY: Final = 40
_OFTEN: Final = 3
"""So often one wins by an action until it is called one's own."""


def _built(most: int) -> Earned:
    """Having built so many ziggurats (4.2)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        position: Position = ended.position
        return position.ziggurats.count(seat) >= most

    return earned


def _all_kinds(ended: Ended, seat: Seat) -> bool:
    """A set of all kinds, the ziggurat among them (8)."""
    return any(len(members) == len(SET_KINDS) for members in _sets(ended, seat))


def _two_large(ended: Ended, seat: Seat) -> bool:
    """Two sets of five kinds at least (8)."""
    return sum([len(members) >= len(SET_KINDS) - 1 for members in _sets(ended, seat)]) >= 2


def _sets(ended: Ended, seat: Seat) -> tuple[str, ...]:
    standing = ended.standing(seat)
    return standing.sets if isinstance(standing, UrStanding) else ()


def _won_by(favourite: type[Action]) -> Earned:
    """Having won by taking that action more often than any other (5)."""

    def earned(ended: Ended, seat: Seat) -> bool:
        counts = {kind: len(ended.of(seat, kind)) for kind in _ACTIONS}
        others = [count for kind, count in counts.items() if kind is not favourite]
        return ended.won(seat) and counts[favourite] > max(others)

    return earned


def _without_war(ended: Ended, seat: Seat) -> bool:
    """Having won without an attack (5.5)."""
    return ended.won(seat) and not ended.of(seat, Attack)


def _forty(ended: Ended, seat: Seat) -> bool:
    return ended.standing(seat).score >= _FORTY


def _by_cubes(ended: Ended, seat: Seat) -> bool:
    """Having won by cubes alone (8)."""
    return ended.won_by_a_hair(seat)


SEALS: Final = (
    Seal("first_stone", _built(1)),
    Seal("three_ziggurats", _built(_MANY_ZIGGURATS)),
    Seal("all_kinds", _all_kinds),
    Seal("two_large", _two_large),
    Seal("sower", _won_by(Agriculture), _OFTEN),
    Seal("merchant", _won_by(Trade), _OFTEN),
    Seal("bard", _won_by(Culture), _OFTEN),
    Seal("ruler", _won_by(Politics), _OFTEN),
    Seal("warlord", _won_by(Attack), _OFTEN),
    Seal("without_war", _without_war),
    Seal("forty", _forty),
    Seal("by_cubes", _by_cubes),
)
"""In the order in which they are shown."""
