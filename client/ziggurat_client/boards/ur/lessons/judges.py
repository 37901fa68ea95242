"""Who judges the lessons of Ur: each judge knows one idea, and what a legal but wrong try was about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.games.game import Event, Seat
from ziggurat.games.ur.events import Farmed, Inspired, Redistributed, Swapped, Traded
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import MOST_CUBES, SLOTS, Position, TurnState
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.squares import square_name, square_of
from ziggurat.games.ur.tiles import Kind
from ziggurat_client.lessons.lesson import OPEN, REACHED, Judge, Verdict, missed

LEARNER: Final[Seat] = 1
_SIDE: Final = 5


def points(wanted: int) -> Judge:
    """Scoring: so many points."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        count = score(position, LEARNER).points
        if count >= wanted:
            return REACHED
        return missed("points", count=count) if _spent(position) else OPEN

    return judge


def three_kinds(kinds: str = "") -> Judge:
    """Placing: three cubes on three tiles that show three kinds; just these, if they are named."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        own = owned_squares(position, LEARNER)
        shown = {position.tiles[square][0] for square in own}
        if sum(position.cubes[square] for square in own) > len(own):
            return missed("stacked")
        if len(shown) < len(own):
            return missed("same_kind")
        if kinds and not shown <= set(kinds):
            return missed("other_kind")
        return REACHED if len(own) == 3 else OPEN

    return judge


def harvest(**fields: int) -> Judge:
    """Agriculture: so many cubes on each of these fields, and no tile withered away."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        lost = _lost(start, position)
        if lost is not None:
            return missed("lost", square=lost)
        if not any(isinstance(event, Farmed) for event in story):
            return missed("unplayed") if _spent(position) else OPEN
        thin = _short_of(position, fields)
        return REACHED if thin is None else missed("thin", square=thin, count=_cubes(position, thin))

    return judge


def markets(**wanted: int) -> Judge:
    """Trade: so many cubes on each of these tiles, with the help of Trade."""
    return _grown(Traded, wanted)


def concert(**wanted: int) -> Judge:
    """Culture: so many cubes on each of these tiles, with the help of Culture."""
    return _grown(Inspired, wanted)


def _grown(by: type[Event], wanted: Mapping[str, int]) -> Judge:
    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        performed, short = any(isinstance(event, by) for event in story), _short_of(position, wanted)
        if performed and short is None:
            return REACHED
        if not _spent(position):
            return OPEN
        return missed("unplayed") if short is None else missed("short", square=short, count=_cubes(position, short))

    return judge


def own_culture(wanted: int) -> Judge:
    """Culture: so many cubes for the learner, none for anybody else."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        for event in story:
            if isinstance(event, Inspired):
                mine = sum(gain.count for gain in event.gains if position.owners[gain.square] == LEARNER)
                if sum(gain.count for gain in event.gains) > mine:
                    return missed("shared")
                return REACHED if mine >= wanted else missed("few", count=mine)
        return missed("unplayed") if _spent(position) else OPEN

    return judge


def crowds(wanted: int) -> Judge:
    """Politics: so many tiles of five cubes, and none given up."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        given_up = _lost(start, position)
        if given_up is not None:
            return missed("gave_up", square=given_up)
        if not any(isinstance(event, Redistributed) for event in story):
            return missed("unplayed") if _spent(position) else OPEN
        full = sum(position.cubes[square] == MOST_CUBES for square in owned_squares(position, LEARNER))
        return REACHED if full >= wanted else missed("not_full", count=full)

    return judge


def safe_conquest(*targets: str) -> Judge:
    """War: these tiles taken, and none of one's own left empty."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        emptied = _lost(start, position)
        if emptied is not None:
            return missed("emptied", square=emptied)
        if all(position.owners[square_of(_SIDE, name)] == LEARNER for name in targets):
            return REACHED
        return missed("unplayed") if _spent(position) and not position.turn.at_war else OPEN

    return judge


def ready(name: str) -> Judge:
    """Ziggurats: a tile with five cubes, for the next turn."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        count = _cubes(position, name)
        if count == MOST_CUBES:
            return REACHED
        return missed("short", square=name, count=count) if _spent(position) else OPEN

    return judge


def ziggurats(wanted: int) -> Judge:
    """Ziggurats: so many of them in one turn."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        built = position.ziggurats.count(LEARNER)
        if built == wanted:
            return REACHED
        if built:
            return missed("one")
        return missed("busy") if position.turn != TurnState() or position.seat != LEARNER else OPEN

    return judge


def swap(taken: str, given: Kind = "") -> Judge:
    """Swapping: a tile with these kinds in the hand, and that face up on the board, if one is named."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        swapped = next((event for event in story if isinstance(event, Swapped)), None)
        if swapped is None:
            return OPEN
        if not set(taken) <= set(swapped.taken):
            return missed("other_tile")
        return REACHED if given in ("", swapped.given[0]) else missed("wrong_face")

    return judge


def _cubes(position: Position, name: str) -> int:
    """How many cubes the learner has on a square."""
    square = square_of(_SIDE, name)
    return position.cubes[square] if position.owners[square] == LEARNER else 0


def _short_of(position: Position, wanted: Mapping[str, int]) -> str | None:
    """The name of the first square with fewer cubes than wanted, or None."""
    return next((name for name, count in wanted.items() if _cubes(position, name) < count), None)


def _lost(start: Position, position: Position) -> str | None:
    """The name of the first tile that the learner had at the start and has no more, or None."""
    own = owned_squares(position, LEARNER)
    return next((square_name(_SIDE, s) for s in owned_squares(start, LEARNER) if s not in own), None)


def _spent(position: Position) -> bool:
    """Whether both slots are used, or the turn is over."""
    return position.turn.slots_used >= SLOTS or position.seat != LEARNER
