"""The command `ziggurat-bot league`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat_bot.__main__ import main
from ziggurat_laboratory.playing.ledger import read

ARGUMENTS = ("league", "--levels", "random", "apprentice", "--options", "max_rounds=3", "--jobs", "1")
PATIENCE = 60.0


def tables(printed: str) -> list[str]:
    """The lines of the tables without the columns of times."""
    return [line.rsplit("|", 3)[0] for line in printed.splitlines() if line.startswith("|")]


def test_it_plays_every_game_and_prints_the_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "league.jsonl"
    assert main([*ARGUMENTS, "--games", "4", "--players", "2", "3", "--results", str(results)]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("ur with lone_fields_wither = true, max_rounds = 3; deals from seed 1 on")
    assert "### 2 players\n\n4 games of" in printed.out
    assert "### 3 players\n\n6 games of" in printed.out
    assert "10 of 10 games" in printed.err
    assert len(read(results)[1]) == 10


def test_without_a_wish_the_results_lie_below_build_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ARGUMENTS, "--games", "2"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["build"]
    assert len(read(tmp_path / "build" / "league-ur.jsonl")[1]) == 2


def test_what_was_killed_in_the_middle_goes_on_to_the_same_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    asked = (*ARGUMENTS, "--games", "10", "--results")
    main([*asked, str(whole)])
    expected = tables(capsys.readouterr().out)
    lines = whole.read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join(lines[:5]) + lines[5][:30])
    assert main([*asked, str(broken)]) == 0
    printed = capsys.readouterr()
    assert "6 of 6 games" in printed.err
    assert tables(printed.out) == expected


def test_more_games_add_to_what_the_file_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = ["--results", str(tmp_path / "league.jsonl")]
    main([*ARGUMENTS, "--games", "4", *results])
    main([*ARGUMENTS, "--games", "6", *results])
    assert "2 of 2 games" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent to one process there")
def test_ctrl_c_keeps_what_was_played_and_prints_it(tmp_path: Path) -> None:
    results = tmp_path / "league.jsonl"
    arguments = [*ARGUMENTS[:-1], "2", "--games", "100000", "--results", str(results)]
    with subprocess.Popen(
        [sys.executable, "-m", "ziggurat_bot", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as league:
        while not results.exists() or results.read_bytes().count(b"\n") < 5:
            assert league.poll() is None
        league.send_signal(signal.SIGINT)
        try:
            printed, said = league.communicate(timeout=PATIENCE)
        finally:
            league.kill()
    assert league.returncode == 130
    games = read(results)[1]
    assert "Stopped. The same command goes on from there." in said
    assert "Traceback" not in said
    assert f"\n{len(games):,} games of" in printed


def test_it_plots_the_ratings(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "plots" / "league.png"
    main([*ARGUMENTS, "--games", "2", "--results", str(tmp_path / "league.jsonl"), "--plot", str(picture)])
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_it_renews_the_tables_of_a_page_and_leaves_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, results = tmp_path / "strength.md", str(tmp_path / "league.jsonl")
    asked = [*ARGUMENTS, "--results", results, "--page", str(page)]
    main([*asked, "--games", "2"])
    page.write_text(f"An introduction.\n\n{page.read_text()}\nA conclusion.\n")
    capsys.readouterr()
    main([*asked, "--games", "4"])
    text = page.read_text()
    assert text.startswith("An introduction.\n\n# Strength of the levels in ur\n")
    assert text.endswith("\nA conclusion.\n")
    assert set(tables(capsys.readouterr().out)) == set(tables(text))
    assert "4 games of" in text


def test_without_matplotlib_it_says_what_is_missing_before_it_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    results = tmp_path / "league.jsonl"
    assert main([*ARGUMENTS, "--results", str(results), "--plot", "league.png"]) == 1
    assert "pip install 'ziggurat-arcade[dev]'" in capsys.readouterr().err
    assert not results.exists()


def test_a_file_of_other_terms_ends_it_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = ["--games", "2", "--results", str(tmp_path / "league.jsonl")]
    main([*ARGUMENTS, *results])
    assert main([*ARGUMENTS, *results, "--seed", "2"]) == 1
    assert "was played under other terms: its seed is 1, not 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "senet"], "invalid choice: 'senet'"),
        (["--levels", "king", "divine"], "no level is called 'divine'"),
        (["--levels", "king", "king"], "a league needs two levels"),
        (["--players", "5"], "ur is not played by 5"),
        (["--games", "0"], "a number from 1 to 1,000,000"),
        (["--jobs", "many"], "a number from 1 to 1,000,000"),
        (["--options", "gods=12"], "unknown field `gods`"),
        (["--seed", "-1"], "a number from 1 to 1,000,000"),
    ],
)
def test_bad_arguments_end_it_with_two(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["league", *arguments])
    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err
