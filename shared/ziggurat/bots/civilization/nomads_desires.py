"""What tokens are worth by area to nomads that plan their movement: there is room for all, but what others reach first
is lost."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.bots.civilization.draft import CLOSED, Worths
from ziggurat.bots.civilization.geography import OVERSEAS
from ziggurat.bots.civilization.surroundings import FAR, distances, strangers
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.game import Seat


class Race(NamedTuple):
    """How much each thing counts: a territory, how much more one that others could take in a turn, by which share that
    falls with each border further away, a token in reserve one border from what is free, which share of that is left
    with each border further away, and the second token of an area, which makes it grow faster."""

    territory: float = 3.2
    contest: float = 0.8
    fading: float = 0.5
    onward: float = 0.9
    patience: float = 0.6
    growth: float = 0.5


def desires(board: Board, seat: Seat, race: Race) -> Worths:
    """What the tokens of that nation are worth, as things stand: one in each area, two while they multiply, and the
    others on the way to what is free and wanted by others too."""
    worths, nation = Worths(), board.nations[seat]
    foreign = strangers(board, seat)
    growth = race.growth if nation.stock and board.turn < NOMADS_TURNS - 1 else 0.0
    contests = _contests(board, seat, foreign, race)
    calls = _calls(contests, foreign, race)
    for area in range(LAND_AREAS):
        if foreign[area]:
            worths.settle(area, CLOSED)
            continue
        worths.room[area] = TOKENS
        worths.first[area] = race.territory + contests.get(area, 0.0) + calls[area]
        worths.second[area] = growth + calls[area]
        worths.further[area] = worths.beyond[area] = calls[area]
    return worths


def _contests(board: Board, seat: Seat, foreign: list[int], race: Race) -> dict[AreaNumber, float]:
    """Of each free area, how soon others can come there."""
    own = board.nations[seat].tokens
    away = distances([area for area in range(LAND_AREAS) if foreign[area]], own)
    found: dict[AreaNumber, float] = {}
    for area in range(LAND_AREAS):
        if foreign[area] or own[area]:
            continue
        turns = away[area]
        if any(foreign[coast] for coast in OVERSEAS[area]):
            turns = min(turns, 3)
        found[area] = race.contest * race.fading ** (turns - 1) if turns < FAR else 0.0
    return found


def _calls(contests: dict[AreaNumber, float], foreign: list[int], race: Race) -> list[float]:
    """By area what a token in reserve is worth there: the most that a free area calls for, less with each border."""
    found = [0.0] * LAND_AREAS
    ring = list(contests)
    for area in ring:
        found[area] = race.onward * (1.0 + contests[area])
    while ring:
        following: list[AreaNumber] = []
        for area in ring:
            call = found[area] * race.patience
            for near in BY_LAND[area]:
                if not foreign[near] and found[near] < call:
                    found[near] = call
                    following.append(near)
        ring = following
    return found
