"""The banner that lies over every scene: the connection is lost, or something to know for a moment."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from ziggurat.games.game import Seat
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.clock import Clock
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.network.remote import Remote
from ziggurat_client.sound.audio import Audio
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.words import Words

SECONDS: Final = 5.0
"""How long a message stays."""
_HEIGHT: Final = 56
_MARGIN: Final = 20
_SIZE: Final = 22
_PITCH: Final = 30
"""From one line to the next."""
_AROUND: Final = 64
"""The room beside the text, at both sides together."""
_BAR_ENDS: Final = 470
"""What the top bar of a game has at either end that one presses or should read meanwhile."""
_AFTER_MENU: Final = 84
_BEFORE_BUTTONS: Final = 196
"""What it has there that one presses."""
_AFTER_TITLE: Final = 600
_BEFORE_PERSON: Final = 270
"""What that of a page has at its ends."""
_LEAST_OVER_BAR: Final = 760.0
"""How much room the bar must have between them, so that a sentence does not become a column."""
_BESIDE: Final = 56.0
"""How far it may reach beyond the place that a scene gives it."""
_TOP: Final = 88.0
"""Where it begins below the top bar."""
_GAP: Final = 16
_MARK: Final = 34
_MARK_ROOM: Final = _MARK + _GAP
_BUTTON_HEIGHT: Final = 44
_BUTTON_SIZE: Final = 19
_BUTTON_PADDING: Final = 48
"""The room in the button beside its words and its keycap."""
_ALARM: Final = ("#a03a29", "#6d2118")
_MESSAGE: Final = ("#2f4fae", "#1a307c")
_POINTER: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Ground(Protocol):
    """What the banner lies over."""

    @property
    def screen(self) -> Screen:
        """The window's geometry now."""
        ...

    @property
    def message_place(self) -> Box | None:
        """The part of the window that a message may cover at its top, or None if that is its whole width."""
        ...

    def redraw(self) -> None:
        """Ask for a new frame."""
        ...


class Banner:
    """A line at the top of the window, or more where it is narrow.

    A lost connection comes before any message, with a button for whoever does not want to wait for the next try.
    """

    def __init__(
        self,
        ground: Ground,
        words: Words,
        clock: Clock,
        audio: Audio,
        prompts: Prompts,
        pictures: Pictures,
        remote: Remote,
    ) -> None:
        self._ground = ground
        self._words = words
        self._clock = clock
        self._audio = audio
        self._prompts = prompts
        self._pictures = pictures
        self._remote = remote
        self._message = ""
        self._key = ""
        self._seat: Seat | None = None
        self._over_bar = False
        self._until = 0.0
        self._shown = False
        """Whether the last frame shows it."""
        self._hovered = False
        self._held = False

    def tell(self, message: str, seconds: float = SECONDS, seat: Seat | None = None, *, over_bar: bool = False) -> None:
        """Show a message for a few seconds, with the mark of the seat that it is about.

        One `over_bar` lies in a game's top bar, in its middle if that has room, where it covers nothing of a match.
        On a page every message does.
        """
        self._message = message
        self._over_bar = over_bar
        self._seat = seat
        self._key = ""
        self._until = self._clock.now() + seconds

    def refuse(self, message: str, key: str = "") -> None:
        """Show for a few seconds why something cannot be done, and let it be heard. `key` is the keycap of what leads
        to the rule behind it."""
        self._audio.play("refused")
        self.tell(message)
        self._key = key

    def withdraw(self, message: str) -> None:
        """A message is not true any more: it goes, if it is the one on show."""
        if message == self._message:
            self._until = self._clock.now()

    @property
    def text(self) -> str | None:
        """What it says, or None while there is nothing to say."""
        if self._lost:
            return self._words.say("connection.lost")
        return self._message if self._clock.now() < self._until else None

    @property
    def box(self) -> Box | None:
        """Where it lies while it says something."""
        return None if self.text is None else self._box(self.text)

    def leads_on_at(self, pixel: tuple[int, int]) -> bool:
        """Whether it is on show at that pixel of the window, with a key that leads to a rule."""
        text = self.text
        return text is not None and self._keycap != "" and self._box(text).holds(*self._ground.screen.point(pixel))

    # ------------------------------------------------------------------ coming back at once

    def press(self) -> None:
        """Try to come back at once, if the connection is lost."""
        if self._lost:
            self._audio.play("press")
            self._remote.try_now()

    def handle(self, event: pygame.Event) -> bool:
        """Take a click on the alarm; its button is pressed on release."""
        if not self._lost or event.type not in _POINTER:
            return False
        x, y = self._ground.screen.point(event.pos)
        over = self.button.box.holds(x, y)
        if over != self._hovered:
            self._hovered = over
            self._ground.redraw()
        if event.type == pygame.MOUSEMOTION:
            return False
        held, self._held = self._held, over and event.type == pygame.MOUSEBUTTONDOWN
        if held and over:
            self.press()
        return self._box(self.text or "").holds(x, y)

    @property
    def button(self) -> Button:
        """The button beside the alarm."""
        box, width = self._box(self.text or ""), self._button_width
        place = Box(box.right - width - 8, box.y + (box.height - _BUTTON_HEIGHT) / 2, width, _BUTTON_HEIGHT)
        label, key = self._words.say("connection.reconnect"), self._prompts.cap(Intention.RECONNECT)
        button = Button("reconnect", place, label, self.press, kind=ButtonKind.GOLD, key=key, size=_BUTTON_SIZE)
        button.hovered, button.held = self._hovered, self._held
        return button

    @property
    def _button_width(self) -> float:
        scale = self._ground.screen.scale
        label, key = self._words.say("connection.reconnect"), self._prompts.cap(Intention.RECONNECT)
        return text_width(label, _BUTTON_SIZE, "bold", scale) + keycap_width(key, scale) + _BUTTON_PADDING

    # ------------------------------------------------------------------ its picture

    @property
    def _aside(self) -> float:
        """The room at its right end that the words do without."""
        if self._lost:
            return self._button_width
        return keycap_width(self._keycap, self._ground.screen.scale) + _GAP if self._keycap else 0

    def _box(self, text: str) -> Box:
        scale, (left, top, most) = self._ground.screen.scale, self._place
        aside = self._aside
        mark = 0 if self._mark is None else _MARK_ROOM
        width = min(text_width(text, _SIZE, "bold", scale) + aside + mark + 96, 1400, most)
        lines = wrap(text, width - aside - mark - _AROUND, _SIZE, "bold", scale)
        return Box(left + (most - width) / 2, top, width, _HEIGHT + (len(lines) - 1) * _PITCH)

    @property
    def _place(self) -> tuple[float, float, float]:
        """Its left edge where it is widest, its top, and how wide it may be, in the window's units."""
        window, place = self._ground.screen.visible, self._ground.message_place
        if place is None:
            room = window.width - _AFTER_TITLE - _BEFORE_PERSON
            if room >= _LEAST_OVER_BAR:
                return _AFTER_TITLE, _MARGIN / 2, room
            return _MARGIN, _TOP, window.width - 2 * _MARGIN
        right = min(window.width - _BAR_ENDS, place.right + _BESIDE)
        if not self._over_bar or self._lost:
            return place.x, _TOP, place.width
        if right - _BAR_ENDS >= _LEAST_OVER_BAR:
            return _BAR_ENDS, _MARGIN / 2, right - _BAR_ENDS
        return _AFTER_MENU, _MARGIN / 2, window.width - _AFTER_MENU - _BEFORE_BUTTONS

    @property
    def _keycap(self) -> str:
        """The keycap on show; none beside the alarm."""
        return "" if self._lost else self._key

    @property
    def _mark(self) -> Seat | None:
        """The seat whose mark is on show; none beside the alarm."""
        return None if self._lost else self._seat

    @property
    def wakes_in(self) -> float | None:
        """Seconds until the message must go, 0 if it is still on show after its time; None while there is none."""
        left = self._until - self._clock.now()
        if left > 0:
            return left + 0.01
        return 0.0 if self._shown and self.text is None else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it says anything."""
        text = self.text
        self._shown = text is not None
        if text is None:
            return
        screen = self._ground.screen
        box, key, mark, aside = self._box(text), self._keycap, self._mark, self._aside
        colours = _ALARM if self._lost else _MESSAGE
        picture = self._pictures.picture(
            ("banner", text, box.width, key, colours, mark, aside),
            screen,
            box.width + 2 * _MARGIN,
            box.height + 2 * _MARGIN,
            lambda canvas: _paint(canvas, box, text, key, colours, mark, aside),
        )
        corner = screen.pixel(box.x - _MARGIN, box.y - _MARGIN)
        surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self._lost:
            self.button.draw(Easel(surface, screen, self._pictures))

    @property
    def _lost(self) -> bool:
        return self._remote.standing == "lost"


def _paint(
    canvas: Canvas, box: Box, text: str, key: str, colours: tuple[str, str], seat: Seat | None, aside: float
) -> None:
    """`aside` is the room at the right end for the keycap, or for what is drawn over it."""
    width, height = box.width, box.height
    top, foot, middle = _MARGIN, _MARGIN + height, _MARGIN + height / 2
    shape = canvas.stepped(_MARGIN, top, width, height, 5, 2)
    canvas.shadow(shape, 10, 5, 0.7)
    canvas.fill(shape, vertical(top, foot, *colours))
    canvas.fill(canvas.stepped_frame(_MARGIN, top, width, height, 2, 5, 2), vertical(top, foot, "#ffe7a0", "#c8923a"))
    if key:
        draw_keycap(canvas, _MARGIN + width - 32, middle, key, anchor="r")
    mark = 0 if seat is None else _MARK_ROOM
    if seat is not None:
        draw_cube(canvas, seat, _MARGIN + 24 + _MARK / 2, middle, _MARK)
    lines = wrap(text, width - aside - mark - _AROUND, _SIZE, "bold", canvas.scale)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * _PITCH
        canvas.text(_MARGIN + (width + mark - aside) / 2, y, line, _SIZE, "#fff3df", "bold", "mm")
