"""The chip on a list that leads back to where the list stands while it follows what comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box, Screen

_SIZE: Final = 17
_HEIGHT: Final = 40.0
_FOOT: Final = 6.0
ROOM: Final = _HEIGHT + _FOOT
"""How much of its list's lower end it covers."""
_AROUND: Final = 64.0
"""What the icon and the edges take beside the words."""
_SMALL_SCALE: Final = 2 / 3
"""Where words are widest, compared with what surrounds them."""


class WayBack(Button):
    """Stands over the lower edge of its list, and is there only while it is `enabled`. Keep it between layouts."""

    def __init__(self, name: str, pressed: Callable[[], None]) -> None:
        super().__init__(
            name, Box(0, 0, 0, 0), "", pressed, kind=ButtonKind.LIT, icon=Icon.DOWN, size=_SIZE, enabled=False
        )

    def place(self, over: Box, label: str) -> None:
        """Stand in the middle of the lower edge of `over`, and say where it leads."""
        self._label = label
        width = min(over.width, text_width(label, _SIZE, "bold", _SMALL_SCALE) + _AROUND)
        self.box = Box(over.x + (over.width - width) / 2, over.bottom - _HEIGHT - _FOOT, width, _HEIGHT)

    def turn(self, icon: Icon) -> None:
        """Point to where it leads."""
        self._icon = icon

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return super().cuts(screen, pictures) if self.enabled else ()

    def draw(self, easel: Easel) -> None:
        if self.enabled:
            super().draw(easel)
