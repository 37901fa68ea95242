"""Wars that could come: what each player can take from the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ziggurat.bots.ur.holdings import Counts, gain_of, loss_of
from ziggurat.bots.ur.weights import CUBE, FIVE, NEXT_RAID, RAID_AFAR, RAID_AT_HAND
from ziggurat.games.game import Seat
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Position
from ziggurat.games.ur.squares import NEIGHBOURS
from ziggurat.games.ur.tiles import WAR
from ziggurat.games.ur.war import strength, toll


class Raid(NamedTuple):
    """`raider` can take `square` from its owner."""

    raider: Seat
    square: int


def raids(position: Position) -> set[Raid]:
    """Every single attack on another player's tile that would succeed."""
    near, owners = NEIGHBOURS[position.side], position.owners
    return {
        Raid(owners[attacker], target)
        for target, owner in enumerate(owners)
        if owner != NOBODY
        for attacker in near[target]
        if owners[attacker] not in (NOBODY, owner) and strength(position, attacker, target) > 0
    }


def danger(position: Position, seat: Seat, held: Counts, possible: set[Raid]) -> float:
    """What the raids on `seat` are likely to cost it."""
    likely: dict[int, float] = {}
    for raider, square in possible:
        if position.owners[square] == seat:
            chance = RAID_AT_HAND if WAR in position.hands[raider] else RAID_AFAR
            likely[square] = max(likely.get(square, 0.0), chance)
    losses = sorted((chance * _loss(position, seat, held, square) for square, chance in likely.items()), reverse=True)
    return sum(loss * NEXT_RAID**number for number, loss in enumerate(losses))


def spoils(position: Position, seat: Seat, held: list[Counts]) -> float:
    """What the best two attacks of `seat` would bring."""
    best = sorted((gain for gain in _gains(position, seat, held) if gain > 0), reverse=True)
    return sum(best[:2])


def _gains(position: Position, seat: Seat, held: list[Counts]) -> Iterator[float]:
    """What each possible attack would bring."""
    near, owners, ziggurats = NEIGHBOURS[position.side], position.owners, position.ziggurats
    for attacker in owned_squares(position, seat):
        for target in near[attacker]:
            if owners[target] != seat and ziggurats[target] == NOBODY and strength(position, attacker, target) > 0:
                yield _gain(position, held, attacker, target)


def _gain(position: Position, held: list[Counts], attacker: int, target: int) -> float:
    """What the attack would bring: the tile won, less the cubes that it costs, and something of the owner's loss."""
    seat, owner, hands = position.owners[attacker], position.owners[target], position.hands
    won = gain_of(held[seat], hands[seat], position.tiles[target][0])
    price = position.cubes[target] + toll(position, attacker, target)
    if position.cubes[attacker] - price == 1:  # the last cube leaves the attacker's own tile
        won -= loss_of(held[seat], hands[seat], position.tiles[attacker][0])
    harm = 0.0 if owner == NOBODY else _loss(position, owner, held[owner], target) / (len(hands) - 1)
    return won - CUBE * price + harm


def _loss(position: Position, seat: Seat, held: Counts, square: int) -> float:
    cubes = position.cubes[square]
    five = FIVE if cubes == MOST_CUBES and position.stock else 0.0
    return loss_of(held, position.hands[seat], position.tiles[square][0]) + CUBE * cubes + five
