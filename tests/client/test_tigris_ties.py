"""How the results of Tigris & Euphrates show what decides between equal scores (rule 10)."""

from __future__ import annotations

import pytest

from ziggurat.games.tigris.scoring import TigrisStanding, ranking
from ziggurat_client.boards.tigris.illustrations.ties import compared
from ziggurat_client.staging.tigris_tables import played_match
from ziggurat_client.ui.standing_row import tie_piece
from ziggurat_client.window.screen import Box

ROW = Box(0, 0, 1240, 160)


def standings(*points: tuple[int, ...]) -> tuple[TigrisStanding, ...]:
    return ranking(points, (0,) * len(points))


@pytest.mark.parametrize(
    ("points", "comparisons"),
    [
        (((9, 10, 11, 12), (9, 9, 10, 13)), [("9 = 9", False), ("10 > 9", True)]),
        (((4, 6, 6, 1), (6, 1, 5, 4)), [("1 = 1", False), ("4 = 4", False), ("6 > 5", True)]),
        (((2, 1, 3, 4, 9), (1, 2, 5, 3, 4)), [(f"{n} = {n}", False) for n in (1, 2, 3, 4)] + [("9 > 5", True)]),
    ],
)
def test_colours_are_compared_from_the_weakest_on_until_one_decides(
    points: tuple[tuple[int, ...], ...], comparisons: list[tuple[str, bool]]
) -> None:
    first, second = standings(*points)
    assert compared(first, second) == comparisons


def test_nothing_decides_between_those_who_share_a_place() -> None:
    first, second = standings((3, 1, 2, 2), (2, 2, 1, 3))
    assert first.rank == second.rank
    assert not any(decides for _, decides in compared(first, second))


def test_players_of_equal_scores_are_compared_between_their_rows() -> None:
    first, second, _ = played_match(14).result.standings
    piece = tie_piece(ROW, ROW._replace(y=176), first, second, lambda *_: None)
    assert piece is not None
    assert piece.box == ROW._replace(height=336)


def test_players_of_different_scores_need_no_comparison() -> None:
    first, second = standings((3, 3, 3, 3), (2, 9, 9, 9))
    assert tie_piece(ROW, ROW._replace(y=176), first, second, lambda *_: None) is None


def test_rows_that_are_too_narrow_show_none() -> None:
    first, second = standings((3, 4, 4, 4), (3, 3, 9, 9))
    narrow = ROW._replace(width=900, height=280)
    assert tie_piece(narrow, narrow._replace(y=296), first, second, lambda *_: None) is None
