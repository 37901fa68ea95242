"""Who judges the lessons of Civilization: each judge knows one idea, and what a legal but wrong try was about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ziggurat.games.civilization.areas import LIMITS, NUMBER_OF, AreaId
from ziggurat.games.civilization.events import (
    Assault,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    ConflictStarted,
    GameEnded,
    MarkerMoved,
    MovementEnded,
    ShipBuilt,
    ShipMaintained,
    ShipScrapped,
    TokensAdded,
    TokensRemoved,
    TurnStarted,
)
from ziggurat.games.civilization.moving import unmoved
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.lessons.nations import KUBABA, LEARNER
from ziggurat_client.lessons.lesson import OPEN, REACHED, Judge, Verdict, missed

E = TypeVar("E", bound=Event)


def spread(areas: int) -> Judge:
    """Moving: tokens in so many areas."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if territories(position.board.nations[LEARNER]) >= areas:
            return REACHED
        if _has_ended(story):
            return missed("ended")
        return OPEN if _may_move(position.board) else missed("used_up")

    return judge


def built_a_ship(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Ships: a new one."""
    if any(event.seat == LEARNER for event in told(story, ShipBuilt)):
        return REACHED
    return missed("none") if story else OPEN


def kept_the_ship(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Ships: one maintained."""
    if any(event.seat == LEARNER for event in told(story, ShipScrapped)):
        return missed("given_up")
    return REACHED if any(event.seat == LEARNER for event in told(story, ShipMaintained)) else OPEN


def landed(area: AreaId) -> Judge:
    """Ships: a token on an island."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if position.board.nations[LEARNER].tokens[NUMBER_OF[area]]:
            return REACHED
        return missed("ended") if _has_ended(story) else OPEN

    return judge


def grown(**least: int) -> Judge:
    """Growth: at least so many tokens added in each of these areas."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        added = {event.area: event.count for event in told(story, TokensAdded) if event.seat == LEARNER}
        if not added:
            return OPEN
        return REACHED if all(added.get(area, 0) >= count for area, count in least.items()) else missed("elsewhere")

    return judge


def nothing_wasted(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Growth: no token added where the limit is reached already."""
    added = [event for event in told(story, TokensAdded) if event.seat == LEARNER]
    if not added:
        return OPEN
    before = start.board.nations[LEARNER].tokens
    fits = all(before[NUMBER_OF[each.area]] + each.count <= LIMITS[NUMBER_OF[each.area]] for each in added)
    return REACHED if fits else missed("wasted")


def no_surplus(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Limits: nothing lost at the end of the turn."""
    if any(event.seat == LEARNER and event.reason == "surplus" for event in told(story, TokensRemoved)):
        return missed("surplus")
    return REACHED if _has_ended(story) else OPEN


def shared(area: AreaId) -> Judge:
    """Limits: in an area with Kubaba's tokens, without a fight."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if any(told(story, ConflictStarted)):
            return missed("fought")
        if not _has_ended(story):
            return OPEN
        return REACHED if position.board.nations[LEARNER].tokens[NUMBER_OF[area]] else missed("ended")

    return judge


def driven_out(area: AreaId) -> Judge:
    """Limits: nobody of Kubaba's there any more."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if not _has_ended(story):
            return OPEN
        if position.board.nations[KUBABA].tokens[NUMBER_OF[area]]:
            return missed("held" if any(told(story, ConflictStarted)) else "ended")
        return REACHED

    return judge


def attacked(*results: Assault) -> Judge:
    """Sieges: an attack that comes to one of these."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        attack = next(told(story, CityAttacked), None)
        if attack is None:
            return missed("ended") if _has_ended(story) else OPEN
        return REACHED if attack.result in results else missed(attack.result)

    return judge


def founded(count: int) -> Judge:
    """Cities: so many built."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        built = sum(event.seat == LEARNER for event in told(story, CityBuilt))
        if built >= count:
            return REACHED
        if any(told(story, TurnStarted)):
            return missed("too_few" if built else "none")
        return OPEN

    return judge


def reduced_to(count: int) -> Judge:
    """Support: the city given up leaves at least so many tokens."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        reduced = next((event for event in told(story, CityReduced) if event.seat == LEARNER), None)
        if reduced is None:
            return missed("fewer") if any(told(story, CityEliminated)) else OPEN
        return REACHED if reduced.tokens >= count else missed("fewer")

    return judge


def advanced(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Succession: the marker a square further."""
    moved = next((event for event in told(story, MarkerMoved) if event.seat == LEARNER), None)
    if moved is None:
        return OPEN
    if moved.reason is not None:
        return missed(moved.reason)
    return REACHED


def won(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Succession: the game."""
    end = next(told(story, GameEnded), None)
    if end is None:
        return OPEN
    return REACHED if end.winners == (LEARNER,) else missed("behind")


def told(story: tuple[Event, ...], kind: type[E]) -> Iterator[E]:
    """What happened of a kind, the first one first."""
    return (event for event in story if isinstance(event, kind))


def _has_ended(story: tuple[Event, ...]) -> bool:
    """Whether the learner's movement is over."""
    return any(event.seat == LEARNER for event in told(story, MovementEnded))


def _may_move(board: Board) -> bool:
    """Whether a token of the learner's has not moved."""
    counts = enumerate(board.nations[LEARNER].tokens)
    return any(count and unmoved(board, LEARNER, area) for area, count in counts)
