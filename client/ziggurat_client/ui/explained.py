"""A place of a page that explains itself: it shows nothing of its own, and says what it is while it is meant."""

from __future__ import annotations

from ziggurat_client.art.cuts import Cut
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box, Screen


class Explained(Widget):
    """Lies over what is drawn by others, which it explains to pointer and focus alike."""

    step = 3
    sound = None

    def __init__(self, name: str, box: Box, remark: str, rule: str = "") -> None:
        super().__init__(name, box)
        self.remark = remark
        self.rule = rule

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        """Nothing: what stands below shows it."""
