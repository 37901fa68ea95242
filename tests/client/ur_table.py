"""Matches of Ur for tests at the screen."""

from __future__ import annotations

from client.standing import match_at
from ziggurat.games.ur.position import Position
from ziggurat.match.match import Match
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.scenes.game.game import GameScene


def match_of(position: Position) -> Match:
    """A match that stands at a drawn position."""
    return match_at("ur", len(position.hands), position)


def view_of(scene: GameScene) -> UrBoardView:
    """The board view of a game scene."""
    assert isinstance(scene.view, UrBoardView)
    return scene.view
