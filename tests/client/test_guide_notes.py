"""What the guide of a first game remembers."""

from __future__ import annotations

from pathlib import Path

from ziggurat.certainty import present
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.waiting_games import KeptGames


def test_a_game_without_notes_is_not_guided(tmp_path: Path) -> None:
    assert present(KeptGames(tmp_path).begin()).guide is None


def test_a_guided_game_stays_guided_before_anything_is_said(tmp_path: Path) -> None:
    game = present(KeptGames(tmp_path).begin())
    GuideNotes(game.folder).begin()
    assert present(game.guide).speaks


def test_what_was_said_is_remembered_with_the_game(tmp_path: Path) -> None:
    game = present(KeptGames(tmp_path).begin())
    GuideNotes(game.folder).note("goal")
    assert present(game.guide).said == {"goal"}


def test_a_guide_that_was_switched_off_stays_silent(tmp_path: Path) -> None:
    game = present(KeptGames(tmp_path).begin())
    GuideNotes(game.folder).switch()
    assert not present(game.guide).speaks


def test_damaged_notes_begin_anew(tmp_path: Path) -> None:
    game = present(KeptGames(tmp_path).begin())
    (game.folder / "guide.json").write_bytes(b"\0")
    notes = present(game.guide)
    assert (notes.speaks, notes.said) == (True, frozenset())


def test_a_game_that_no_folder_keeps_is_remembered_while_it_lasts() -> None:
    notes = GuideNotes()
    notes.note("goal")
    assert notes.said == {"goal"}
