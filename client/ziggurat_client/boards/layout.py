"""What the layouts of all boards have in common: they lie in the places of a screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from ziggurat_client.boards.places import USUAL, Places

L = TypeVar("L", bound="BoardLayout")


@dataclass(frozen=True, kw_only=True)
class BoardLayout:
    """Where everything of one table lies on the screen, in design units."""

    places: Places = USUAL

    def moved(self: L, places: Places) -> L:
        """The same layout in other places."""
        return replace(self, places=places)
