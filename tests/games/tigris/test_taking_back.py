"""What can be taken back, and until when (rule 11, R39)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse
from games.tigris.scenes import build, land, leader, leave, move, strike, tile
from ziggurat.games.game import Action, Options
from ziggurat.games.tigris.actions import ChooseWar, Commit, DeclineMonument, EndTurn, SwapTiles, WithdrawLeader
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.rules import Tigris
from ziggurat.match.match import Match

A, B = 0, 1
FULL = ("kkrrbg", "kkrrbg")


class _Begun(Tigris):
    """Tigris & Euphrates from the middle of a scene on."""

    def __init__(self, begun: Position) -> None:
        self._begun = begun

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return self._begun


def opened(begun: Position, *actions: Action) -> Match:
    """A match that begins there, after these actions of whoever has to decide."""
    match = Match(_Begun(begun), begun.board.seats, seed=1)
    for action in actions:
        match.apply(match.due.seats[0], action)
    return match


@pytest.mark.parametrize(
    ("drawing", "action"),
    [
        ("r.", leader("black", "F4")),
        ("rA\n..", move("black", "E5")),
        ("rA", WithdrawLeader("black")),
        ("rA.", tile("black", "G4")),
        ("rA", strike("H4")),
        ("r.rG", leader("red", "F4")),
        ("Ar.rF", tile("black", "G4")),
    ],
)
def test_what_shows_nothing_hidden_can_be_taken_back(drawing: str, action: Action) -> None:
    begun = land(drawing, hands=FULL)
    match = opened(begun, action)
    assert len(match.undo(A)) == 1
    assert match.position == begun


@pytest.mark.parametrize(
    ("drawing", "actions"),
    [
        ("kk\nk.", (tile("black", "F5"), build("black-red", "E4"))),
        ("kk\nk.", (tile("black", "F5"), DeclineMonument())),
        ("DR.R", (tile("black", "G4"), leave("F4"))),
        ("kA.Fk\nDr.rI\ng...g", (tile("red", "G4"), ChooseWar("green"))),
    ],
)
def test_answers_to_what_the_own_action_asks_are_taken_back_one_by_one(
    drawing: str, actions: tuple[Action, ...]
) -> None:
    begun = land(drawing, hands=FULL)
    match = opened(begun, *actions)
    assert [len(match.undo(A)) for _ in actions] == [1, 1]
    assert match.position == begun


def test_the_automatic_end_of_a_turn_in_which_nobody_draws_goes_back_with_its_action() -> None:
    match = opened(parse(hands=FULL), leader("black", "F4"), leader("red", "G3"))
    assert match.position.board.seat == B
    assert not match.may_undo(B)
    assert len(match.undo(A)) == 1
    assert (match.position.board.seat, match.position.board.actions) == (A, 1)


def test_a_turn_that_was_ended_can_be_taken_back_until_the_next_seat_has_acted() -> None:
    match = opened(parse(hands=FULL), EndTurn())
    assert match.may_undo(A)
    match.apply(B, leader("black", "F4"))
    assert not match.may_undo(A)
    assert match.may_undo(B)


@pytest.mark.parametrize(
    ("hands", "actions"),
    [
        (FULL, (SwapTiles(("black",)),)),
        (("kkrrb", "kkrrbg"), (EndTurn(),)),
        (("kkrrbg", "kkrrb"), (EndTurn(),)),
    ],
)
def test_what_drew_tiles_is_final_whoever_drew_them(hands: tuple[str, ...], actions: tuple[Action, ...]) -> None:
    match = opened(parse(hands=hands), *actions)
    assert not match.may_undo(A)
    assert not match.may_undo(B)


def test_a_number_of_tiles_in_a_conflict_is_final() -> None:
    match = opened(land("r.rG", hands=FULL), leader("red", "F4"))
    assert match.may_undo(A)
    match.apply(A, Commit(1))
    assert not match.may_undo(A)
    match.apply(B, Commit(0))
    assert not match.may_undo(A)
    assert not match.may_undo(B)


def test_a_treasure_that_another_seat_chose_is_taken_back_by_that_seat_alone() -> None:
    match = opened(land("IR.R", hands=FULL), tile("black", "G4"))
    assert match.may_undo(A)
    match.apply(B, leave("F4"))
    assert not match.may_undo(A)
    assert len(match.undo(B)) == 1
    assert match.position.board.phase == "treasure"


def test_what_ended_the_game_is_final() -> None:
    match = opened(land("AR", hands=FULL), EndTurn())
    assert match.result is not None
    assert not match.may_undo(A)
