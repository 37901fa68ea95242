"""Who judges the lessons of Ur: each function knows one task, and what a legal but wrong try was about."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event, Seat
from ziggurat.games.ur.events import Farmed, Inspired, Redistributed, Swapped, Traded
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import MOST_CUBES, SLOTS, Position, TurnState
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.squares import square_name, square_of
from ziggurat.games.ur.tiles import POLITICS, TRADE
from ziggurat_client.boards.ur.lessons import positions
from ziggurat_client.lessons.lesson import OPEN, REACHED, Verdict, missed

LEARNER: Final[Seat] = 1
_SIDE: Final = 5
FIELD: Final = square_of(_SIDE, "C3")
MARKET_TOWN: Final = square_of(_SIDE, "B2")
CITADEL: Final = square_of(_SIDE, "C3")
SOWN: Final = 3
LYRE_CUBES: Final = 3
POINTS: Final = 16


def three_kinds(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Placing: three cubes on three tiles that show three kinds."""
    own = owned_squares(position, LEARNER)
    kinds = {position.tiles[square][0] for square in own}
    if sum(position.cubes[square] for square in own) > len(own):
        return missed("stacked")
    if len(kinds) < len(own):
        return missed("same_kind")
    return REACHED if len(own) == 3 else OPEN


def harvest(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Agriculture: a field of three cubes, and no tile withered away."""
    lost = _lost(position, positions.AGRICULTURE)
    if lost is not None:
        return missed("lost", square=lost)
    farmed = any(isinstance(event, Farmed) for event in story)
    if farmed and position.cubes[FIELD] == SOWN:
        return REACHED
    if farmed:
        return missed("thin", count=position.cubes[FIELD])
    return missed("unplayed") if _spent(position) else OPEN


def full_market(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Trade: five cubes on one tile, with the help of Trade."""
    if position.cubes[MARKET_TOWN] == MOST_CUBES and any(isinstance(event, Traded) for event in story):
        return REACHED
    return missed("short", count=position.cubes[MARKET_TOWN]) if _spent(position) else OPEN


def own_culture(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Culture: three cubes for the learner, none for anybody else."""
    for event in story:
        if isinstance(event, Inspired):
            mine = sum(gain.count for gain in event.gains if position.owners[gain.square] == LEARNER)
            if sum(gain.count for gain in event.gains) > mine:
                return missed("shared")
            return REACHED if mine >= LYRE_CUBES else missed("few", count=mine)
    return missed("unplayed") if _spent(position) else OPEN


def two_crowds(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Politics: two tiles of five cubes, and none given up."""
    given_up = _lost(position, positions.POLITICS)
    if given_up is not None:
        return missed("gave_up", square=given_up)
    full = sum(position.cubes[square] == MOST_CUBES for square in owned_squares(position, LEARNER))
    if full >= 2:
        return REACHED
    if any(isinstance(event, Redistributed) for event in story):
        return missed("not_full")
    return missed("unplayed") if _spent(position) else OPEN


def safe_conquest(position: Position, story: tuple[Event, ...]) -> Verdict:
    """War: a tile taken, and none left empty."""
    emptied = _lost(position, positions.WAR)
    if emptied is not None:
        return missed("emptied", square=emptied)
    if position.owners[CITADEL] == LEARNER:
        return REACHED
    return missed("unplayed") if _spent(position) and not position.turn.at_war else OPEN


def two_ziggurats(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Ziggurats: two of them in one turn."""
    built = position.ziggurats.count(LEARNER)
    if built == 2:
        return REACHED
    if built:
        return missed("one")
    return missed("busy") if position.turn != TurnState() or position.seat != LEARNER else OPEN


def trader_next(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Swapping: a tile that trades in the hand, Politics up on the board."""
    swapped = next((event for event in story if isinstance(event, Swapped)), None)
    if swapped is None:
        return OPEN
    if TRADE not in swapped.taken:
        return missed("no_trade")
    return REACHED if swapped.given[0] == POLITICS else missed("wrong_face")


def full_set(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Scoring: as many points as a set of all five kinds and one tile more give."""
    points = score(position, LEARNER).points
    if points >= POINTS:
        return REACHED
    return missed("points", count=points) if _spent(position) else OPEN


def _lost(position: Position, start: Position) -> str | None:
    """The name of the first tile that the learner had at the start and has no more, or None."""
    own = owned_squares(position, LEARNER)
    return next((square_name(_SIDE, s) for s in owned_squares(start, LEARNER) if s not in own), None)


def _spent(position: Position) -> bool:
    """Whether both slots are used, or the turn is over."""
    return position.turn.slots_used >= SLOTS or position.seat != LEARNER
