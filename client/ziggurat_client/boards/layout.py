"""What the layouts of all boards have in common: they lie in the places of a screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from ziggurat.games.game import Seat
from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.window.screen import Box

L = TypeVar("L", bound="BoardLayout")


@dataclass(frozen=True, kw_only=True)
class BoardLayout:
    """Where everything of one table lies on the screen, in design units."""

    places: Places = USUAL

    def moved(self: L, places: Places) -> L:
        """The same layout in other places."""
        return replace(self, places=places)

    def clock(self, seat: Seat) -> Box | None:
        """Where a player's clock stands, or None while it is not shown."""
        return None

    def panel(self, seat: Seat) -> Box | None:
        """A player's panel, or None while the players are behind their tab."""
        return None
