"""The way from one view of a map to another."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.stage.easing import ease_out

SECONDS: Final = 0.35


class Glide:
    """A view that moves to its `goal` within SECONDS."""

    def __init__(self, view: MapView) -> None:
        self.goal = view
        self._start = view
        self._passed = SECONDS

    @property
    def under_way(self) -> bool:
        """Whether the goal is not yet reached."""
        return self._passed < SECONDS

    @property
    def now(self) -> MapView:
        """The view as it is now."""
        if not self.under_way:
            return self.goal
        return self._start.towards(self.goal, ease_out(self._passed / SECONDS))

    def begin(self, goal: MapView) -> None:
        """Set out for another goal, from where the view is now."""
        self._start, self.goal, self._passed = self.now, goal, 0.0

    def jump(self, goal: MapView) -> None:
        """Be there at once."""
        self.goal, self._passed = goal, SECONDS

    def update(self, elapsed: float) -> None:
        """Advance by `elapsed` seconds."""
        self._passed = min(SECONDS, self._passed + elapsed)
