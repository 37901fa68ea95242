"""The actions of Ur that are worth trying: all of them where they are few, purposeful ones where amounts are free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ziggurat.bots.ur.gathering import gatherings
from ziggurat.bots.ur.holdings import holdings
from ziggurat.bots.ur.prospects import hand_worth, prospects
from ziggurat.bots.ur.weights import horizon
from ziggurat.games.game import Action, Seat
from ziggurat.games.ur.actions import Agriculture, Allot, Attack, Culture, EndWithoutSwap, Keep, Politics, Swap, Trade
from ziggurat.games.ur.amounts import filled
from ziggurat.games.ur.building import buildings
from ziggurat.games.ur.farming import sowing, wither, withering
from ziggurat.games.ur.growth import allotting
from ziggurat.games.ur.placing import placements
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.swapping import swappable
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR
from ziggurat.games.ur.war import attacks, strength

SWAPS_TRIED = 8
"""How many swaps are tried for each way to spend the turn, best hands first."""


def deeds(position: Position, seat: Seat) -> Iterator[Action]:
    """Everything worth trying before the swap, an owed answer first."""
    if position.phase == "over":
        return
    if position.pending:
        yield from map(Allot, fillings(allotting(position.pending[0])))
        return
    yield from placements(position, seat)
    if position.phase == "turn" and not position.turn.forced:
        yield from _performances(position, seat)
        yield from buildings(position, seat)


def closings(position: Position, seat: Seat) -> Iterator[Action]:
    """The swaps that give the best hands, or whatever else ends the turn now."""
    if position.pending or position.turn.forced or position.phase in ("placement", "over"):
        return
    if position.phase == "opening":
        yield Keep()
    places = swappable(position, seat)
    if not places and position.phase == "turn":
        yield EndWithoutSwap()
    for place in _best_hands(position, seat, places):
        for face in position.hands[seat]:
            yield Swap(place, face)


def fillings(space: Spread) -> Iterable[tuple[Cubes, ...]]:
    """As many cubes as the space takes, each square filled before the next, beginning with every square in turn."""
    squares = range(len(space.squares))
    total = min(space.most_total, sum(space.most))
    return {filled(space, [*squares[first:], *squares[:first]], total): None for first in squares} or {(): None}


def _performances(position: Position, seat: Seat) -> Iterator[Action]:
    kinds = open_kinds(position, seat)
    if AGRICULTURE in kinds:
        left = wither(position, seat, withering(position, seat))
        yield from map(Agriculture, fillings(sowing(left, seat)))
    if TRADE in kinds:
        yield Trade()
    if CULTURE in kinds:
        yield Culture()
    if POLITICS in kinds:
        yield from map(Politics, gatherings(position, seat))
    if WAR in kinds or position.turn.at_war:
        yield from _assaults(position, seat)


def _assaults(position: Position, seat: Seat) -> Iterator[Attack]:
    """The attacks that move in one cube, all of them, or all but one."""
    for attack in attacks(position, seat):
        left = strength(position, attack.attacker, attack.target)
        if attack.moved in (1, left - 1, left):
            yield attack


def _best_hands(position: Position, seat: Seat, places: list[int | None]) -> list[int | None]:
    held = holdings(position)
    promise = prospects(position, seat, held)

    def hand_after(place: int | None) -> float:
        tile = position.market[0] if place is None else position.tiles[place]
        return hand_worth(held[seat], tile, promise, horizon(position))

    return sorted(places, key=hand_after, reverse=True)[: SWAPS_TRIED // 2]
