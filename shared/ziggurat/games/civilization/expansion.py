"""Phase 2: tokens multiply (6.2)."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.games.civilization.actions import Expand
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaId
from ziggurat.games.civilization.events import TokensAdded
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.refusals import BAD_VALUE, WRONG_COUNT
from ziggurat.games.game import Event, Refusal, Seat


def allowances(nation: Nation) -> dict[AreaId, int]:
    """By area, in id order, how many tokens the nation may add: 1 beside a single token, 2 beside more."""
    return {AREAS[area].id: min(2, count) for area, count in enumerate(nation.tokens) if count}


def must_choose(nation: Nation) -> bool:
    """Whether the stock is too small for all, and leaves a choice: with one area there is none."""
    due = allowances(nation)
    return len(due) > 1 and 0 < nation.stock < sum(due.values())


def why_not_expand(board: Board, seat: Seat, action: Expand) -> Refusal | None:
    """Within the allowances, and the whole stock (6.2)."""
    nation = board.nations[seat]
    due = allowances(nation)
    if any(not 0 <= count <= (due.get(area, 0) if area in NUMBER_OF else -1) for area, count in action.areas.items()):
        return BAD_VALUE
    return None if sum(action.areas.values()) == nation.stock else WRONG_COUNT


def usual_expansion(nation: Nation) -> dict[AreaId, int]:
    """Everything where the stock suffices, and else in id order, each area up to its allowance (15)."""
    left, chosen = nation.stock, {}
    for area, most in allowances(nation).items():
        count = min(most, left)
        if count:
            chosen[area] = count
            left -= count
    return chosen


def expand(board: Board, seat: Seat, areas: Mapping[AreaId, int], story: list[Event]) -> Board:
    """The board once the nation has added so many tokens in each of these areas."""
    nation = board.nations[seat]
    for area, count in areas.items():
        if count:
            nation = nation.placed(NUMBER_OF[area], count)
            story.append(TokensAdded(seat, area, count, "expansion"))
    return board.with_nation(seat, nation)
