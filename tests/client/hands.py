"""Hands for every game: whoever plays at a screen plays any of them by mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from client import babel_player, civilization_hands, civilization_player, tigris_player, ur_player, ur_table
from client.driver import Driver
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.game import Action
from ziggurat_client.scenes.game.game import GameScene

Play: TypeAlias = Callable[[Driver, GameScene, Action], None]
"""Carries an action out at the screen."""


def _ur(driver: Driver, scene: GameScene, action: Action) -> None:
    ur_player.play(ur_player.Mouse(driver, scene), ur_table.view_of(scene), action)


def _babel(driver: Driver, scene: GameScene, action: Action) -> None:
    babel_player.play(babel_player.Mouse(driver, scene), babel_player.view_of(scene), action)


def _tigris(driver: Driver, scene: GameScene, action: Action) -> None:
    tigris_player.play(tigris_player.Mouse(driver, scene), tigris_player.view_of(scene), action)


def _civilization(driver: Driver, scene: GameScene, action: Action) -> None:
    hands, view = civilization_hands.Mouse(driver, scene), civilization_hands.view_of(scene)
    civilization_player.play(hands, view, cast(CivilizationAction, action))


PLAY_BY_MOUSE: Final[dict[str, Play]] = {"ur": _ur, "babel": _babel, "tigris": _tigris, "civilization": _civilization}
"""By the game's id."""
