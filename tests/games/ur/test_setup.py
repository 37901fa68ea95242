"""Rule 3.1 to 3.3, rulings 1 and 2: components, grid, hands, market, first player."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.ur.scenes import UR
from ziggurat.games.ur.position import Position, UrOptions

SEEDS = range(12)


def start(seats: int, seed: int = 1) -> Position:
    return UR.setup(seats, UrOptions(), seed)


def beside(side: int) -> list[tuple[int, int]]:
    squares = [(row, column) for row in range(side) for column in range(side)]
    return [(a * side + b, c * side + d) for (a, b), (c, d) in combinations(squares, 2) if abs(a - c) + abs(b - d) == 1]


@pytest.mark.parametrize(("seats", "side", "market", "copies"), [(2, 5, 3, 3), (3, 6, 1, 4), (4, 6, 0, 4)])
class TestEveryNumberOfPlayers:
    def test_has_its_grid(self, seats: int, side: int, market: int, copies: int) -> None:
        assert len(start(seats).tiles) == side * side

    def test_has_its_market(self, seats: int, side: int, market: int, copies: int) -> None:
        assert len(start(seats).market) == market

    def test_uses_the_same_number_of_tiles_of_each_of_the_ten_pairs(
        self, seats: int, side: int, market: int, copies: int
    ) -> None:
        position = start(seats)
        tiles = position.tiles + position.hands + position.market
        counts = Counter(frozenset(tile) for tile in tiles)
        assert counts == {frozenset(pair): copies for pair in combinations("ATCPW", 2)}

    def test_shows_no_face_twice_side_by_side(self, seats: int, side: int, market: int, copies: int) -> None:
        for seed in SEEDS:
            tiles = start(seats, seed).tiles
            assert all(tiles[one][0] != tiles[other][0] for one, other in beside(side))

    def test_gives_each_player_one_hand_tile_and_twenty_cubes(
        self, seats: int, side: int, market: int, copies: int
    ) -> None:
        position = start(seats)
        assert len(position.hands) == seats
        assert position.supplies == (20,) * seats

    def test_begins_with_a_free_grid_and_five_ziggurats(self, seats: int, side: int, market: int, copies: int) -> None:
        position = start(seats)
        assert set(position.owners) == set(position.ziggurats) == {-1}
        assert set(position.cubes) == {0}
        assert position.stock == 5

    def test_lets_any_player_be_drawn_as_the_first(self, seats: int, side: int, market: int, copies: int) -> None:
        assert {start(seats, seed).first for seed in range(60)} == set(range(seats))

    def test_awaits_the_first_player(self, seats: int, side: int, market: int, copies: int) -> None:
        position = start(seats)
        assert UR.due(position).seats == (position.first,)

    def test_is_the_same_for_the_same_seed(self, seats: int, side: int, market: int, copies: int) -> None:
        assert start(seats, 7) == start(seats, 7)

    def test_is_another_for_another_seed(self, seats: int, side: int, market: int, copies: int) -> None:
        assert len({start(seats, seed).tiles for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_ur_takes_two_to_four_players_only(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        start(seats)


def test_hand_tiles_are_dealt_at_random() -> None:
    assert len({start(4, seed).hands for seed in SEEDS}) > 1


def test_every_square_can_show_every_face() -> None:
    shown = [{start(2, seed).tiles[square][0] for seed in range(80)} for square in range(25)]
    assert all(faces == set("ATCPW") for faces in shown)
