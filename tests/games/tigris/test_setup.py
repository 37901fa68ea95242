"""The map and the setup (rules 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tigris.notation import draw, name_of
from games.tigris.scenes import RULES
from ziggurat.games.tigris.board import CORNERS, LAND, RIVERS, TEMPLES
from ziggurat.games.tigris.colours import in_order
from ziggurat.games.tigris.position import DYNASTIES, Position, TigrisOptions
from ziggurat.games.tigris.spaces import spaces_in

SEATS = (2, 3, 4)
ARTIST = TigrisOptions(artist=True)


def begun(seats: int = 2, options: TigrisOptions | None = None, seed: int = 5) -> Position:
    return RULES.setup(seats, options or TigrisOptions(), seed)


def names(spaces: int) -> str:
    return " ".join(map(name_of, spaces_in(spaces)))


def test_the_map_has_41_spaces_of_rivers_and_135_of_land() -> None:
    assert (RIVERS.bit_count(), LAND.bit_count()) == (41, 135)
    assert RIVERS & LAND == 0


def test_the_map_is_the_printed_one() -> None:
    assert draw(begun().board).replace("R", "T").splitlines() == [
        "....~~~~~.T.~...",
        ".T..~.......~..T",
        "...~~T......~~..",
        "~~~~.........~~~",
        ".............T~~",
        "..............~.",
        "~~~~....T...~~~.",
        ".T.~~~~.....~...",
        "......~~~~~~~.T.",
        ".....T..........",
        "..........T.....",
    ]


def test_a_temple_with_a_treasure_stands_on_ten_spaces_and_four_of_them_are_corners() -> None:
    assert names(TEMPLES) == "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11"
    assert names(CORNERS) == "B2 P2 B8 O9"
    ground = begun().board.ground
    assert ground.treasures == ground.tiles[1] == TEMPLES


@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [
        (2, TigrisOptions(), 131),
        (3, TigrisOptions(), 125),
        (4, TigrisOptions(), 119),
        (2, ARTIST, 151),
        (3, ARTIST, 145),
        (4, ARTIST, 139),
    ],
)
def test_six_tiles_are_dealt_to_everyone_and_the_rest_is_the_bag(seats: int, options: TigrisOptions, left: int) -> None:
    position = begun(seats, options)
    assert [len(hand) for hand in position.hands] == [6] * seats
    assert len(position.bag) == left
    box = Counter("".join(position.hands) + position.bag)
    assert box == {"k": 30, "r": 47, "b": 36, "g": 30} | ({"y": 20} if options.artist else {})


def test_seat_0_is_dealt_first_whoever_begins() -> None:
    for seed in range(8):
        two, three = begun(2, seed=seed), begun(3, seed=seed)
        assert three.hands[:2] == two.hands
        assert Counter(three.hands[2]) == Counter(two.bag[:6])
        assert three.bag == two.bag[6:]


def test_whoever_begins_is_drawn_and_has_two_actions() -> None:
    for seats in SEATS:
        boards = [begun(seats, seed=seed).board for seed in range(30)]
        assert {board.seat for board in boards} == set(range(seats))
        assert all((board.first, board.actions, board.turn, board.idle) == (board.seat, 2, 1, 0) for board in boards)


@pytest.mark.parametrize(("options", "colours", "monuments"), [(TigrisOptions(), 4, 6), (ARTIST, 5, 10)])
def test_everyone_begins_with_all_leaders_two_catastrophes_and_nothing_else(
    options: TigrisOptions, colours: int, monuments: int
) -> None:
    position = begun(4, options)
    assert position.board.leaders == ((None,) * colours,) * 4
    assert position.board.catastrophes == (2,) * 4
    assert position.points == ((0,) * colours,) * 4
    assert position.treasures == (0,) * 4
    assert position.board.monuments == ()
    assert len(options.monuments) == monuments


def test_the_dynasties_belong_to_the_seats() -> None:
    assert DYNASTIES == ("archer", "bull", "lion", "pot")


def test_every_pair_of_two_colours_is_a_monument_once() -> None:
    pairs = [frozenset(monument.split("-")) for monument in ARTIST.monuments]
    assert len(set(pairs)) == 10
    assert TigrisOptions().monuments == ARTIST.monuments[:6]
    assert not any("yellow" in pair for pair in pairs[:6])


def test_a_hand_lies_in_the_order_of_colours() -> None:
    assert all(hand == in_order(hand) for hand in begun(4, ARTIST, 8).hands)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        begun(seats)
