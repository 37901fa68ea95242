"""What the next turn could bring: each action's promise, and so what a hand tile is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.bots.ur.holdings import Counts, loss_of, points
from ziggurat.bots.ur.raids import spoils
from ziggurat.bots.ur.weights import CUBE, FIVE, RIVAL_GAIN, TURN
from ziggurat.games.game import Seat
from ziggurat.games.ur.farming import sowing, withering
from ziggurat.games.ur.growth import culture_gains, trade_gains
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import MOST_CUBES, Position
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR, Kind, Tile

Prospects: TypeAlias = dict[Kind, float]
"""By kind of action: what it would bring if performed next turn, in points."""


def prospects(position: Position, seat: Seat, held: list[Counts]) -> Prospects:
    """What each action would bring `seat` on the grid as it is."""
    return {kind: promise(position, seat, held) for kind, promise in _PROMISES.items()}


def hand_worth(held: Counts, hand: Tile, promise: Prospects, weight: float) -> float:
    """What these holdings score with this hand tile, and what its two actions bring; a cube is the least of a slot.

    `weight` is how much the next turn counts.
    """
    slots = sum(max(promise[kind], CUBE) for kind in hand)
    return points(held, hand) + weight * TURN * slots


def _harvest(position: Position, seat: Seat, held: list[Counts]) -> float:
    lost = withering(position, seat)
    given_up = [square for square in lost if position.cubes[square] == 1]
    space = sowing(position, seat)
    sown = min(sum(space.most), space.most_total)
    cost = sum(loss_of(held[seat], position.hands[seat], position.tiles[square][0]) for square in given_up)
    return CUBE * (sown - len(lost)) - cost


def _profit(position: Position, seat: Seat, held: list[Counts]) -> float:
    return CUBE * min(sum(gain.count for gain in trade_gains(position, seat)), position.supplies[seat])


def _inspiration(position: Position, seat: Seat, held: list[Counts]) -> float:
    balance = 0.0
    for gain in culture_gains(position, seat):
        balance += gain.count if position.owners[gain.square] == seat else -RIVAL_GAIN * gain.count
    return CUBE * balance


def _reform(position: Position, seat: Seat, held: list[Counts]) -> float:
    """Politics is worth the fives it can gather without giving up a tile."""
    cubes = [position.cubes[square] for square in owned_squares(position, seat)]
    spare = sum(cubes) - len(cubes)
    reachable = min(spare // (MOST_CUBES - 1), 2, position.stock)
    return 0.5 * FIVE * max(0, reachable - cubes.count(MOST_CUBES)) + CUBE


_PROMISES: Final[dict[Kind, Callable[[Position, Seat, list[Counts]], float]]] = {
    AGRICULTURE: _harvest,
    TRADE: _profit,
    CULTURE: _inspiration,
    POLITICS: _reform,
    WAR: spoils,
}
