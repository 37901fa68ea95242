"""Where players, quarries and piles stand beside the board: in panels, or in rows where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ziggurat_client.window.screen import Box

PANEL_FROM: Final = 150.0
"""The height from which a player has a panel instead of a row."""
QUARRY_FROM: Final = 110.0
PILES_FROM: Final = 160.0
_LOW_PILE: Final = 72.0
"""The height from which a quarry's words stand above its cards instead of beside them."""
_HEIGHTS: Final = (208.0, 144.0, 200.0, 144.0, 208.0)
"""Rival, rival's quarry, piles, own quarry, own panel, as they were designed."""
_LOW_HEIGHTS: Final = (62.0, 60.0, 72.0, 60.0, 62.0)
_GAP: Final = 16.0
_LOW_GAP: Final = 5.0
_PILES: Final = 3
_WIDEST_CARD: Final = 64.0
_CARD_SHAPE: Final = 88 / 64
_MOST_WITH_WORDS: Final = 6
"""With so many cards in a quarry there is room for words beside the open one."""
_LEFT: Final = 32.0
_RIGHT: Final = 24.0

Half = Literal["far", "near", "site"]


@dataclass(frozen=True)
class SidePlan:
    """Five panels below each other; `unit` is how large they are compared with the design."""

    far_player: Box
    far_quarry: Box
    piles: Box
    near_quarry: Box
    near_player: Box

    @property
    def unit(self) -> float:
        """How large things are, compared with the design."""
        return min(1.0, max(0.5, self.near_player.height / _HEIGHTS[0]))

    @property
    def is_low(self) -> bool:
        """Whether everything is in rows."""
        return self.near_player.height < PANEL_FROM

    def player(self, half: Half) -> Box:
        """The panel of the upper or the lower player."""
        return self.near_player if half == "near" else self.far_player

    def quarry(self, half: Half) -> Box:
        """The quarry of the upper or the lower player."""
        return self.near_quarry if half == "near" else self.far_quarry

    def _quarry_cards(self, half: Half, count: int) -> Box:
        """Where so many cards of a quarry lie."""
        box = self.quarry(half)
        if box.height >= QUARRY_FROM:
            return Box(box.x + _LEFT, box.y + 45, box.width - _LEFT - _RIGHT, box.height - 56)
        share = 0.6 if count <= _MOST_WITH_WORDS else 0.95
        return Box(box.x + 28, box.y + 6, box.width * share - 28, box.height - 12)

    def temple_card(self, half: Half, index: int, count: int) -> Box:
        """One card of a quarry column of `count`: they lie closer where there are many."""
        room = self._quarry_cards(half, count)
        height = min(room.height, _WIDEST_CARD * _CARD_SHAPE)
        width = height / _CARD_SHAPE
        beside = 96 if self.quarry(half).height >= QUARRY_FROM and count <= _MOST_WITH_WORDS else 0
        free = room.width - width - beside
        step = min(width * 0.82, free / max(1, count - 1))
        return Box(room.x + index * step, room.y, width, height)

    def pile(self, number: int) -> Box:
        """The cards of a pile: 0 temple pile, 1 people deck, 2 discard."""
        box = self.piles
        pitch = (box.width - 32) / _PILES
        if box.height >= PILES_FROM:
            height = min(104.0, box.height - 84)
            width = height * 76 / 104
            return Box(box.x + 16 + (number + 0.5) * pitch - width / 2, box.y + 20, width, height)
        height = min(_LOW_PILE, box.height - 16)
        return Box(box.x + 16 + number * pitch, box.y + (box.height - height) / 2, height * 76 / 104, height)

    def backs(self, half: Half) -> Box:
        """Where the backs of a player's hand are."""
        box = self.player(half)
        if self.is_low:
            return Box(box.x + 28, box.y + box.height / 2, 60, box.height / 2 - 6)
        return Box(box.x + _LEFT, box.bottom - 58, 34, 46)

    def clock(self, half: Half) -> Box:
        """A player's clock."""
        box = self.player(half)
        if self.is_low:
            return Box(box.right - 190, box.bottom - 31, 100, 26)
        return Box(box.right - 24 - 118, box.bottom - 49, 118, 28)


def side_plan(box: Box) -> SidePlan:
    """The plan for a place; it needs a height of about 340."""
    full = sum(_HEIGHTS) + 4 * _GAP
    low = sum(_LOW_HEIGHTS) + 4 * _LOW_GAP
    share = min(1.0, max(0.0, (box.height - low) / (full - low)))
    heights = [few + (many - few) * share for few, many in zip(_LOW_HEIGHTS, _HEIGHTS, strict=True)]
    # What is left over stands between them.
    gap = (box.height - sum(heights)) / (len(heights) - 1)
    boxes, top = [], box.y
    for height in heights:
        boxes.append(Box(box.x, top, box.width, height))
        top += height + gap
    return SidePlan(*boxes)
