"""The command `python -m ziggurat_laboratory.balance`: games among equals, and the page they are told on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat_laboratory.balance.__main__ import main
from ziggurat_laboratory.balance.study import load
from ziggurat_laboratory.balance.tables import tables
from ziggurat_laboratory.pages.page import table_names
from ziggurat_laboratory.playing.ledger import read

PLAY = ("--level", "random", "--games", "6", "--jobs", "1", "--options", "max_rounds=5")


@pytest.fixture
def on(tmp_path: Path) -> Path:
    """Six games of two and six of three, played by the rules as they are."""
    results = tmp_path / "on.jsonl"
    for players in ("2", "3"):
        assert main(["play", str(results), "--players", players, *PLAY]) == 0
    return results


@pytest.fixture
def off(tmp_path: Path) -> Path:
    """Six games of two in which lone fields do not wither."""
    results = tmp_path / "off.jsonl"
    assert main(["play", str(results), "--players", "2", *PLAY, "lone_fields_wither=false"]) == 0
    return results


def test_games_among_equals_are_kept_in_a_file(on: Path) -> None:
    _, games = read(on)
    assert [len(game.levels) for game in games] == [2] * 6 + [3] * 6
    assert {level for game in games for level in game.levels} == {"random"}


def test_a_page_is_begun_with_its_study_and_its_pictures_beside_it(tmp_path: Path, on: Path, off: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "balance.md"
    assert main(["write", str(page), str(on), str(off)]) == 0
    study = load(tmp_path / "balance.json")
    assert [(sample.players, sample.games) for sample in study.samples] == [(2, 6), (3, 6), (2, 6)]
    assert all(table in page.read_text() for table in tables(study).values())
    pictures = {picture.name for picture in (tmp_path / "images" / "balance").iterdir()}
    assert {"length.png", "first-player.png", "scores.png", "slots.png", "difference-2-players.png"} <= pictures


@pytest.mark.thorough
def test_the_tables_of_a_page_are_renewed_and_its_words_stay(tmp_path: Path, on: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "balance.md"
    page.write_text("What we think.\n\n<!-- table: scores -->\n<!-- end of table -->\n", encoding="utf-8")
    assert main(["write", str(page), str(on)]) == 0
    text = page.read_text()
    assert text.startswith("What we think.\n\n<!-- table: scores -->\n\n| ")
    assert table_names(text) == ["scores"]


@pytest.mark.thorough
def test_other_options_are_told_beside_those_they_are_compared_with(tmp_path: Path, on: Path, off: Path) -> None:
    pytest.importorskip("matplotlib")
    main(["write", str(tmp_path / "balance.md"), str(on), str(off)])
    told = tables(load(tmp_path / "balance.json"))["differences"]
    assert told.startswith("**2 players**")
    assert "3 players" not in told
    assert "| lone fields wither = true | lone fields wither = false |" in told


@pytest.mark.thorough
def test_shares_are_compared_under_the_name_of_their_whole(tmp_path: Path, on: Path, off: Path) -> None:
    pytest.importorskip("matplotlib")
    main(["write", str(tmp_path / "balance.md"), str(on), str(off)])
    told = tables(load(tmp_path / "balance.json"))["differences"]
    assert "| slots: war " in told
    assert "| attacks: on owned " in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "{}/new.jsonl", "--players", "7"], "ur is not played by 7"),
        (["play", "{}/new.jsonl", "--options", "gods=12"], "unknown field `gods`"),
        (["play", "{}/on.jsonl", "--seed", "2"], "was played under other terms"),
        (["write", "{}/page.md", "{}/none.jsonl"], "No such file"),
        (["write", "{}/strange.md", "{}/on.jsonl"], "there is no table 'gods'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: list[str], complaint: str, tmp_path: Path, on: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "strange.md").write_text("<!-- table: gods -->\n<!-- end of table -->\n")
    assert main([argument.format(tmp_path) for argument in arguments]) == 1
    said = capsys.readouterr().err
    assert "ziggurat_laboratory.balance: " in said
    assert complaint in said
