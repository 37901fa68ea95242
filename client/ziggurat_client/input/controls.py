"""Keys and gamepads become intentions here, before any scene hears of them."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.clock import Clock
from ziggurat_client.input.bindings import Bindings, digit_of, mark_of
from ziggurat_client.input.hearer import Hearer
from ziggurat_client.input.held_keys import HeldKeys
from ziggurat_client.input.intentions import REPEATING, Intention, standard_press
from ziggurat_client.input.pad import PAD_PRESSED, Pads
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory

_PAD_MOVES: Final = frozenset({pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION})
_HANDS_OFF_THE_PAD: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN})
_REPEATING_KEYS: Final = frozenset(
    {pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN}
)
"""Keys that repeat where they stand for no intention: they edit a text, or walk through it."""
PRESSES: Final = frozenset({pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, PAD_PRESSED})
"""What a person does on purpose to the scene they see."""
HANDLED: Final = (*PRESSES, *_PAD_MOVES, pygame.KEYUP, pygame.MOUSEBUTTONUP)
"""The events of keys, buttons and sticks, as they come."""


class Controls:
    """Turns what was pressed into what was meant, by the bindings of the profile and the scopes of the hearer."""

    def __init__(self, memory: Memory, clock: Clock) -> None:
        self._memory = memory
        self._clock = clock
        self.pads = Pads()
        self.keys = HeldKeys()
        self.by_pad = False
        """Whether the last press was on a gamepad, so that prompts show its buttons."""

    @property
    def bindings(self) -> Bindings:
        """What stands for what now."""
        return self._memory.profile.bindings

    def rebind(self, bindings: Bindings) -> None:
        """Use other bindings from now on, and remember them."""
        self._memory.change(bindings=bindings)

    def hear(self, event: pygame.Event, hearer: Hearer) -> pygame.Event | None:
        """The event as `hearer` shall hear it, or None if it means nothing there. Most stay as they are."""
        if event.type in _HANDS_OFF_THE_PAD:
            self.by_pad = False
        if event.type in _PAD_MOVES:
            button = self.pads.hear(event, self._clock.now())
            return None if button is None else self._press(button, hearer)
        if event.type == pygame.KEYDOWN:
            return self._as_meant(event, hearer) if self.keys.press(event, self._clock.now()) else None
        if event.type == pygame.TEXTINPUT and self.keys.types_nothing:
            return None
        if event.type == pygame.KEYUP:
            self.keys.release(event)
        return event

    def _as_meant(self, event: pygame.Event, hearer: Hearer) -> pygame.Event:
        """The press of a key as what it stands for, if the hearer wants to know that."""
        intention = None if hearer.hears_presses else self._meant_by_key(event, hearer)
        return event if intention is None else standard_press(intention)

    def _meant_by_key(self, event: pygame.Event, hearer: Hearer) -> Intention | None:
        """What a key means by its sign, or else by its place in the row of numbers."""
        mark = mark_of(event)
        if mark is None:
            return None
        bindings, scopes, typing = self.bindings, hearer.met_scopes, hearer.takes_typing
        meant = bindings.meant_by_key(mark, scopes, typing=typing)
        digit = digit_of(event)
        return meant or (bindings.meant_by_key(digit, scopes, typing=typing) if digit else None)

    def repeated(self, hearer: Hearer) -> pygame.Event | None:
        """What a held key or a held button of a pad means once more, if its time has come."""
        return self._repeated_key(hearer) or self._repeated_button(hearer)

    def _repeated_key(self, hearer: Hearer) -> pygame.Event | None:
        event = self.keys.repeated(self._clock.now())
        if event is None:
            return None
        intention = self._meant_by_key(event, hearer)
        repeats = event.key in _REPEATING_KEYS if intention is None else intention in REPEATING
        if hearer.hears_presses or not repeats:
            self.keys.stop_repeating()
            return None
        return self._as_meant(event, hearer)

    def _repeated_button(self, hearer: Hearer) -> pygame.Event | None:
        button = self.pads.repeated(self._clock.now())
        if button is None:
            return None
        if hearer.hears_presses or self.bindings.meant_by_button(button, hearer.met_scopes) not in REPEATING:
            self.pads.stop_repeating()
            return None
        return self._press(button, hearer)

    def begin_anew(self) -> None:
        """Another scene is on show: what is still held was meant for the one before."""
        self.keys.stop_repeating()
        self.keys.silence()
        self.pads.stop_repeating()

    @property
    def wakes_in(self) -> float | None:
        """Seconds until a held key or button repeats, or None."""
        now = self._clock.now()
        wakes = (self.keys.repeats_in(now), self.pads.repeats_in(now))
        return min((wake for wake in wakes if wake is not None), default=None)

    def _press(self, button: PadButton, hearer: Hearer) -> pygame.Event | None:
        self.by_pad = True
        if hearer.hears_presses:
            return pygame.Event(PAD_PRESSED, button=button)
        intention = self.bindings.meant_by_button(button, hearer.met_scopes)
        return None if intention is None else standard_press(intention, by_pad=True)
