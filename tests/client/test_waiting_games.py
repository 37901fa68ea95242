"""The folders of games that wait."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from ziggurat.certainty import present
from ziggurat_client.kept.waiting_games import MOST, KeptGame, KeptGames, SeatKey, WaitingSign

YESTERDAY = 25 * 3600


def keep(folder: Path, played: float = 1.0) -> KeptGame:
    """A game that waits since then."""
    game = present(KeptGames(folder).begin())
    game.keep_key(SeatKey("a token", "UR-1", 0))
    game.keep_sign(WaitingSign("ur", 3, 2, ("Enlil",), ("Enlil",), ours=False, played=played))
    return game


def names(folder: Path) -> list[str]:
    """The folders there are."""
    return sorted(path.name for path in (folder / "games").iterdir())


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    older, newer = keep(tmp_path, 1.0), keep(tmp_path, 2.0)
    assert [game.name for game, _ in KeptGames(tmp_path).waiting()] == [newer.name, older.name]


def test_a_game_that_has_not_begun_does_not_wait(tmp_path: Path) -> None:
    KeptGames(tmp_path).begin()
    assert KeptGames(tmp_path).waiting() == []


def test_a_game_that_is_over_does_not_wait(tmp_path: Path) -> None:
    keep(tmp_path).end()
    assert KeptGames(tmp_path).waiting() == []


def test_a_game_whose_sign_is_damaged_still_waits(tmp_path: Path) -> None:
    game = keep(tmp_path)
    (game.folder / "waiting.json").write_bytes(b"\0\0\0")
    ((found, sign),) = KeptGames(tmp_path).waiting()
    assert (found.name, found.key.token, sign.round) == (game.name, "a token", 0)


def test_a_game_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    keep(tmp_path).give_up()
    assert names(tmp_path) == []


def test_the_oldest_of_too_many_give_way(tmp_path: Path) -> None:
    games = [keep(tmp_path, float(number)) for number in range(MOST + 2)]
    KeptGames(tmp_path).sweep()
    assert names(tmp_path) == sorted(game.name for game in games[2:])


def test_what_nobody_can_go_on_with_is_swept_away_after_a_day(tmp_path: Path) -> None:
    fresh, stale = (present(KeptGames(tmp_path).begin()) for _ in range(2))
    long_ago = time.time() - YESTERDAY
    os.utime(stale.folder, (long_ago, long_ago))
    KeptGames(tmp_path).sweep()
    assert names(tmp_path) == [fresh.name]


def test_where_no_folder_can_be_made_a_game_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("not a folder")
    assert KeptGames(tmp_path).begin() is None
    assert KeptGames(tmp_path).waiting() == []


def test_a_game_that_is_open_is_not_swept_away(tmp_path: Path) -> None:
    games = [keep(tmp_path, float(number)) for number in range(MOST + 1)]
    with closing(sqlite3.connect(games[0].folder / "in-use.sqlite3", isolation_level=None)) as server:
        server.execute("BEGIN EXCLUSIVE")
        KeptGames(tmp_path).sweep()
    assert games[0].waits
