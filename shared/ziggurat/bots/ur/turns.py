"""Whole turns of Ur for the search: deeds in every useful order, then the best way to close the turn."""

from __future__ import annotations

from ziggurat.bots.ur.board import OPENING, OVER, PLACEMENT, TURN, WAR, Board, begin_next_turn
from ziggurat.bots.ur.deeds import deeds
from ziggurat.bots.ur.judgement import LATER, Weights, kind_worth, lead, outcome, stage_of, threat_worth, without_hand, worths
from ziggurat.bots.ur.survey import gains_of, survey
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import EndWithoutSwap, Keep, Swap
from ziggurat.games.ur.position import NOBODY
from ziggurat.games.ur.tiles import KINDS

Hand = tuple[int, int]
MARKET = -1


class Turn:
    """A whole turn: its actions, the board when it has passed, and the worth of that by seat."""

    __slots__ = ("actions", "board", "lead", "worths")

    def __init__(self, actions: tuple[Action, ...], board: Board, values: list[float], seat: int) -> None:
        self.actions: tuple[Action, ...] = actions
        self.board: Board = board
        self.worths: list[float] = values
        self.lead: float = lead(values, seat)


class _Line:
    """Deeds so far, the board after them, how good it is once the turn is closed well, and the hand tile for that."""

    __slots__ = ("actions", "board", "hand", "lead")

    def __init__(self, actions: tuple[Action, ...], board: Board) -> None:
        self.actions: tuple[Action, ...] = actions
        self.board: Board = board
        self.lead: float = 0.0
        self.hand: Hand = (NOBODY, NOBODY)


class Width:
    """How much is tried: lines that go on after each kind of deed, most lines in all, lines closed, hands for each."""

    __slots__ = ("closed", "kept", "lines", "swaps")

    def __init__(self, kept: int, lines: int, closed: int, swaps: int) -> None:
        self.kept: int = kept
        self.lines: int = lines
        self.closed: int = closed
        self.swaps: int = swaps


class Counter:
    def __init__(self) -> None:
        self.nodes: int = 0


COUNT = Counter()


def turns(board: Board, weights: Weights, width: Width) -> list[Turn]:
    """Whole turns of the seat to move worth considering, best first; never none."""
    seat = board.seat
    if board.phase == PLACEMENT:
        found = [Turn(actions, after, worths(after, weights), seat) for actions, after in deeds(board, seat)]
        COUNT.nodes += len(found)
    else:
        lines = _lines(board, seat, weights, width)
        lines.sort(key=_by_lead)
        found = []
        for line in lines[: width.closed]:
            _close(line, seat, weights, width, found)
    found.sort(key=_turn_by_lead)
    return found


def _by_lead(line: _Line) -> float:
    return -line.lead


def _turn_by_lead(turn: Turn) -> float:
    return -turn.lead


def _lines(board: Board, seat: int, weights: Weights, width: Width) -> list[_Line]:
    """Ways to spend the slots, each board once."""
    start = _Line((), board)
    seen = {_key(board)}
    complete: list[_Line] = []
    if not board.forced:
        _look_ahead(start, seat, weights)
        complete.append(start)
    layer = [start]
    while layer and len(seen) < width.lines:
        reached: dict[type, list[_Line]] = {}
        for line in layer:
            for actions, after in deeds(line.board, seat):
                key = _key(after)
                if key in seen:
                    continue
                seen.add(key)
                longer = _Line(line.actions + actions, after)
                _look_ahead(longer, seat, weights)
                reached.setdefault(type(actions[0]), []).append(longer)
        layer = []
        for lines in reached.values():
            lines.sort(key=_by_lead)
            layer += lines[: width.kept]
            complete += lines
    return complete


def _key(board: Board) -> tuple[object, ...]:
    return tuple(board.owners), tuple(board.cubes), board.performed, board.used, board.at_war, board.stock


def _look_ahead(line: _Line, seat: int, weights: Weights) -> None:
    """Judge the board as if the turn were closed now with the hand tile that suits best."""
    COUNT.nodes += 1
    board = line.board
    passed = board.copy()
    hands = hands_in_reach(board, seat)
    if not hands:
        if board.phase == TURN:
            passed.phase = OVER
            line.lead = lead(outcome(passed, survey(passed)), seat)
            return
        hands = [(board.shown[seat], board.hidden[seat])]
    begin_next_turn(passed)
    seen = survey(passed)
    gains = gains_of(seen.held[seat])
    if passed.phase == OVER:
        line.hand = max(hands, key=lambda hand: max(gains[hand[0]], gains[hand[1]]))
        passed.shown, passed.hidden = passed.shown[:], passed.hidden[:]
        passed.shown[seat], passed.hidden[seat] = line.hand
        line.lead = lead(outcome(passed, seen), seat)
        return
    own = weights[stage_of(passed, seat)]
    base = without_hand(passed, seen, seat, own)
    for raider in range(board.seats):
        if raider != seat:
            armed = board.shown[raider] == WAR or board.hidden[raider] == WAR
            base += threat_worth(passed, seen, seat, raider, armed, own)
    kinds = [kind_worth(passed, seen, seat, kind, LATER, own) for kind in range(5)]
    peaceful = _others(passed, seen, seat, weights, False)
    warlike = _others(passed, seen, seat, weights, True)
    line.lead = -1e9
    for shown, hidden in hands:
        mine = base + own[0] * max(gains[shown], gains[hidden]) + kinds[shown] + kinds[hidden]
        ahead = mine - (warlike if shown == WAR or hidden == WAR else peaceful)
        if ahead > line.lead:
            line.lead, line.hand = ahead, (shown, hidden)


def _others(board: Board, seen, seat: int, weights: Weights, armed: bool) -> float:
    """The others' worth taken together, if `seat` holds War or not."""
    values: list[float] = [0.0] * board.seats
    for other in range(board.seats):
        if other == seat:
            continue
        own = weights[stage_of(board, other)]
        worth = without_hand(board, seen, other, own)
        gains = gains_of(seen.held[other])
        shown, hidden = board.shown[other], board.hidden[other]
        worth += own[0] * max(gains[shown], gains[hidden])
        base = LATER - 15 if other == board.seat else LATER
        worth += kind_worth(board, seen, other, shown, base, own) + kind_worth(board, seen, other, hidden, base, own)
        for raider in range(board.seats):
            if raider != other:
                has_war = armed if raider == seat else board.shown[raider] == WAR or board.hidden[raider] == WAR
                worth += threat_worth(board, seen, other, raider, has_war, own)
        values[other] = worth
    return -lead(values, seat)


def hands_in_reach(board: Board, seat: int) -> list[Hand]:
    """The hand tiles that a swap can give, each once whatever face is up."""
    found: set[Hand] = set()
    opening = board.phase == OPENING
    low, high = _pair(board.shown[seat], board.hidden[seat])
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            found.add(_pair(board.faces[square], board.backs[square]))
    if board.market:
        found.add(_pair(*board.market[0]))
    if not opening:
        found.discard((low, high))
    return sorted(found)


def _pair(one: int, other: int) -> Hand:
    return (one, other) if one < other else (other, one)


def _close(line: _Line, seat: int, weights: Weights, width: Width, found: list[Turn]) -> None:
    board = line.board
    count = 0
    for place in _places(board, seat, line.hand):
        for face in (board.shown[seat], board.hidden[seat]):
            after = swapped(board, seat, place, face)
            swap = Swap(None if place == MARKET else place, KINDS[face])
            found.append(Turn((*line.actions, swap), after, worths(after, weights), seat))
            COUNT.nodes += 1
            count += 1
        if count >= width.swaps:
            break
    if board.phase == OPENING:
        after = board.copy()
        begin_next_turn(after)
        found.append(Turn((*line.actions, Keep()), after, worths(after, weights), seat))
    elif not count:
        after = board.copy()
        after.phase = OVER
        found.append(Turn((*line.actions, EndWithoutSwap()), after, worths(after, weights), seat))


def _places(board: Board, seat: int, hand: Hand) -> list[int]:
    """Where a tile of that pair may be taken."""
    found = [
        square
        for square, owner in enumerate(board.owners)
        if owner == NOBODY
        and board.ziggurats[square] == NOBODY
        and _pair(board.faces[square], board.backs[square]) == hand
    ]
    if board.market and _pair(*board.market[0]) == hand:
        found.append(MARKET)
    return found


def swapped(board: Board, seat: int, place: int, face: int) -> Board:
    """The board after the swap, when the turn has passed."""
    after = board.copy()
    after.shown, after.hidden = board.shown[:], board.hidden[:]
    back = board.hidden[seat] if face == board.shown[seat] else board.shown[seat]
    if place == MARKET:
        after.shown[seat], after.hidden[seat] = board.market[0]
        after.market = [*board.market[1:], (face, back)]
    else:
        after.shown[seat], after.hidden[seat] = board.faces[place], board.backs[place]
        after.faces, after.backs = board.faces[:], board.backs[:]
        after.faces[place], after.backs[place] = face, back
    begin_next_turn(after)
    return after
