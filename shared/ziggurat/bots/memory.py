"""What a player remembers of a match although nobody shows it any more."""

from __future__ import annotations

from typing import Any, Protocol

from ziggurat.games.game import View


class Memory(Protocol):
    """The memory of one player of one match, made of the views that it is shown, one after the other."""

    def recalled(self, view: View[Any, Any]) -> View[Any, Any]:
        """The view with all of what it hides that follows from the views before it. They are remembered with this one.

        Whatever does not follow from each other, as after an absence, is forgotten.
        """


class NothingToRemember:
    """The memory in a game that shows whatever was seen once."""

    def recalled(self, view: View[Any, Any]) -> View[Any, Any]:
        return view
