"""What is kept of puzzles: what was tried and solved, and the days in a row."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from ziggurat_client.kept.puzzle_notes import FILE, Note, PuzzleNotes
from ziggurat_client.puzzles.stock import of_the_day, shipped

TODAY = date(2026, 3, 6)
DAY = timedelta(days=1)


@pytest.fixture
def notes(tmp_path: Path) -> PuzzleNotes:
    return PuzzleNotes(tmp_path)


def solve(notes: PuzzleNotes, *days_ago: int) -> None:
    """Solve the day's puzzle on those days."""
    for ago in days_ago:
        notes.solved(f"ur-{ago}-1", TODAY - ago * DAY)


def test_a_puzzle_is_untouched_then_tried_then_solved(notes: PuzzleNotes) -> None:
    states = [notes.state("ur-1-1")]
    notes.tried("ur-1-1")
    states.append(notes.state("ur-1-1"))
    notes.solved("ur-1-1")
    assert [*states, notes.state("ur-1-1")] == ["untouched", "tried", "solved"]


def test_tries_are_counted_and_kept(tmp_path: Path, notes: PuzzleNotes) -> None:
    notes.tried("ur-1-1")
    notes.tried("ur-1-1")
    notes.solved("babel-1-1")
    again = PuzzleNotes(tmp_path)
    assert again.of("ur-1-1") == Note(tries=2)
    assert again.state("babel-1-1") == "solved"


def test_days_in_a_row_are_counted_up_to_today(notes: PuzzleNotes) -> None:
    solve(notes, 0, 1, 2, 4)
    assert notes.streak(TODAY) == 3


def test_the_row_stands_until_today_is_over(notes: PuzzleNotes) -> None:
    solve(notes, 1, 2)
    assert notes.streak(TODAY) == 2
    assert notes.streak(TODAY + DAY) == 0


def test_the_best_row_stays_though_it_is_broken(notes: PuzzleNotes) -> None:
    solve(notes, 0, 5, 6, 7, 8)
    assert (notes.streak(TODAY), notes.best) == (1, 4)


def test_a_puzzle_of_another_day_keeps_no_day(notes: PuzzleNotes) -> None:
    notes.solved("ur-1-1")
    assert notes.streak(TODAY) == 0


def test_a_wrong_try_does_not_end_the_days_puzzle(notes: PuzzleNotes) -> None:
    notes.tried("ur-1-1")
    assert notes.solved("ur-1-1", TODAY)
    assert notes.streak(TODAY) == 1


def test_the_answer_ends_it_for_that_puzzle_alone(notes: PuzzleNotes) -> None:
    solve(notes, 1)
    notes.looked_up("ur-9-1")
    assert not notes.solved("ur-9-1", TODAY)
    assert (notes.state("ur-9-1"), notes.streak(TODAY)) == ("answered", 1)
    assert notes.solved("babel-1-1")


def test_the_answer_takes_nothing_from_a_puzzle_that_was_solved(notes: PuzzleNotes) -> None:
    solve(notes, 0)
    notes.looked_up("ur-0-1")
    assert (notes.state("ur-0-1"), notes.streak(TODAY)) == ("solved", 1)


def test_the_week_begins_on_monday(notes: PuzzleNotes) -> None:
    solve(notes, 0)  # a Friday
    assert [kept for _, kept in notes.week(TODAY)] == [False, False, False, False, True, False, False]
    assert notes.week(TODAY)[0][0] == date(2026, 3, 2)


@pytest.mark.parametrize("content", [b"\xff", b"[]", b'{"days": 3}', b'{"puzzles": {"../x": 4}}'])
def test_a_damaged_file_is_put_aside_and_begins_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    notes = PuzzleNotes(tmp_path)
    assert (notes.streak(TODAY), notes.state("ur-1-1")) == (0, "untouched")
    assert (tmp_path / f"{FILE}.broken").read_bytes() == content


def test_what_can_be_read_of_a_damaged_file_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"puzzles": {"ur-1-1": {"solved": true}, "ur-2-1": {"tries": -1}}, "days": ["x"]}')
    notes = PuzzleNotes(tmp_path)
    assert (notes.state("ur-1-1"), notes.state("ur-2-1")) == ("solved", "untouched")


def test_the_days_puzzle_is_everybodys_and_another_one_the_next_day() -> None:
    puzzles = [puzzle for each in shipped().values() for puzzle in each]
    today = of_the_day(puzzles, TODAY)
    assert of_the_day(list(reversed(puzzles)), TODAY) is today
    assert of_the_day(puzzles, TODAY + DAY) is not today


def test_every_puzzle_has_its_day() -> None:
    puzzles = [puzzle for each in shipped().values() for puzzle in each]
    days = {of_the_day(puzzles, TODAY + number * DAY).name for number in range(len(puzzles))}
    assert days == {puzzle.name for puzzle in puzzles}
