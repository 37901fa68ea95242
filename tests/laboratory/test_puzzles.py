"""The command that finds puzzles in games of bots."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from ziggurat.bots.puzzles.trying import in_order, outcome
from ziggurat.match.puzzle import load, save, set_up
from ziggurat_laboratory.puzzles.__main__ import main

CONTENT = (resources.files("ziggurat_assets") / "puzzles" / "ur.jsonl").read_bytes()
SOME = [set_up(puzzle) for puzzle in load(CONTENT)[:4]]


def test_a_file_that_has_all_that_is_wanted_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ur.jsonl"
    file.write_bytes(save(SOME[0].puzzle))
    assert main(["--game", "ur", "--wanted", "1", "--out", str(file)]) == 0
    assert file.read_bytes() == save(SOME[0].puzzle)
    assert "1 of 1" in capsys.readouterr().out


def test_a_file_that_is_none_is_refused_and_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ur.jsonl"
    file.write_bytes(b"clay\n")
    assert main(["--game", "ur", "--out", str(file)]) == 1
    assert "line 1" in capsys.readouterr().err
    assert file.read_bytes() == b"clay\n"


def test_a_number_of_players_that_the_game_does_not_take_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "babel", "--players", "3", "--out", str(tmp_path / "x")]) == 1
    assert "not played by 3" in capsys.readouterr().err


def test_a_solution_has_no_step_that_it_does_not_need() -> None:
    for puzzle in SOME:
        steps = puzzle.solution
        for number in range(len(steps)):
            shorter = (*steps[:number], *steps[number + 1 :])
            found, _ = outcome(puzzle.rules, puzzle.start, puzzle.puzzle.seat, in_order(shorter))
            assert found == "missed", (puzzle.puzzle.name, number)
