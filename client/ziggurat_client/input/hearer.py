"""What keys and gamepads must know of whoever hears them."""

from __future__ import annotations

from typing import Protocol

from ziggurat_client.input.intentions import Scope


class Hearer(Protocol):
    """Something on show that hears what is pressed, such as a scene."""

    @property
    def met_scopes(self) -> tuple[Scope, ...]:
        """The scopes whose intentions mean something now."""
        ...

    @property
    def hears_presses(self) -> bool:
        """Whether keys and buttons come as they are, because it asks which one to bind."""
        ...

    @property
    def takes_typing(self) -> bool:
        """Whether keys that type belong to a field now."""
        ...
