"""What a position of first societies is worth: how near the nation is to a whole society."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ziggurat.bots.civilization.income import SOCIETIES, income_of, kept_cities
from ziggurat.games.civilization.advances import ADVANCES, cost_of, points_of
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES, territories
from ziggurat.games.civilization.tables import AdvanceId

_UNIT: Final = 30.0
"""The points that count as much as a city's worth among farmers."""
_CARD: Final = 9.0
"""What a card in hand is worth, which one does not see."""
_POOR: Final = 12.0
"""Less income a turn nobody is thought to have."""
_LONGEST: Final = 14.0


@lru_cache(maxsize=2048)
def missing_of(advances: tuple[AdvanceId, ...], needed: int) -> int:
    """What it costs to make the society whole: the civic advances, and the cheapest of the others."""
    costs = {advance: cost_of(advance, advances) for advance in ADVANCES if advance not in advances}
    civic = sum(cost for advance, cost in costs.items() if advance in CIVIC_VIRTUES)
    others = sorted(cost for advance, cost in costs.items() if advance not in CIVIC_VIRTUES)
    had = sum(advance not in CIVIC_VIRTUES for advance in advances)
    return civic + sum(others[: max(0, needed - len(CIVIC_VIRTUES) - had)])


def turns_left(board: Board) -> float:
    """The turns until somebody's society is whole, as far as one can tell."""
    limit = board.options.turn_limit
    left = min(_LONGEST, min(_turns_of(board, nation) for nation in board.nations))
    return min(left, float(max(0, limit - board.turn + 1))) if limit else left


def _turns_of(board: Board, nation: Nation) -> float:
    missing = missing_of(nation.advances, board.options.victory_cards)
    return max(1.0, missing / max(_POOR, income_of(nation, SOCIETIES, 1.0)))


def worths(board: Board, looks_ahead: bool, earned: Sequence[float] = ()) -> tuple[float, ...]:
    """By seat what the position is worth, if so much has been earned besides."""
    left, nothing = 0.0 if board.ending is not None else turns_left(board), (0.0,) * board.seats
    return tuple(
        [
            _worth(board, nation, left, hand, more, looks_ahead)
            for nation, hand, more in zip(board.nations, _hands(board), earned or nothing, strict=True)
        ]
    )


def _hands(board: Board) -> tuple[int, ...]:
    return board.hands or (0,) * board.seats


def _worth(board: Board, nation: Nation, left: float, hand: int, more: float, looks_ahead: bool) -> float:
    ground = 0.05 * territories(nation) + 0.05 * min(1.0, left / 4) * nation.on_map
    if not looks_ahead:
        return kept_cities(nation) + points_of(nation.advances) / (2 * _UNIT) + 2 * ground
    missing = missing_of(nation.advances, board.options.victory_cards)
    return (more + income_of(nation, SOCIETIES, left) + _CARD * hand - missing) / _UNIT + ground
