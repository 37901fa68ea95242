"""What a position of Ur is worth to a seat: points as they stand, means to earn more, and dangers."""

from __future__ import annotations

from ziggurat.bots.ur.holdings import Counts, grid_cubes, holdings, lasting, plays_on, points
from ziggurat.bots.ur.prospects import hand_worth, prospects
from ziggurat.bots.ur.raids import danger, raids
from ziggurat.bots.ur.weights import CUBE, FIVE, LASTING, LEADER, SAFE_LEAD, VICTORY, WIN, horizon, weariness
from ziggurat.games.game import Seat
from ziggurat.games.ur.building import MOST_BUILT, ready_to_build
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import result
from ziggurat.games.ur.swapping import swappable
from ziggurat.games.ur.tiles import Tile


def worth(position: Position, seat: Seat) -> float:
    """How far `seat` is ahead of the others, in points; a finished game is worth far more or less than any other."""
    if position.phase == "over":
        return _outcome(position, seat)
    seats = range(len(position.hands))
    held, cubes = holdings(position), grid_cubes(position, len(seats))
    coming = {raid for raid in raids(position) if plays_on(position, raid.raider, seat)}
    means = [
        _treasure(position, each, held[each])
        + _means(position, each, cubes[each]) * plays_on(position, each, seat)
        - danger(position, each, held[each], coming)
        for each in seats
    ]
    others = [points(held[each], position.hands[each]) + means[each] for each in seats if each != seat]
    own = means[seat] + _best_hand(position, seat, held)
    ahead = own - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others)
    return ahead + _prospect_of_victory(own - max(others)) if position.last_round else ahead


def _prospect_of_victory(lead: float) -> float:
    """What a lead means when the game is about to end, and no points but only places will count."""
    return VICTORY * max(-1.0, min(1.0, lead / SAFE_LEAD))


def _treasure(position: Position, seat: Seat, held: Counts) -> float:
    """The points that nobody takes away any more: in the last round, for want of time, all of them."""
    kept = held if position.last_round else lasting(position, seat)
    return LASTING * weariness(position) * points(kept, position.hands[seat])


def _means(position: Position, seat: Seat, cubes: int) -> float:
    """Cubes on the grid, and tiles to build on in the next turn."""
    fives = min(len(ready_to_build(position, seat)), MOST_BUILT, position.stock)
    return horizon(position) * (CUBE * cubes + FIVE * weariness(position) * fives)


def _best_hand(position: Position, seat: Seat, held: list[Counts]) -> float:
    """What the hand tile is worth; before the swap, that of the best tile to be had."""
    promise = prospects(position, seat, held)
    weight = horizon(position) * plays_on(position, seat, seat)
    return max(hand_worth(held[seat], hand, promise, weight) for hand in hands_in_reach(position, seat))


def hands_in_reach(position: Position, seat: Seat) -> set[Tile]:
    """The hand tiles with which `seat` can face its next turn."""
    hand = position.hands[seat]
    if position.seat != seat or position.phase == "placement":
        return {hand}
    reach = {position.market[0] if place is None else position.tiles[place] for place in swappable(position, seat)}
    return reach or {hand}


def _outcome(position: Position, seat: Seat) -> float:
    outcome = result(position)
    assert outcome is not None
    own = next(standing for standing in outcome.standings if standing.seat == seat)
    best_other = max(standing.score for standing in outcome.standings if standing.seat != seat)
    return (WIN if own.rank == 1 else -WIN) + own.score - best_other
