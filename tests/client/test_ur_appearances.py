"""What each square looks like while a player chooses."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.squares import square_of
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.boards.ur.board.appearances import AT_REST, Arrow, Sight, board_appearances
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
    appearances = board_appearances(position, AT_REST)
    assert appearances[at("A1")].tile == TileAppearance("C", "P", owner=0, cubes=3)
    assert appearances[at("B2")].tile == TileAppearance("C", "A", owner=0, built=True)
    assert appearances[MARKET].tile == TileAppearance("T", "A")
    assert all(appearance.light is None and appearance.shade == "rest" for appearance in appearances.values())


def test_a_watcher_sees_no_light(position: Position) -> None:
    appearances = board_appearances(position, Sight(None, Placing()))
    assert all(appearance.light is None for appearance in appearances.values())


def test_squares_that_can_be_chosen_glow_and_the_others_stand_back(position: Position) -> None:
    appearances = board_appearances(position, Sight(SEAT, Placing()))
    assert appearances[at("D1")].light == "legal"
    assert appearances[at("A1")].shade == "dim"
    assert appearances[at("D4")].shade == "own_dim"


def test_the_square_that_is_meant_shows_the_cube_to_come(position: Position) -> None:
    appearance = board_appearances(position, Sight(SEAT, Placing(), near=at("C2")))[at("C2")]
    assert (appearance.light, appearance.tile.ghosts, appearance.tile.ghost_owner) == ("hovered", 1, SEAT)


def test_a_target_shows_the_fallen_the_newcomers_and_the_arrow(position: Position) -> None:
    appearances = board_appearances(position, Sight(SEAT, Attacking(at("C3")), near=at("D3")))
    target = appearances[at("D3")]
    assert (target.tile.struck, target.tile.ghosts, target.tile.ghost_owner) == (2, 1, SEAT)
    assert target.arrow == Arrow((1, 0), 1, near=True)
    assert appearances[at("C3")].poise == "lifted"


def test_a_chosen_target_shows_only_those_that_will_move_in(position: Position) -> None:
    appearance = board_appearances(position, Sight(SEAT, Attacking(at("C3"), at("B3"), 2)))[at("B3")]
    assert (appearance.tile.ghosts, appearance.arrow) == (2, Arrow((-1, 0), 2, near=True))


def test_an_own_tile_that_could_attack_instead_keeps_its_light(position: Position) -> None:
    assert board_appearances(position, Sight(SEAT, Attacking(at("C3"))))[at("D4")].light == "legal"


def test_a_redistribution_strikes_what_is_taken_away(position: Position) -> None:
    mode = step(position, SEAT, begin(position, SEAT), Perform("P")).mode
    mode = step(position, SEAT, mode, Less(at("C3"))).mode
    appearance = board_appearances(position, Sight(SEAT, mode))[at("C3")]
    assert (appearance.tile.cubes, appearance.tile.struck, appearance.counts, appearance.poise) == (
        4,
        1,
        (4, 3),
        "counted",
    )


def test_sowing_shows_what_withers_on_tiles_that_get_nothing(position: Position) -> None:
    mode = step(position, SEAT, begin(position, SEAT), Perform("A")).mode
    appearance = board_appearances(position, Sight(SEAT, mode))[at("C3")]
    assert (appearance.tile.struck, appearance.light, appearance.counts) == (1, "target", (4, 3))


def test_a_chosen_site_is_lifted(position: Position) -> None:
    assert board_appearances(position, Sight(SEAT, Building((at("D4"),))))[at("D4")].poise == "lifted"


def test_tiles_on_offer_show_the_two_actions_that_they_give(position: Position) -> None:
    appearances = board_appearances(position, Sight(SEAT, Swapping("P", at("D1"))))
    assert (appearances[at("D1")].poise, appearances[at("D1")].offer) == ("lifted", True)
    assert (appearances[MARKET].poise, appearances[MARKET].offer) == ("raised", True)
    # Politics and Agriculture, as the hand tile.
    assert appearances[at("A5")].offer is False


@pytest.mark.parametrize(
    ("kind", "square", "ghosts", "struck"),
    [("T", "C1", 2, 0), ("C", "D3", 1, 0), ("A", "C3", 0, 1)],
)
def test_pointing_at_an_action_foretells_what_it_does(
    position: Position, kind: str, square: str, ghosts: int, struck: int
) -> None:
    tile = board_appearances(position, Sight(SEAT, Idle(), kind=kind))[at(square)].tile
    assert (tile.ghosts, tile.struck) == (ghosts, struck)


def test_pointing_at_war_lights_whoever_can_attack(position: Position) -> None:
    appearances = board_appearances(position, Sight(SEAT, Idle(), kind="W"))
    assert appearances[at("C3")].light == "legal"
    assert appearances[at("C1")].light is None


def test_pointing_at_politics_leaves_the_board_as_it_is(position: Position) -> None:
    assert board_appearances(position, Sight(SEAT, Idle(), kind="P")) == board_appearances(position, AT_REST)
