"""Sieges of foreign cities, and guards in one's own."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.civilization.draft import CLOSED, Draft
from ziggurat.bots.civilization.gathering import gather, price, reachable
from ziggurat.games.civilization.areas import BY_LAND, AreaNumber
from ziggurat.games.civilization.conflicts import BESIEGERS, DEFENDERS
from ziggurat.games.civilization.moving import moving
from ziggurat.games.game import Seat

_SEIZED: Final = 8.0
"""What it is worth that a city will be one's own at once."""


def besiege(draft: Draft, most: int) -> int:
    """Send so many against foreign cities that they fall, as often as wanted and possible; returns how often."""
    sieges = 0
    while sieges < most:
        best, least, needed = -1, 0.0, 0
        for owner, area in _foreign_cities(draft):
            if draft.count[area] >= BESIEGERS + _is_fortified(draft, owner):
                continue
            wanted = _wanted(draft, owner, area)
            if reachable(draft, area) < wanted:
                continue
            paid = price(draft, area, wanted)
            if draft.board.nations[owner].stock < DEFENDERS:
                paid -= _SEIZED
            if best < 0 or paid < least:
                best, least, needed = area, paid, wanted
        if best < 0:
            break
        gather(draft, best, needed)
        sieges += 1
    return sieges


def _foreign_cities(draft: Draft) -> list[tuple[Seat, AreaNumber]]:
    nations = draft.board.nations
    return [(seat, area) for seat, nation in enumerate(nations) if seat != draft.seat for area in nation.cities]


def _wanted(draft: Draft, owner: Seat, area: AreaNumber) -> int:
    """The tokens after whose fight with whoever stands there enough are left."""
    others = [nation.tokens[area] for seat, nation in enumerate(draft.board.nations) if seat != draft.seat]
    return BESIEGERS + _is_fortified(draft, owner) + sum(max(0, count - 1) for count in others)


def _is_fortified(draft: Draft, owner: Seat) -> bool:
    return "engineering" in draft.board.nations[owner].advances


def guard(draft: Draft) -> int:
    """Put tokens into the cities that others could take, so that these would be too few; returns how many cities."""
    guarded = 0
    later = moving(draft.board).after
    for area in draft.board.nations[draft.seat].cities:
        threat = max((_threat(draft, seat, area) for seat in range(len(draft.board.nations))), default=0)
        if threat < BESIEGERS:
            continue
        wanted = threat - BESIEGERS + 2
        if wanted <= reachable(draft, area) and later:
            draft.worths.settle(area, CLOSED)
            gather(draft, area, wanted)
            guarded += 1
    return guarded


def _threat(draft: Draft, seat: Seat, area: AreaNumber) -> int:
    """The tokens that another nation can have there when all have moved."""
    if seat == draft.seat:
        return 0
    tokens = draft.board.nations[seat].tokens
    if seat not in moving(draft.board).after:
        return tokens[area]
    return tokens[area] + sum(tokens[near] for near in BY_LAND[area])
