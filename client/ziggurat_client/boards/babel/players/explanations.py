"""What is said of the players' scores, hands and quarries while they are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.side_plan import Half
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.ui.explained import Explained
from ziggurat_client.window.screen import Box

_SCORE: Final = 96.0
_HALVES: Final[tuple[Half, ...]] = ("far", "near")


def player_explanations(layout: Layout, desk: Desk) -> Iterator[Explained]:
    """Of each side the score, the hand and the quarry, where the players are shown."""
    side = layout.side
    if side is None:
        return
    for half in _HALVES:
        panel, quarry = side.player(half), side.quarry(half)
        score = Box(panel.right - 24 - _SCORE, panel.y + 8, _SCORE, min(72.0, panel.height / 2))
        yield explained(desk, f"score {half}", score, "babel.explained.score", "10")
        yield explained(desk, f"backs {half}", side.backs(half), "babel.explained.hand", "6.1")
        heading = Box(quarry.x + 24, quarry.y + 8, quarry.width - 48, min(36.0, quarry.height - 16))
        yield explained(desk, f"quarry {half}", heading, "babel.explained.quarry", "9.1")
