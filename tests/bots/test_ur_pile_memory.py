"""What a King remembers of the market's pile among two, which nobody may look at (rule 2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ziggurat.bots.levels import King, RandomPlayer
from ziggurat.bots.ur.board import board_of
from ziggurat.bots.ur.pile_memory import PileMemory
from ziggurat.games.ur.events import Swapped
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.tiles import HIDDEN, PAIR
from ziggurat.match.match import Match
from ziggurat_laboratory.ur.endings.brute_force import can_end_and_win
from ziggurat_laboratory.ur.endings.suite import suite

UR = Ur()
SEEDS = st.integers(0, 1_000_000)
ROUNDS = 20
STAGED = {lost.deal: lost.position for lost in suite()}


def played(seed: int, seats: int = 2) -> Iterator[tuple[Match, bool]]:
    """A match at random: the match before every step, and whether anybody has taken the open tile by then."""
    match = Match(UR, seats, seed=seed, options=UrOptions(max_rounds=ROUNDS))
    random, player, taken = Random(seed), RandomPlayer(), False
    while match.due.seats:
        yield match, taken
        seat = match.due.seats[0]
        events = match.apply(seat, player.choose(UR, match.view(seat), random))
        taken |= any(isinstance(event, Swapped) and event.square is None for event in events)


def pairs(position: Position) -> list[str]:
    """The pairs of the market's tiles, the open one first."""
    return [PAIR[tile] for tile in position.market]


@given(seed=SEEDS)
def test_what_is_recalled_of_the_pile_lies_in_it(seed: int) -> None:
    memory = PileMemory()
    for match, _ in played(seed):
        if match.due.seats[0] == 0:
            recalled = pairs(memory.recalled(match.view(0)).public)
            assert all(tile in (HIDDEN, true) for tile, true in zip(recalled, pairs(match.position), strict=True))


@given(seed=SEEDS)
def test_nothing_but_the_hidden_tiles_is_added_to_the_view(seed: int) -> None:
    memory = PileMemory()
    for match, _ in played(seed):
        recalled = memory.recalled(match.view(1))
        assert UR.view(recalled.public, 1) == match.view(1)


@given(seed=SEEDS)
def test_who_has_seen_every_turn_knows_the_pile_once_its_open_tile_was_taken(seed: int) -> None:
    memory = PileMemory()
    for match, taken in played(seed):
        recalled = memory.recalled(match.view(0)).public
        assert (HIDDEN not in recalled.market) == (taken or len(set(pairs(match.position)[1:])) == 1)


def test_with_three_players_nothing_is_hidden_and_nothing_recalled() -> None:
    view = Match(UR, 3, seed=1).view(0)
    assert PileMemory().recalled(view) is view


def a_round_before(position: Position) -> Position:
    """As it may have been a turn of the same seat before, after which the other one took the open tile."""
    other = 1 - position.seat
    *market, returned = position.market
    hands = tuple(returned if seat == other else tile for seat, tile in enumerate(position.hands))
    return replace(position, turns=position.turns - 2, hands=hands, market=(position.hands[other], *market))


def test_who_was_away_for_more_than_a_round_has_forgotten_the_pile() -> None:
    memory, position = PileMemory(), STAGED[73]
    memory.recalled(UR.view(a_round_before(position), 0))
    assert HIDDEN not in memory.recalled(UR.view(position, 0)).public.market
    later = replace(position, turns=position.turns + 3)
    assert HIDDEN in memory.recalled(UR.view(later, 0)).public.market


def after_turn(position: Position, king: King) -> Position:
    """The position when its seat's turn has passed, in which only that seat is asked."""
    span, seat, random = UR.span(position), position.seat, Random(0)
    while UR.due(position).seats and UR.span(position) == span:
        position, _ = UR.apply(position, seat, king.choose(UR, UR.view(position, seat), random))
    return position


@pytest.mark.thorough
@pytest.mark.parametrize("deal", [73, 209])
def test_a_king_that_saw_a_tile_go_under_the_pile_does_not_let_the_other_end_the_game(deal: int) -> None:
    position = STAGED[deal]
    assert can_end_and_win(board_of(after_turn(position, King(2_000))))
    remembering = King(2_000)
    remembering.choose(UR, UR.view(a_round_before(position), position.seat), Random(0))
    assert not can_end_and_win(board_of(after_turn(position, remembering)))
