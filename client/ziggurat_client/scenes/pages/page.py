"""A scene made of pieces: it lays them out, sends input to its widgets, and draws what stands still only once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from ziggurat.wire.messages import ClientMessage, Error, Rejected
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.focus_picture import draw_ring
from ziggurat_client.scenes.pages.page_tooltip import PageTooltip
from ziggurat_client.scenes.pages.pointing import Pointing
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.scenes.pages.walking import Walking
from ziggurat_client.scenes.pages.widgets import PageWidgets
from ziggurat_client.stage.still import StillPicture
from ziggurat_client.ui.piece import Easel, Piece, Widget
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.ui.tooltip import CutText
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.refusals import refusal

_POINTER: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
_KEYS: Final = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT})


class Page(Scene):
    """A scene whose picture follows from `layout`.

    `layout` is called when something may have changed; pieces are cheap, since their pictures are kept. Widgets are
    known by their names from one layout to the next; those that hold a state of their own (fields, lists) are made once
    and given out again.

    It is large because it fulfils the contract of scenes for all that are made of pieces; most of it is a line or two.
    """

    first_focus: str | None = None
    """The name of the widget that has the focus at first."""
    hover_focuses = False
    """Whether the pointer brings the focus along, as in a menu."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        audio = self.services.audio
        self._widgets = PageWidgets()
        self._focus = self._widgets.focus
        self._pointing = Pointing(self._widgets, audio, focuses=self.hover_focuses)
        self._walking = Walking(self._widgets, self.viewport, audio, self._write)
        self._tooltip = PageTooltip(self._widgets)
        self._still = StillPicture(self.see_through)
        self._changed = True

    # ------------------------------------------------------------------ for the scenes

    def layout(self) -> Sequence[Piece]:
        """Everything on the page, lowest first. Widgets come in the order in which Tab visits them."""
        raise NotImplementedError

    def change(self) -> None:
        """Something that the layout depends on changed: lay out anew before the next frame."""
        self._changed = True
        self.stack.redraw()

    def ground_changed(self) -> None:
        """What `paint_ground` paints is another picture now."""
        self._still.forget()
        self.change()

    def say(self, key: str, **blanks: str | int) -> str:
        """The sentence of `key` in the person's language."""
        return self.services.words.say(key, **blanks)

    def ask(self, make: Callable[[int], ClientMessage], done: Callable[[Answer], None] | None = None) -> None:
        """Ask the server; a refusal is said in the banner, any other answer goes to `done`."""

        def answered(answer: Answer) -> None:
            if isinstance(answer, Error | Rejected):
                self.services.banner.refuse(refusal(self.services.words, answer.code, answer.params))
            elif done is not None:
                done(answer)
            self.change()

        self.services.remote.ask(make, answered)

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        """What lies below the pieces, inside the clipping area; the lapis mosaic unless a scene says otherwise.

        It is painted where the page looks otherwise after a layout; `ground_changed` has it painted anew as a whole.
        """
        key = ("ground", screen.size)
        ground = self.services.pictures.picture(
            key, screen, screen.width / screen.scale, screen.height / screen.scale, _paint_ground
        )
        surface.blit(ground, (0, 0))

    @property
    def focused(self) -> str | None:
        """The name of the widget with the focus."""
        return self._focus.current.name if self._focus.current else None

    def focus_on(self, name: str) -> None:
        """Give the focus to the widget of that name, if it is there. The key that led there types nothing in it."""
        self.services.controls.keys.silence()
        self._lay_out_if_changed()
        self._focus.move_to(self._widgets.find(name) or self._focus.current)
        self._walking.follow()

    def has(self, name: str) -> bool:
        """Whether there is a widget of that name now."""
        self._lay_out_if_changed()
        return self._widgets.find(name) is not None

    def widget(self, name: str) -> Widget:
        """The widget of that name. Raises LookupError if the page has none."""
        self._lay_out_if_changed()
        found = self._widgets.find(name)
        if found is None:
            raise LookupError(f"no widget {name!r}; there are: {', '.join(w.name for w in self._widgets.all)}")
        return found

    @property
    def tooltip(self) -> str:
        """What the tooltip says now, or nothing."""
        return self._tooltip.text

    # ------------------------------------------------------------------ the scene's contract

    @property
    def wakes_in(self) -> float | None:
        return self._widgets.wakes_in

    @property
    def takes_typing(self) -> bool:
        return self._focus.current is not None and self._focus.current.takes_typing

    def relabel(self) -> None:
        self.change()

    def enter(self) -> None:
        self.change()
        self._lay_out_if_changed()
        if self._focus.current is not None:
            self._focus.current.focus(True)

    def leave(self) -> None:
        self._widgets.leave()
        self._tooltip.leave()

    def put_away(self) -> bool:
        return self._tooltip.put_away()

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._walking.forget()
        self.ground_changed()

    def scrolled(self) -> None:
        # What is under the pointer now is known when it moves next.
        self._widgets.hover(None)
        self.ground_changed()

    def arrived(self, arrival: Arrival) -> None:
        self.change()

    def handle(self, event: pygame.Event) -> bool:
        self._lay_out_if_changed()
        if event.type == pygame.MOUSEMOTION:
            changed = self._pointing.moved(event, self.screen.point(event.pos))
            return self._tooltip.mean(self.screen, self.services.pictures) or changed
        if event.type in _POINTER:
            taken = self._pointing.pressed(event, self.screen.point(event.pos))
            self._focus.settle()
            return taken
        if event.type == pygame.MOUSEWHEEL:
            return self._pointing.wheeled(event, self.screen.point(pygame.mouse.get_pos()))
        if event.type not in _KEYS:
            return False
        if event.type == pygame.KEYDOWN:
            self._widgets.pointer = None
        taken = self._walking.key(event)
        self._focus.settle()
        self._walking.follow()
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        self._lay_out_if_changed()
        screen = self.screen
        easel = Easel(surface, screen, self.services.pictures)
        self._still.show(surface)
        self.draw_moving(easel)
        for widget in self._widgets.all:
            widget.draw(easel)
        if self._focus.shown and self._focus.current is not None and self._focus.current.ringed:
            draw_ring(easel, self._focus.current)
        self.draw_over(easel)
        self._tooltip.draw(easel, self.room_for_figures)

    def draw_over(self, easel: Easel) -> None:
        """What lies over the widgets."""

    @property
    def room_for_figures(self) -> Box | None:
        """The place for what is meant and the figure of its rule, if they may lie over what stands there."""
        return None

    def draw_moving(self, easel: Easel) -> None:
        """What moves between the still pieces and the widgets."""

    # ------------------------------------------------------------------ layout

    def _lay_out_if_changed(self) -> None:
        if not self._changed:
            return
        self._changed = False
        self.fit()
        pieces = self.layout()
        self._widgets.replace(self._to_press(pieces), self.first_focus)
        self._walking.laid_out()
        self._compose([piece for piece in pieces if not isinstance(piece, Widget)])

    def _to_press(self, pieces: Sequence[Piece]) -> Iterator[Widget]:
        """The widgets, and one more over each text that is cut short on what can neither be pointed at nor focused."""
        for piece in pieces:
            if isinstance(piece, Widget):
                yield piece
            if not (isinstance(piece, Widget) and piece.enabled):
                yield from map(CutText, piece.cuts(self.screen, self.services.pictures))

    def _compose(self, pieces: Sequence[Piece]) -> None:
        """Put everything that stands still into one picture."""
        screen = self.screen
        placed = [piece.placed(screen, self.services.pictures) for piece in pieces]
        areas = self._still.compose(screen.size, lambda surface: self.paint_ground(surface, screen), placed)
        for widget in self._widgets.all:
            widget.ground_changed(areas)

    def _write(self, field: TextField) -> None:
        """Open the keyboard on the screen, which writes in the field."""
        self.stack.push(self.atlas.keyboard(field))


def _paint_ground(canvas: Canvas) -> None:
    draw_ground(canvas)
