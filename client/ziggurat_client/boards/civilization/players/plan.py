"""Where the nations stand beside the map, and where everything of one stands in its box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.boards.seats.pieces import CLOCK
from ziggurat_client.boards.seats.places import SeatPlaces, Style
from ziggurat_client.window.screen import Box

Size: TypeAlias = Literal["tall", "middling", "low", "line"]
"""How much of a nation there is room for: everything with captions, everything, no sentence of its own, one line."""

TALL: Final = 231.0
"""The height of a panel where there is as much room as wanted."""
_TALL_FROM: Final = 212.0
_MIDDLING_FROM: Final = 122.0
_LOW_FROM: Final = 74.0
_HIGHEST_LINE: Final = 60.0
_WIDE_GAP: Final = 14.0
_ROW_GAP: Final = 10.0
_LINE_GAP: Final = 4.0
_LEFT: Final = 28.0
_RIGHT: Final = 18.0
_COUNT: Final = 30.0
"""How high a number with its sign is."""
CAPTION: Final = 26.0
"""How far below the middle of a number that of its caption is, where there is much room."""
_STYLES: Final[dict[Size, Style]] = {"tall": "panel", "middling": "row", "low": "row", "line": "line"}


def size_of(height: float) -> Size:
    """What a box of that height has room for."""
    if height >= _TALL_FROM:
        return "tall"
    return "middling" if height >= _MIDDLING_FROM else "low" if height >= _LOW_FROM else "line"


def nation_places(place: Box, count: int) -> SeatPlaces:
    """The boxes of so many nations below each other."""
    gap = _WIDE_GAP if place.height >= count * (_TALL_FROM + _WIDE_GAP) else _ROW_GAP
    each = min(TALL, (place.height - (count - 1) * gap) / count)
    if each < _LOW_FROM:
        gap = _LINE_GAP
        each = min(_HIGHEST_LINE, (place.height - (count - 1) * gap) / count)
    boxes = tuple(Box(place.x, place.y + number * (each + gap), place.width, each) for number in range(count))
    return SeatPlaces(_STYLES[size_of(each)], boxes)


@dataclass(frozen=True)
class NationLayout(SeatLayout):
    """The places of a table of nations: what a layout of this game goes on from."""

    @property
    def column(self) -> SeatPlaces | None:
        place = self.places.players
        return None if place is None else nation_places(place, self.seats)

    def clock(self, seat: Seat) -> Box | None:
        box = self.panel(seat)
        return None if box is None else NationPlan(box).clock

    @property
    def below_nations(self) -> Box | None:
        """What the nations leave of their column."""
        place, column = self.places.players, self.column
        if place is None or column is None:
            return None
        top = column.boxes[-1].bottom + _WIDE_GAP
        return place._replace(y=top, height=place.bottom - top)


@dataclass(frozen=True)
class NationPlan:
    """The places in the box of one nation. What there is no room for has none."""

    box: Box

    @property
    def size(self) -> Size:
        """How much there is room for."""
        return size_of(self.box.height)

    def _at(self, tall: float, middling: float, low: float) -> float:
        """So far from the upper edge: in units of a tall panel, or as a share of the height of lower ones."""
        high = self.box.height
        if self.size == "tall":
            return self.box.y + tall * high / TALL
        if self.size == "middling":
            return self.box.y + middling * high
        return self.box.y + (low if self.size == "low" else 0.5) * high

    @property
    def left(self) -> float:
        """Where the rows below the head begin."""
        return self.box.x + _LEFT

    @property
    def right(self) -> float:
        """Where everything ends."""
        return self.box.right - _RIGHT

    @property
    def name_line(self) -> float:
        """The middle of the name."""
        return self._at(36, 0.19, 0.25)

    @property
    def nation_line(self) -> float:
        """The middle of the line below the name."""
        return self._at(66, 0.385, 0.5)

    @property
    def divider(self) -> float | None:
        """How far down a line parts the head from the rest."""
        return None if self.size in ("low", "line") else self._at(88, 0.505, 0)

    @property
    def mark(self) -> tuple[float, float, float]:
        """The middle of the mark, and its size."""
        if self.size == "tall":
            return self.box.x + 52, self.box.y + 50, 40
        size = min(30.0, self.box.height * (0.26 if self.size == "middling" else 0.4))
        middle = self.box.y + self.box.height * 0.26 if self.size == "middling" else self.name_line
        return self.box.x + 25 + size / 2, middle, size

    @property
    def names_at(self) -> float:
        """Where name and nation begin."""
        x, _, size = self.mark
        return x + size / 2 + 9

    @property
    def score(self) -> Box:
        """The place of the number that decides."""
        sizes: dict[Size, tuple[float, float]] = {
            "tall": (70.0, 48.0),
            "middling": (50.0, 36.0),
            "low": (46.0, 30.0),
            "line": (40.0, 28.0),
        }
        wide, high = sizes[self.size]
        high = min(high, self.box.height * (0.27 if self.size == "middling" else 0.75))
        return Box(self.right - wide, self.name_line - high / 2, wide, high)

    @property
    def clock(self) -> Box:
        """Where the clock of the player stands: in its own row, below the score, or left of it in a line."""
        width, height = CLOCK
        if self.size == "line":
            return Box(self.score.x - 8 - width, self.name_line - height / 2, width, height)
        middle = self._at(172, 0.415, 0.77)
        return Box(self.right - width, middle - height / 2, width, height)

    def counts(self, number: int) -> tuple[Box, ...]:
        """The places of so many numbers, side by side. Where there is much room the last one stands by the clock."""
        if self.size == "line" or not number:
            return ()
        apart = self.size == "tall" and number > 1
        side_by_side = number - 1 if apart else number
        right = self.clock.x - 8 if self.size == "low" else self.right
        pitch, top = (right - self.left) / side_by_side, self._at(113, 0.65, 0.77) - _COUNT / 2
        boxes = [Box(self.left + place * pitch, top, pitch, _COUNT) for place in range(side_by_side)]
        if apart:
            last = self.clock
            boxes.append(Box(self.left, last.centre[1] - _COUNT / 2, last.x - 8 - self.left, _COUNT))
        return tuple(boxes)

    @property
    def note(self) -> Box | None:
        """The sentence that says what the player owes."""
        if self.size not in ("tall", "middling"):
            return None
        middle = self._at(205, 0.855, 0)
        return Box(self.left, middle - 14, self.right - self.left, 28)
