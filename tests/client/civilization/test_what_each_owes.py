"""The strip beside the map says of every nation what its player owes (3.1)."""

from __future__ import annotations

import pytest

from client.civilization.seating import board
from games.civilization.scenes import CIVILIZATION
from ziggurat.games.civilization.moving import begun
from ziggurat.games.civilization.position import Board, CivilizationOptions, Fight
from ziggurat.games.game import Viewer
from ziggurat_client.boards.civilization.players.owing import duty_of, owing_of
from ziggurat_client.wording.words import LANGUAGES, Words


def said(at: Board, viewer: Viewer = 1) -> list[str]:
    return [owing_of(at, seat, viewer, Words("en")).words for seat in range(at.seats)]


def moving(at: Board, seat: int, after: tuple[int, ...]) -> Board:
    return board(at.seats, "movement", movement=begun(seat, after, at.nations[seat]), owing=(seat,))


def test_whoever_is_asked_with_others_owes_an_answer_until_it_is_given() -> None:
    at = board(3, "cities", owing=(1, 2), answered=(0,))
    assert said(at) == ["has answered", "choose your cities", "choosing"]


def test_whoever_is_not_asked_owes_nothing() -> None:
    assert said(board(3, "ships", owing=(0,), answered=())) == ["choosing", "", ""]


def test_in_movement_it_is_told_who_moves_who_is_next_and_who_has_moved() -> None:
    at = moving(board(4), 1, (3, 2))
    assert said(at) == ["has moved", "move your tokens", "moves later", "next"]


def test_a_nation_without_a_piece_to_move_has_not_moved() -> None:
    at = moving(board(3), 1, ())
    gone = at.nations[2]
    for area, count in enumerate(gone.tokens):
        gone = gone.placed(area, -count)
    assert duty_of(at.with_nation(2, gone), 2) == "none"


def test_before_the_first_turn_the_nations_are_chosen_one_after_the_other() -> None:
    begins = CIVILIZATION.setup(3, CivilizationOptions(), 1).board
    (first,) = begins.owing
    by_product = sorted(range(3), key=lambda seat: begins.products[seat])
    assert by_product[0] == first
    assert [duty_of(begins, seat) for seat in by_product] == ["owes", "next", "waits"]


def test_in_a_fight_at_the_limit_it_is_asked_who_fights_on() -> None:
    at = board(3, "conflicts", owing=(1,), fight=Fight(0, ((0, 1),), 0))
    assert said(at)[1] == "fight on, or stop?"


def test_in_the_end_it_is_told_who_has_won() -> None:
    assert said(board(3, "over", owing=(), ending="turn_limit")) == ["has won", "", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["nations", "expansion", "ships", "movement", "support", "cities"])
def test_every_phase_that_asks_has_words_for_you_and_for_others(phase: str, language: str) -> None:
    at, words = board(2, phase, owing=(0, 1), movement=None), Words(language)  # type: ignore[arg-type]
    assert all(owing_of(at, seat, 0, words).words for seat in (0, 1))
