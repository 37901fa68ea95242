"""Nations that play at random but are restless: they meet, build, and besiege cities, so that matches are full of
events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.civilization.builders import RULES, settlers
from games.random_play import Choose, acting, chooser
from ziggurat.games.civilization.actions import BuildCities, EndMovement, Move, ResetMovement, Ships
from ziggurat.games.civilization.areas import AREAS, BY_LAND, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.conflicts import BESIEGERS
from ziggurat.games.civilization.moving import unmoved
from ziggurat.games.civilization.position import Board, CivilizationOptions
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.trade_actions import (
    Buy,
    EndBuy,
    TradeAccept,
    TradeDecline,
    TradeReady,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match

FOES: Final = 6
"""How many times more often tokens go where others are."""
HASTE: Final = 20
"""How many times more often somebody is done with the market."""
MANY: Final = 6
"""At all but one step of so many, somebody settles where nobody lives, as long as that can be."""
CROWD: Final = 3
"""So many tokens in an area march on a city that is near."""
NEAR: Final = 5
"""How many borders away a city is near."""


def played(seats: int, seed: int, options: CivilizationOptions, patience: int) -> Match:
    """A whole match of restless nations, whose movements end at one step of so many as their `patience` says."""
    match, choose = Match(RULES, seats, seed, options), chooser(seed)
    while match.due.seats:
        able = acting(match)
        seat = able[choose(len(able))]
        match.apply(seat, restless_action(match, seat, choose, patience))
    return match


def restless_action(match: Match, seat: Seat, choose: Choose, patience: int) -> Action:
    """Any action that the seat may take, but rather one that brings nations together."""
    board = match.position.board
    offered = list(RULES.candidates(match.view(seat)))
    if board.phase == "movement":
        if EndMovement() in offered and choose(patience) == 0:
            return EndMovement()
        walks, settled = list(marches(board, seat)), list(settlers(board, seat))
        if walks and choose(2):
            return walks[choose(len(walks))]
        if settled and choose(MANY):
            return settled[choose(len(settled))]
    if board.phase == "trade":
        offered.append(TradeSay("Salt for grain?"))
    weighed = [each for each in offered for _ in range(_weight(board, seat, each))]
    return weighed[choose(len(weighed))]


def _weight(board: Board, seat: Seat, action: Action) -> int:
    """How often the action is chosen among others."""
    match action:
        case Move(_, to, count):
            return count * FOES if _meets(board, seat, NUMBER_OF[to]) else 2
        case BuildCities(areas):
            return 1 + FOES * len(areas)
        case Ships(maintain, build):
            return FOES if maintain or not build else 1
        case ResetMovement() | EndBuy() | TradeDecline() | TradeWithdraw():
            return 1
        case Buy() | TradeAccept():
            return FOES
        case TradeReady():
            return HASTE if action.ready else 1
        case TradeSay():
            return 1
        case _:
            return 3


def _meets(board: Board, seat: Seat, area: AreaNumber) -> bool:
    return board.city_in(area) is None and any(other != seat for other in board.present(area))


def marches(board: Board, seat: Seat) -> Iterator[Move]:
    """Crowds go nearer to a city of others, and into it once they are enough together."""
    if board.options.mode == "nomads":
        return
    closed = closed_areas(board)
    for city in (area for other, nation in enumerate(board.nations) if other != seat for area in nation.cities):
        distances = _distances(city)
        beside = [area for area in BY_LAND[city] if unmoved(board, seat, area)]
        there = board.nations[seat].tokens[city]
        if there + sum(unmoved(board, seat, area) for area in beside) >= BESIEGERS:
            for area in beside:
                yield Move(AREAS[area].id, AREAS[city].id, unmoved(board, seat, area))
        for area, distance in distances.items():
            if distance > 1 and unmoved(board, seat, area) >= CROWD:
                nearer = next(to for to in BY_LAND[area] if distances.get(to) == distance - 1)
                if nearer not in closed:
                    yield Move(AREAS[area].id, AREAS[nearer].id, unmoved(board, seat, area) - 1)


def _distances(city: AreaNumber) -> dict[AreaNumber, int]:
    """By area how many land borders the city is away, where it is near."""
    found, edge = {city: 0}, [city]
    for distance in range(1, NEAR):
        edge = [to for area in edge for to in BY_LAND[area] if found.setdefault(to, distance) == distance]
    return found
