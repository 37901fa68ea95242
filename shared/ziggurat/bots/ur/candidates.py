"""Candidates: what is worth trying before the swap, on the boards of the search."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ziggurat.bots.ur.board import (
    AGRICULTURE,
    CULTURE,
    OPENING,
    PLACEMENT,
    POLITICS,
    TRADE,
    WAR,
    Board,
    begin_next_turn,
)
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Agriculture, Allot, Attack, Build, Culture, Place, Politics, Trade
from ziggurat.games.ur.building import MOST_BUILT
from ziggurat.games.ur.farming import SOWN_PER_FIELD
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, SLOTS, Cubes
from ziggurat.games.ur.squares import BORDER, NEIGHBOURS

MOST_PAIRS: Final = 12
"""The most pairs of squares on which two fives are gathered."""

Candidate = tuple[tuple[Action, ...], Board]
"""Actions of one seat that belong together, worth trying, and the board after them."""


def candidates(board: Board, seat: int) -> list[Candidate]:
    """Everything worth trying for `seat`, whose turn it is, as the next thing before its swap."""
    found: list[Candidate] = []
    if board.phase == PLACEMENT:
        _placements(board, seat, found)
    elif board.forced:
        _forced(board, seat, found)
    elif board.phase != OPENING:
        if board.used < SLOTS:
            _performances(board, seat, found)
            _cubes(board, seat, found)
            if not board.used:
                _buildings(board, seat, found)
        if board.at_war or _may(board, seat, WAR):
            _attacks(board, seat, found)
    return found


def _may(board: Board, seat: int, kind: int) -> bool:
    """Whether the seat could perform that kind with a fresh slot."""
    return (
        board.used < SLOTS
        and not board.performed >> kind & 1
        and (board.shown[seat] == kind or board.hidden[seat] == kind)
    )


def _spend(board: Board, kind: int) -> Board:
    """A board on which a slot has gone to that kind of action."""
    after = board.copy()
    after.performed |= 1 << kind
    after.used += 1
    after.at_war = kind == WAR
    return after


def _performances(board: Board, seat: int, found: list[Candidate]) -> None:
    if _may(board, seat, AGRICULTURE):
        _farm(board, seat, found)
    if _may(board, seat, TRADE):
        _trade(board, seat, found)
    if _may(board, seat, CULTURE):
        _inspire(board, seat, found)
    if _may(board, seat, POLITICS):
        _redistribute(board, seat, found)


# ---------------------------------------------------------------------- placing cubes


def put(board: Board, seat: int, square: int, count: int) -> Board:
    """A board with cubes from the seat's supply on a square that is free or its own."""
    after = board.copy()
    after.owners = board.owners[:]
    after.cubes = board.cubes[:]
    after.supplies = board.supplies[:]
    after.owners[square] = seat
    after.cubes[square] += count
    after.supplies[seat] -= count
    return after


def _placements(board: Board, seat: int, found: list[Candidate]) -> None:
    near = NEIGHBOURS[board.side]
    for square, owner in enumerate(board.owners):
        mine = owner == seat
        beside = mine
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            beside = board.round == 1
            for other in near[square]:
                beside = beside or board.owners[other] == seat
        if beside and not (mine and board.round == 1):
            after = put(board, seat, square, 1)
            begin_next_turn(after)
            found.append(((Place(square),), after))


def _forced(board: Board, seat: int, found: list[Candidate]) -> None:
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            after = put(board, seat, square, board.forced)
            after.forced, after.closed, after.used = 0, True, SLOTS
            found.append(((Place(square),), after))


def _cubes(board: Board, seat: int, found: list[Candidate]) -> None:
    if not board.supplies[seat]:
        return
    for square, owner in enumerate(board.owners):
        if owner == seat and board.cubes[square] < MOST_CUBES:
            after = put(board, seat, square, 1)
            after.used += 1
            after.at_war = False
            found.append(((Place(square),), after))
        elif owner == NOBODY and not board.used and board.ziggurats[square] == NOBODY:
            after = put(board, seat, square, 1)
            after.closed, after.used = True, SLOTS
            found.append(((Place(square),), after))


# ---------------------------------------------------------------------- the five actions


def _farm(board: Board, seat: int, found: list[Candidate]) -> None:
    near, faces, owners = NEIGHBOURS[board.side], board.faces, board.owners
    after = _spend(board, AGRICULTURE)
    after.owners, after.cubes, after.supplies = owners[:], board.cubes[:], board.supplies[:]
    for square, owner in enumerate(owners):
        if owner == seat and (faces[square] != AGRICULTURE or board.lone_fields_wither):
            for beside in near[square]:
                if owners[beside] == seat and faces[beside] == AGRICULTURE:
                    break
            else:
                after.cubes[square] -= 1
                after.supplies[seat] += 1
                if not after.cubes[square]:
                    after.owners[square] = NOBODY
    fields = [square for square, owner in enumerate(after.owners) if owner == seat and faces[square] == AGRICULTURE]
    most = [min(SOWN_PER_FIELD, MOST_CUBES - after.cubes[square]) for square in fields]
    for sown in fillings(fields, most, after.supplies[seat]):
        found.append(((Agriculture(sown),), _grown(after, seat, sown)))


def _trade(board: Board, seat: int, found: list[Candidate]) -> None:
    near, border, owners = NEIGHBOURS[board.side], BORDER[board.side], board.owners
    squares: list[int] = []
    most: list[int] = []
    for square, owner in enumerate(owners):
        if owner == seat and board.faces[square] == TRADE:
            gain = border[square]
            for beside in near[square]:
                if owners[beside] != NOBODY and owners[beside] != seat:
                    gain += 1
            gain = min(gain, MOST_CUBES - board.cubes[square])
            if gain:
                squares.append(square)
                most.append(gain)
    _settle(_spend(board, TRADE), seat, Trade(), squares, most, found)


def _inspire(board: Board, seat: int, found: list[Candidate]) -> None:
    after = _spend(board, CULTURE)
    squares: list[list[int]] = [[] for _ in range(board.seats)]
    most: list[list[int]] = [[] for _ in range(board.seats)]
    near, faces, owners = NEIGHBOURS[board.side], board.faces, board.owners
    for square, owner in enumerate(owners):
        if owner != NOBODY and board.cubes[square] < MOST_CUBES:
            gain = 0
            for beside in near[square]:
                if owners[beside] == seat and faces[beside] == CULTURE:
                    gain += 1
            if gain:
                squares[owner].append(square)
                most[owner].append(min(gain, MOST_CUBES - board.cubes[square]))
    for step in range(1, board.seats):
        other = (seat + step) % board.seats
        if squares[other]:
            after = _grown(after, other, fillings(squares[other], most[other], after.supplies[other])[0])
    _settle(after, seat, Culture(), squares[seat], most[seat], found)


def _settle(
    after: Board, seat: int, action: Action, squares: list[int], most: list[int], found: list[Candidate]
) -> None:
    """Cubes that must arrive in full, and the answers where the supply is short (rules 5.2 and 5.3)."""
    supply = after.supplies[seat]
    chosen = supply and len(squares) > 1 and sum(most) > supply
    for gains in fillings(squares, most, supply):
        answer = (action, Allot(gains)) if chosen else (action,)
        found.append((answer, _grown(after, seat, gains)))


def _redistribute(board: Board, seat: int, found: list[Candidate]) -> None:
    squares = [square for square, owner in enumerate(board.owners) if owner == seat]
    total = 0
    for square in squares:
        total += board.cubes[square]
    tried: set[tuple[int, ...]] = {tuple([board.cubes[square] for square in squares])}
    for favoured in _favourites(board, squares):
        counts = _spread(len(squares), total, favoured)
        key = tuple(counts)
        if key in tried:
            continue
        tried.add(key)
        after = _spend(board, POLITICS)
        after.cubes = board.cubes[:]
        for square, count in zip(squares, counts, strict=True):
            after.cubes[square] = count
        named = tuple([Cubes(square, count) for square, count in zip(squares, counts, strict=True)])
        found.append(((Politics(named),), after))


def _favourites(board: Board, squares: list[int]) -> list[tuple[int, ...]]:
    """Indices of the squares to be filled first; pairs with many cubes already come before others."""
    indices = range(len(squares))
    pairs = sorted(
        combinations(indices, 2), key=lambda pair: -board.cubes[squares[pair[0]]] - board.cubes[squares[pair[1]]]
    )
    return [(), *[(index,) for index in indices], *pairs[:MOST_PAIRS]]


def _spread(squares: int, total: int, favoured: tuple[int, ...]) -> list[int]:
    """One cube on every square, then as many as go on the favoured ones, then the rest evenly."""
    counts = [1] * squares
    left = total - squares
    for index in favoured:
        added = min(MOST_CUBES - 1, left)
        counts[index] += added
        left -= added
    while left:
        lowest = counts.index(min(counts))
        counts[lowest] += 1
        left -= 1
    return counts


def _attacks(board: Board, seat: int, found: list[Candidate]) -> None:
    """The attacks that move in one cube, all of them, or all but one."""
    near, faces, owners, cubes = NEIGHBOURS[board.side], board.faces, board.owners, board.cubes
    for attacker, owner in enumerate(owners):
        if owner != seat:
            continue
        face = faces[attacker]
        for target in near[attacker]:
            if owners[target] == seat or board.ziggurats[target] != NOBODY:
                continue
            toll = 0 if face in (WAR, faces[target]) else 1
            left = cubes[attacker] - cubes[target] - toll
            if left < 1:
                continue
            for moved in range(1, left + 1):
                if moved == 1 or moved >= left - 1:
                    found.append(((Attack(attacker, target, moved),), _won(board, seat, attacker, target, moved, toll)))


def _won(board: Board, seat: int, attacker: int, target: int, moved: int, toll: int) -> Board:
    after = board.copy() if board.at_war else _spend(board, WAR)
    after.owners, after.cubes, after.supplies = board.owners[:], board.cubes[:], board.supplies[:]
    defender, fallen = board.owners[target], board.cubes[target]
    if defender != NOBODY:
        after.supplies[defender] += fallen
    after.supplies[seat] += fallen + toll
    left = board.cubes[attacker] - fallen - toll - moved
    after.owners[target], after.cubes[target] = seat, moved
    after.owners[attacker], after.cubes[attacker] = (seat if left else NOBODY), left
    return after


# ---------------------------------------------------------------------- building


def _buildings(board: Board, seat: int, found: list[Candidate]) -> None:
    ready = [square for square, owner in enumerate(board.owners) if owner == seat and board.cubes[square] == MOST_CUBES]
    for count in range(1, min(MOST_BUILT, board.stock) + 1):
        for squares in combinations(ready, count):
            found.append(((Build(squares),), _built(board, seat, squares)))


def _built(board: Board, seat: int, squares: tuple[int, ...]) -> Board:
    after = board.copy()
    after.owners, after.cubes = board.owners[:], board.cubes[:]
    after.ziggurats, after.supplies = board.ziggurats[:], board.supplies[:]
    for square in squares:
        after.owners[square] = NOBODY
        after.cubes[square] = 0
        after.ziggurats[square] = seat
        after.supplies[seat] += MOST_CUBES - 1
        after.stock -= 1
    after.last_round = after.stock == 0
    after.closed, after.used = True, SLOTS
    return after


# ---------------------------------------------------------------------- amounts


def fillings(squares: list[int], most: list[int], supply: int) -> list[tuple[Cubes, ...]]:
    """As many cubes as there is room and supply for, each square filled before the next, beginning with every square
    in turn. At least one way: no cubes at all."""
    total = min(sum(most), supply)
    if total == sum(most):
        return [tuple([Cubes(square, count) for square, count in zip(squares, most, strict=True) if count])]
    found: dict[tuple[Cubes, ...], None] = {}
    for first in range(len(squares)):
        found[_filled(squares, most, total, first)] = None
    return list(found)


def _filled(squares: list[int], most: list[int], total: int, first: int) -> tuple[Cubes, ...]:
    counts = [0] * len(squares)
    for step in range(len(squares)):
        index = (first + step) % len(squares)
        counts[index] = min(most[index], total)
        total -= counts[index]
    return tuple([Cubes(square, count) for square, count in zip(squares, counts, strict=True) if count])


def _grown(board: Board, seat: int, gains: tuple[Cubes, ...]) -> Board:
    """A board with those cubes from the seat's supply on its tiles."""
    if not gains:
        return board
    after = board.copy()
    after.cubes, after.supplies = board.cubes[:], board.supplies[:]
    for gain in gains:
        after.cubes[gain.square] += gain.count
        after.supplies[seat] -= gain.count
    return after
