"""What is said of the nations' numbers, and of what they owe, while these are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.position import Board, Mode
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.players.owing import owing_of
from ziggurat_client.boards.civilization.players.plan import NationLayout, NationPlan
from ziggurat_client.boards.civilization.players.standing import BEFORE, COUNTS
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.ui.explained import Explained

_RULES: Final = {
    "marker": "12",
    "score": "7",
    "product": "4.3",
    "stock": "6.2",
    "tokens": "6.2",
    "census": "6.2",
    "cities": "6.4",
    "ships": "6.2",
    "territories": "13",
    "treasury": "6.1",
    "advances": "10",
    "cards": "9",
    "society": "13",
    "marker_in_full": "12",
    "owing": "3.1",
}
"""The paragraph of each sentence."""
_DECIDING: Final[dict[Mode, str]] = {
    "nomads": "score",
    "farmers": "marker",
    "first_societies": "society",
    "full": "marker_in_full",
}
"""The sentence about the number that decides."""


def nation_explanations(layout: NationLayout, board: Board, desk: Desk) -> Iterator[Explained]:
    """Of each nation what its panel shows, if the nations are not behind their tab."""
    column = layout.column
    if column is None:
        return
    mode, on_map = board.options.mode, bool(board.nations)
    for seat, box in enumerate(column.boxes):
        plan = NationPlan(box)
        if on_map:
            name = _DECIDING[mode]
            yield explained(desk, f"{name} {seat}", plan.score, f"civilization.explained.{name}", _RULES[name])
        counts = COUNTS[mode] if on_map else BEFORE
        for count, place in zip(counts, plan.counts(len(counts)), strict=False):
            yield explained(desk, f"{count} {seat}", place, f"civilization.explained.{count}", _RULES[count])
        if plan.note is not None and owing_of(board, seat, desk.viewer, desk.words).words:
            yield explained(desk, f"owing {seat}", plan.note, "civilization.explained.owing", _RULES["owing"])
