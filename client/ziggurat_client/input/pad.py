"""The gamepads: those that are plugged in, and what is pressed on them.

Built on SDL's controller interface (`pygame._sdl2.controller`), which knows where A, B, X and Y lie on every pad in
its database; the joystick interface would only number the buttons.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ziggurat_client.input.pad_buttons import PadButton

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

PRESS_AT: Final = 0.55
"""How far a stick or trigger must be moved to count as pressed, of 1."""
RELEASE_AT: Final = 0.35
"""Where it counts as let go. The gap keeps a hand that trembles from pressing twice."""
REPEAT_AFTER: Final = 0.4
"""Seconds until a held button repeats."""
REPEAT_EVERY: Final = 0.12
"""Seconds between its repetitions."""
PAD_PRESSED: Final = pygame.event.custom_type()
"""A pygame event for scenes that ask for buttons as they are: `button` is the PadButton."""

_WHOLE: Final = 32767
_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.SELECT,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_AXES: Final[dict[int, tuple[PadButton | None, PadButton]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (PadButton.LEFT, PadButton.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (PadButton.UP, PadButton.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (PadButton.SECOND_LEFT, PadButton.SECOND_RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (PadButton.SECOND_UP, PadButton.SECOND_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadButton.LEFT_TRIGGER),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadButton.RIGHT_TRIGGER),
}
"""What each axis presses on its negative and on its positive side."""

_log = logging.getLogger(__name__)


class _Part(NamedTuple):
    """A movable part of one pad: what it presses, and by what it is pressed (a button, or an axis and its side)."""

    pad: int
    source: tuple[str, int]
    button: PadButton


class Pads:
    """All gamepads together: it does not matter which one is used."""

    def __init__(self) -> None:
        self._open: dict[int, Controller] = {}
        self._down: set[_Part] = set()
        self._held: PadButton | None = None
        self._again_at: float | None = None

    def start(self) -> None:
        """Look for pads from now on. Those that are plugged in already are told of as events. None is no error."""
        # Imported here: looking for pads takes longer than the first frame may.
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error as error:
            _log.warning("gamepads cannot be used (%s)", error)

    @property
    def names(self) -> tuple[str, ...]:
        """What the pads that are plugged in call themselves."""
        return tuple(pad.name for pad in self._open.values())

    def plug(self, event: pygame.Event) -> str | None:
        """A pad was plugged in; returns its name, or None if it cannot be used."""
        from pygame._sdl2.controller import Controller

        try:
            pad = Controller(event.device_index)
        except pygame.error as error:
            _log.warning("a gamepad cannot be used (%s)", error)
            return None
        known = pad.id in self._open
        self._open[pad.id] = pad
        return None if known else pad.name

    def unplug(self, event: pygame.Event) -> str | None:
        """A pad was pulled out, which lets go of everything on it; returns its name, or None if it was not in use."""
        self._down = {part for part in self._down if part.pad != event.instance_id}
        self._forget_if_let_go()
        gone = self._open.pop(event.instance_id, None)
        return None if gone is None else gone.name

    def hear(self, event: pygame.Event, now: float) -> PadButton | None:
        """What an event of a pad newly presses, or None. `now` is the clock's time in seconds."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._moved(event, now)
        button = _BUTTONS.get(event.button)
        if button is None:
            return None
        part = _Part(event.instance_id, ("button", event.button), button)
        return self._set(part, event.type == pygame.CONTROLLERBUTTONDOWN, now)

    def repeated(self, now: float) -> PadButton | None:
        """The held button, if its next repetition is due."""
        if self._again_at is None or now < self._again_at:
            return None
        self._again_at = now + REPEAT_EVERY
        return self._held

    def repeats_in(self, now: float) -> float | None:
        """Seconds until the held button repeats, or None."""
        return None if self._again_at is None else max(0.0, self._again_at - now)

    def stop_repeating(self) -> None:
        """Ignore the held button until it is pressed again."""
        self._held = self._again_at = None

    def _moved(self, event: pygame.Event, now: float) -> PadButton | None:
        """A stick or trigger moved; within its dead zone it presses nothing."""
        sides = _AXES.get(event.axis)
        if sides is None:
            return None
        value = event.value / _WHOLE
        pressed = None
        for button, sign in zip(sides, (-1, 1), strict=True):
            if button is None:
                continue
            part = _Part(event.instance_id, ("axis", sign * (event.axis + 1)), button)
            threshold = RELEASE_AT if part in self._down else PRESS_AT
            pressed = self._set(part, value * sign >= threshold, now) or pressed
        return pressed

    def _set(self, part: _Part, down: bool, now: float) -> PadButton | None:
        """Press or let go of a part; returns its button if that is newly pressed."""
        if not down:
            self._down.discard(part)
            self._forget_if_let_go()
            return None
        already = any(other.button is part.button for other in self._down)
        self._down.add(part)
        if already:
            return None
        self._held = part.button
        self._again_at = now + REPEAT_AFTER
        return part.button

    def _forget_if_let_go(self) -> None:
        if self._held is not None and not any(part.button is self._held for part in self._down):
            self.stop_repeating()
