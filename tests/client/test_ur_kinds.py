"""The tiles that would bring another kind: those that one attack wins, and never of a kind that the set has."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import POINTS, score
from ziggurat.games.ur.squares import square_name
from ziggurat_client.boards.ur.choosing.kinds import brings_kind, growing_set
from ziggurat_client.boards.ur.choosing.prospects import best_on
from ziggurat_client.boards.ur.lessons import positions
from ziggurat_client.boards.ur.words.goal import coming_kind
from ziggurat_client.wording.words import LANGUAGES, Words

SEAT = 1


def names(position: Position) -> set[str]:
    return {square_name(position.side, square) for square in brings_kind(position, SEAT)}


def test_tiles_of_a_kind_that_we_lack_bring_it_where_an_attack_takes_them() -> None:
    assert names(positions.FIFTH_KIND) == {"A2"}


def test_a_tile_brings_none_where_the_attacker_would_give_up_its_own_kind() -> None:
    assert names(positions.FOURTH_KIND) == set()


def test_no_tile_brings_a_kind_to_a_seat_that_cannot_go_to_war() -> None:
    assert names(positions.TRADE) == set()


@pytest.mark.parametrize("position", [positions.FIFTH_KIND, positions.WAR, positions.CULTURE])
def test_such_a_tile_raises_the_score_by_a_step_of_the_set(position: Position) -> None:
    had = growing_set(position, SEAT).kinds
    own = [square for square, owner in enumerate(position.owners) if owner == SEAT]
    for square in brings_kind(position, SEAT):
        found = [best_on(position, SEAT, attacker, square) for attacker in own]
        assert position.tiles[square][0] not in had
        assert max(best.gain for best in found if best is not None) >= POINTS[len(had) + 1] - POINTS[len(had)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tag_counts_the_kinds(language: str) -> None:
    position = positions.FOURTH_KIND
    assert score(position, SEAT).points == POINTS[3]
    assert "4" in coming_kind(position, SEAT, Words(language))
