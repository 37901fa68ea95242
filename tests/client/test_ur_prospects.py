"""What a deed of Ur would bring, told before it is done: points, nothing, or a loss that is said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.games import game_named
from ziggurat.games.ur.actions import Agriculture
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import score
from ziggurat.match.match import Match
from ziggurat_client.boards.ur.choosing.prospects import (
    best_attack,
    best_building,
    best_free,
    is_worth_it,
    prospect_of,
    withered,
)
from ziggurat_client.boards.ur.words.hint import HintSentence
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.wording.words import Words

SEAT = 0
BOARD = """
    seat a
    round 4
    hands {hand} PA
    market CP TA AC
    1 {corner} ATb2 CA   AT   CA
    2 WP       CAb1 WC   PT   TW
    3 CT       PW   CPb3 ACa2 WA
    4 TC       CP   TP   WP   AW
    5 PA       TP   WA   ATb2 WA
"""
TELLER = UrTeller(Words("en"), 5, SEAT)


def board(corner: str = "CPa4", hand: str = "WT") -> Position:
    """A board on which our seat has A1 and a lone field on D3."""
    return parse(BOARD.format(corner=corner, hand=hand))


def test_war_names_the_attack_that_brings_most_points() -> None:
    assert TELLER.preview(board(), SEAT, "W") == "A1 can take A2: +4 points"


def test_war_that_brings_no_points_says_so() -> None:
    assert TELLER.preview(board("CPa1"), SEAT, "W").endswith("no points")


def test_trade_without_a_trade_tile_would_bring_nothing_and_is_not_lit() -> None:
    assert TELLER.preview(board(), SEAT, "T") == "now: it would bring nothing"
    assert not is_worth_it(board(), SEAT, "T")


def test_trade_at_the_border_is_lit() -> None:
    assert is_worth_it(board("TPa1"), SEAT, "T")


def test_agriculture_that_costs_a_tile_says_the_points_lost_and_is_not_lit() -> None:
    position = board("CPa1", hand="AT")
    assert TELLER.preview(position, SEAT, "A") == "now: 2 lost, −3 points: 3 left"
    assert not is_worth_it(position, SEAT, "A")


def test_agriculture_without_a_field_says_that_there_is_nothing_to_sow() -> None:
    fieldless = parse(BOARD.format(corner="CPa4", hand="AT").replace("ACa2", "CWa2"))
    assert TELLER.preview(fieldless, SEAT, "A") == "now: 2 lost, nothing to sow"


def test_politics_with_one_tile_has_nothing_to_move() -> None:
    assert is_worth_it(board(hand="PT"), SEAT, "P")
    assert not is_worth_it(board("CP", hand="PT"), SEAT, "P")


def test_building_tells_its_points_and_that_it_takes_the_whole_turn() -> None:
    found = best_building(board("CPa5"), SEAT)
    assert found is not None
    assert TELLER.cost("build", found, brief=True) == "the turn: +4"


def test_where_nothing_is_ready_no_points_are_promised_for_building() -> None:
    assert best_building(board(), SEAT) is None
    assert TELLER.cost("build", None, brief=True) == "whole turn"


def test_a_cube_on_a_free_tile_says_that_it_takes_the_whole_turn() -> None:
    found = best_free(board(), SEAT)
    assert TELLER.cost("place", found, brief=False) == "free tile: 2 actions, +4 points"


@pytest.mark.parametrize(("gain", "said"), [("CPa1", "3 points fewer for now"), ("CPa4", "")])
def test_a_hint_that_lowers_the_score_says_so(gain: str, said: str) -> None:
    position = board(gain, hand="AT")
    sentence = HintSentence(Words("en"), TELLER, ("Ninsun", "Kubaba")).say(position, SEAT, Agriculture(()))
    assert (said in sentence) if said else ("fewer" not in sentence)


@given(st.integers(0, 30), st.integers(0, 60))
def test_a_deed_makes_of_the_score_what_was_promised(seed: int, steps: int) -> None:
    match = Match(game_named("ur"), 2, seed=seed)
    chance = Random(seed)
    for _ in range(steps):
        match.apply(match.due.seats[0], chance.choice(_offered(match)))
    position: Position = match.position
    seat = match.due.seats[0]
    action = chance.choice(_offered(match))
    promised = prospect_of(position, seat, action)
    match.apply(seat, action)
    assert promised is not None
    assert promised.points == score(match.position, seat).points
    assert promised.gain == promised.points - score(position, seat).points


def _offered(match: Match) -> list[Any]:
    return list(match.game.candidates(match.view(match.due.seats[0])))


def test_no_attack_brings_more_than_the_best() -> None:
    found = best_attack(board(), SEAT)
    assert found is not None
    attack, prospect = found
    assert prospect == prospect_of(board(), SEAT, attack)


def test_sowing_adds_nothing_to_what_withering_leaves() -> None:
    position = board(hand="AT")
    assert withered(position, SEAT) == prospect_of(position, SEAT, Agriculture(()))
