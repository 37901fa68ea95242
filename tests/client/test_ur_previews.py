"""What a choice would lead to, told before it is made."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.actions import Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.choosing.modes import MARKET, Less, Mode, More, Perform, Sharing, Swapping
from ziggurat_client.boards.ur.choosing.previews import (
    Odds,
    Yield,
    action_yield,
    gains_of,
    losses_of,
    odds,
    points_after,
    points_of,
    shared_cubes,
    tile_at,
)
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


def at(name: str) -> int:
    """The square of that name."""
    return square_of(5, name)


@pytest.fixture
def position() -> Position:
    """Seat b to act, with Politics and Agriculture."""
    return parse(BOARD)


def shared(position: Position, *commands: Perform | More | Less) -> Sharing:
    """The sharing of cubes that the commands lead to."""
    mode: Mode = begin(position, SEAT)
    for command in commands:
        mode = step(position, SEAT, mode, command).mode
    assert isinstance(mode, Sharing)
    return mode


@pytest.mark.parametrize(
    ("attacker", "target", "expected", "left"),
    [
        ("C3", "D3", Odds(4, 2, 1), 1),
        ("C3", "B3", Odds(4, 0, 1), 3),
        ("D4", "C4", Odds(5, 1, 0), 4),
    ],
    ids=["against another face", "against a free tile", "from a War tile"],
)
def test_an_attack_tells_its_sum(position: Position, attacker: str, target: str, expected: Odds, left: int) -> None:
    found = odds(position, at(attacker), at(target))
    assert found == expected
    assert found.left == left


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        # C1 touches the border above and seat a's tile on its left.
        ("T", Yield(gained=2)),
        # C3 lies beside b's C2, a's D3 and c's C4.
        ("C", Yield(gained=1, given=2)),
        # Only D4 lies beside b's field D5.
        ("A", Yield(gained=2, lost=4)),
        ("P", Yield(gained=14)),
    ],
)
def test_an_action_tells_what_it_brings(position: Position, kind: str, expected: Yield) -> None:
    assert action_yield(position, SEAT, kind) == expected


def test_a_short_supply_brings_no_more_than_it_holds() -> None:
    # 19 of b's cubes lie on the grid; Trade would bring two.
    position = parse(BOARD.replace("CPb4", "CPb5").replace("ATb2", "ATb5").replace("WCb2", "WCb3"))
    assert action_yield(position, SEAT, "T") == Yield(gained=1)


def test_trade_shows_where_its_cubes_arrive(position: Position) -> None:
    assert gains_of(position, SEAT, "T") == {at("C1"): 2}


def test_culture_shows_the_cubes_of_every_owner(position: Position) -> None:
    assert gains_of(position, SEAT, "C") == {at("C2"): 1, at("D3"): 1, at("C4"): 1}


def test_agriculture_shows_what_withers(position: Position) -> None:
    assert losses_of(position, SEAT, "A") == {at("C1"): 1, at("C2"): 1, at("C3"): 1, at("D5"): 1}


def test_a_redistribution_shows_each_tile_before_and_after(position: Position) -> None:
    mode = shared(position, Perform("P"), Less(at("C3")), Less(at("C3")), More(at("C1")))
    assert shared_cubes(position, SEAT, mode)[at("C3")] == (4, 2)
    assert shared_cubes(position, SEAT, mode)[at("C1")] == (1, 2)
    assert shared_cubes(position, SEAT, mode)[at("D4")] == (5, 5)


def test_sowing_shows_the_withering_too(position: Position) -> None:
    mode = shared(position, Perform("A"))
    found = shared_cubes(position, SEAT, mode)
    # The field itself loses one and then gets two.
    assert found[at("D5")] == (2, 3)
    assert found[at("C3")] == (4, 3)


def test_giving_up_a_tile_costs_its_points_even_before_all_is_placed(position: Position) -> None:
    kept = points_after(position, SEAT, shared(position, Perform("P")))
    given_up = points_after(position, SEAT, shared(position, Perform("P"), Less(at("C1"))))
    assert kept is not None
    assert given_up is not None
    assert given_up < kept


def test_a_swap_that_is_not_chosen_yet_tells_no_points(position: Position) -> None:
    assert points_after(position, SEAT, Swapping("P")) is None


def test_a_refused_action_tells_no_points(position: Position) -> None:
    assert points_of(position, SEAT, Trade()) is None


def test_a_swap_tells_the_points_of_the_new_hand_tile(position: Position) -> None:
    # b shows T, W, C, W, A and holds Politics or Agriculture: 15 and 1. With Trade or Agriculture: 10 and 3.
    assert points_of(position, SEAT, Swap(at("D1"), "P")) == 13


def test_the_markets_tile_is_found_like_a_square(position: Position) -> None:
    assert (tile_at(position, MARKET), tile_at(position, at("D1"))) == ("TA", "AT")
