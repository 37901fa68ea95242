"""What each square looks like while a player chooses."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.squares import square_of
from ziggurat_client.art.tile import TileLook
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.boards.ur.board.looks import AT_REST, Arrow, Sight, board_looks
from ziggurat_client.boards.ur.choosing.modes import MARKET, Attacking, Building, Less, Perform, Placing, Swapping
from ziggurat_client.boards.ur.choosing.transitions import begin, step

BOARD = """
    seat b
    round 3
    hands PW PA CW
    market TA
    1 CPa3 ATa2 TAb1 AT   CAc2
    2 WPa1 CAa* WCb2 PT   TW
    3 CT   PW   CPb4 ACa2 WA
    4 TCc1 CP   TPc1 WPb5 AW
    5 PA   TP   WA   ATb2 WA
"""
SEAT = 1


@pytest.fixture
def position() -> Position:
    """Seat b to act."""
    return parse(BOARD)


def at(name: str) -> int:
    """The square of that name."""
    return square_of(5, name)


def test_a_board_at_rest_shows_what_lies_there(position: Position) -> None:
    looks = board_looks(position, AT_REST)
    assert looks[at("A1")].tile == TileLook("C", "P", owner=0, cubes=3)
    assert looks[at("B2")].tile == TileLook("C", "A", owner=0, built=True)
    assert looks[MARKET].tile == TileLook("T", "A")
    assert all(look.light is None and look.shade == "rest" for look in looks.values())


def test_a_watcher_sees_no_light(position: Position) -> None:
    looks = board_looks(position, Sight(None, Placing()))
    assert all(look.light is None for look in looks.values())


def test_squares_that_can_be_chosen_glow_and_the_others_stand_back(position: Position) -> None:
    looks = board_looks(position, Sight(SEAT, Placing()))
    assert looks[at("D1")].light == "legal"
    assert looks[at("A1")].shade == "dim"
    assert looks[at("D4")].shade == "own_dim"


def test_the_square_that_is_meant_shows_the_cube_to_come(position: Position) -> None:
    look = board_looks(position, Sight(SEAT, Placing(), near=at("C2")))[at("C2")]
    assert (look.light, look.tile.ghosts, look.tile.ghost_owner) == ("hovered", 1, SEAT)


def test_a_target_shows_the_fallen_the_newcomers_and_the_arrow(position: Position) -> None:
    looks = board_looks(position, Sight(SEAT, Attacking(at("C3")), near=at("D3")))
    target = looks[at("D3")]
    assert (target.tile.struck, target.tile.ghosts, target.tile.ghost_owner) == (2, 1, SEAT)
    assert target.arrow == Arrow((1, 0), 1, near=True)
    assert looks[at("C3")].poise == "lifted"


def test_a_chosen_target_shows_only_those_that_will_move_in(position: Position) -> None:
    look = board_looks(position, Sight(SEAT, Attacking(at("C3"), at("B3"), 2)))[at("B3")]
    assert (look.tile.ghosts, look.arrow) == (2, Arrow((-1, 0), 2, near=True))


def test_an_own_tile_that_could_attack_instead_keeps_its_light(position: Position) -> None:
    assert board_looks(position, Sight(SEAT, Attacking(at("C3"))))[at("D4")].light == "legal"


def test_a_redistribution_strikes_what_is_taken_away(position: Position) -> None:
    mode = step(position, SEAT, begin(position, SEAT), Perform("P")).mode
    mode = step(position, SEAT, mode, Less(at("C3"))).mode
    look = board_looks(position, Sight(SEAT, mode))[at("C3")]
    assert (look.tile.cubes, look.tile.struck, look.counts, look.poise) == (4, 1, (4, 3), "counted")


def test_sowing_shows_what_withers_on_tiles_that_get_nothing(position: Position) -> None:
    mode = step(position, SEAT, begin(position, SEAT), Perform("A")).mode
    look = board_looks(position, Sight(SEAT, mode))[at("C3")]
    assert (look.tile.struck, look.light, look.counts) == (1, "target", (4, 3))


def test_a_chosen_site_is_lifted(position: Position) -> None:
    assert board_looks(position, Sight(SEAT, Building((at("D4"),))))[at("D4")].poise == "lifted"


def test_tiles_on_offer_show_the_two_actions_that_they_give(position: Position) -> None:
    looks = board_looks(position, Sight(SEAT, Swapping("P", at("D1"))))
    assert (looks[at("D1")].poise, looks[at("D1")].offer) == ("lifted", True)
    assert (looks[MARKET].poise, looks[MARKET].offer) == ("raised", True)
    # Politics and Agriculture, as the hand tile.
    assert looks[at("A5")].offer is False


@pytest.mark.parametrize(
    ("kind", "square", "ghosts", "struck"),
    [("T", "C1", 2, 0), ("C", "D3", 1, 0), ("A", "C3", 0, 1)],
)
def test_pointing_at_an_action_foretells_what_it_does(
    position: Position, kind: str, square: str, ghosts: int, struck: int
) -> None:
    tile = board_looks(position, Sight(SEAT, Idle(), kind=kind))[at(square)].tile
    assert (tile.ghosts, tile.struck) == (ghosts, struck)


def test_pointing_at_war_lights_whoever_can_attack(position: Position) -> None:
    looks = board_looks(position, Sight(SEAT, Idle(), kind="W"))
    assert looks[at("C3")].light == "legal"
    assert looks[at("C1")].light is None


def test_pointing_at_politics_leaves_the_board_as_it_is(position: Position) -> None:
    assert board_looks(position, Sight(SEAT, Idle(), kind="P")) == board_looks(position, AT_REST)
