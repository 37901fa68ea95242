"""What is true of every position that a game of Ur can reach, whatever its players do."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import examples
from games.random_play import chooser, play_step, played
from games.ur.notation import read, written
from games.ur.scenes import UR
from games.well_formed import actions_of
from ziggurat.games.game import Action, IllegalAction, Seat
from ziggurat.games.ur.actions import Agriculture, Allot, Culture, Politics, Trade
from ziggurat.games.ur.drawing import draw, parse
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.spread import Spread
from ziggurat.match.match import Match

ROUNDS = 25
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(50))
"""Most laws look at every position of their matches, so that 50 matches are some thousands of positions."""


@st.composite
def matches(draw: st.DrawFn, seat_counts: tuple[int, ...] = (2, 3, 4)) -> Match:
    """A match some steps into random play."""
    seats = draw(st.sampled_from(seat_counts))
    return played(UR, seats, draw(st.integers(0, 10**6)), rounds=ROUNDS, steps=draw(st.integers(0, 250)))


def squares_beside(position: Position, square: int) -> list[int]:
    """The squares that share a side, by their coordinates."""
    row, column = divmod(square, position.side)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * position.side + c for r, c in around if 0 <= r < position.side and 0 <= c < position.side]


@repeatable
@given(matches())
def test_every_cube_is_on_a_tile_on_a_ziggurat_or_in_the_supply(match: Match) -> None:
    for position in match.positions:
        for seat in range(match.seats):
            on_tiles = sum(count for count, owner in zip(position.cubes, position.owners, strict=True) if owner == seat)
            assert on_tiles + position.ziggurats.count(seat) + position.supplies[seat] == 20
            assert position.supplies[seat] >= 0


@repeatable
@given(matches())
def test_every_tile_is_on_the_grid_in_a_hand_or_in_the_market(match: Match) -> None:
    first = match.positions[0]
    pairs = Counter(frozenset(tile) for tile in first.tiles + first.hands + first.market)
    for position in match.positions:
        there = position.tiles + position.hands + position.market
        assert Counter(frozenset(tile) for tile in there) == pairs
        assert len(position.market) == len(first.market)


@repeatable
@given(matches())
def test_a_tile_is_owned_free_or_built_and_never_two_of_these(match: Match) -> None:
    for position in match.positions:
        for count, owner, builder in zip(position.cubes, position.owners, position.ziggurats, strict=True):
            assert (count == 0) == (owner == -1)
            assert 0 <= count <= 5
            assert owner == -1 or builder == -1


@repeatable
@given(matches())
def test_ziggurats_come_from_the_stock_and_stay(match: Match) -> None:
    for before, after in zip(match.positions, match.positions[1:], strict=False):
        assert sum(builder != -1 for builder in after.ziggurats) + after.stock == 5
        assert all(was in (-1, now) for was, now in zip(before.ziggurats, after.ziggurats, strict=True))
        assert after.last_round == (after.stock == 0)


@repeatable
@given(matches())
def test_no_turn_spends_more_than_two_slots(match: Match) -> None:
    for position in match.positions:
        turn = position.turn
        assert len(turn.performed) + turn.placed <= 2
        assert len(set(turn.performed)) == len(turn.performed)


@repeatable
@given(matches())
def test_choices_open_only_where_a_supply_is_short_and_there_is_something_to_choose(match: Match) -> None:
    for position in match.positions:
        for asked in position.pending:
            assert asked.total == position.supplies[asked.seat]
            assert 0 < asked.total < sum(asked.most)
            assert len(asked.squares) >= 2
            assert all(position.owners[square] == asked.seat for square in asked.squares)


@repeatable
@given(matches(), st.randoms(use_true_random=False))
def test_what_trade_gives_can_be_counted_side_by_side(match: Match, source: random.Random) -> None:
    seat, position = match.span.seat, _as_if_holding(match, "TW")
    assume(position is not None)
    assert position is not None
    due = {}
    for square, owner in enumerate(position.owners):
        if owner == seat and position.tiles[square][0] == "T":
            near = squares_beside(position, square)
            sides = 4 - len(near) + sum(position.owners[beside] not in (-1, seat) for beside in near)
            due[square] = min(sides, 5 - position.cubes[square])
    after = _settled(*_apply(position, seat, Trade()), source)
    gained = {square: after.cubes[square] - position.cubes[square] for square in due}
    assert sum(gained.values()) == min(sum(due.values()), position.supplies[seat])
    assert all(gained[square] <= due[square] for square in due)
    assert _cubes_but_for(position, due) == _cubes_but_for(after, due)


@repeatable
@given(matches(), st.randoms(use_true_random=False))
def test_what_culture_gives_can_be_counted_side_by_side(match: Match, source: random.Random) -> None:
    seat, position = match.span.seat, _as_if_holding(match, "CW")
    assume(position is not None)
    assert position is not None
    due = {}
    for square, owner in enumerate(position.owners):
        if owner != -1:
            near = squares_beside(position, square)
            sources = sum(position.owners[beside] == seat and position.tiles[beside][0] == "C" for beside in near)
            due[square] = min(sources, 5 - position.cubes[square])
    after = _settled(*_apply(position, seat, Culture()), source)
    for owner in range(match.seats):
        own = [square for square in due if position.owners[square] == owner]
        gained = [after.cubes[square] - position.cubes[square] for square in own]
        assert sum(gained) == min(sum(due[square] for square in own), position.supplies[owner])
        assert all(0 <= gain <= due[square] for gain, square in zip(gained, own, strict=True))
    assert after.owners == position.owners


def _as_if_holding(match: Match, tile: str) -> Position | None:
    """The position at the beginning of the running turn, with that hand tile; None outside ordinary turns."""
    number = match.span.number
    position: Position = next(there for there in match.positions if there.turns == number)
    if position.phase != "turn" or position.turn.forced or position.turn.closed:
        return None
    hands = list(position.hands)
    hands[position.seat] = tile
    return replace(position, hands=tuple(hands))


def _apply(position: Position, seat: Seat, action: Action) -> tuple[Position, Seat]:
    return UR.apply(position, seat, action)[0], seat


def _settled(position: Position, seat: Seat, source: random.Random) -> Position:
    """The position once every open choice is answered somehow."""
    while position.pending:
        answering = UR.due(position).seats[0]
        answer = source.choice(list(UR.candidates(UR.view(position, answering))))
        assert isinstance(answer, Allot)
        position, _ = UR.apply(position, answering, answer)
    return position


def _cubes_but_for(position: Position, squares: dict[int, int]) -> list[int]:
    return [count for square, count in enumerate(position.cubes) if square not in squares]


@repeatable
@given(matches(), st.randoms(use_true_random=False))
def test_every_amount_within_a_described_space_is_accepted(match: Match, source: random.Random) -> None:
    for seat in match.due.seats:
        for space in UR.spaces(match.view(seat)):
            action = _some_amounts(space, source)
            assert space.admits(action)
            UR.apply(match.position, seat, action)


def _some_amounts(space: Spread, source: random.Random) -> Action:
    """An action drawn from what the description says, and from nothing else."""
    total = source.randint(space.least_total, min(space.most_total, sum(space.most)))
    counts = [0] * len(space.squares)
    for _ in range(total):
        open_squares = [index for index, most in enumerate(space.most) if counts[index] < most]
        counts[source.choice(open_squares)] += 1
    amounts = tuple(map(Cubes, space.squares, counts))
    kinds = {"agriculture": Agriculture, "politics": Politics, "allot": Allot}
    return kinds[space.action](amounts)


@repeatable
@given(matches())
def test_a_drawing_is_read_back(match: Match) -> None:
    for position in match.positions[::5]:
        assert parse(draw(position)) == position


@repeatable
@given(matches())
def test_an_action_written_down_is_read_back(match: Match) -> None:
    for seat in match.due.seats:
        for action in UR.candidates(match.view(seat)):
            assert read(written(action, match.position.side), match.position.side) == action


@repeatable
@given(matches(seat_counts=(2,)), st.lists(actions_of(UR), max_size=4))
@example(played(UR, 2, 1, rounds=ROUNDS, steps=8), [])
def test_nothing_that_anyone_sees_depends_on_the_hidden_tiles_of_the_pile(match: Match, drawn: list[Action]) -> None:
    top, *hidden = match.position.market
    seen = {_seen(replace(match.position, market=(top, *order)), drawn) for order in permutations(hidden)}
    turned = replace(match.position, market=(top, *(tile[::-1] for tile in hidden)))
    assert len(seen | {_seen(turned, drawn)}) == 1


def _seen(position: Position, drawn: list[Action]) -> bytes:
    """All that the two seats and a watcher can find out: views, what is offered, refusals, and what deeds show."""
    found: list[object] = []
    for viewer in (None, 0, 1):
        view = UR.view(position, viewer)
        found += [view, list(UR.candidates(view)), UR.spaces(view)]
    for seat in (0, 1):
        offered = list(UR.candidates(UR.view(position, seat)))
        # Taking the top of the pile is what brings the next tile to light.
        for action in [deed for deed in offered if not _takes_from_the_pile(deed)] + drawn:
            if not _takes_from_the_pile(action):
                found.append(_outcome(position, seat, action))
    return msgspec.json.encode(found)


def _takes_from_the_pile(action: Action) -> bool:
    return written(action, 6).startswith("swap market")


def _outcome(position: Position, seat: Seat, action: Action) -> object:
    try:
        after, events = UR.apply(position, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return UR.public(after), events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_knows_every_kind_of_event(seats: int) -> None:
    # Guards the properties above: they are worth little if play never reaches what they speak of.
    told: Counter[str] = Counter()
    for seed in range(30):
        match, choose = Match(UR, seats, seed, UR.options_type(max_rounds=60)), chooser(seed)
        while match.due.seats:
            told.update(type(event).__name__ for event in play_step(match, choose)[1])
    wanted = {"Farmed", "Traded", "Inspired", "Redistributed", "Attacked", "ZigguratBuilt", "Swapped", "Kept"}
    assert wanted | {"CubesPlaced", "TurnBegan", "LastRoundBegan", "GameEnded", "Allotted"} <= set(told)
