"""A scene made of pieces: it lays them out, sends input to its widgets, and draws what stands still only once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from ziggurat.wire.messages import ClientMessage, Error, Rejected
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.input.intentions import Intention, intention_of, is_by_pad
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.stage.still import StillPicture
from ziggurat_client.ui.focus import ARROWS, FocusRing
from ziggurat_client.ui.piece import Easel, Piece, Widget
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.ui.tooltip import CutText, Tooltip, meant_cuts, place_of, words_of
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.refusals import refusal

_RING_MARGIN: Final = 36
_ARROW_STEP: Final = 120.0
"""How far an arrow scrolls where it finds nothing to go to."""
_PAGES: Final = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85}
"""How far these keys scroll, in heights of the window."""
_ENTER: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
_POINTER: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
_KEYS: Final = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT})


class Page(Scene):
    """A scene whose picture follows from `layout`.

    `layout` is called when something may have changed; pieces are cheap, since their pictures are kept. Widgets are
    known by their names from one layout to the next; those that hold a state of their own (fields, lists) are made once
    and given out again.
    """

    first_focus: str | None = None
    """The name of the widget that has the focus at first."""
    hover_focuses = False
    """Whether the pointer brings the focus along, as in a menu."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._focus = FocusRing()
        self._widgets: tuple[Widget, ...] = ()
        self._tooltip = Tooltip()
        self._pointer: tuple[float, float] | None = None
        """Where the pointer is, unless keys were used since it moved."""
        self._held: Widget | None = None
        self._still = StillPicture(self.see_through)
        self._changed = True
        self._began_at_top = False
        self._followed: tuple[str, Box] | None = None
        """The widget that was last brought into sight, and where it was."""

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
        self._focus.move_to(next((widget for widget in self._widgets if widget.name == name), self._focus.current))
        self._follow_focus()

    def has(self, name: str) -> bool:
        """Whether there is a widget of that name now."""
        self._lay_out_if_changed()
        return any(widget.name == name for widget in self._widgets)

    def widget(self, name: str) -> Widget:
        """The widget of that name. Raises LookupError if the page has none."""
        self._lay_out_if_changed()
        for widget in self._widgets:
            if widget.name == name:
                return widget
        raise LookupError(f"no widget {name!r}; there are: {', '.join(w.name for w in self._widgets)}")

    @property
    def tooltip(self) -> str:
        """What the tooltip says now, or nothing."""
        return self._tooltip.text

    # ------------------------------------------------------------------ the scene's contract

    @property
    def wakes_in(self) -> float | None:
        return min((w.wakes_in for w in self._widgets if w.wakes_in is not None), default=None)

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
        for widget in self._widgets:
            widget.gone()
        self._held = None
        self._tooltip.mean(None, "")

    def put_away(self) -> bool:
        return self._tooltip.put_away()

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._followed = None
        self.ground_changed()

    def scrolled(self) -> None:
        # What is under the pointer now is known when it moves next.
        for widget in self._widgets:
            widget.hovered = False
        self.ground_changed()

    def arrived(self, arrival: Arrival) -> None:
        self.change()

    def handle(self, event: pygame.Event) -> bool:
        self._lay_out_if_changed()
        if event.type == pygame.MOUSEMOTION:
            changed = self._pointer_moved(event)
            return self._mean() or changed
        if event.type in _POINTER:
            taken = self._pointer_pressed(event)
            self._focus.settle()
            return taken
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type not in _KEYS:
            return False
        if event.type == pygame.KEYDOWN:
            self._pointer = None
        taken = self._key(event)
        self._focus.settle()
        self._follow_focus()
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        self._lay_out_if_changed()
        screen = self.screen
        easel = Easel(surface, screen, self.services.pictures)
        self._still.show(surface)
        self.draw_moving(easel)
        for widget in self._widgets:
            widget.draw(easel)
        if self._focus.shown and self._focus.current is not None and self._focus.current.ringed:
            self._draw_ring(easel, self._focus.current)
        self.draw_over(easel)
        self._draw_tooltip(easel)

    def draw_over(self, easel: Easel) -> None:
        """What lies over the widgets."""

    def draw_moving(self, easel: Easel) -> None:
        """What moves between the still pieces and the widgets."""

    # ------------------------------------------------------------------ layout

    def _lay_out_if_changed(self) -> None:
        if not self._changed:
            return
        self._changed = False
        self.fit()
        pieces = self.layout()
        hovered = next((widget.name for widget in self._widgets if widget.hovered), None)
        held = self._held.name if self._held else None
        self._widgets = tuple(self._to_press(pieces))
        for widget in self._widgets:
            widget.hovered = widget.enabled and widget.name == hovered
        self._held = next((widget for widget in self._widgets if widget.name == held), None)
        if self._held is not None:
            self._held.held = True
        # What can only be read comes last, so that the focus never begins there.
        self._focus.set_widgets(sorted(self._widgets, key=lambda w: isinstance(w, CutText)), self.first_focus)
        if self._began_at_top:
            self._follow_focus()
        else:
            self._open_at_the_top()
        self._compose([piece for piece in pieces if not isinstance(piece, Widget)])

    def _to_press(self, pieces: Sequence[Piece]) -> Iterator[Widget]:
        """The widgets, and one more over each text that is cut short on what can neither be pointed at nor focused."""
        for piece in pieces:
            if isinstance(piece, Widget):
                yield piece
            if not (isinstance(piece, Widget) and piece.enabled):
                yield from map(CutText, piece.cuts(self.screen, self.services.pictures))

    def _open_at_the_top(self) -> None:
        """Whoever comes to a page reads it from its beginning, wherever its first focus lies."""
        self._began_at_top = True
        self._followed = self._focus_target

    @property
    def _focus_target(self) -> tuple[str, Box] | None:
        current = self._focus.current
        return None if current is None else (current.name, current.spot)

    def _follow_focus(self) -> None:
        """Bring the widget with the focus into sight, unless the pointer put it there: then it is seen already."""
        target = self._focus_target
        if target == self._followed:
            return
        self._followed = target
        if target is not None and self._focus.shown:
            self.viewport.reveal(target[1])

    def _compose(self, pieces: Sequence[Piece]) -> None:
        """Put everything that stands still into one picture."""
        screen = self.screen
        placed = [piece.placed(screen, self.services.pictures) for piece in pieces]
        areas = self._still.compose(screen.size, lambda surface: self.paint_ground(surface, screen), placed)
        for widget in self._widgets:
            widget.ground_changed(areas)

    def _draw_ring(self, easel: Easel, widget: Widget) -> None:
        width, height, step = widget.box.width, widget.box.height, widget.step
        picture = easel.pictures.picture(
            ("focus ring", width, height, step),
            easel.screen,
            width + 2 * _RING_MARGIN,
            height + 2 * _RING_MARGIN,
            lambda canvas: draw_focus_ring(canvas, _RING_MARGIN, _RING_MARGIN, width, height, step=step, gap=4),
        )
        left, top = easel.screen.pixel(widget.box.x, widget.box.y)
        reach = round(_RING_MARGIN * easel.screen.scale)
        easel.surface.blit(picture, (left - reach, top - reach), special_flags=pygame.BLEND_PREMULTIPLIED)

    # ------------------------------------------------------------------ the tooltip

    @property
    def _meant(self) -> Widget | None:
        """What the pointer is on, or the focus where keys put it: whichever moved last."""
        if self._pointer is not None:
            return next((widget for widget in self._widgets if widget.hovered), None)
        return self._focus.current if self._focus.shown else None

    def _mean(self) -> bool:
        """Have the tooltip tell of what is meant now; return whether it changed."""
        meant = self._meant
        return self._tooltip.mean(meant, "" if meant is None else words_of(meant, self._cuts(meant)))

    def _cuts(self, meant: Widget) -> Sequence[Cut]:
        return meant_cuts(meant, self.screen, self.services.pictures, self._pointer)

    def _draw_tooltip(self, easel: Easel) -> None:
        self._mean()
        meant = self._meant
        if meant is not None and self._tooltip.text:
            focused = self._focus.current if self._focus.shown else None
            keep_clear = [] if focused is None else [focused.box]
            self._tooltip.draw(easel, place_of(meant, self._cuts(meant)), self.screen.visible.inset(8), keep_clear)

    # ------------------------------------------------------------------ the pointer

    def _under(self, x: float, y: float) -> Widget | None:
        """The topmost enabled widget at a point."""
        return next((w for w in reversed(self._widgets) if w.enabled and w.box.holds(x, y)), None)

    def _pointer_moved(self, event: pygame.Event) -> bool:
        x, y = self._pointer = self.screen.point(event.pos)
        changed = self._hover(x, y)
        if self._held is not None:
            changed = self._held.point(event, x, y) or changed
        return changed

    def _hover(self, x: float, y: float) -> bool:
        """Mark the widget under the pointer as hovered; return whether it is another one."""
        under = self._under(x, y)
        changed = False
        for widget in self._widgets:
            if widget.hovered != (widget is under):
                widget.hovered = widget is under
                changed = True
        if changed and under is not None:
            if under.sound is not None:
                self.services.audio.play("hover")
            if self.hover_focuses:
                self._focus.move_to(under)
        return changed

    def _pointer_pressed(self, event: pygame.Event) -> bool:
        x, y = self._pointer = self.screen.point(event.pos)
        self._hover(x, y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._focus.shown = False
            under = self._under(x, y)
            if under is None:
                return True
            self._held = under
            under.held = True
            self._focus.move_to(under)
            under.point(event, x, y)
            return True
        held, self._held = self._held, None
        if held is None:
            return False
        held.held = False
        if held.point(event, x, y):
            self._hear(held)
        return True

    def _wheel(self, event: pygame.Event) -> bool:
        x, y = self.screen.point(pygame.mouse.get_pos())
        under = self._under(x, y)
        return under is not None and under.point(event, x, y)

    # ------------------------------------------------------------------ the keys

    def _key(self, event: pygame.Event) -> bool:
        current = self._focus.current
        if current is not None and current.takes_typing and is_by_pad(event):
            return self._key_by_pad(event, current)
        if current is not None and current.key(event):
            self._focus.shown = True
            # Whatever it did is worth seeing, even if the page was scrolled away from it.
            self._followed = None
            self._hear(current)
            return True
        return event.type == pygame.KEYDOWN and self._navigate(event)

    def _hear(self, widget: Widget) -> None:
        """A widget was pressed."""
        if widget.sound is not None:
            self.services.audio.play(widget.sound)

    def _key_by_pad(self, event: pygame.Event, field: Widget) -> bool:
        """A gamepad has no letters: it passes over a field, or opens the keyboard on the screen for it."""
        if intention_of(event) is not Intention.CONFIRM or not isinstance(field, TextField):
            return self._navigate(event)
        self.stack.push(self.atlas.keyboard(field))
        return True

    def _navigate(self, event: pygame.Event) -> bool:
        """Tab, arrows and Enter move the focus and press."""
        current = self._focus.current
        if event.key == pygame.K_TAB:
            self._focus.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self._go_towards(*ARROWS[event.key])
        elif event.key in _PAGES:
            return self.viewport.scroll(0, _PAGES[event.key] * self.room.height)
        elif (event.key in _ENTER or event.key == pygame.K_SPACE) and current is not None:
            self._press(current)
        else:
            return False
        if self._focus.current is not current:
            self.services.audio.play("focus")
        self._focus.shown = True
        return True

    def _press(self, widget: Widget) -> None:
        """Press a widget; one that is out of sight is only shown, so that nobody presses what they do not see."""
        if self.viewport.shows(widget.box):
            self._hear(widget)
            widget.press()
        else:
            self._followed = None

    def _go_towards(self, across: int, down: int) -> None:
        """To the next widget in a direction; where there is none, there may still be something to read."""
        if not self._focus.go((across, down)):
            self.viewport.scroll(across * _ARROW_STEP, down * _ARROW_STEP)


def _paint_ground(canvas: Canvas) -> None:
    draw_ground(canvas)
