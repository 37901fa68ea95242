"""The command `python -m ziggurat_laboratory.reviewing`: the swings of reviews, asked again of a deeper search."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.matches import careless_match
from ziggurat.bots.review import Judge, Swing, played_turns
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import league_terms
from ziggurat_laboratory.reviewing.__main__ import main
from ziggurat_laboratory.reviewing.doubted import Doubted, doubted
from ziggurat_laboratory.reviewing.findings import told
from ziggurat_laboratory.reviewing.reviewed_game import Nodes, ReviewedGame, reviewed_game
from ziggurat_laboratory.reviewing.reviewed_ledger import Asked, BadReviews, keep, kept

TERMS = league_terms("ur", ["max_rounds=1"], seed=4)
NODES = Nodes(1, 300)
"""As few as there can be."""
COMMAND = ("--levels", "random", "--games", "1", "--jobs", "1", "--options", "max_rounds=1", "--review", "1")


def swing(deeper: float, king: float | None = None) -> Doubted:
    """A swing of ten per cent as the review has it."""
    return Doubted(3, 0, 0.1, deeper, king)


def game(*swings: Doubted, deal: int = 0) -> ReviewedGame:
    """A game of forty turns with these swings."""
    return ReviewedGame(("priest", "merchant"), deal, 40, 2.0, swings)


@pytest.mark.thorough
def test_a_game_is_played_and_reviewed_and_every_swing_is_doubted() -> None:
    fixture = Fixture(("random", "random"), 0)
    found = reviewed_game(TERMS, NODES, lambda: 0.0, fixture)
    assert found.fixture == fixture
    assert found.swings
    assert [swing.claimed for swing in found.swings] == sorted((s.claimed for s in found.swings), reverse=True)
    assert found.seconds == 0


def test_a_doubt_asks_the_same_of_the_turn_that_was_played_and_of_the_one_that_is_recommended() -> None:
    match, judge = careless_match(rounds=1), Judge(careless_match(rounds=1).game, 300)
    turns = played_turns(match)
    number, reviewed = max(enumerate(map(judge.review, turns)), key=lambda each: each[1].missed)
    asked = doubted(match, turns[number], Swing(number, reviewed), 300)
    assert asked.deeper == asked.claimed == pytest.approx(reviewed.missed, abs=1e-6)


def test_a_swing_without_a_plan_cannot_be_doubted() -> None:
    match = careless_match(rounds=1)
    turn = played_turns(match)[0]
    reviewed = Judge(match.game, 300).review(turn)
    with pytest.raises(ValueError, match="without a plan"):
        doubted(match, turn, Swing(0, type(reviewed)(turn.seat, turn.first, reviewed.chances)), 300)


def test_agreement_is_told_with_its_confidence() -> None:
    words = told([game(swing(0.2), swing(0.01, 0.5)), game(swing(-0.1, -0.25), swing(0.1), deal=1)])
    assert "2 games of 80 turns, 4 swings, 2.0 s a review" in words
    assert "better by the deeper search: 3 of 4, 75.0% (30% to 95%)" in words
    assert "better by 3% or more: 2 of 4, 50.0% (15% to 85%)" in words
    assert "preferred by a King, where that is known: 1 of 2" in words


def test_the_worst_contradictions_are_told_the_worst_first() -> None:
    *_, worst, other = told([game(swing(0.01), swing(0.2)), game(swing(-0.1, -0.25), deal=7)]).splitlines()
    assert worst == "  priest merchant, deal 7, turn 4, seat 0: claimed +10.0%, deeper -10.0%, lead -0.250"
    assert "deeper +1.0%" in other


def test_nothing_reviewed_says_nothing_wrong() -> None:
    assert "0 games of 0 turns" in told([])


def test_what_was_reviewed_is_kept_and_a_torn_line_is_dropped(tmp_path: Path) -> None:
    file, asked = tmp_path / "new" / "reviews.jsonl", Asked("ziggurat reviews", TERMS, 4, NODES)
    assert kept(file, asked) == []
    keep(file, game(swing(0.2)))
    file.write_bytes(file.read_bytes() + b'{"levels":')
    assert kept(file, asked) == [game(swing(0.2))]
    keep(file, game(deal=1))
    assert kept(file, asked) == [game(swing(0.2)), game(deal=1)]


def test_a_file_of_another_question_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "reviews.jsonl"
    kept(file, Asked("ziggurat reviews", TERMS, 4, NODES))
    with pytest.raises(BadReviews, match="another question"):
        kept(file, Asked("ziggurat reviews", TERMS, 5, NODES))


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Ninsun\n", encoding="utf-8")
    with pytest.raises(BadReviews, match="no file of reviewed games"):
        kept(file, Asked("ziggurat reviews", TERMS, 4, NODES))
    assert file.read_text(encoding="utf-8") == "Ninsun\n"


@pytest.mark.thorough
def test_the_command_goes_on_from_what_it_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [*COMMAND, "--nodes", "300", "--results", str(tmp_path / "reviews.jsonl")]
    assert main(command) == 0
    first = capsys.readouterr()
    assert "deals from seed 1 on" in first.out
    assert "1 of 1 games" in first.err
    assert main(command) == 0
    again = capsys.readouterr()
    assert again.out == first.out
    assert again.err == ""


def test_the_command_refuses_a_table_that_the_game_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--players", "9"]) == 1
    assert "ur is not played by 9" in capsys.readouterr().err
