"""A gamepad that is not there: the events that a real one would send."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from client.ur_player import way_to
from client.ur_table import view_of
from ziggurat_client.boards.ur.choosing.modes import Attacking, Sharing
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

_BUTTONS: Final = {
    PadButton.A: pygame.CONTROLLER_BUTTON_A,
    PadButton.B: pygame.CONTROLLER_BUTTON_B,
    PadButton.X: pygame.CONTROLLER_BUTTON_X,
    PadButton.Y: pygame.CONTROLLER_BUTTON_Y,
    PadButton.LEFT_SHOULDER: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    PadButton.RIGHT_SHOULDER: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    PadButton.SELECT: pygame.CONTROLLER_BUTTON_BACK,
    PadButton.START: pygame.CONTROLLER_BUTTON_START,
    PadButton.LEFT_STICK: pygame.CONTROLLER_BUTTON_LEFTSTICK,
    PadButton.RIGHT_STICK: pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    PadButton.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    PadButton.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    PadButton.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    PadButton.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
_AXES: Final = {
    PadButton.LEFT_TRIGGER: (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1),
    PadButton.RIGHT_TRIGGER: (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1),
    PadButton.SECOND_UP: (pygame.CONTROLLER_AXIS_RIGHTY, -1),
    PadButton.SECOND_DOWN: (pygame.CONTROLLER_AXIS_RIGHTY, 1),
    PadButton.SECOND_LEFT: (pygame.CONTROLLER_AXIS_RIGHTX, -1),
    PadButton.SECOND_RIGHT: (pygame.CONTROLLER_AXIS_RIGHTX, 1),
}
_WHOLE: Final = 32767
_ACTIONS: Final = (PadButton.SECOND_UP, PadButton.SECOND_RIGHT)
_SHORTCUTS: Final = {
    "place": PadButton.SECOND_LEFT,
    "build": PadButton.SECOND_DOWN,
    "to_swap": PadButton.Y,
    "end_war": PadButton.Y,
    "flip": PadButton.Y,
    "keep": PadButton.RIGHT_TRIGGER,
}


class Gamepad:
    """Sends the events of one pad; `turn` lets the application take them in."""

    def __init__(self, turn: Callable[[], None], number: int = 0) -> None:
        self._turn = turn
        self._number = number

    def press(self, *buttons: PadButton) -> None:
        """Press and let go, one after the other."""
        for button in buttons:
            self.hold(button)
            self.let_go(button)

    def hold(self, button: PadButton) -> None:
        """Press and keep pressed."""
        self._send(button, down=True)

    def let_go(self, button: PadButton) -> None:
        """Let go what is pressed."""
        self._send(button, down=False)

    def tilt(self, axis: int, share: float) -> None:
        """Move a stick or trigger to a share of its whole way, from -1 to 1."""
        self._post(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * _WHOLE))

    def unplug(self) -> None:
        """Pull it out."""
        self._post(pygame.CONTROLLERDEVICEREMOVED)

    def _send(self, button: PadButton, *, down: bool) -> None:
        if button in _AXES:
            axis, side = _AXES[button]
            self.tilt(axis, side if down else 0)
        else:
            kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
            self._post(kind, button=_BUTTONS[button])

    def _post(self, kind: int, **values: int) -> None:
        pygame.event.post(pygame.Event(kind, instance_id=self._number, **values))
        self._turn()


_ARROWS = {
    Intention.UP: PadButton.UP,
    Intention.DOWN: PadButton.DOWN,
    Intention.LEFT: PadButton.LEFT,
    Intention.RIGHT: PadButton.RIGHT,
}


class PadHands:
    """Plays Ur with a gamepad alone."""

    def __init__(self, pad: Gamepad, scene: GameScene) -> None:
        self._pad = pad
        self._scene = scene
        self._view = view_of(scene)

    def square(self, place: int) -> None:
        self._go_to(place)
        self._pad.press(PadButton.A)

    def perform(self, kind: str) -> None:
        self._pad.press(_ACTIONS[self._view.position.hands[self._view.position.seat].index(kind)])

    def button(self, name: str) -> None:
        if name in _SHORTCUTS:
            self._pad.press(_SHORTCUTS[name])
            return
        while self._scene.focused != name:
            self._pad.press(PadButton.RIGHT_SHOULDER)
        self._pad.press(PadButton.A)

    def move_in(self, count: int) -> None:
        mode = self._view.mode
        assert isinstance(mode, Attacking)
        self._pad.press(*[PadButton.LEFT_TRIGGER] * (mode.moved - count))
        self._pad.press(PadButton.A)

    def change(self, square: int, by: int) -> None:
        assert isinstance(self._view.mode, Sharing)
        self._go_to(square)
        self._pad.press(PadButton.RIGHT_TRIGGER if by > 0 else PadButton.LEFT_TRIGGER)

    def _go_to(self, place: int) -> None:
        while self._scene.focused != "board":
            self._pad.press(PadButton.LEFT_SHOULDER)
        self._pad.press(*(_ARROWS[arrow] for arrow in way_to(self._view, place)))
