"""What every replay knows of a game that says no more than its points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.games.game import Event, Seat, Standing
from ziggurat.games.ur.rules import Ur
from ziggurat_client.replaying.chronicle import Chronicle, Mark


class Points(Chronicle):
    """Reads positions that are the points themselves."""

    rules = Ur()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        points: tuple[int, ...] = position
        return points

    def mark(self, event: Event) -> Mark | None:
        return None


def test_who_has_more_points_stands_higher_and_equals_share_a_rank() -> None:
    assert Points().standings((2, 7, 2)) == (Standing(1, 1, 7), Standing(0, 2, 2), Standing(2, 2, 2))


def test_nothing_stands_out_unless_the_game_says_what() -> None:
    assert Points().standouts([]) == ()
