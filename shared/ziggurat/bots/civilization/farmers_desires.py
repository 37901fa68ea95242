"""What tokens are worth by area to nations with cities that plan their movement: they multiply in pairs, areas carry
only so many, and in the end every area counts alike."""

from __future__ import annotations

from ziggurat.bots.civilization.draft import CLOSED, Worths
from ziggurat.bots.civilization.geography import SITES_NEAR
from ziggurat.bots.civilization.horizon import turns_left
from ziggurat.bots.civilization.surroundings import cities, strangers
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, LIMITS
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Seat


def desires(board: Board, seat: Seat) -> Worths:
    """What the tokens of that nation are worth, as things stand: pairs in as many areas as there are, best where cities
    can be founded, with no more than the areas carry, and no quarrels about them."""
    worths, nation = Worths(), board.nations[seat]
    foreign, towns, shut = strangers(board, seat), cities(board), closed_areas(board)
    for area in shut:
        if area < LAND_AREAS:
            worths.settle(area, CLOSED)
    for area in towns:
        worths.settle(area, 0.0 if area in nation.cities else CLOSED)
    is_last = turns_left(board) <= 1
    growth = 0.0 if is_last else _growth(nation)
    ground = 0.15 if nation.free_cities and not is_last else 0.0
    free = [area not in towns and not foreign[area] and area not in shut for area in range(LAND_AREAS)]
    more = "agriculture" in nation.advances
    for area in range(LAND_AREAS):
        if area in towns or area in shut:
            continue
        room = LIMITS[area] - foreign[area] + (more and not foreign[area])
        if room <= 0:
            worths.settle(area, -1.0 if nation.tokens[area] else CLOSED)
            continue
        sites = ground * sum(free[site] for site in SITES_NEAR[area])
        border = 0.0 if is_last else 0.1 * sum(free[near] and not nation.tokens[near] for near in BY_LAND[area])
        worths.room[area] = room
        worths.first[area] = 1.0 + growth + sites + min(0.3, border)
        worths.second[area] = growth + 0.5 * sites
        worths.further[area] = (0.0 if is_last else 0.25) + 0.5 * sites
        worths.beyond[area] = -1.0 if foreign[area] else 0.0
    return worths


def _growth(nation: Nation) -> float:
    """What it is worth that tokens multiply, which they do as long as the stock lasts."""
    plenty = max(1.0, 0.5 * nation.on_map)
    return 0.2 + 0.6 * min(1.0, nation.stock / plenty)
