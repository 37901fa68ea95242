"""The viewer's hand below the board: cards that can be picked up, carried to the board, or marked to be discarded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.art.people_cards import draw_people_card, draw_picked_edge, draw_strike
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

BROAD_FROM: Final = 0.79
"""The size of the board, compared with the design, from which words and buttons stand beside the cards."""
WORDS: Final = 156.0
BUTTONS: Final = 172.0
_CARD: Final = (112.0, 152.0)
_CARRIED: Final = (82.0, 108.0)
_GAP: Final = 4.0
_LIFT: Final = 10.0
_EDGE: Final = 20.0
_STRIP: Final = 30.0


@dataclass(frozen=True)
class HandPlan:
    """Where a hand of `count` cards lies in its panel."""

    layout: Layout
    count: int

    @property
    def is_broad(self) -> bool:
        """Whether there is room for words at the left and buttons at the right."""
        return self.layout.unit >= BROAD_FROM

    @property
    def _cards(self) -> Box:
        """Where the cards may lie."""
        box, unit = self.layout.hand, self.layout.unit
        left, right = ((24 + WORDS) * unit, (_EDGE + BUTTONS + 20) * unit) if self.is_broad else (16 * unit, 16 * unit)
        return Box(box.x + left, box.y + 16 * unit, box.width - left - right, box.height - 32 * unit)

    @property
    def pitch(self) -> float:
        """From one card to the next: they lie closer where there are many."""
        room, unit = self._cards, self.layout.unit
        width = _CARD[0] * unit
        return min(width + _GAP * unit, (room.width - width) / max(1, self.count - 1))

    def card(self, place: int) -> Box:
        """A card of the hand."""
        room, unit = self._cards, self.layout.unit
        width, height = (side * unit for side in _CARD)
        return Box(room.x + place * self.pitch, room.y, width, height)

    def visible(self, place: int) -> Box:
        """As much of a card as the next one leaves free."""
        box = self.card(place)
        return box if place == self.count - 1 else box._replace(width=min(box.width, self.pitch))

    @property
    def buttons(self) -> tuple[Box, Box]:
        """Where the two uses of a card are offered, if the panel is broad."""
        box, unit = self.layout.hand, self.layout.unit
        x, width = box.right - (_EDGE + BUTTONS) * unit, BUTTONS * unit
        upper = Box(x, box.y + 20 * unit, width, 68 * unit)
        return upper, upper._replace(y=box.y + 96 * unit)


class HandCard(Pressable):
    """A card of the hand. It can be pressed, or carried away with the pointer."""

    margin = 32
    step = 3

    def __init__(
        self,
        plan: HandPlan,
        place: int,
        people: str,
        names: Mapping[str, str],
        mark: str,
        pressed: Callable[[], None],
        carried: Callable[[float, float], None],
    ) -> None:
        """`names` are those of all peoples. `mark` is "", "picked" for a card that is picked up, or "lost" for one that
        would be discarded."""
        super().__init__(f"card {place}", plan.visible(place), pressed)
        self.people = people
        self._whole = plan.card(place)
        self._unit = plan.layout.unit
        self._names = tuple(names.values())
        self._name = names[people]
        self._mark = mark
        self._carried = carried
        self.dragged_to: tuple[float, float] | None = None

    def appearance(self) -> Hashable:
        lifted = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        return self.people, self._names, self._mark, lifted, self._whole.width, self._unit

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, unit = self._whole.width, self._whole.height, self._unit
        lifted = self._mark == "picked" or self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        top = y - (_LIFT * unit if lifted else 0)
        strip = max(16.0, _STRIP * unit)
        # Where the next card covers the name, or not every name has room, emblem and letter say it.
        widest = max(text_width(name, 14, "bold", canvas.scale) for name in self._names)
        name = self._name if self.box.width >= width - 1 and widest <= width - 12 else ""
        draw_people_card(
            canvas, self.people, x, top, width, height, strip_height=strip, name=name, named_within=self.box.width
        )
        if self._mark == "picked":
            draw_picked_edge(canvas, x, top, width, height)
        if self._mark == "lost":
            draw_strike(canvas, x, top, width, height)

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.dragged_to = None if self.box.holds(x, y) else (x, y)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and not self.box.holds(x, y):
            self.dragged_to = None
            self._carried(x, y)
            return False
        return super().point(event, x, y)

    def gone(self) -> None:
        self.dragged_to = None


def draw_carried(easel: Easel, layout: Layout, cards: Iterable[HandCard]) -> None:
    """The card that the pointer carries away from the hand, if any."""
    width, height = (side * layout.unit for side in _CARRIED)
    for card in cards:
        if card.dragged_to is not None:
            x, y = card.dragged_to
            box = Box(x - width / 2, y - height / 2, width, height)
            placed = BoardPictures(easel.pictures, easel.screen, layout.unit).hand_card(box, card.people)
            easel.surface.blit(placed.surface, (placed.left, placed.top), special_flags=pygame.BLEND_PREMULTIPLIED)


def hand_panel(plan: HandPlan, title: str, count_word: str, hint: str) -> Iterator[Piece]:
    """The panel below the cards, with words at its left where it is broad."""
    box, unit = plan.layout.hand, plan.layout.unit
    yield Panel(box, STRIP_PANEL)
    if plan.is_broad:
        words = Box(box.x, box.y, (24 + WORDS) * unit, box.height)
        key = ("hand words", title, plan.count, count_word, hint, unit)
        yield Painted(words, key, lambda canvas, x, y: _paint_words(canvas, x, y, plan, title, count_word, hint))


def _paint_words(canvas: Canvas, x: float, y: float, plan: HandPlan, title: str, count_word: str, hint: str) -> None:
    unit = plan.layout.unit
    left, room = x + 24 * unit, (WORDS - 8) * unit
    draw_line(canvas, left, y + 34 * unit, title, room, 22 * unit, tones.TEXT_HEAD, "bold")
    width = draw_number(canvas, left, y + 78 * unit, plan.count, 32 * unit)
    draw_line(canvas, left + width + 12, y + 78 * unit, count_word, room - width - 12, 18 * unit, tones.TEXT_SOFT)
    draw_lines(canvas, left, y + 116 * unit, hint, room, 3, 22 * unit, 16 * unit, tones.TEXT_SOFT)
