"""The worth of a board to each seat: features of the grid and the hands, weighed by what games have shown.

The worths of all seats are such that their softmax are the chances of winning. A worth is a sum of features times
weights; the features lie in one list: those of the grid, those of each kind of action in the hand (one block for the
seat that moves next, one for all others), and those of what the others' wars could take.
"""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from ziggurat.bots.ur.board import AGRICULTURE, CULTURE, KINDS_OF_ACTION, OVER, POLITICS, TRADE, WAR, Board
from ziggurat.bots.ur.survey import Survey, points, survey
from ziggurat.games.ur.building import MOST_BUILT

GROUND: Final = (
    "points",
    "lasting points",
    "tiles",
    "cubes",
    "fives, moving next",
    "fives, moving later",
    "more fives than can be built on",
    "fours",
    "threes",
    "cubes short of four in the supply",
    "moving next",
)
KINDS_IN_HAND: Final = (
    ("agriculture: sown", "agriculture: withered", "agriculture: points given up"),
    ("trade: cubes", "trade: -", "trade: --"),
    ("culture: own cubes", "culture: others' cubes", "culture: -"),
    ("politics: fives to gather", "politics: cubes to spare", "politics: -"),
    ("war: best spoils", "war: second spoils", "war: attacks"),
)
THREATS: Final = (
    "gravest loss to an armed raider",
    "other losses to it",
    "cubes lost to it",
    "something lost to it",
    "losses to one that moves later",
    "losses to an unarmed raider",
)
FEATURE_NAMES: Final = (
    *GROUND,
    *[f"{name}, moving next" for names in KINDS_IN_HAND for name in names],
    *[f"{name}, moving later" for names in KINDS_IN_HAND for name in names],
    *THREATS,
)
"""The features in their order. A name that ends in a dash stands for nothing: each kind of action has as many."""

OF_A_KIND: Final = 3
NOW: Final = len(GROUND)
LATER: Final = NOW + KINDS_OF_ACTION * OF_A_KIND
THREAT: Final = LATER + KINDS_OF_ACTION * OF_A_KIND
FEATURES: Final = len(FEATURE_NAMES)

LAST: Final = 3
DONE: Final = 4
STAGES: Final = 5
_BY_STOCK: Final[tuple[int, ...]] = (2, 2, 1, 1, 0, 0)
_ROUNDS_OF_A_STAGE: Final = 2
"""With a limit of rounds, the last stages before the last round take so many rounds each."""

WON: Final = 60.0
"""What parts the winners' worth from the others'."""
MARGIN: Final = 0.05
"""What a point counts once the game is over: among victories the clearest is best, among defeats the closest."""
_TIE_BREAK: Final = 1 / 128
"""A cube on a tile, in points: it only parts equal scores."""
_SUPPLY_TO_SPARE: Final = 4
_CUBES_FOR_A_FIVE: Final = 4
_MOST_SPARE: Final = 8
_MOST_RAIDS: Final = 6

Weights: TypeAlias = list[list[float]]
"""By stage, the weight of every feature."""


def stage_of(board: Board, seat: int) -> int:
    """The stage of the game for `seat`: 0 to 2 by the ziggurats and rounds left, LAST when its last turn is to come
    and DONE after that. The turn of `board.seat` is still to come."""
    if board.last_round or board.round >= board.most_rounds:
        turns_since_first = (seat - board.first) % board.seats
        return LAST if turns_since_first >= (board.seat - board.first) % board.seats else DONE
    by_rounds = 2 - (board.most_rounds - board.round - 1) // _ROUNDS_OF_A_STAGE
    return max(_BY_STOCK[board.stock], by_rounds)


def worths(board: Board, weights: Weights) -> list[float]:
    """The worth of the board by seat; `board.seat` is to move, or the game is over."""
    seen = survey(board)
    if board.phase == OVER:
        return outcome(board, seen)
    return [
        worth_without_threat(board, seen, seat, weights) + threats(board, seen, seat, weights)
        for seat in range(board.seats)
    ]


def worth_without_threat(board: Board, seen: Survey, seat: int, weights: Weights) -> float:
    """The worth of the grid and the hand tile to the seat, if nobody attacks."""
    own = weights[stage_of(board, seat)]
    shown, hidden = board.shown[seat], board.hidden[seat]
    return (
        ground_worth(board, seen, seat, own)
        + own[0] * max(seen.gains[seat][shown], seen.gains[seat][hidden])
        + kind_worth(board, seen, seat, shown, own)
        + kind_worth(board, seen, seat, hidden, own)
    )


def threats(board: Board, seen: Survey, seat: int, weights: Weights) -> float:
    """The worth to the seat of the wars that others may wage."""
    own = weights[stage_of(board, seat)]
    total = 0.0
    for raider in range(board.seats):
        if raider != seat:
            armed = board.shown[raider] == WAR or board.hidden[raider] == WAR
            total += threat(board, seen, seat, raider, armed, own)
    return total


def ground_worth(board: Board, seen: Survey, seat: int, own: list[float]) -> float:
    """The worth of the grid to the seat."""
    total = 0.0
    for index, value in enumerate(ground_features(board, seen, seat)):
        total += own[index] * value
    return total


def kind_worth(board: Board, seen: Survey, seat: int, kind: int, own: list[float]) -> float:
    """The worth to the seat of having that kind of action in its hand."""
    first, second, third = kind_features(board, seen, seat, kind)
    at = (NOW if seat == board.seat else LATER) + kind * OF_A_KIND
    return own[at] * first + own[at + 1] * second + own[at + 2] * third


def threat(board: Board, seen: Survey, seat: int, raider: int, armed: bool, own: list[float]) -> float:
    """The worth to the seat of attacks by the raider; `armed` says that it holds War."""
    if not seen.exposed[seat][raider]:
        return 0.0
    gravest, others, fallen, some, later, unarmed = threat_features(board, seen, seat, raider, armed)
    return (
        own[THREAT] * gravest
        + own[THREAT + 1] * others
        + own[THREAT + 2] * fallen
        + own[THREAT + 3] * some
        + own[THREAT + 4] * later
        + own[THREAT + 5] * unarmed
    )


def outcome(board: Board, seen: Survey) -> list[float]:
    """The worth of a finished game: the winners' is far above the others', and every point counts a little."""
    scores = final_scores(board, seen)
    best = max(scores)
    return [MARGIN * score + (WON if score == best else 0.0) for score in scores]


def final_scores(board: Board, seen: Survey) -> list[float]:
    """By seat, the points of a finished game; cubes on tiles part equal ones (rule 8)."""
    scores: list[float] = []
    for seat in range(board.seats):
        hand = max(seen.gains[seat][board.shown[seat]], seen.gains[seat][board.hidden[seat]])
        scores.append(points(seen.held[seat]) + hand + seen.on_grid[seat] * _TIE_BREAK)
    return scores


def leads(values: list[float]) -> list[float]:
    """By seat the logarithm of the odds, if the worths are these."""
    if len(values) == 2:
        return [values[0] - values[1], values[1] - values[0]]
    return [lead(values, seat) for seat in range(len(values))]


def lead(values: list[float], seat: int) -> float:
    """The logarithm of the seat's odds."""
    return values[seat] - together(values, seat)


def together(values: list[float], seat: int) -> float:
    """The worths of all but `seat` as one: the logarithm of the sum of their exponentials."""
    highest = -math.inf
    for other, value in enumerate(values):
        if other != seat and value > highest:
            highest = value
    if len(values) == 2:
        return highest
    total = 0.0
    for other, value in enumerate(values):
        if other != seat:
            total += math.exp(value - highest)
    return highest + math.log(total)


# ---------------------------------------------------------------------- features


def features(board: Board, seat: int) -> list[int]:
    """Everything that counts for `seat`: times the weights of its stage, this makes its worth."""
    seen = survey(board)
    shown, hidden = board.shown[seat], board.hidden[seat]
    found = [*ground_features(board, seen, seat), *[0] * (FEATURES - NOW)]
    found[0] += max(seen.gains[seat][shown], seen.gains[seat][hidden])
    for kind in (shown, hidden):
        at = (NOW if seat == board.seat else LATER) + kind * OF_A_KIND
        found[at : at + OF_A_KIND] = kind_features(board, seen, seat, kind)
    for raider in range(board.seats):
        if raider != seat:
            armed = WAR in (board.shown[raider], board.hidden[raider])
            for index, value in enumerate(threat_features(board, seen, seat, raider, armed)):
                found[THREAT + index] += value
    return found


def ground_features(board: Board, seen: Survey, seat: int) -> list[int]:
    """The features in `GROUND`; points are those without the hand tile."""
    first = seat == board.seat
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
        max(0, _SUPPLY_TO_SPARE - board.supplies[seat]),
        1 if first else 0,
    ]


def kind_features(board: Board, seen: Survey, seat: int, kind: int) -> tuple[int, int, int]:
    """The features of having that kind of action in hand.

    Agriculture: cubes sown, cubes withered, points given up. Trade: cubes. Culture: own cubes, others' cubes. Politics:
    fives to be gathered, cubes to spare. War: the best two spoils in points, and how many attacks there are.
    """
    supply = board.supplies[seat]
    if kind == AGRICULTURE:
        return min(seen.sown[seat], supply + seen.withered[seat]), seen.withered[seat], seen.given_up[seat]
    if kind == TRADE:
        return min(seen.traded[seat], supply), 0, 0
    if kind == CULTURE:
        return min(seen.inspired[seat], supply), seen.inspired_others[seat], 0
    if kind == POLITICS:
        spare = seen.on_grid[seat] - seen.tiles[seat]
        reachable = min(spare // _CUBES_FOR_A_FIVE, MOST_BUILT, board.stock)
        return max(0, reachable - seen.fives[seat]), min(spare, _MOST_SPARE), 0
    spoils = seen.spoils[seat]
    return (spoils[0] if spoils else 0), (spoils[1] if len(spoils) > 1 else 0), min(len(spoils), _MOST_RAIDS)


def threat_features(
    board: Board, seen: Survey, seat: int, raider: int, armed: bool
) -> tuple[int, int, int, int, int, int]:
    """The features of attacks by the raider.

    For a seat that moves later: the gravest loss in points, all others, the cubes that fall, and whether there is
    anything; else all losses together, apart for those of an unarmed raider.
    """
    gravest, exposed = seen.gravest[seat][raider], seen.exposed[seat][raider]
    if not armed:
        return 0, 0, 0, 0, 0, exposed
    if seat == board.seat:
        return 0, 0, 0, 0, exposed, 0
    return gravest, exposed - gravest, seen.fallen[seat][raider], 1 if gravest else 0, 0, 0
