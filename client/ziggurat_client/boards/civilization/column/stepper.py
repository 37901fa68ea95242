"""The card beside an area that was touched: what is named there, with a button for one more and one fewer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.civilization.areas import AREAS
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, darken, lighten
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import MARGIN, PanelStyle, Side, draw_card
from ziggurat_client.boards.civilization.board.affliction_signs import colour_of
from ziggurat_client.boards.civilization.calamities.modes import Losing
from ziggurat_client.boards.civilization.calamities.questions import LOSSES, reach
from ziggurat_client.boards.civilization.calamities.tray import shades
from ziggurat_client.boards.civilization.choosing.calamity_steps import step
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust
from ziggurat_client.boards.civilization.column.blocks import commanding
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.ui.button import Pressable, icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_WIDTH: Final = 300.0
_HEIGHT: Final = 106.0
_BUTTON: Final = 50.0
_APART: Final = 44.0
_EDGE: Final = 16.0


@dataclass(frozen=True)
class _Words:
    """What the card says: where, what stays there, what happens to what is named, and how many that is."""

    where: str
    stays: str
    verb: str
    count: int


def stepper(
    choice: Choice, known: Known, mode: Losing, beside: Box, within: Box, clear: Sequence[Box] = ()
) -> Iterator[Piece]:
    """The card beside the box of the area that was touched last, inside the map and over as little as possible of what
    is to be kept `clear`; nothing if none was touched."""
    if mode.at is None or not within.holds(*beside.centre):
        return
    box, side = min(_places(beside, within), key=lambda place: _covered(place[0], within, clear))
    upright = side in ("top", "bottom")
    start, length = (box.x, box.width) if upright else (box.y, box.height)
    along = min(max(beside.centre[0 if upright else 1] - start, 30.0), length - 30.0)
    fewer, another = Adjust(-1, mode.at), Adjust(1, mode.at)
    words, colour = _words(choice, known, mode), colour_of(mode.question.calamity)
    yield StepperCard(box, words, colour, (side, along), commanding(choice, another))
    top = box.y + _HEIGHT - _BUTTON - 10
    less, more = Box(box.x + _EDGE, top, _BUTTON, _BUTTON), Box(box.right - _EDGE - _BUTTON, top, _BUTTON, _BUTTON)
    yield icon_button("fewer", less, Icon.MINUS, commanding(choice, fewer), enabled=_changes(known, mode, fewer))
    yield icon_button("more", more, Icon.PLUS, commanding(choice, another), enabled=_changes(known, mode, another))


class StepperCard(Pressable):
    """The card under both buttons. It lies over the map, and pressing it counts up."""

    margin = MARGIN
    sound = None

    def __init__(
        self, box: Box, words: _Words, colour: Colour, pointer: tuple[Side, float], pressed: Callable[[], None]
    ) -> None:
        super().__init__("stepper", box, pressed)
        self._words = words
        self._colour = colour
        self._pointer = pointer

    def appearance(self) -> Hashable:
        return self._words, self._colour, self._pointer[0], round(self._pointer[1])

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        return False

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        _paint(canvas, x, y, self._words, self._colour, self._pointer)


def _changes(known: Known, mode: Losing, command: Adjust) -> bool:
    after = step(known, mode, command)
    return isinstance(after, Losing) and after.picks != mode.picks


def _places(beside: Box, within: Box) -> Iterator[tuple[Box, Side]]:
    """Above the area, below it, and on both sides."""
    cx, cy = beside.centre
    x = min(max(cx - _WIDTH / 2, within.x + 8), within.right - _WIDTH - 8)
    y = min(max(cy - _HEIGHT / 2, within.y + 8), within.bottom - _HEIGHT - 8)
    yield Box(x, beside.y - _APART - _HEIGHT, _WIDTH, _HEIGHT), "bottom"
    yield Box(x, beside.bottom + _APART, _WIDTH, _HEIGHT), "top"
    yield Box(beside.right + _APART, y, _WIDTH, _HEIGHT), "left"
    yield Box(beside.x - _APART - _WIDTH, y, _WIDTH, _HEIGHT), "right"


def _covered(box: Box, within: Box, clear: Sequence[Box]) -> float:
    """How much the card would cover; far more than that if it is not inside the map."""
    outside = box.x < within.x or box.y < within.y or box.right > within.right or box.bottom > within.bottom
    return sum(_shared(box, other) for other in clear) + (within.width * within.height if outside else 0.0)


def _shared(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _words(choice: Choice, known: Known, mode: Losing) -> _Words:
    area = -1 if mode.at is None else mode.at
    found, loses = reach(known.board, mode.question, known.seat), mode.question.asked in LOSSES
    verb = choice.say("civilization.strike.lose" if loses else "civilization.strike.pick")
    if area in found.cities:
        stays = choice.say("civilization.strike.counts_as", count=found.worth)
        return _Words(choice.teller.city(AREAS[area].id), stays, verb, int(area in mode.cities))
    most = dict(found.tokens).get(area, 0)
    sick = mode.question.calamity == "epidemic" and loses
    stays = choice.say("civilization.strike.must_stay" if sick else "civilization.strike.of_there", count=most)
    return _Words(choice.teller.area(AREAS[area].id), stays, verb, mode.tokens.get(area, 0))


def _paint(canvas: Canvas, x: float, y: float, words: _Words, colour: Colour, pointer: tuple[Side, float]) -> None:
    style = PanelStyle("#1c1412", "#0c0808", (lighten(colour, 0.5), darken(colour, 0.2)), alpha=0.97)
    draw_card(canvas, x, y, _WIDTH, _HEIGHT, style, pointer=pointer)
    room = _WIDTH - 2 * _EDGE
    side = draw_line(canvas, x + _WIDTH - _EDGE, y + 25, words.stays, room * 0.6, 16, tones.TEXT_SOFT, align="r")
    draw_line(canvas, x + _EDGE, y + 25, words.where, room - side - 10, 19, tones.TEXT, "bold")
    middle = y + _HEIGHT - 10 - _BUTTON / 2
    left, between = x + _EDGE + _BUTTON + 8, _WIDTH - 2 * (_EDGE + _BUTTON + 8)
    draw_line(canvas, left, middle, words.verb, between - 44, 18, tones.TEXT)
    draw_number(canvas, left + between - 20, middle, words.count, 32, "m", shades(colour))
