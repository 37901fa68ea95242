"""What is known of a map is carried to the next one, and must be what its contents and leaders say."""

from __future__ import annotations

import random

import pytest

from games.tigris.notation import parse
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import EndTurn, SwapTiles
from ziggurat.games.tigris.ground import read_ground
from ziggurat.games.tigris.position import Board, TigrisOptions
from ziggurat.games.tigris.rules import Tigris

GAME = Tigris()


def boards(seats: int, seed: int) -> list[Board]:
    """The boards of a random game, in which no kind of action is rarer for having fewer choices."""
    source, position = random.Random(seed), GAME.setup(seats, TigrisOptions(artist=seed % 2 == 0), seed)
    found = [position.board]
    while acting := GAME.due(position).seats:
        kinds: dict[type, list[Action]] = {}
        for action in GAME.candidates(GAME.view(position, acting[0])):
            if not isinstance(action, EndTurn | SwapTiles):
                kinds.setdefault(type(action), []).append(action)
        choices = source.choice(list(kinds.values()) or [[EndTurn()]])
        position, _ = GAME.apply(position, acting[0], source.choice(choices))
        found.append(position.board)
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_the_map_after_every_action_is_what_its_contents_and_leaders_say(seats: int, seed: int) -> None:
    for board in boards(seats, seed):
        read = read_ground(board.spaces, board.leaders)
        assert board.ground == read
        assert board.ground.connecting == read.connecting
        assert board.ground.kingdoms == read.kingdoms


@pytest.mark.parametrize("seed", [5, 6])
def test_the_kingdoms_without_a_leader_are_those_of_a_map_on_which_he_never_stood(seed: int) -> None:
    for board in boards(4, seed):
        for leader in board.ground.leaders:
            read = read_ground(board.spaces, board.with_leader(leader.seat, leader.colour, None).leaders)
            assert board.ground.without_leader(leader.seat, leader.colour).kingdoms == read.kingdoms


@pytest.mark.parametrize("seed", [7, 8])
def test_a_leader_may_move_to_where_it_could_be_placed_had_it_never_stood_anywhere_but_not_to_its_own_space(
    seed: int,
) -> None:
    for board in boards(4, seed):
        for leader in board.ground.leaders:
            lifted = board.with_leader(leader.seat, leader.colour, None)
            placed = read_ground(lifted.spaces, lifted.leaders).for_leaders
            stands = board.leaders[leader.seat][leader.colour]
            assert stands is not None
            assert board.ground.for_moved_leader(stands) == placed & ~leader.at


@pytest.mark.parametrize(
    "changed",
    [
        {2: "k", 3: "g"},
        {17: "k", 20: "g"},
        {2: "R"},
        {2: "X", 18: "x"},
        {0: ".", 4: "#"},
        {0: "R", 5: "R"},
        {2: "#", 20: "y"},
    ],
)
def test_several_spaces_may_change_at_once(changed: dict[int, str]) -> None:
    board = parse("rA..Fr\n......").board
    assert len(board.ground.kingdoms) == 2
    after = board.with_contents(changed)
    read = read_ground(after.spaces, after.leaders)
    assert after.ground == read
    assert after.ground.kingdoms == read.kingdoms
