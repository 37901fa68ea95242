"""What is on the screen while a gamepad is in the hand, put on stage for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.settings.bindings import BindingsScene
from ziggurat_client.staging.game import GAME_SHOTS

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _press(app: App, button: int) -> None:
    """Press a button of a pad."""
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
    app.turn(patience=0.001)
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))
    app.turn(patience=0.001)


def _bindings(app: App) -> None:
    bindings = app.services.controls.bindings.with_key(Intention.UNDO, "f").with_button(Intention.UNDO, PadButton.Y)
    app.services.controls.rebind(bindings)
    app.stack.push(BindingsScene(app.atlas))


def _awaited(app: App) -> None:
    _bindings(app)
    _press(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    _press(app, pygame.CONTROLLER_BUTTON_A)


def _keyboard(app: App) -> None:
    app.stack.push(JoinScene(app.atlas))
    app.turn(patience=0.001)
    for button in (
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        pygame.CONTROLLER_BUTTON_Y,
    ):
        _press(app, button)


def _turn(app: App) -> None:
    GAME_SHOTS["ur_turn"](app)
    _press(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)


def _swap(app: App) -> None:
    GAME_SHOTS["ur_swap"](app)
    _press(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)


def _keys(app: App) -> None:
    _turn(app)
    _press(app, pygame.CONTROLLER_BUTTON_BACK)


PAD_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "bindings": _bindings,
    "bindings_awaited": _awaited,
    "pad_keyboard": _keyboard,
    "pad_turn": _turn,
    "pad_swap": _swap,
    "pad_keys": _keys,
}
"""The pictures, by name."""
