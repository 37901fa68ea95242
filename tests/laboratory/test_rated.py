"""Players of leagues, rated as people are."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from laboratory.results import TERMS, made_up
from ziggurat_laboratory.playing.ledger import Ledger
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.rating.__main__ import main
from ziggurat_laboratory.rating.rated import Player, inversions, is_sure, players_of, rated

LEVELS = ("random", "apprentice", "merchant")


def ladder(games: int) -> list[PlayedGame]:
    """A league in which each level wins three of four games from the one below."""
    chance = Random(4)
    pairs = list(pairwise(LEVELS))
    return [
        made_up(f"{below} {above}", "2 1" if chance.random() < 0.75 else "1 2")
        for below, above in pairs
        for _ in range(games)
    ]


def test_the_stronger_is_rated_higher_though_nobody_was_known_before() -> None:
    found = rated(ladder(100), seed=1)
    assert [each.player.level for each in found] == ["merchant", "apprentice", "random"]
    assert [each.measured for each in found] == [1, 2, 3]
    assert inversions(found) == []


def test_the_order_of_the_games_follows_from_the_seed() -> None:
    games = ladder(30)
    assert rated(games, seed=1) == rated(games, seed=1) != rated(games, seed=2)


def test_where_a_level_has_several_seats_each_is_somebody_elses() -> None:
    assert players_of(["merchant", "random", "merchant"]) == [
        Player("merchant", 1),
        Player("random", 1),
        Player("merchant", 2),
    ]


def test_a_game_without_an_end_counts_for_nothing() -> None:
    assert rated([made_up("random merchant", "", ending=None)], seed=1) == []


def test_a_weaker_one_who_is_rated_higher_is_named_and_whether_that_is_sure() -> None:
    merchant, apprentice, random = rated(ladder(100), seed=1)
    assert inversions([random, merchant, apprentice]) == [(random, merchant), (random, apprentice)]
    assert is_sure((merchant, random))
    assert not is_sure((merchant, merchant))


def kept(path: Path, games: list[PlayedGame]) -> Path:
    with Ledger(path, TERMS) as ledger:
        for game in games:
            ledger.add(game)
    return path


def test_the_command_counts_those_who_are_rated_the_other_way_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(kept(tmp_path / "league.jsonl", ladder(60)))]) == 0
    said = capsys.readouterr().out
    assert "ur, 2 players, 120 games" in said
    assert "| merchant 1 " in said
    assert said.endswith("120 games. Rated the other way round than measured: 0 pairs, 0 of them surely.\n")


def test_a_file_that_is_no_league_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("hello\n")
    assert main([str(tmp_path / "notes.txt")]) == 2
    assert "is not a league's results file" in capsys.readouterr().err
