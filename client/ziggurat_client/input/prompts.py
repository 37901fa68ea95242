"""How keys and buttons are printed on keycaps: as they are bound, and for the device that is in the hand."""

from __future__ import annotations

from typing import Final

from ziggurat_client.input.controls import Controls
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.wording.words import Words

UNBOUND: Final = "–"
"""The keycap of what has no key."""
_SIGNS: Final = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_PAD_SIGNS: Final = {
    PadButton.A: "Ⓐ",
    PadButton.B: "Ⓑ",
    PadButton.X: "Ⓧ",
    PadButton.Y: "Ⓨ",
    PadButton.UP: "↑",
    PadButton.DOWN: "↓",
    PadButton.LEFT: "←",
    PadButton.RIGHT: "→",
    PadButton.LEFT_SHOULDER: "LB",
    PadButton.RIGHT_SHOULDER: "RB",
    PadButton.LEFT_TRIGGER: "LT",
    PadButton.RIGHT_TRIGGER: "RT",
    PadButton.LEFT_STICK: "L3",
    PadButton.RIGHT_STICK: "R3",
    PadButton.SECOND_UP: "R↑",
    PadButton.SECOND_DOWN: "R↓",
    PadButton.SECOND_LEFT: "R←",
    PadButton.SECOND_RIGHT: "R→",
}


class Prompts:
    """Finds the keycaps of intentions."""

    def __init__(self, words: Words, controls: Controls) -> None:
        self._words = words
        self._controls = controls

    def cap(self, intention: Intention) -> str:
        """The one keycap to show for an intention."""
        return self.caps(intention)[0]

    def caps(self, *intentions: Intention) -> tuple[str, ...]:
        """The keycaps of intentions: on the pad one button each, else every key."""
        caps = dict.fromkeys(cap for intention in intentions for cap in self._caps_of(intention))
        return tuple(caps) or (UNBOUND,)

    def _caps_of(self, intention: Intention) -> tuple[str, ...]:
        bindings = self._controls.bindings
        button = bindings.button(intention) if self._controls.by_pad else None
        if button is None and self._controls.by_pad and intention is Intention.RULES:
            # Help about what has a rule opens that rule: see `scenes/game/board_page.py`.
            button = bindings.button(Intention.HELP)
        if button is not None:
            return (self.button(button),)
        return tuple(self.key(mark) for mark in bindings.marks(intention))

    def key(self, mark: str) -> str:
        """How the key of a mark is printed."""
        for modifier in ("ctrl", "shift"):
            if mark.startswith(f"{modifier}+"):
                return f"{self._words.say(f'key.{modifier}')} {self._printed(mark.removeprefix(f'{modifier}+'))}"
        return self._printed(mark)

    def _printed(self, name: str) -> str:
        """How a key without modifiers is printed."""
        if name in _SIGNS:
            return _SIGNS[name]
        if self._words.knows(f"key.{name}"):
            return self._words.say(f"key.{name}")
        return name.upper() if len(name) <= 3 else name.capitalize()

    def button(self, button: PadButton) -> str:
        """How a button of a gamepad is printed."""
        return _PAD_SIGNS.get(button) or self._words.say(f"pad.{button}")
