"""Where the sets of a hand lie on their shelf: wide and far apart, or closer where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.boards.civilization.art.cards.slab import card_height
from ziggurat_client.boards.civilization.shelf.sets import CardSet
from ziggurat_client.window.screen import Box

_CARD: Final = 100.0
_LEAST_CARD: Final = 46.0
_LEAST_NAMED: Final = 76.0
_STEP: Final = 38.0
_LEAST_STEP: Final = 9.0
_EDGE: Final = 10.0
_GAP: Final = 14.0
_NARROW_GAP: Final = 6.0
_ABOVE: Final = 22.0
"""How far below its upper edge a set has its cards, with room for those that are raised."""
_LEAST_FOOT: Final = 54.0
_LOW: Final = 170.0
_TINY_CARD: Final = 22.0
_SHRINK: Final = 0.96
_HIGHEST: Final = 1.36
"""How much higher than wide a card is."""


@dataclass(frozen=True)
class SetPlace:
    """The place of one set: its box, how wide its cards are, how far apart they lie, and how far from its edge."""

    box: Box
    card: float
    step: float
    edge: float = _EDGE

    @property
    def fan(self) -> Box:
        """Where the cards lie."""
        across = self.box.width - 2 * self.edge
        above, _ = _margins(self.box.height)
        return Box(self.box.x + self.edge, self.box.y + above, across, card_height(self.card))

    @property
    def is_small(self) -> bool:
        """Whether the cards are too narrow for their names, which then stand below them."""
        return self.card < _LEAST_NAMED

    @property
    def foot(self) -> Box:
        """What is left below them."""
        fan = self.fan
        return Box(self.box.x, fan.bottom, self.box.width, self.box.bottom - fan.bottom)

    def card_at(self, x: float, y: float, count: int) -> int | None:
        """Which of so many cards lies there, from 0; None if none does."""
        fan = self.fan
        if not fan.holds(x, y):
            return None
        return min(count - 1, int((x - fan.x) // self.step) if self.step else 0)


def set_places(box: Box, sets: Sequence[CardSet]) -> tuple[SetPlace, ...]:
    """The places of the sets from left to right. Cards move together first, then they are smaller."""
    card = min(_CARD, max(_TINY_CARD, (box.height - sum(_margins(box.height))) / _HIGHEST))
    step, gap, edge = _STEP * card / _CARD, _GAP, _EDGE
    while _width(sets, card, step, gap, edge) > box.width and step > _LEAST_STEP:
        step, gap = max(_LEAST_STEP, step * _SHRINK), max(_NARROW_GAP, gap * _SHRINK)
    while _width(sets, card, step, gap, edge) > box.width and card > _LEAST_CARD:
        card = max(_LEAST_CARD, card * _SHRINK)
    while _width(sets, card, step, gap, edge) > box.width and card > _TINY_CARD / 2:
        card, step, gap, edge = card * _SHRINK, step * _SHRINK, gap * _SHRINK, edge * _SHRINK
    places, x = [], box.x
    for each in sets:
        wide = _fan(each.count, card, step) + 2 * edge
        places.append(SetPlace(Box(x, box.y, wide, box.height), card, step, edge))
        x += wide + gap
    return tuple(places)


def _margins(height: float) -> tuple[float, float]:
    """How much of a shelf of that height is left above the cards and below them at least."""
    return (_ABOVE, _LEAST_FOOT) if height >= _LOW else (_ABOVE / 2 + 3, _LEAST_FOOT / 2)


def _fan(count: int, card: float, step: float) -> float:
    return card + (count - 1) * step


def _width(sets: Sequence[CardSet], card: float, step: float, gap: float, edge: float) -> float:
    return sum(_fan(each.count, card, step) + 2 * edge + gap for each in sets) - gap
