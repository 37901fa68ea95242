"""What a position is worth to a seat: points, of which the weakest colours matter most, and what will bring more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import BLACK, GREEN, LETTERS, RED
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Kingdom
from ziggurat.games.tigris.monuments import COLOURS_OF
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.scoring import spread
from ziggurat.games.tigris.spaces import Set, beside, bit


class Weights(NamedTuple):
    """How much each thing counts, in points of the weakest colour."""

    weakest: tuple[float, ...] = (1.0, 0.38, 0.23, 0.11, 0.05)
    leader: float = 0.35
    support: float = 0.06
    temples: float = 0.25
    alone: float = 0.0
    monument: float = 0.8
    treasure: float = 0.25
    threat: float = 0.5
    variety: float = 0.10
    king: float = 0.25
    temple_in_hand: float = 0.15
    support_in_hand: float = 0.12
    size: float = 0.015


EXPERIENCE: Final = Weights()
PLAIN: Final = Weights(
    weakest=(0.6, 0.5, 0.4, 0.3, 0.25),
    leader=0.55,
    support=0.02,
    temples=0.03,
    alone=0.12,
    monument=0.6,
    treasure=0.5,
    threat=0.0,
    variety=0.03,
    temple_in_hand=0.0,
    support_in_hand=0.0,
    size=0.0,
)
"""Those of a player who counts what lies on the table, likes points of all colours, and fears nobody."""
_MOST_SUPPORT: Final = 8
_STILL_TO_PLAY: Final = 60.0
"""About so many tiles in the bag make a leader or a monument worth its whole weight; near the end they are worth
less."""


class _Seen(NamedTuple):
    """What all seats share in a position."""

    ground: Ground
    left: float
    monuments: tuple[tuple[Set, tuple[int, int]], ...]


def worths(position: Position, weights: Weights = EXPERIENCE) -> tuple[float, ...]:
    """By seat what the position is worth."""
    board = position.board
    seen = _Seen(
        board.ground,
        min(1.0, len(position.bag) / _STILL_TO_PLAY),
        tuple((bit(each.space), COLOURS_OF[each.monument]) for each in board.monuments),
    )
    found = [_behind_screen(position, seat, weights, seen.left) for seat in range(board.seats)]
    needs = [_needs(position.points[seat], position.treasures[seat]) for seat in range(board.seats)]
    for kingdom in seen.ground.kingdoms:
        _add_kingdom(found, seen, kingdom, needs, weights)
    return tuple(found)


def _behind_screen(position: Position, seat: Seat, weights: Weights, left: float) -> float:
    """The points, and the colours in the hand."""
    filled = sorted(spread(position.points[seat], position.treasures[seat]))
    worth = sum(weight * points for weight, points in zip(weights.weakest, filled, strict=False))
    hand = position.hands[seat]
    worth += weights.temple_in_hand * left * hand.count("r")
    worth += (
        weights.support_in_hand
        * left
        * sum(hand.count(letter) for letter, space in zip(LETTERS, position.board.leaders[seat], strict=False) if space)
    )
    return worth + weights.variety * left * sum(letter in hand for letter in LETTERS)


def _needs(points: Sequence[int], treasures: int) -> tuple[float, ...]:
    """How much a point of each colour is wanted: the more, the weaker the colour."""
    filled = spread(points, treasures)
    low = min(filled)
    return tuple(1.0 / (1.0 + 0.5 * (points - low)) for points in filled)


def _add_kingdom(
    found: list[float], seen: _Seen, kingdom: Kingdom, needs: Sequence[Sequence[float]], weights: Weights
) -> None:
    """What a kingdom is worth to everyone who has leaders in it."""
    ground, region = seen.ground, kingdom.region
    size = region.bit_count()
    has_king = kingdom.leader_of(BLACK)
    treasures = (region & ground.treasures).bit_count()
    for leader in kingdom.leaders:
        seat, colour = leader.seat, leader.colour
        if seat >= len(found) or colour >= len(needs[seat]):
            continue
        need = needs[seat][colour]
        support = min(_MOST_SUPPORT, (region & ground.tiles[colour]).bit_count())
        temples = (beside(leader.at) & ground.tiles[RED]).bit_count()
        worth = weights.size * size + weights.leader * (0.4 + 0.6 * need)
        worth += weights.support * support + weights.temples * min(3, temples)
        worth -= weights.alone if temples == 1 else 0.0
        if colour == GREEN and treasures:
            worth += weights.treasure * 0.5
        for at, colours in seen.monuments:
            if region & at and colour in colours:
                worth += weights.monument * need
        found[seat] += worth * seen.left
    if has_king is not None and has_king.seat < len(found):
        found[has_king.seat] += weights.king * seen.left
    if weights.threat:
        _add_threats(found, seen, kingdom, weights)


def _add_threats(found: list[float], seen: _Seen, kingdom: Kingdom, weights: Weights) -> None:
    """Leaders whose kingdom a stronger rival could reach by a single tile."""
    ground = seen.ground
    near = beside(kingdom.region) & ground.empty
    for other in ground.kingdoms:
        if other is kingdom or not near & beside(other.region):
            continue
        for leader in kingdom.leaders:
            rival = other.leader_of(leader.colour)
            if rival is None or rival.seat == leader.seat or leader.seat >= len(found):
                continue
            ours = (kingdom.region & ground.tiles[leader.colour]).bit_count()
            theirs = (other.region & ground.tiles[leader.colour]).bit_count()
            risk = 0.5 * (theirs - ours) / (1 + ours + theirs)
            found[leader.seat] -= weights.threat * max(0.0, risk) * (1 + ours) * seen.left
