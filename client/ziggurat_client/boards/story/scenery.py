"""What is on show: a match as far as its story has been told, and what moves over its board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from ziggurat.games.game import View, Viewer
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.stage.particles import Particles
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel

L = TypeVar("L", bound=BoardLayout)


class Scenery(ABC, Generic[L]):
    """The stage of a story, which begins with a view. Clips change it step by step; it ends exactly at the newest view.

    `viewer` is whom the story is told, and `telling` how; it may be changed between stories. `fading` says how much of
    the picture before still shines through, 0 to 1.
    """

    def __init__(self, view: View[Any, Any], layout: L, viewer: Viewer = None, telling: Telling | None = None) -> None:
        self.layout = layout
        self.viewer = viewer
        self.telling = telling or Telling()
        self.fading = 0.0
        self.flyers: list[Flyer] = []
        self.particles = Particles()
        self.shake = (0.0, 0.0)
        self.show(view)

    @property
    @abstractmethod
    def on_show(self) -> object:
        """What the pieces that stand still show: when it changes, they are laid out anew."""

    @abstractmethod
    def show(self, view: View[Any, Any]) -> None:
        """Show a view as it is, and nothing of the story any more."""

    @property
    def lively(self) -> bool:
        """Whether something moves that no clip moves."""
        return self.particles.flying

    def settle(self, view: View[Any, Any]) -> None:
        """The story is told: this view is the truth."""
        self.show(view)
        self.flyers.clear()
        self.fading = 0.0
        self.stand_still()

    def stand_still(self) -> None:
        """The board does not shake any more."""
        self.shake = (0.0, 0.0)

    def update(self, elapsed: float) -> None:
        """Advance what no clip moves by `elapsed` seconds."""
        self.particles.update(elapsed)

    def draw(self, easel: Easel) -> None:
        """Draw what moves."""
        for flyer in self.flyers:
            flyer.draw(easel)
        self.particles.draw(easel.surface, easel.screen)
