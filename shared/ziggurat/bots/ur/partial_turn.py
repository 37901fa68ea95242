"""A turn in the making."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.bots.ur.board import Board
from ziggurat.games.game import Action

Hand: TypeAlias = tuple[int, int]
"""A hand tile, the lower kind first, whatever face is up."""


class PartialTurn:
    """Actions so far and the board after them; the lead if the turn is closed well now, the hand tile that is taken for
    that, and the one that would be if the market's could not be."""

    def __init__(self, actions: tuple[Action, ...], board: Board) -> None:
        self.actions: tuple[Action, ...] = actions
        self.board: Board = board
        self.lead: float = 0.0
        self.hand: Hand | None = None
        self.hand_without_market: Hand | None = None
