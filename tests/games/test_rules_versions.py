"""A game's rules and their version change together, so that no match is played on under other rules than its own."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from games.golden_matches import golden_records
from games.random_play import AnyGame
from ziggurat.games import GAMES, NoSuchRules, game_named
from ziggurat.match.record import MatchRecord, load
from ziggurat.match.replaying import verify

HERE = Path(__file__).parent
OLD = HERE.parent / "records_of_0_1"
"""Records as version 0.1 wrote them: without a version of the rules, and with no digest but the last."""

POSITIONS = {
    ("ur", 1): "8222a87193ca0c0b7a4e37e5ff541f110cfb861f1f6ea5d1014f60b0e5797c89",
    ("babel", 1): "00a6a323ff3340883987ded1bf161e93400c9e4b72c5667842eb3be44625da74",
    ("tigris", 1): "311bbf20fa883775935841bd4b257be16a975cd519ba6611ad92fdb4fbc2c9dc",
    ("civilization", 2): "2e229850dfdb885d5478d4693b5257df91eac1a53604315db0e8bf12fbb959ad",
}
"""By a game and the version of its rules: the digest of where those rules lead its golden matches."""

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])


def where_they_lead(records: list[MatchRecord]) -> str:
    """One digest for all the digests that the records hold."""
    kept = [step.digest for record in records for step in record.steps if step.digest]
    return hashlib.sha256("".join([*kept, *(record.digest for record in records)]).encode()).hexdigest()


@every_game
def test_golden_matches_lead_where_the_rules_of_that_version_lead_them(game: AnyGame) -> None:
    """If this fails, a stored step means something else than it did: raise the `rules_version` of the game, keep the
    older rules in `OLDER_RULES` if running matches should go on, and note the new version in `POSITIONS`."""
    assert where_they_lead(golden_records(game)) == POSITIONS[game.id, game.rules_version]


@every_game
def test_golden_matches_are_of_the_newest_rules_and_verify_step_by_step(game: AnyGame) -> None:
    for record in golden_records(game):
        assert record.rules_version == game.rules_version
        assert any(step.digest for step in record.steps)
        verify(record)


@pytest.mark.parametrize("name", ["ur", "babel"])
def test_a_record_of_version_0_1_is_of_the_first_rules_and_is_read_and_verified(name: str) -> None:
    record = load((OLD / f"{name}.json").read_bytes())
    assert (record.rules_version, {step.digest for step in record.steps}) == (1, {""})
    assert verify(record).result is not None


@every_game
def test_a_game_is_found_by_its_id_alone_or_with_the_version_of_its_rules(game: AnyGame) -> None:
    assert game_named(game.id) is game_named(game.id, game.rules_version) is game


@every_game
def test_rules_that_are_not_here_are_not_replaced_by_others(game: AnyGame) -> None:
    with pytest.raises(NoSuchRules, match=f"version {game.rules_version + 1} of '{game.id}' are not here"):
        game_named(game.id, game.rules_version + 1)
