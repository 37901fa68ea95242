"""A page that lies over another one: a panel in the middle, and a veil over the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ziggurat_client.art.panels import ACTIVE_PANEL
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import Extent

PADDING: Final = 40
MARGIN: Final = 16
"""The least room around the panel."""
_VEIL: Final = (0, 0, 0, 165)


class Dialog(Page):
    """A panel with a title. Scenes lay out its `content` inside `inner`."""

    see_through = True
    fills = True

    @property
    def size(self) -> Extent:
        """The size of the panel; it may follow from the room that there is."""
        raise NotImplementedError

    @property
    def smallest(self) -> Extent:
        return Extent(self.size.width + 2 * MARGIN, self.size.height + 2 * MARGIN)

    @property
    def most(self) -> Extent:
        """The largest panel that the window shows as a whole."""
        return Extent(self.room.width - 2 * MARGIN, self.room.height - 2 * MARGIN)

    @property
    def box(self) -> Box:
        """The panel, in the middle."""
        width, height = self.size
        return Box((self.extent.width - width) / 2, (self.extent.height - height) / 2, width, height)

    @property
    def title(self) -> str:
        """What the panel is headed with."""
        raise NotImplementedError

    @property
    def inner(self) -> Box:
        """The space below the title, inside the padding."""
        box = self.box.inset(PADDING)
        return Box(box.x, box.y + 56, box.width, box.height - 56)

    def content(self) -> Sequence[Piece]:
        """The pieces inside the panel."""
        raise NotImplementedError

    def layout(self) -> Sequence[Piece]:
        top = self.box.inset(PADDING)
        heading = Heading(Box(top.x, top.y - 8, top.width, 44), self.title.upper(), 30)
        return [Panel(self.box, ACTIVE_PANEL), heading, *self.content()]

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        surface.fill(_VEIL)
