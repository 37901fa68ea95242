"""Ships carry tokens to coasts where they are worth more."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization.draft import Draft
from ziggurat.games.civilization.areas import LAND_AREAS, AreaNumber
from ziggurat.games.civilization.moving import HOLD, is_barred, range_of

_LEAST: Final = 0.3
"""For less no ship sails."""
_MOST_A_COAST: Final = 2
"""The tokens that one voyage lands at one coast."""


class _Course(NamedTuple):
    """A way over the water from where tokens come aboard, and what they gain on it."""

    worth: float
    path: tuple[AreaNumber, ...]
    drops: tuple[tuple[AreaNumber, int], ...]
    aboard: int


def sail_ships(draft: Draft) -> int:
    """Have every ship make the voyage that gains most; returns how many sail."""
    sailed = 0
    for number, ship in enumerate(draft.ships):
        if ship is None or ship.aboard or ship.area >= LAND_AREAS:
            continue
        course, to_port = _best_course(draft, ship.area, range_of(draft.board.nations[draft.seat]) - ship.sailed)
        if course is None or course.worth < _LEAST:
            continue
        if len(to_port) > 1:
            draft.carry(number, list(to_port), 0, [])
        draft.carry(number, list(course.path), sum(count for _, count in course.drops), list(course.drops))
        sailed += 1
    return sailed


def _best_course(draft: Draft, start: AreaNumber, steps: int) -> tuple[_Course | None, tuple[AreaNumber, ...]]:
    """The best voyage of a ship, and the way to the coast where it begins."""
    best: _Course | None = None
    best_way: tuple[AreaNumber, ...] = (start,)
    ways: dict[AreaNumber, tuple[AreaNumber, ...]] = {start: (start,)}
    ring = [start]
    for gone in range(max(0, steps)):
        for port in ring:
            if port < LAND_AREAS and draft.free[port]:
                found = _from_port(draft, port, steps - gone)
                if found is not None and (best is None or found.worth > best.worth + 1e-9):
                    best, best_way = found, ways[port]
        ring = [to for area in ring for to in draft.waters[area] if _new_way(ways, area, to)]
    return best, best_way


def _new_way(ways: dict[AreaNumber, tuple[AreaNumber, ...]], area: AreaNumber, to: AreaNumber) -> bool:
    if to in ways:
        return False
    ways[to] = (*ways[area], to)
    return True


def _from_port(draft: Draft, port: AreaNumber, steps: int) -> _Course | None:
    """The best voyage with what can come aboard there, of those that are best up to each area on the way."""
    losses = [draft.worths.of(port, draft.count[port] - taken) for taken in range(min(HOLD, draft.free[port]))]
    best: _Course | None = None
    reached: dict[AreaNumber, _Course] = {port: _Course(0.0, (port,), (), 0)}
    for _ in range(steps):
        further: dict[AreaNumber, _Course] = {}
        for area, course in reached.items():
            for to in draft.waters[area]:
                if to in course.path:
                    continue
                longer = _landed(draft, course, to, losses)
                held = further.get(to)
                if held is None or longer.worth > held.worth:
                    further[to] = longer
        for longer in further.values():
            if longer.path[-1] < LAND_AREAS and (best is None or longer.worth > best.worth + 1e-9):
                best = longer
        reached = further
    return best


def _landed(draft: Draft, course: _Course, to: AreaNumber, losses: list[float]) -> _Course:
    """The course one border longer, with as many tokens landed there as gain by it."""
    worth, aboard, landed = course.worth, course.aboard, 0
    if to < LAND_AREAS and not is_barred(draft.board, draft.seat, to):
        while landed < _MOST_A_COAST and aboard < len(losses):
            gain = draft.worths.of(to, draft.count[to] + landed + 1) - losses[aboard]
            if gain <= 0:
                break
            worth, aboard, landed = worth + gain, aboard + 1, landed + 1
    drops = (*course.drops, (to, landed)) if landed else course.drops
    return _Course(worth, (*course.path, to), drops, aboard)
