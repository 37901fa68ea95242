"""A page with a board to play on: who hears what, and what is drawn over everything."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from ziggurat_client.boards.board import BoardView
from ziggurat_client.input.intentions import Intention, Scope, intention_of, is_by_pad, standard_press
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.piece import Easel

_FOR_THE_BOARD = (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)


class BoardPage(Page):
    """The board hears everything first, then the page's widgets, then the page's own shortcuts."""

    first_focus = "board"
    way_on: str | None = None
    """The button that Enter belongs to while it has the focus, even if the pointer brought the focus there."""

    @property
    @abstractmethod
    def view(self) -> BoardView:
        """The board view on show."""

    @property
    def animating(self) -> bool:
        return self.view.animating

    @property
    def wakes_in(self) -> float | None:
        # Below another scene the board holds its breath.
        wakes = (super().wakes_in, self.view.wakes_in if self.stack.top is self else None)
        return min((wake for wake in wakes if wake is not None), default=None)

    def update(self, elapsed: float) -> None:
        self.view.update(elapsed)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        # What is typed in a field is not meant for the board; a gamepad types nothing.
        return () if self.takes_typing and not self.services.controls.by_pad else self.view.scopes

    @property
    def _paragraph(self) -> str:
        """The paragraph of the rules behind what is meant, or nothing."""
        return self._widgets.rule

    def handle(self, event: pygame.Event) -> bool:
        if is_by_pad(event) and intention_of(event) is Intention.HELP and self._paragraph:
            event = standard_press(Intention.RULES, by_pad=True)
        if not self._is_for_the_board(event):
            return super().handle(event) or self.shortcut(event)
        point = self.screen.point(event.pos) if event.type == pygame.MOUSEMOTION else None
        taken = self.view.handle(event, point)
        if taken and event.type != pygame.MOUSEMOTION:
            self.turned_to_board()
            return True
        return super().handle(event) or taken or self.shortcut(event)

    def turned_to_board(self) -> None:
        """The board took a key."""
        if self.view.awaits_confirmation:
            self.focus_on("board")

    def shortcut(self, event: pygame.Event) -> bool:
        """An event that neither the board nor a widget took; return whether the page takes it."""
        return False

    def _is_for_the_board(self, event: pygame.Event) -> bool:
        """Enter belongs to the button that has the focus, once keys have brought the focus out; to a field belong all
        keys, but no buttons of a gamepad."""
        if self.takes_typing and event.type == pygame.KEYDOWN and not is_by_pad(event):
            return False
        if intention_of(event) is Intention.CONFIRM and (self._focus.shown or self.focused == self.way_on):
            return self.focused == "board"
        return event.type in _FOR_THE_BOARD

    def draw_over(self, easel: Easel) -> None:
        self.view.draw_over(easel)
