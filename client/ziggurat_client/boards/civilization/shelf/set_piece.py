"""One set on the shelf: its cards in a fan, those that are chosen raised, and below them n × n × value."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.cards.fan import draw_fan
from ziggurat_client.boards.civilization.shelf.plan import SetPlace
from ziggurat_client.boards.civilization.shelf.sets import CardSet
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line, line_fits
from ziggurat_client.window.screen import Box

_FRAME: Final = ("#fff0b8", "#e2a638")
_DULL: Final = ("#cfc7b2", "#b9b09a", "#948a70")
_THREAT: Final = "#ff9d7a"
_LOW: Final = 84.0
_FORMULA: Final = 17.0
_LEAST_NUMBER: Final = 8.0
_LEAST_WITH_NAME: Final = 64.0
COUNTING: Final[dict[Intention | None, int]] = {Intention.MORE: 1, Intention.LESS: -1}
"""The keys for one more and one fewer."""


class SetPiece(Pressable):
    """A set of which cards can be chosen: one is chosen or let go by a click on it, all or none by Enter or by a click
    on their value, one more or fewer by the keys for that. `lay` is told how many are wanted, and is None where
    nothing is to be chosen."""

    margin = 24

    def __init__(
        self, place: SetPlace, held: CardSet, name: str, note: str, lay: Callable[[int], None] | None = None
    ) -> None:
        """`name` is that of the card, and `note` what is said of a card without value."""
        super().__init__(f"set {held.kind}", place.box, self._all_or_none)
        self._place = place
        self._set = held
        self._name = name
        self._note = note
        self._lay = lay
        self.remark = name
        if lay is None:
            self.sound = None

    def appearance(self) -> Hashable:
        at = self._place
        return at.card, at.step, at.edge, self._set, self._name, self._note, self._lay is None, self.state

    def _all_or_none(self) -> None:
        self._choose(0 if self._set.chosen == self._set.count else self._set.count)

    def _choose(self, count: int) -> None:
        if self._lay is not None:
            self._lay(min(max(0, count), self._set.count))

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        card = self._place.card_at(x, y, self._set.count)
        if card is None or event.type != pygame.MOUSEBUTTONUP or event.button != pygame.BUTTON_LEFT:
            return super().point(event, x, y)
        is_raised = card >= self._set.count - self._set.chosen
        self._choose(self._set.chosen + (-1 if is_raised else 1))
        return True

    def key(self, event: pygame.Event) -> bool:
        intention = intention_of(event)
        if intention not in COUNTING or self._lay is None:
            return super().key(event)
        self._choose(self._set.chosen + COUNTING[intention])
        return True

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, held = self.box.width, self.box.height, self._set
        body, chosen = canvas.mask(canvas.stepped(x, y, width, height, 5, 2)), held.chosen > 0
        if chosen:
            canvas.glow(body, "#ffc24a", 14, 0.6, inside=False)
        canvas.fill(body, tones.WELL, 0.62)
        frame = canvas.stepped_frame(x, y, width, height, 2.6 if chosen else 1.3, 5, 2)
        canvas.fill(frame, vertical(y, y + height, *_FRAME) if chosen else tones.LAPIS_LINE, 1 if chosen else 0.5)
        at = replace(self._place, box=Box(x, y, width, height))
        fan = at.fan
        draw_fan(
            canvas,
            fan.x,
            fan.y,
            held.kind,
            held.count,
            width=at.card,
            step=at.step,
            name="" if at.is_small else self._name,
            chosen=held.chosen,
        )
        if self._lay is not None and not chosen:
            canvas.fill(canvas.stepped(fan.x, fan.y, fan.width, fan.height, 4, 1), tones.NIGHT, 0.34)
        foot = self._below_name(canvas, at.foot) if at.is_small else at.foot
        if held.product is None:
            self._paint_note(canvas, foot)
        else:
            self._paint_value(canvas, foot)

    def _below_name(self, canvas: Canvas, foot: Box) -> Box:
        """The name below cards that have no room for it, if there is some, and what it leaves of the foot."""
        across, room, lines = foot.centre[0], foot.width - 6, self._name.split()[:2]
        if foot.height < _LEAST_WITH_NAME or not all(line_fits(canvas, line, room, 15) for line in lines):
            return foot
        for number, line in enumerate(lines):
            draw_line(canvas, across, foot.y + 18 + 18 * number, line, room, 15, tones.TEXT, align="m")
        taken = 10 + 18 * len(lines)
        return foot._replace(y=foot.y + taken, height=foot.height - taken)

    def _paint_note(self, canvas: Canvas, foot: Box) -> None:
        room = foot.width - 6
        if line_fits(canvas, self._note, room, 16, "bold"):
            draw_line(canvas, *foot.centre, self._note, room, 16, _THREAT, "bold", "m")
        else:
            draw_number(canvas, *foot.centre, 0, min(24.0, foot.width * 0.5), "m", _DULL)

    def _paint_value(self, canvas: Canvas, foot: Box) -> None:
        """The product of numbers before their value, or above it where that is too wide; as far as there is room."""
        held, (across, middle) = self._set, foot.centre
        count, value = held.factors
        formula = f"{count} × {count} × {value}" if count > 1 else ""
        large = min(40.0, foot.height * 0.5)
        words = text_width(formula, _FORMULA, "regular", canvas.scale) + 12 if formula else 0.0
        number = number_width(str(held.worth), large, canvas.scale)
        if foot.height >= _LEAST_WITH_NAME and words + number <= foot.width - 12:
            left = across - (words + number) / 2
            canvas.text(left, middle, formula, _FORMULA, tones.TEXT_SOFT, "regular", "lm")
            draw_number(canvas, left + words, middle, held.worth, large, colours=self._colours)
        else:
            self._paint_value_below(canvas, foot, formula)

    def _paint_value_below(self, canvas: Canvas, foot: Box, formula: str) -> None:
        across, room = foot.centre[0], foot.width - 8
        if not line_fits(canvas, formula, room, _FORMULA):
            formula = formula.replace(" ", "")
        with_formula = foot.height >= _LEAST_WITH_NAME and bool(formula) and line_fits(canvas, formula, room, _FORMULA)
        if with_formula:
            upper = foot.y + foot.height * 0.27
            draw_line(canvas, across, upper, formula, room, _FORMULA, tones.TEXT_SOFT, align="m")
        large = min(40.0, foot.height * (0.36 if foot.height < _LOW else 0.44))
        while large > _LEAST_NUMBER and number_width(str(self._set.worth), large, canvas.scale) > room + 4:
            large -= 1
        middle = foot.y + foot.height * (0.64 if with_formula else 0.5)
        draw_number(canvas, across, middle, self._set.worth, large, "m", self._colours)

    @property
    def _colours(self) -> tuple[ColourLike, ...]:
        """Gold for what is chosen, dull for what could be."""
        return tuple(GOLD if self._set.chosen else _DULL if self._lay is not None else SHELL)
