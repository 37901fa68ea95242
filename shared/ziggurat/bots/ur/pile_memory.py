"""The memory of the market's pile among two: whoever saw which tile went under it knows what lies in it (rule 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, permutations, product
from typing import Any, TypeAlias

from msgspec.structs import replace

from ziggurat.bots.ur.unseen import unseen
from ziggurat.games.game import Seat, View
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.tiles import HIDDEN, PAIR, Tile

Pile: TypeAlias = tuple[Tile, ...]
"""The pairs of the market's tiles, the open one first."""


class PileMemory:
    """Every order in which the pile may lie by all that was seen; at first any order of the tiles that are nowhere."""

    def __init__(self) -> None:
        self._piles: set[Pile] = set()
        self._before: Position | None = None

    def recalled(self, view: View[Any, Any]) -> View[Any, Any]:
        now: Position = view.public
        if HIDDEN not in now.market:
            return view
        below = unseen(now)
        if len(below) != now.market.count(HIDDEN):
            return view
        self._piles = self._followed(now, below) or {(PAIR[now.market[0]], *order) for order in permutations(below)}
        self._before = now
        if len(self._piles) > 1:
            return view
        known = next(iter(self._piles))
        return replace(view, public=replace(now, market=(now.market[0], *known[1:])))

    def _followed(self, now: Position, below: list[Tile]) -> set[Pile]:
        """The piles that may have come of those before, as far as they agree with what is seen."""
        if self._before is None:
            return set()
        ended = _ended(self._before, now)
        return {
            after
            for pile in self._piles
            for after, hands, takers in _courses(pile, self._before, ended)
            if after[0] == PAIR[now.market[0]]
            and sorted(after[1:]) == sorted(below)
            and all(hands[seat] == PAIR[now.hands[seat]] for seat in takers)
        }


def _ended(before: Position, now: Position) -> Sequence[Seat]:
    """The seats whose turns have ended since, in their order."""
    seats = len(now.hands)
    return [(before.seat + number) % seats for number in range(now.turns - before.turns)]


def _courses(
    pile: Pile, before: Position, ended: Sequence[Seat]
) -> Iterator[tuple[Pile, Sequence[Tile], Sequence[Seat]]]:
    """Whatever those may have done at the market whose turns have ended, who had one turn each: the pile after it, the
    pairs in everyone's hands as far as they come from it, and who took a tile."""
    if len(set(ended)) < len(ended):
        return
    for takes in product((False, True), repeat=len(ended)):
        takers = list(compress(ended, takes))
        yield *_taken(pile, before.hands, takers), takers


def _taken(pile: Pile, hands: Iterable[Tile], takers: Sequence[Seat]) -> tuple[Pile, Sequence[Tile]]:
    """The pile and the hands when those have exchanged their tile for the open one, one after the other."""
    left = [PAIR[tile] for tile in hands]
    for seat in takers:
        pile, left[seat] = (*pile[1:], left[seat]), pile[0]
    return pile, left
