"""The board as a widget: the pictures of its places, a cursor for keys, and the place under the pointer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import pygame

from ziggurat_client.art.composition import Placed
from ziggurat_client.art.cuts import Cut
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.stage.layer import Layer
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Explanation, Widget
from ziggurat_client.window.screen import Box, Screen

LIGHT: Final = 24.0
"""How far light may reach beyond the board."""
_CHOOSING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})

Place = TypeVar("Place", bound=Hashable)
S = TypeVar("S", bound=Scenery[Any])


class Drag(NamedTuple, Generic[Place]):
    """Something is dragged from a place, and is at (x, y) now."""

    start: Place
    x: float
    y: float


class Hands(NamedTuple, Generic[Place]):
    """What is done with a board's places: `choose` is called with one that was clicked or chosen by key, and the point
    that was meant, if any; `carry` with two between which something was dragged; `adjust` with one and by how much
    more or less of it is wanted, where that means anything."""

    choose: Callable[[Place, tuple[float, float] | None], None]
    carry: Callable[[Place, Place], None]
    adjust: Callable[[Place, int], None] | None = None


class Eyes(NamedTuple):
    """How somebody sees a board: `see` is asked in each frame what they choose from and mean, as a value of the game,
    `light` how strong the light is on what may be chosen, `explain` what is to be said about a place, and `now` what
    time it is in seconds, for what moves by itself."""

    see: Callable[[], Any]
    light: Callable[[], float]
    explain: Callable[[Any], Explanation] = lambda _: Explanation()
    now: Callable[[], float] = lambda: 0.0


class BoardWidget(Widget, ABC, Generic[S, Place]):
    """The places of a board. A game says where they lie, how the cursor moves, and which pictures show them.

    Without `hands` nothing can be done with it, and without `eyes` it is seen `at_rest`. It is large because it answers
    all that a page asks of a widget.
    """

    ringed = False
    sound = None
    at_rest: ClassVar[Any] = frozenset()

    def __init__(self, scenery: S, cursor: Place, hands: Hands[Place] | None = None, eyes: Eyes | None = None) -> None:
        """`cursor` is where keys begin."""
        self.scenery = scenery
        super().__init__("board", self.place, enabled=hands is not None)
        self.cursor = cursor
        self.pointed: Place | None = None
        self._hands = hands
        self._eyes = eyes or Eyes(lambda: self.at_rest, lambda: 1.0)
        self.used_keys = False
        """Whether keys were used since the pointer last moved."""
        self._pressed: Place | None = None
        self._dragged_to: tuple[float, float] | None = None
        self._layer = Layer()

    # ------------------------------------------------------------------ what a game says

    @property
    @abstractmethod
    def place(self) -> Box:
        """Where the board lies."""

    @property
    @abstractmethod
    def area(self) -> Box:
        """The part of the screen that it draws: the board and the light around it."""

    @abstractmethod
    def place_at(self, x: float, y: float) -> Place | None:
        """The place under a point, or None."""

    @abstractmethod
    def box_of(self, place: Place) -> Box:
        """Where a place lies."""

    @abstractmethod
    def move(self, across: int, down: int) -> bool:
        """Move the cursor by an arrow key; return whether the arrow was taken, or may move the focus on."""

    @abstractmethod
    def pictures(self, easel: Easel) -> Sequence[Placed]:
        """Everything on the board as it looks now, lowest first."""

    # ------------------------------------------------------------------ input

    def lay_out(self) -> None:
        """Everything lies elsewhere now."""
        self.box = self.place
        self._layer = Layer()

    @property
    def near(self) -> Place | None:
        """The place that is meant: under the pointer, or under the cursor while keys are used."""
        return self.cursor if self.by_keys else self.pointed

    @property
    def by_keys(self) -> bool:
        """Whether keys moved last."""
        return self.used_keys and self.focused

    @property
    def spot(self) -> Box:
        return self.box_of(self.cursor) if self.used_keys else self.box

    @property
    def meant(self) -> bool:
        """Whether the pointer, or the focus, is on the board and nothing lies between."""
        return self.by_keys or self.hovered

    @property
    def explanation(self) -> Explanation:
        near = self.near if self.meant else None
        return Explanation() if near is None else self._eyes.explain(near)._replace(beside=self.box_of(near))

    @property
    def drag(self) -> Drag[Place] | None:
        """What is dragged, or None before it has left its place."""
        if self._pressed is None or self._dragged_to is None or self.place_at(*self._dragged_to) == self._pressed:
            return None
        return Drag(self._pressed, *self._dragged_to)

    def hover(self, x: float, y: float) -> bool:
        """The pointer is at (x, y); return whether it came to another place."""
        place = self.place_at(x, y)
        changed = place != self.pointed or self.used_keys
        self.pointed = place
        self.used_keys = False
        return changed

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        place = self.place_at(x, y)
        if event.type == pygame.MOUSEWHEEL:
            return self._turned(place, event.y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = place
            if place is not None:
                self.cursor = place
        elif event.type == pygame.MOUSEMOTION:
            self._dragged_to = (x, y)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(place, event.button, (x, y))
        return True

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            taken = self.move(*ARROWS[event.key])
            self.used_keys = self.used_keys or taken
            return taken
        if event.key in _CHOOSING and self._hands is not None:
            self.used_keys = True
            self._hands.choose(self.cursor, None)
            return True
        return False

    def gone(self) -> None:
        self._pressed = self._dragged_to = None

    def _turned(self, place: Place | None, by: int) -> bool:
        """The wheel was turned over a place."""
        if place is None:
            return False
        self._adjust(place, (by > 0) - (by < 0))
        return True

    def _adjust(self, place: Place, by: int) -> None:
        if by and self._hands is not None and self._hands.adjust is not None:
            self._hands.adjust(place, by)

    def _released(self, place: Place | None, button: int, at: tuple[float, float]) -> None:
        pressed, self._pressed, self._dragged_to = self._pressed, None, None
        if place is None or pressed is None or self._hands is None:
            return
        if place != pressed and button == pygame.BUTTON_LEFT:
            self._hands.carry(pressed, place)
        elif button == pygame.BUTTON_LEFT:
            self._hands.choose(place, at)
        elif place == pressed and button == pygame.BUTTON_RIGHT:
            self._adjust(place, -1)

    # ------------------------------------------------------------------ drawing

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        """Show the board. Only what looks otherwise than in the last frame is drawn."""
        if not self._layer.grounded:
            self._layer.ground(easel.surface, easel.screen.rect(self.area))
        scale, (across, down) = easel.screen.scale, self.scenery.shake
        shake = (round(across * scale), round(down * scale))
        self._layer.show(easel.surface, self.pictures(easel), shake, self.scenery.fading)

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        self._layer.ground_changed(areas)
