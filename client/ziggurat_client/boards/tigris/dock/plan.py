"""Where the hand, the leaders and the catastrophes lie in the dock below the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.position import HAND
from ziggurat_client.window.screen import Box

_DESIGN: Final = (1184.0, 118.0)
_WORDS: Final = 118.0
_EDGE: Final = 22.0
_TILE: Final = 88.0
_TILE_GAP: Final = 9.0
_LEADER: Final = 70.0
_LEADER_PITCH: Final = 82.0
_FIVE_PITCH: Final = 70.0
_PLAIN: Final = 4
_CATASTROPHE: Final = 56.0
_LEADER_WORD: Final = 28.0
_CATASTROPHE_WORD: Final = 36.0
"""The height for the word below them, which stays near them in a dock that is high for its width."""
_PART: Final = 20.0
_LEAST_WORDS: Final = 0.7
"""From this size on there is room for words."""


@dataclass(frozen=True)
class DockPlan:
    """The places in a dock for a game with so many `leaders`."""

    box: Box
    leaders: int

    @property
    def unit(self) -> float:
        """How large things are, compared with the design."""
        width, height = _DESIGN
        return min(1.0, self.box.height / height, self.box.width / (width if self.with_words else width - _WORDS))

    @property
    def with_words(self) -> bool:
        """Whether there is room for words beside the tiles."""
        return self.box.width >= _LEAST_WORDS * _DESIGN[0]

    @property
    def words(self) -> Box:
        """What the hand is called, and how many tiles it has: beside the tiles, however high the dock is."""
        height = min(self.box.height, _DESIGN[1] * self.unit)
        return Box(self.box.x + _EDGE * self.unit, self._middle - height / 2, _WORDS * self.unit, height)

    @property
    def _tiles_at(self) -> float:
        return self.box.x + (_EDGE + (_WORDS if self.with_words else 0)) * self.unit

    def tile(self, place: int) -> Box:
        """A tile of the hand."""
        side = _TILE * self.unit
        x = self._tiles_at + place * (_TILE + _TILE_GAP) * self.unit
        return Box(x, self.box.y + (self.box.height - side) / 2, side, side)

    @property
    def _leaders_at(self) -> float:
        return self.tile(HAND).x + _PART * self.unit

    def leader(self, number: int) -> Box:
        """A leader, with room for a word below it."""
        pitch = self._pitch * self.unit
        height = min(self.box.height - 12 * self.unit, self.leader_size + _LEADER_WORD)
        return Box(self._leaders_at + number * pitch, self._middle - height / 2, pitch, height)

    @property
    def leader_size(self) -> float:
        """How large a leader is."""
        return min(_LEADER, self._pitch - 4) * self.unit

    @property
    def _pitch(self) -> float:
        return _LEADER_PITCH if self.leaders == _PLAIN else _FIVE_PITCH

    @property
    def _middle(self) -> float:
        return self.box.y + self.box.height / 2

    @property
    def catastrophe(self) -> Box:
        """The catastrophes that are left."""
        start = self.leader(self.leaders).x + _PART * self.unit / 2
        width = self.box.right - 10 * self.unit - start
        size = min(_CATASTROPHE * self.unit, width - 8 * self.unit)
        height = min(self.box.height - 16 * self.unit, size + _CATASTROPHE_WORD)
        return Box(start, self._middle - height / 2, width, height)

    @property
    def catastrophe_size(self) -> float:
        """How large a catastrophe is."""
        return min(_CATASTROPHE * self.unit, self.catastrophe.width - 8 * self.unit)

    @property
    def partings(self) -> tuple[float, float]:
        """Where lines part the tiles from the leaders, and these from the catastrophes."""
        return self._leaders_at - _PART * self.unit / 2, self.catastrophe.x - 2 * self.unit
