"""Closing a turn of Ur: which hand tile is best to have next, and the swaps that give it."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from ziggurat.bots.ur.board import KINDS_OF_ACTION, OPENING, OVER, TURN, WAR, Board, begin_next_turn
from ziggurat.bots.ur.judgement import (
    Weights,
    ground_worth,
    kind_worth,
    lead,
    outcome,
    stage_of,
    threat,
    threats,
    together,
    worth_without_threat,
)
from ziggurat.bots.ur.partial_turn import Hand, PartialTurn
from ziggurat.bots.ur.survey import Survey, survey
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import EndWithoutSwap, Keep, Swap
from ziggurat.games.ur.position import NOBODY
from ziggurat.games.ur.tiles import KINDS

MARKET: Final = -1
"""The place of the market's tile among the squares."""

Closed: TypeAlias = tuple[tuple[Action, ...], Board]
"""The actions of a whole turn, and the board when it has passed."""


def close_best(partial: PartialTurn, weights: Weights) -> None:
    """Judge the partial as if the turn were closed now with the hand tile that suits best, and note both in it.

    The face that is laid down for it is left out of account.
    """
    board, seat = partial.board, partial.board.seat
    hands = hands_in_reach(board)
    passed = board.copy()
    if hands or board.phase == OPENING:
        begin_next_turn(passed)
    else:
        passed.phase = OVER
    seen = survey(passed)
    if passed.phase == OVER:
        _close_for_good(partial, passed, seen, hands)
        return
    partial.lead = -math.inf
    own = weights[stage_of(passed, seat)]
    kinds = [kind_worth(passed, seen, seat, kind, own) for kind in range(KINDS_OF_ACTION)]
    gains = seen.gains[seat]
    peaceful, warlike = _others(passed, seen, seat, weights)
    lead_without_market = -math.inf
    in_market = market_hand(board)
    for hand in hands or [hand_of(board)]:
        first, second = hand
        ahead = own[0] * max(gains[first], gains[second]) + kinds[first] + kinds[second]
        ahead -= warlike if second == WAR else peaceful
        if ahead > partial.lead:
            partial.lead, partial.hand = ahead, hand
        if hand != in_market and ahead > lead_without_market:
            lead_without_market, partial.hand_without_market = ahead, hand
    partial.lead += ground_worth(passed, seen, seat, own) + threats(passed, seen, seat, weights)


def _close_for_good(partial: PartialTurn, over: Board, seen: Survey, hands: list[Hand]) -> None:
    """The game ends with this turn: only points count."""
    seat, gains = partial.board.seat, seen.gains[partial.board.seat]
    most = -1
    for hand in hands:
        gain = max(gains[hand[0]], gains[hand[1]])
        if gain > most:
            most, partial.hand = gain, hand
    if partial.hand is not None:
        over.shown, over.hidden = over.shown[:], over.hidden[:]
        over.shown[seat], over.hidden[seat] = partial.hand
    partial.lead = lead(outcome(over, seen), seat)


def _others(board: Board, seen: Survey, seat: int, weights: Weights) -> tuple[float, float]:
    """The others' worths as one, if `seat` will have another tile in its hand than War, or War."""
    peaceful = [0.0] * board.seats
    warlike = [0.0] * board.seats
    for other in range(board.seats):
        if other != seat:
            own = weights[stage_of(board, other)]
            worth = worth_without_threat(board, seen, other, weights)
            for raider in range(board.seats):
                if raider != other and raider != seat:
                    armed = board.shown[raider] == WAR or board.hidden[raider] == WAR
                    worth += threat(board, seen, other, raider, armed, own)
            peaceful[other] = worth + threat(board, seen, other, seat, False, own)
            warlike[other] = worth + threat(board, seen, other, seat, True, own)
    return together(peaceful, seat), together(warlike, seat)


def hands_in_reach(board: Board) -> list[Hand]:
    """The hand tiles that a swap can give, each once."""
    found = [False] * (KINDS_OF_ACTION * KINDS_OF_ACTION)
    faces, backs, ziggurats = board.faces, board.backs, board.ziggurats
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and ziggurats[square] == NOBODY:
            found[_index(faces[square], backs[square])] = True
    if board.market:
        face, back = board.market[0]
        found[_index(face, back)] = True
    if board.phase == TURN:
        found[_index(board.shown[board.seat], board.hidden[board.seat])] = False
    return [hand for index, hand in _HANDS if found[index]]


def _index(one: int, other: int) -> int:
    """The index of a tile's pair among all pairs of kinds."""
    return one * KINDS_OF_ACTION + other if one < other else other * KINDS_OF_ACTION + one


_HANDS: Final[list[tuple[int, Hand]]] = [
    (_index(one, other), (one, other)) for one in range(KINDS_OF_ACTION) for other in range(one + 1, KINDS_OF_ACTION)
]


def market_hand(board: Board) -> Hand | None:
    """The tile that lies open in the market."""
    return _hand(board.market[0][0], board.market[0][1]) if board.market else None


def hand_of(board: Board) -> Hand:
    """The hand tile of the seat to move."""
    return _hand(board.shown[board.seat], board.hidden[board.seat])


def _hand(one: int, other: int) -> Hand:
    return (one, other) if one < other else (other, one)


def closed(partial: PartialTurn, most: int) -> list[Closed]:
    """The partial with the ways to get its hand tile, about `most` of them, and the boards when the turn has passed."""
    board = partial.board
    found: list[Closed] = []
    for place in _places(board, partial.hand):
        found += _closed_from(partial, place)
        if len(found) >= most:
            break
    if board.phase == OPENING:
        kept = board.copy()
        begin_next_turn(kept)
        found.append(((*partial.actions, Keep()), kept))
    elif not found:
        over = board.copy()
        over.phase = OVER
        found.append(((*partial.actions, EndWithoutSwap()), over))
    return found


def ways_out(partial: PartialTurn) -> list[Closed]:
    """The partial closed so that another tile lies open in the market than if it is closed best. Whoever holds a tile
    like the open one cannot swap for it (rule 4.2), and so might fill the grid and end the game."""
    board, tile = partial.board, market_hand(partial.board)
    if board.phase != TURN or tile is None:
        return []
    if partial.hand == tile:
        other = partial.hand_without_market
        return [] if other is None else _closed_from(partial, _places(board, other)[0])
    if tile == hand_of(board):
        return []
    for seat in range(board.seats):
        if seat != board.seat and _hand(board.shown[seat], board.hidden[seat]) == tile:
            return _closed_from(partial, MARKET)
    return []


def _closed_from(partial: PartialTurn, place: int) -> list[Closed]:
    """The partial with the swap for the tile of that place, either face laid down."""
    board = partial.board
    found: list[Closed] = []
    for face in (board.shown[board.seat], board.hidden[board.seat]):
        swap = Swap(None if place == MARKET else place, KINDS[face])
        found.append(((*partial.actions, swap), swapped(board, place, face)))
    return found


def _places(board: Board, hand: Hand | None) -> list[int]:
    """The places from which that hand tile may be taken."""
    found: list[int] = []
    for square, owner in enumerate(board.owners):
        free = owner == NOBODY and board.ziggurats[square] == NOBODY
        if free and _hand(board.faces[square], board.backs[square]) == hand:
            found.append(square)
    if board.market and _hand(board.market[0][0], board.market[0][1]) == hand:
        found.append(MARKET)
    return found


def swapped(board: Board, place: int, face: int) -> Board:
    """The board after the swap that lays the hand tile at `place` with `face` up, when the turn has passed."""
    seat = board.seat
    back = board.hidden[seat] if face == board.shown[seat] else board.shown[seat]
    after = board.copy()
    after.shown, after.hidden = board.shown[:], board.hidden[:]
    if place == MARKET:
        after.shown[seat], after.hidden[seat] = board.market[0]
        after.market = [*board.market[1:], (face, back)]
    else:
        after.shown[seat], after.hidden[seat] = board.faces[place], board.backs[place]
        after.faces, after.backs = board.faces[:], board.backs[:]
        after.faces[place], after.backs[place] = face, back
    begin_next_turn(after)
    return after
