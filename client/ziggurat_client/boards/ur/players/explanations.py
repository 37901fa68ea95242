"""What is said of the players' numbers and tiles, and of the market, while they are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.ur.position import NOBODY, Position
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.goal.explaining import explained, explanation
from ziggurat_client.boards.ur.board.layout import PLAYER_HEIGHT, Layout
from ziggurat_client.boards.ur.board.row_places import count_pitch, supply_in_row
from ziggurat_client.boards.ur.words.rules import RULE_OF_KIND
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Explanation
from ziggurat_client.window.screen import Box

_COUNTS: Final = ("supply", "built", "tiles")
ROUND_EXPLAINED: Final = {
    "placement": ("ur.explained.placement", "3.4"),
    "opening": ("ur.explained.opening", "3.6"),
    "turn": ("ur.explained.round", "7"),
    "over": ("ur.explained.round", "7"),
}
"""The sentence on what is done in each phase, and its paragraph."""
_RULES: Final = {"supply": "2", "built": "8", "tiles": "8"}


def player_explanations(layout: Layout, position: Position, desk: Desk) -> Iterator[Explained]:
    """Of each player the points, the hand tile, and what is counted beside it; below them the market."""
    if layout.places.players is None:
        return
    for seat in range(len(position.hands)):
        panel, hand = layout.player(seat), layout.hand(seat)
        yield explained(desk, f"points {seat}", _points(panel), "ur.explained.points", "8")
        yield explained(desk, f"hand {seat}", hand, "ur.explained.hand", "4.1")
        for name, box in zip(_COUNTS, _counts(panel, hand), strict=False):
            yield explained(desk, f"{name} {seat}", box, f"ur.explained.{name}", _RULES[name])
    market = layout.market_panel
    if market is not None and position.market:
        words = Box(layout.market_tile.right + 8, market.y + 8, 0, market.height - 16)
        box = words._replace(width=market.right - 8 - words.x)
        yield explained(desk, "market words", box, "ur.explained.market", "4.4")


def square_explanation(position: Position, square: int, desk: Desk) -> Explanation:
    """Of a square of the grid: what the kind of its tile does, or what a ziggurat is."""
    if position.ziggurats[square] != NOBODY:
        return explanation(desk, desk.words.say("ur.explained.ziggurat"), "4.2")
    kind = position.tiles[square][0]
    return explanation(desk, desk.words.say(f"ur.explained.kind.{kind}"), RULE_OF_KIND[kind])


def _counts(panel: Box, hand: Box) -> tuple[Box, ...]:
    """Where supply, ziggurats and tiles are counted in a panel or a row; a lesson's row counts nothing there."""
    if panel.height >= PLAYER_HEIGHT:
        width = (panel.right - 20 - hand.right - 24) / len(_COUNTS)
        return tuple(Box(hand.right + 24 + number * width, hand.y, width, 96) for number in range(len(_COUNTS)))
    left, middle = supply_in_row(panel)
    pitch = count_pitch(_points(panel).x - left + 14)
    return tuple(Box(left - 14 + number * pitch, middle - 16, pitch, 32) for number in range(len(_COUNTS)))


def _points(panel: Box) -> Box:
    """Where the points stand in a panel or a row."""
    return Box(panel.right - 112, panel.y + 8, 96, min(80, panel.height - 16))
