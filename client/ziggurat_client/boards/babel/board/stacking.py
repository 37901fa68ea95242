"""How the cards of a column lie on each other, so that each can be read however many there are."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box

FACE: Final = 108.0
"""The height of a whole card, in the units of a board 968 wide."""
CUT_FACE: Final = 60.0
"""How much of the newest card is left in a long column."""
STEP: Final = 28.0
"""From one card to the next, where there is room."""
CLOSE_STEP: Final = 22.0
"""Below this step cards are shown larger when they are pointed at."""
LEAST_STEP: Final = 19.0
"""The least from which a card's people can be told in the smallest window, where it shows the whole design grid."""


@dataclass(frozen=True)
class Stacking:
    """A column of `count` cards: the newest one's face is `face` high and lies farthest out. Of each older one a strip
    of the height `step` is seen, so many of them `abreast` in a row."""

    count: int
    face: float
    step: float
    abreast: int

    @property
    def rows(self) -> int:
        """How many rows of strips there are."""
        return math.ceil(max(0, self.count - 1) / self.abreast)

    @property
    def length(self) -> float:
        """From the site to the outer edge of the newest card."""
        return self.rows * self.step + self.face

    @property
    def is_close(self) -> bool:
        """Whether the cards lie so close that one may want to see them larger."""
        return self.abreast > 1 or self.step < CLOSE_STEP

    def card(self, index: int, ground: Box, *, far: bool) -> Box:
        """What is seen of the card `index` in a column that begins at the site's edge of `ground`: at its top, or for
        the `far` player at its bottom."""
        width, from_site, height = ground.width, self.rows * self.step, self.face
        left = ground.x
        if index < self.count - 1:
            row, place = divmod(index, self.abreast)
            width, from_site, height = ground.width / self.abreast, row * self.step, self.step
            left += place * width
        top = ground.bottom - from_site - height if far else ground.y + from_site
        return Box(left, top, width, height)


def stacking(count: int, room: float, unit: float, least: float = LEAST_STEP) -> Stacking:
    """How `count` cards lie in so much `room`; `unit` is how large the board is compared with the design, and `least`
    the least step."""
    step, face, cut = STEP * unit, FACE * unit, CUT_FACE * unit
    older = max(0, count - 1)
    if older * step + face <= room:
        return Stacking(count, face, step, 1)
    for abreast in range(1, count + 1):
        rows = math.ceil(older / abreast)
        if rows * least + cut <= room:
            # The face gets back what the strips leave.
            closer = min(step, (room - cut) / rows)
            return Stacking(count, min(face, room - rows * closer), closer, abreast)
    return Stacking(count, cut, least, count)
