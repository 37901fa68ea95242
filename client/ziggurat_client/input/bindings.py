"""Which key and which button of a gamepad stand for what, as the person wants it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Annotated, Final, TypeAlias

import msgspec
import pygame

from ziggurat_client.input.intentions import STANDARDS, Intention, Scope, meet
from ziggurat_client.input.pad_buttons import PadButton

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

_BUTTONS: Final = frozenset(PadButton)
_NOT_ALONE: Final = frozenset(
    {
        "left shift",
        "right shift",
        "left ctrl",
        "right ctrl",
        "left alt",
        "right alt",
        "left meta",
        "right meta",
        "alt gr",
        "caps lock",
        "numlock",
    }
)
"""Keys that change others and mean nothing by themselves."""
_OF_FIELDS: Final = frozenset({"ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x"})
"""What edits the text of a field."""
_DIGITS: Final = {pygame.KSCAN_1 + step: str((step + 1) % 10) for step in range(10)}
_CTRL: Final = "ctrl+"


def mark_of(event: pygame.Event) -> str | None:
    """The name by which a pressed key is bound: the sign it types, in lower case, else SDL's name of the key.

    With Ctrl it is "ctrl+" and SDL's name. None for a key that only changes others, for one held with Alt or the
    system's key, and for an unknown one.
    """
    if event.mod & (pygame.KMOD_LALT | pygame.KMOD_META):
        return None
    if event.mod & pygame.KMOD_CTRL:
        # Those of the keypad are called "[+]" and the like.
        sign = pygame.key.name(event.key).strip("[]")
        return f"{_CTRL}{sign}" if sign and sign not in _NOT_ALONE else None
    typed = event.unicode
    if len(typed) == 1 and typed.isprintable() and not typed.isspace():
        return str(typed.casefold())
    name = pygame.key.name(event.key)
    if not name:
        return None
    return f"shift+{name}" if event.mod & pygame.KMOD_SHIFT and name not in _NOT_ALONE else name


def digit_of(event: pygame.Event) -> str | None:
    """The mark of a number's key in the upper row, whatever that types (on French keyboards signs), or None."""
    digit = _DIGITS.get(event.dict.get("scancode", pygame.KSCAN_UNKNOWN))
    return f"{_CTRL}{digit}" if digit is not None and event.mod & pygame.KMOD_CTRL else digit


def can_be_bound(mark: str) -> bool:
    """Whether a key may stand for something: one that always works for something else may not."""
    return mark not in _NOT_ALONE | _OF_FIELDS and not any(mark in standard.fixed for standard in STANDARDS.values())


class Bindings(msgspec.Struct, frozen=True):
    """What was changed: marks of keys and names of buttons by intentions. All else is as in `STANDARDS`.

    Names that this version does not know are kept and mean nothing.
    """

    keys: dict[Name, Name] = {}
    buttons: dict[Name, Name] = {}

    def key(self, intention: Intention) -> str | None:
        """The mark of the key that was chosen for an intention, or None if only its fixed keys work."""
        return self.keys.get(intention, STANDARDS[intention].mark)

    def marks(self, intention: Intention) -> tuple[str, ...]:
        """The marks of every key that stands for an intention, the one to tell people first."""
        chosen = self.key(intention)
        return (*((chosen,) if chosen else ()), *STANDARDS[intention].fixed)

    def button(self, intention: Intention) -> PadButton | None:
        """The button that stands for an intention, or None."""
        name = self.buttons.get(intention)
        return PadButton(name) if name in _BUTTONS else STANDARDS[intention].button

    def meant_by_key(self, mark: str, scopes: Collection[Scope], *, typing: bool = False) -> Intention | None:
        """What the key means where `scopes` are met.

        While something is being typed only fixed keys mean anything, and those held with Ctrl, which type nothing.
        """
        for intention in _in(scopes):
            only_fixed = typing and not mark.startswith(_CTRL)
            if mark in (STANDARDS[intention].fixed if only_fixed else self.marks(intention)):
                return intention
        return None

    def meant_by_button(self, button: PadButton, scopes: Collection[Scope]) -> Intention | None:
        """What the button means where `scopes` are met."""
        return next((intention for intention in _in(scopes) if self.button(intention) == button), None)

    def with_key(self, intention: Intention, mark: str) -> Bindings:
        """The same with another key for an intention."""
        return msgspec.structs.replace(self, keys=self.keys | {intention.value: mark})

    def with_button(self, intention: Intention, button: PadButton) -> Bindings:
        """The same with another button for an intention."""
        return msgspec.structs.replace(self, buttons=self.buttons | {intention.value: button.value})

    def rivals_by_key(self, intention: Intention) -> tuple[Intention, ...]:
        """Other intentions that may be met together with this one and have the same key."""
        return _rivals(intention, self.key)

    def rivals_by_button(self, intention: Intention) -> tuple[Intention, ...]:
        """Other intentions that may be met together with this one and have the same button."""
        return _rivals(intention, self.button)


def _in(scopes: Collection[Scope]) -> Iterator[Intention]:
    """The intentions met there. Those that work everywhere come first, so that nobody can lose the way back."""
    for intention, standard in STANDARDS.items():
        if standard.scope is Scope.EVERYWHERE or standard.scope in scopes:
            yield intention


def _rivals(intention: Intention, bound: Callable[[Intention], str | None]) -> tuple[Intention, ...]:
    mine = bound(intention)
    if mine is None:
        return ()
    return tuple(
        other for other in STANDARDS if other is not intention and bound(other) == mine and meet(other, intention)
    )
