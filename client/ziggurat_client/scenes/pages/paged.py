"""Pages with a list that is longer than they are: which part of it is on show, and what turns to another one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ziggurat_client.input.intentions import Intention, Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.pager import pager
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box


class Turning(Page):
    """Page Up and Page Down turn its list, where nothing else on the page takes these keys."""

    def turn_page(self, by: int) -> None:
        """Show the part of the list that is so many further on."""
        raise NotImplementedError

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.PAGES)

    def handle(self, event: pygame.Event) -> bool:
        if super().handle(event):
            return True
        by = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is not None:
            self.turn_page(by)
        return by is not None

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps(Intention.PAGE_BACK, Intention.PAGE_ON)
        return (*super().keys(), KeyHint(caps, self.say("replays.keys.page")))


class Paged(Turning):
    """Shows as many of its entries as have room, and a stepper that leads to the others."""

    _page = 0
    _pages = 1

    def paged(self, count: int, most: int) -> slice:
        """Which of so many entries are on show, where there is room for so many at most."""
        self._pages = max(1, -(-count // most))
        self._page = min(self._page, self._pages - 1)
        return slice(self._page * most, min(count, (self._page + 1) * most))

    @property
    def has_pages(self) -> bool:
        """Whether there is not room for all entries at once."""
        return self._pages > 1

    def pager(self, box: Box) -> Sequence[Piece]:
        """The stepper in that box, where there is need of one. Ask after `paged`."""
        if not self.has_pages:
            return ()
        return (pager(box, self.services.words, self._page, self._pages, self.turn_page),)

    def first_page(self) -> None:
        """Show the list from its beginning."""
        self._page = 0
        self.change()

    def turn_page(self, by: int) -> None:
        page = min(max(0, self._page + by), self._pages - 1)
        if page != self._page:
            self._page = page
            self.change()
