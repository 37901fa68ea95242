"""Setting up (rules 3 and 12.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tigris.notation import name_of
from games.tigris.scenes import RULES
from ziggurat.games.tigris.colours import in_order
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.tigris.spaces import EVERY_SPACE

PLAIN, ARTIST = TigrisOptions(), TigrisOptions(artist=True)


@pytest.mark.parametrize(
    ("seats", "options", "bag"),
    [(2, PLAIN, 131), (3, PLAIN, 125), (4, PLAIN, 119), (2, ARTIST, 151), (3, ARTIST, 145), (4, ARTIST, 139)],
)
def test_the_bag_has_what_was_not_dealt(seats: int, options: TigrisOptions, bag: int) -> None:
    position = RULES.setup(seats, options, 5)
    assert len(position.bag) == bag
    assert all(len(hand) == 6 for hand in position.hands)


@pytest.mark.parametrize(
    ("options", "tiles"), [(PLAIN, {"k": 30, "r": 47, "b": 36, "g": 30}), (ARTIST, {"y": 20, "r": 47, "k": 30})]
)
def test_bag_and_hands_have_the_tiles_of_the_box(options: TigrisOptions, tiles: dict[str, int]) -> None:
    position = RULES.setup(3, options, 6)
    counted = Counter(position.bag + "".join(position.hands))
    assert all(counted[letter] == count for letter, count in tiles.items())


def test_ten_temples_with_treasures_stand_on_the_map() -> None:
    spaces = RULES.setup(2, PLAIN, 7).board.spaces
    named = {name_of(where) for where, letter in zip(EVERY_SPACE, spaces, strict=True) if letter == "R"}
    assert named == {"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}
    assert set(spaces) == {"R", "."}


def test_a_hand_lies_in_the_order_of_colours() -> None:
    assert all(hand == in_order(hand) for hand in RULES.setup(4, ARTIST, 8).hands)


def test_hands_are_dealt_from_seat_0_on_whoever_begins() -> None:
    two, four = (RULES.setup(seats, PLAIN, 9) for seats in (2, 4))
    assert two.hands == four.hands[:2]


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {RULES.setup(4, PLAIN, seed).board.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        RULES.setup(seats, PLAIN, 1)
