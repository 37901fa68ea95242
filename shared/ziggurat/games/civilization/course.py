"""The course of the game: the phases of a turn one after the other, with all that needs no decision (3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.cities import is_asked, remove_surplus
from ziggurat.games.civilization.conflicts import conflicts_of, resolve
from ziggurat.games.civilization.events import (
    CensusTaken,
    GameEnded,
    MovementEnded,
    MovementStarted,
    PhaseStarted,
    TurnStarted,
)
from ziggurat.games.civilization.expansion import expand, must_choose, usual_expansion
from ziggurat.games.civilization.fights import fighters
from ziggurat.games.civilization.moving import begun, moving, rested
from ziggurat.games.civilization.position import Board, Phase
from ziggurat.games.civilization.scoring import ending_of, standings
from ziggurat.games.civilization.shipping import arm, may_choose
from ziggurat.games.civilization.succession import advance_markers
from ziggurat.games.civilization.support import reduce_city, without_support
from ziggurat.games.game import Event, Seat

Story: TypeAlias = list[Event]
Opening: TypeAlias = Callable[[Board, Story], Board]
"""Begins a phase: does what needs no decision, and names those who owe one."""


def start_turn(board: Board, story: Story) -> Board:
    """The next turn, up to the first decision of it."""
    story.append(TurnStarted(board.turn + 1))
    return _opened(replace(board, turn=board.turn + 1), "expansion", story)


def next_phase(board: Board, story: Story) -> Board:
    """What comes after the present phase, up to the next decision."""
    order = PHASES[board.options.mode]
    at = order.index(board.phase) + 1
    if at < len(order):
        return _opened(board, order[at], story)
    return _end_turn(board, story)


def _opened(board: Board, phase: Phase, story: Story) -> Board:
    """The board in that phase, or in a later one if nothing is to be decided in it."""
    told = len(story)
    after = OPENINGS[phase](replace(board, phase=phase, spans=board.spans + 1, owing=(), answered=()), story)
    if after.owing or len(story) > told:
        story.insert(told, PhaseStarted(board.turn, phase))
    return after if after.owing else next_phase(after, story)


def _open_expansion(board: Board, story: Story) -> Board:
    owing = []
    for seat in board.in_nation_order:
        nation = board.nations[seat]
        if must_choose(nation):
            owing.append(seat)
        else:
            board = expand(board, seat, usual_expansion(nation), story)
    return replace(board, owing=tuple(sorted(owing)))


def _open_ships(board: Board, story: Story) -> Board:
    owing = []
    for seat in board.in_nation_order:
        nation = board.nations[seat]
        if may_choose(nation):
            owing.append(seat)
        else:
            board = arm(board, seat, {}, (), story)
    return replace(board, owing=tuple(sorted(owing)))


def _open_movement(board: Board, story: Story) -> Board:
    return next_mover(board, _order_of_movement(board, story), story)


def _order_of_movement(board: Board, story: Story) -> tuple[Seat, ...]:
    """Nation order, but by the census where one is taken (6.2)."""
    if board.options.mode == "nomads":
        return board.in_nation_order
    census = tuple(nation.census for nation in board.nations)
    return tuple(sorted(board.in_nation_order, key=lambda seat: -census[seat]))


def next_mover(board: Board, left: tuple[Seat, ...], story: Story) -> Board:
    """The board with the first of those who are left and have anything to move; with nobody if none has."""
    while left and not board.nations[left[0]].on_map and not board.nations[left[0]].sailing:
        left = left[1:]
    if not left:
        return replace(board, movement=None, owing=())
    seat = left[0]
    nation = rested(board.nations[seat])
    story.append(MovementStarted(seat))
    moved = begun(seat, left[1:], nation)
    return replace(board.with_nation(seat, nation), movement=moved, owing=(seat,), spans=board.spans + 1)


def end_movement(board: Board, story: Story) -> Board:
    """The mover is done, and the next one begins, or the next phase."""
    movement = moving(board)
    story.append(MovementEnded(movement.seat))
    after = next_mover(board, movement.after, story)
    return after if after.owing else next_phase(after, story)


def _open_conflicts(board: Board, story: Story) -> Board:
    return fight_out(replace(board, conflicts=conflicts_of(board)), story)


def fight_out(board: Board, story: Story) -> Board:
    """The conflicts that are left, up to the next question."""
    after = resolve(board, story)
    if after.fight is None:
        return replace(after, owing=())
    asked = {seat for group in after.fight.groups for seat in group}
    left = tuple(sorted(seat for seat, _ in fighters(after, after.fight.area) if seat in asked))
    return replace(after, owing=left, answered=(), spans=after.spans + 1)


def open_support(board: Board, story: Story) -> Board:
    """Cities without support are reduced, one nation after the other; with one city there is nothing to choose."""
    while (seat := without_support(board)) is not None:
        cities = board.nations[seat].cities
        if len(cities) > 1:
            return replace(board, owing=(seat,), spans=board.spans + 1)
        board = reduce_city(board, seat, cities[0], story)
    return replace(board, owing=())


def _open_cities(board: Board, story: Story) -> Board:
    owing = tuple(seat for seat, nation in enumerate(board.nations) if is_asked(nation))
    return replace(board, owing=owing) if owing else remove_surplus(board, story)


def _take_census(board: Board, story: Story) -> Board:
    nations = tuple(replace(nation, census=nation.on_map) for nation in board.nations)
    counted = replace(board, nations=nations)
    order = tuple(sorted(board.in_nation_order, key=lambda seat: -nations[seat].census))
    story.append(CensusTaken(tuple(nation.census for nation in nations), order))
    return counted


def _end_turn(board: Board, story: Story) -> Board:
    if board.options.mode == "farmers":
        board = advance_markers(board, story)
    ending = ending_of(board)
    if ending is None:
        return start_turn(board, story)
    winners = tuple(sorted(each.seat for each in standings(board, ending) if each.rank == 1))
    story.append(GameEnded(ending, winners))
    return replace(board, phase="over", ending=ending, owing=(), answered=(), spans=board.spans + 1)


PHASES: Final[dict[str, tuple[Phase, ...]]] = {
    "nomads": ("expansion", "ships", "movement"),
    "farmers": ("expansion", "census", "ships", "movement", "conflicts", "support", "cities"),
}
"""The phases that each mode plays, in order; the succession table follows by itself."""
OPENINGS: Final[dict[Phase, Opening]] = {
    "expansion": _open_expansion,
    "census": _take_census,
    "ships": _open_ships,
    "movement": _open_movement,
    "conflicts": _open_conflicts,
    "support": open_support,
    "cities": _open_cities,
}
