"""What tokens are worth by area to a nation that plans its movement."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.civilization.draft import CLOSED, Worths
from ziggurat.bots.civilization.geography import OVERSEAS, SITES_NEAR
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, LIMITS, AreaNumber
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.game import Seat

_FAR: Final = 12
"""Further from anything free than tokens ever walk."""


def desires(board: Board, seat: Seat) -> Worths:
    """What the tokens of that nation are worth, as things stand."""
    return _of_nomads(board, seat) if board.options.mode == "nomads" else _of_farmers(board, seat)


def strangers(board: Board, seat: Seat) -> list[int]:
    """By area the tokens of other nations."""
    found = [0] * LAND_AREAS
    for other, nation in enumerate(board.nations):
        if other != seat:
            for area, count in enumerate(nation.tokens):
                if count:
                    found[area] += count
    return found


def _of_nomads(board: Board, seat: Seat) -> Worths:
    """A token in each area; two while they multiply; the others on the way to what is free, and first to what others
    could take too."""
    worths, nation = Worths(), board.nations[seat]
    foreign = strangers(board, seat)
    grows = 0.7 if nation.stock and board.turn < NOMADS_TURNS - 1 else 0.0
    free = [not nation.tokens[area] and not foreign[area] for area in range(LAND_AREAS)]
    way = distances([area for area in range(LAND_AREAS) if free[area]], foreign)
    for area in range(LAND_AREAS):
        worths.room[area] = TOKENS
        if foreign[area]:
            worths.settle(area, CLOSED)
            continue
        contest = _contest(area, foreign) if free[area] else 0.0
        onward = 0.4 * 0.6 ** way[area] if way[area] < _FAR else 0.0
        worths.first[area] = 2.0 + contest + 0.5 * onward
        worths.second[area] = grows + onward
        worths.further[area] = worths.beyond[area] = onward
    return worths


def _contest(area: AreaNumber, foreign: list[int]) -> float:
    """How soon others can come there."""
    if any(foreign[near] for near in BY_LAND[area]):
        return 0.8
    if any(foreign[further] for near in BY_LAND[area] for further in BY_LAND[near]):
        return 0.4
    return 0.2 if any(foreign[coast] for coast in OVERSEAS[area]) else 0.0


def distances(starts: list[AreaNumber], foreign: list[int]) -> list[int]:
    """By area the number of land borders to the nearest start, not through areas with strangers."""
    found = [_FAR] * LAND_AREAS
    for area in starts:
        found[area] = 0
    ring, gone = starts, 0
    while ring:
        gone += 1
        following: list[AreaNumber] = []
        for area in ring:
            for near in BY_LAND[area]:
                if found[near] > gone and not foreign[near]:
                    found[near] = gone
                    following.append(near)
        ring = following
    return found


def _of_farmers(board: Board, seat: Seat) -> Worths:
    """Pairs of tokens in as many areas as there are, best where cities can be founded; no more than the areas carry,
    and no quarrels about them."""
    worths, nation = Worths(), board.nations[seat]
    foreign = strangers(board, seat)
    towns = [False] * LAND_AREAS
    for other, each in enumerate(board.nations):
        for area in each.cities:
            towns[area] = True
            worths.settle(area, 0.0 if other == seat else CLOSED)
    open_sites = [not towns[area] and not foreign[area] for area in range(LAND_AREAS)]
    grows = 0.8 if nation.stock else 0.2
    for area in range(LAND_AREAS):
        if towns[area]:
            continue
        ground = 0.15 * sum(open_sites[site] for site in SITES_NEAR[area])
        border = 0.1 * sum(open_sites[near] and not nation.tokens[near] for near in BY_LAND[area])
        room = LIMITS[area] - foreign[area]
        if room <= 0:
            worths.settle(area, CLOSED if not nation.tokens[area] else -1.0)
            continue
        worths.room[area] = room
        worths.first[area] = 1.0 + grows + ground + min(0.3, border)
        worths.second[area] = grows + 0.5 * ground
        worths.further[area] = 0.25 + 0.5 * ground
        worths.beyond[area] = -1.0 if foreign[area] else 0.0
    return worths
