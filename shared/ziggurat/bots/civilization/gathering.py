"""Tokens come together from the neighbourhood, for a city or for an assault."""

from __future__ import annotations

from ziggurat.bots.civilization.draft import Draft
from ziggurat.games.civilization.areas import BY_LAND, COSTS, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.support import SUPPORT
from ziggurat.games.game import Seat


def reachable(draft: Draft, area: AreaNumber) -> int:
    """The tokens that can stand there in the end."""
    return draft.count[area] + sum(draft.free[near] for near in BY_LAND[area])


def price(draft: Draft, area: AreaNumber, wanted: int) -> float:
    """What is lost elsewhere if so many tokens stand there; all of them must be within reach."""
    missing = wanted - draft.count[area]
    if missing <= 0:
        return 0.0
    losses: list[float] = []
    for near in BY_LAND[area]:
        count = draft.count[near]
        losses += [draft.worths.of(near, count - taken) for taken in range(draft.free[near])]
    losses.sort()
    return sum(losses[:missing])


def gather(draft: Draft, area: AreaNumber, wanted: int) -> None:
    """Walk tokens there until so many stand there, each time the one that is missed least."""
    while draft.count[area] < wanted:
        start, least = -1, 0.0
        for near in BY_LAND[area]:
            if draft.free[near] and (start < 0 or draft.loss(near) < least):
                start, least = near, draft.loss(near)
        if start < 0:
            return
        draft.walk(start, area)
    draft.hold(area)


def found_cities(draft: Draft, most: int) -> int:
    """Gather for as many cities as wanted and possible, the cheapest first; returns how many."""
    board, seat = draft.board, draft.seat
    nation = board.nations[seat]
    cities, tokens = len(nation.cities), sum(draft.count)
    grounds = _grounds(board, seat)
    founded = 0
    while founded < min(most, nation.free_cities):
        best, least = -1, 0.0
        for area in grounds:
            cost = COSTS[area]
            if tokens - cost < SUPPORT * (cities + founded + 1) or reachable(draft, area) < cost:
                continue
            paid = price(draft, area, cost) + 0.6 * (cost - 6)
            if best < 0 or paid < least:
                best, least = area, paid
        if best < 0:
            break
        gather(draft, best, COSTS[best])
        tokens -= COSTS[best]
        founded += 1
        grounds = [area for area in grounds if area != best]
    return founded


def _grounds(board: Board, seat: Seat) -> list[AreaNumber]:
    """The areas without a city and without others, near which the nation stands."""
    taken = [False] * LAND_AREAS
    near = [False] * LAND_AREAS
    for other, nation in enumerate(board.nations):
        for area in nation.cities:
            taken[area] = True
        for area, count in enumerate(nation.tokens):
            if count and other != seat:
                taken[area] = True
            elif count:
                near[area] = True
                for step in BY_LAND[area]:
                    near[step] = True
    shut = closed_areas(board)
    return [area for area in range(LAND_AREAS) if near[area] and not taken[area] and area not in shut]
