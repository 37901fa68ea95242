"""What a board is worth to each seat: features of the grid and the hands, weighed by what games have shown.

The worth of a seat is a number such that the chances of winning are the softmax of all seats' worths. Its features lie
in one list: those of the grid first, then those of each kind of action in the hand, if the seat moves next and if it
moves later, then those of what others could take.
"""

from __future__ import annotations

import math
from typing import Final

from ziggurat.bots.ur.board import AGRICULTURE, CULTURE, OVER, POLITICS, TRADE, WAR, ZIGGURAT, Board
from ziggurat.bots.ur.survey import Survey, gains_of, points, survey
from ziggurat.games.ur.position import NOBODY

GROUND: Final = ("points", "lasting", "tiles", "cubes", "fives_now", "fives_later", "more_fives", "fours", "threes",
    "short_supply", "next")
KIND: Final = 3
"""Features of each kind of action in the hand."""
NOW: Final = len(GROUND)
LATER: Final = NOW + 5 * KIND
THREAT: Final = LATER + 5 * KIND
FEATURES: Final = THREAT + 6
MOST_BUILT: Final = 2
FEW: Final = 4

STAGES: Final = 5
LAST: Final = 3
DONE: Final = 4
_BY_STOCK: Final = (2, 2, 1, 1, 0, 0)
WON: Final = 60.0
MARGIN: Final = 0.05

Weights = list[list[float]]
"""By stage, the weight of every feature."""


def stage_of(board: Board, seat: int) -> int:
    """How far the game has come for `seat`: 0 to 2 by the ziggurats left, LAST in the last round, DONE after the
    seat's last turn. The turn of `board.seat` is still to come."""
    if board.last_round or board.round >= board.most_rounds:
        first = board.first
        if (seat - first) % board.seats >= (board.seat - first) % board.seats:
            return LAST
        return DONE
    by_rounds = 2 if board.most_rounds - board.round <= 1 else 1 if board.most_rounds - board.round <= 3 else 0
    return max(_BY_STOCK[board.stock], by_rounds)


def ground_part(board: Board, seen: Survey, seat: int, first: bool) -> list[int]:
    """The features of the grid for `seat`; `first` says whether it moves next. Points are those without the hand."""
    fives = min(seen.fives[seat], MOST_BUILT, board.stock)
    return [
        points(seen.held[seat]),
        points(seen.lasting[seat]),
        seen.tiles[seat],
        seen.on_grid[seat],
        fives if first else 0,
        0 if first else fives,
        seen.fives[seat] - fives,
        seen.fours[seat],
        seen.threes[seat],
        max(0, FEW - board.supplies[seat]),
        1 if first else 0,
    ]


def kind_part(board: Board, seen: Survey, seat: int, kind: int) -> tuple[int, int, int]:
    """What that kind of action promises the seat."""
    supply = board.supplies[seat]
    if kind == AGRICULTURE:
        return min(seen.sown[seat], supply + seen.withered[seat]), seen.withered[seat], seen.given_up[seat]
    if kind == TRADE:
        return min(seen.traded[seat], supply), 0, 0
    if kind == CULTURE:
        return min(seen.inspired[seat], supply), seen.inspired_others[seat], 0
    if kind == POLITICS:
        spare = seen.on_grid[seat] - seen.tiles[seat]
        reachable = min(spare // 4, MOST_BUILT, board.stock)
        return max(0, reachable - seen.fives[seat]), min(spare, 8), 0
    spoils = seen.spoils[seat]
    return (spoils[0] if spoils else 0), (spoils[1] if len(spoils) > 1 else 0), min(len(spoils), 6)


def threat_part(seen: Survey, seat: int, raider: int, first: bool, armed: bool) -> list[int]:
    """What `raider` could take from `seat`: with War in hand, and before the seat moves if it is not `first`."""
    gravest, exposed, fallen = seen.gravest[seat][raider], seen.exposed[seat][raider], seen.fallen[seat][raider]
    if not armed:
        return [0, 0, 0, 0, 0, exposed]
    if first:
        return [0, 0, 0, 0, exposed, 0]
    return [gravest, exposed - gravest, fallen, 1 if gravest else 0, 0, 0]


def features(board: Board, seat: int) -> list[int]:
    """Everything that counts for `seat` when `board.seat` is to move."""
    seen = survey(board)
    first = seat == board.seat
    shown, hidden = board.shown[seat], board.hidden[seat]
    found = ground_part(board, seen, seat, first)
    gains = gains_of(seen.held[seat])
    found[0] += max(gains[shown], gains[hidden])
    found += [0] * (FEATURES - len(found))
    base = NOW if first else LATER
    for kind in (shown, hidden):
        for index, value in enumerate(kind_part(board, seen, seat, kind)):
            found[base + kind * KIND + index] += value
    for raider in range(board.seats):
        if raider != seat:
            armed = WAR in (board.shown[raider], board.hidden[raider])
            for index, value in enumerate(threat_part(seen, seat, raider, first, armed)):
                found[THREAT + index] += value
    return found


def worths(board: Board, weights: Weights) -> list[float]:
    """The worth of the board by seat; `board.seat` is to move, or the game is over."""
    seen = survey(board)
    if board.phase == OVER:
        return outcome(board, seen)
    found: list[float] = []
    for seat in range(board.seats):
        own = weights[stage_of(board, seat)]
        worth = without_hand(board, seen, seat, own)
        gains = gains_of(seen.held[seat])
        shown, hidden = board.shown[seat], board.hidden[seat]
        worth += own[0] * max(gains[shown], gains[hidden])
        base = NOW if seat == board.seat else LATER
        worth += kind_worth(board, seen, seat, shown, base, own) + kind_worth(board, seen, seat, hidden, base, own)
        for raider in range(board.seats):
            if raider != seat:
                armed = board.shown[raider] == WAR or board.hidden[raider] == WAR
                worth += threat_worth(board, seen, seat, raider, armed, own)
        found.append(worth)
    return found


def without_hand(board: Board, seen: Survey, seat: int, own: list[float]) -> float:
    """What the features of the grid add to the seat's worth."""
    total = 0.0
    for index, value in enumerate(ground_part(board, seen, seat, seat == board.seat)):
        total += own[index] * value
    return total


def kind_worth(board: Board, seen: Survey, seat: int, kind: int, base: int, own: list[float]) -> float:
    """What a kind of action in the hand adds."""
    one, two, three = kind_part(board, seen, seat, kind)
    base += kind * KIND
    return own[base] * one + own[base + 1] * two + own[base + 2] * three


def threat_worth(board: Board, seen: Survey, seat: int, raider: int, armed: bool, own: list[float]) -> float:
    """What the raider's possible attacks add (less than nothing)."""
    total = 0.0
    for index, value in enumerate(threat_part(seen, seat, raider, seat == board.seat, armed)):
        total += own[THREAT + index] * value
    return total


def outcome(board: Board, seen: Survey) -> list[float]:
    """The worth of a finished game: the winners' is far above the others', and every point counts a little."""
    scores: list[int] = []
    for seat in range(board.seats):
        gains = gains_of(seen.held[seat])
        scores.append(points(seen.held[seat]) + max(gains[board.shown[seat]], gains[board.hidden[seat]]))
    ranks = [scores[seat] * 128 + seen.on_grid[seat] for seat in range(board.seats)]
    best = max(ranks)
    return [MARGIN * scores[seat] + (WON if ranks[seat] == best else 0.0) for seat in range(board.seats)]


def lead(values: list[float], seat: int) -> float:
    """How far the seat's chance is from the others': the logarithm of its odds."""
    highest = max([value for other, value in enumerate(values) if other != seat])
    if len(values) == 2:
        return values[seat] - highest
    total = 0.0
    for other, value in enumerate(values):
        if other != seat:
            total += math.exp(value - highest)
    return values[seat] - highest - math.log(total)
