"""The course of the game: the phases of a turn one after the other, with all that needs no decision (3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.calamities import open_calamities, put_away
from ziggurat.games.civilization.cities import is_asked, remove_surplus
from ziggurat.games.civilization.conflicts import conflicts_of, resolve
from ziggurat.games.civilization.dealing import deal
from ziggurat.games.civilization.discarding import open_discard
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
from ziggurat.games.civilization.gold import open_gold
from ziggurat.games.civilization.moving import begun, moving, rested
from ziggurat.games.civilization.position import Board, Ending, Mode, Phase, Position
from ziggurat.games.civilization.purchasing import open_purchases
from ziggurat.games.civilization.scoring import ending_of, standings
from ziggurat.games.civilization.shipping import arm, may_choose
from ziggurat.games.civilization.succession import advance_markers
from ziggurat.games.civilization.support import reduce_city, without_support
from ziggurat.games.civilization.taxing import open_revolts, open_taxes
from ziggurat.games.civilization.trading import open_market
from ziggurat.games.game import Event, Seat

Story: TypeAlias = list[Event]
Opening: TypeAlias = Callable[[Position, Story], Position]
"""Begins a phase: does what needs no decision, and names those who owe one."""


def start_turn(position: Position, story: Story) -> Position:
    """The next turn, up to the first decision of it."""
    board = position.board
    story.append(TurnStarted(board.turn + 1))
    first = PHASES[board.options.mode][0]
    return _opened(position.on(replace(board, turn=board.turn + 1)), first, story)


def next_phase(position: Position, story: Story) -> Position:
    """What comes after the present phase, up to the next decision."""
    board = position.board
    order = PHASES[board.options.mode]
    at = order.index(board.phase) + 1
    if at < len(order):
        return _opened(position, order[at], story)
    return _end_turn(position, story)


def gone_on(position: Position, story: Story) -> Position:
    """The position as it is while somebody owes a decision, and else what comes after the phase."""
    return position if position.board.owing else next_phase(position, story)


def _opened(position: Position, phase: Phase, story: Story) -> Position:
    """The position in that phase, or in a later one if nothing is to be decided in it."""
    told, board = len(story), position.board
    begun = replace(board, phase=phase, spans=board.spans + 1, owing=(), answered=())
    after = OPENINGS[phase](position.on(begun), story)
    if after.board.owing or len(story) > told:
        story.insert(told, PhaseStarted(begun.turn, phase))
    return gone_on(after, story)


def _on_board(opening: Callable[[Board, Story], Board]) -> Opening:
    """A phase in which nothing is hidden."""
    return lambda position, story: position.on(opening(position.board, story))


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
        if may_choose(board, seat):
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


def end_movement(position: Position, story: Story) -> Position:
    """The mover is done, and the next one begins, or the next phase."""
    movement = moving(position.board)
    story.append(MovementEnded(movement.seat))
    return gone_on(position.on(next_mover(position.board, movement.after, story)), story)


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


def _open_market(position: Position, story: Story) -> Position:
    return open_market(position)


def _end_turn(position: Position, story: Story) -> Position:
    mode, position = position.board.options.mode, put_away(position)
    if mode in ("farmers", "full"):
        position = position.on(advance_markers(position.board, position.secrets, story))
    ending = ending_of(position.board)
    if ending is None:
        return start_turn(position, story)
    return _over(position, ending, story)


def _over(position: Position, ending: Ending, story: Story) -> Position:
    """The game is over, and all hands are shown (13)."""
    hands = position.secrets.hands if position.secrets is not None else ()
    board = replace(position.board, revealed=hands, ending=ending)
    winners = tuple(sorted(each.seat for each in standings(board, ending) if each.rank == 1))
    story.append(GameEnded(ending, winners, hands))
    return position.on(replace(board, phase="over", owing=(), answered=(), spans=board.spans + 1))


_FARMING: Final[tuple[Phase, ...]] = (
    "expansion",
    "census",
    "ships",
    "movement",
    "conflicts",
    "support",
    "cities",
)
PHASES: Final[dict[Mode, tuple[Phase, ...]]] = {
    "nomads": ("expansion", "ships", "movement"),
    "farmers": _FARMING,
    "first_societies": (*_FARMING, "cards", "trade", "advances", "discard"),
    "full": (
        "taxes",
        "revolts",
        *_FARMING,
        "cards",
        "gold",
        "trade",
        "advances",
        "discard",
        "calamities",
        "aftermath",
    ),
}
"""The phases that each mode plays, in order; the succession table follows by itself."""
OPENINGS: Final[dict[Phase, Opening]] = {
    "taxes": _on_board(open_taxes),
    "revolts": _on_board(open_revolts),
    "expansion": _on_board(_open_expansion),
    "census": _on_board(_take_census),
    "ships": _on_board(_open_ships),
    "movement": _on_board(_open_movement),
    "conflicts": _on_board(_open_conflicts),
    "support": _on_board(open_support),
    "cities": _on_board(_open_cities),
    "cards": deal,
    "gold": open_gold,
    "trade": _open_market,
    "advances": _on_board(open_purchases),
    "discard": open_discard,
    "calamities": open_calamities,
    "aftermath": _on_board(open_support),
}
