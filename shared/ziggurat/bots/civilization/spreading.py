"""Tokens go one by one where they are worth more, over land borders."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.civilization.draft import Draft
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, AreaNumber

_LEAST: Final = 0.05
"""For less nobody walks."""


def spread(draft: Draft) -> None:
    """Walk tokens as long as one is worth more elsewhere, each time the one that gains most."""
    best: dict[AreaNumber, tuple[float, AreaNumber]] = {}
    stale = {area for area in range(LAND_AREAS) if draft.free[area]}
    while True:
        for start in sorted(stale):
            best.pop(start, None)
            found = _best_step(draft, start)
            if found is not None:
                best[start] = found
        if not best:
            return
        start = max(best, key=lambda each: (best[each][0], -each))
        to = best[start][1]
        draft.walk(start, to)
        stale = {area for area in (start, to, *BY_LAND[start], *BY_LAND[to]) if draft.free[area]}
        if not draft.free[start]:
            best.pop(start, None)


def _best_step(draft: Draft, start: AreaNumber) -> tuple[float, AreaNumber] | None:
    """What the best step from there gains, and where it leads."""
    loss, most, best = draft.loss(start), _LEAST, -1
    for to in BY_LAND[start]:
        gain = draft.gain(to) - loss
        if gain > most:
            most, best = gain, to
    return None if best < 0 else (most, best)
