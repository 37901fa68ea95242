"""Where the players stand beside the map, and where everything of one stands in its box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Viewer
from ziggurat_client.boards.seats.pieces import CLOCK
from ziggurat_client.boards.seats.places import ROW, SeatPlaces, Style
from ziggurat_client.window.screen import Box

Head: TypeAlias = Literal["high", "low"]
"""A high head has two lines beside a large crest, a low one has one."""

OWN: Final = 296.0
"""The height of the viewer's panel where there is room for the whole wall's inside."""
OTHER: Final = 208.0
WATCHED: Final = 224.0
"""The height of another's panel beside one's own, and of everybody's where nobody plays."""
_WIDE_GAP: Final = 24.0
_NARROW_GAP: Final = 8.0
LEFT: Final = 32.0
RIGHT: Final = 20.0
"""How far from the edges of a box the rows below the head begin and end."""
_FOOT: Final = 38.0
_CLOCK_UP: Final = 8.0
_HIGH_HEAD: Final = 78.0
_LOW_HEAD: Final = 36.0
_WALL: Final = (86.0, 64.0)
_SCORE: Final = 92.0
_WHOLE: Final = 206.0
_LEADERS_FROM: Final = 150.0
_HIGH_FROM: Final = 104.0
_OPEN_HIGH_FROM: Final = 150.0
_OPEN_ROWS_FROM: Final = 98.0
"""The heights from which a box has everything in a row of its own, a row of leaders, a high head; and if it is open, a
high head, and its points above its foot."""
_COUNT: Final = 56.0
_SMALLEST_LEADERS: Final = 120.0
"""How wide the number of tiles in hand is, and how wide the leaders are at least."""
_CATASTROPHES: Final = 64.0
_TILES: Final = 160.0
"""How wide the catastrophes are, and the tiles of a hand that lies open."""
_LINE: Final = 42.0
"""How high the points are where they stand in one line."""
_CROWN: Final = 12.0
STACKED: Final = 56.0
"""How high the battlements of an open wall are, and from which height on they and whole columns stand there."""


def seat_places(place: Box, seats: int, near: Viewer) -> SeatPlaces:
    """The boxes of all seats below each other; the viewer's is higher, since one sees what is behind that wall."""
    wanted = [WATCHED if near is None else OWN if seat == near else OTHER for seat in range(seats)]
    gaps = max(1, seats - 1)
    gap = min(_WIDE_GAP, max(_NARROW_GAP, (place.height - sum(wanted)) / gaps))
    share = min(1.0, (place.height - (seats - 1) * gap) / sum(wanted))
    boxes: list[Box] = []
    top = place.y
    for height in wanted:
        boxes.append(Box(place.x, top, place.width, height * share))
        top += height * share + gap
    least = min(box.height for box in boxes)
    style: Style = "panel" if least >= _WHOLE else "row" if least >= ROW else "line"
    return SeatPlaces(style, tuple(boxes))


def clock_in(box: Box) -> Box:
    """Where a player's clock stands: in the lower right corner."""
    width, height = CLOCK
    return Box(box.right - RIGHT - width, box.bottom - _CLOCK_UP - height, width, height)


@dataclass(frozen=True)
class SeatPlan:
    """The places in the box of one seat; what there is no room for has none.

    At the right end of the head is the closed `wall`, or in its place the `score`. The `court` is the inside of an open
    wall.
    """

    box: Box
    head: Head
    wall: Box
    leaders: Box | None
    hand: Box | None
    catastrophes: Box | None
    court: Box | None = None

    @property
    def score(self) -> Box:
        """Where the score stands once the wall is open."""
        wide = _SCORE if self.head == "high" else 56.0
        return Box(self.box.right - RIGHT - wide, self.wall.y, wide, self.wall.height)

    @property
    def has_row_of_leaders(self) -> bool:
        """Whether the leaders stand above everything else below the head."""
        return self.leaders is not None and self.hand is not None and self.leaders.bottom <= self.hand.y


def closed_plan(box: Box) -> SeatPlan:
    """The places of a seat whose wall is closed."""
    if box.height < _HIGH_FROM:
        return SeatPlan(box, "low", _lock(box), *_foot(box, with_leaders=True))
    wall = Box(box.right - RIGHT - _WALL[0], box.y + 12, *_WALL)
    if box.height >= _WHOLE:
        leaders = Box(box.x + LEFT, box.y + _HIGH_HEAD + 8, box.width - LEFT - RIGHT, 50)
        clock = clock_in(box)
        hand = Box(leaders.x, leaders.bottom, clock.x - leaders.x - 12, box.bottom - 8 - leaders.bottom)
        upper = Box(clock.x, clock.y - 36, clock.width, 30)
        return SeatPlan(box, "high", wall, leaders, hand, upper)
    if box.height >= _LEADERS_FROM:
        height = box.height - _HIGH_HEAD - _FOOT
        row = Box(box.x + LEFT, box.y + _HIGH_HEAD, box.width - LEFT - RIGHT, height)
        _, hand, catastrophes = _foot(box, with_leaders=False)
        return SeatPlan(box, "high", wall, row, hand, catastrophes)
    wall = wall._replace(y=box.y + 8, height=min(_WALL[1], box.height - _FOOT - 12))
    return SeatPlan(box, "high", wall, *_foot(box, with_leaders=True))


def open_plan(box: Box, *, docked: bool) -> SeatPlan:
    """The places of a seat whose points lie open. Of one that is `docked` the rest stands in the dock."""
    high = box.height >= _OPEN_HIGH_FROM
    wall = Box(box.right - RIGHT - _WALL[0], box.y + 10, *_WALL) if high else _lock(box)
    top = box.y + (_HIGH_HEAD if high else _LOW_HEAD)
    if box.height < _OPEN_ROWS_FROM:
        foot = _foot_box(box)
        return SeatPlan(box, "low", wall, None, None, None, foot._replace(x=box.x + 24, width=foot.right - box.x - 24))
    head: Head = "high" if high else "low"
    room = Box(box.x + 24, top, box.width - 24 - RIGHT, box.bottom - _FOOT - top)
    if room.height - _CROWN - 2 >= STACKED:
        # The battlements rise above it.
        room = room._replace(y=top + _CROWN, height=room.height - _CROWN - 2)
    else:
        line = min(room.height, _LINE)
        room = room._replace(y=top + (room.height - line) / 2, height=line)
    if docked:
        return SeatPlan(box, head, wall, None, None, None, room)
    foot = _foot_box(box)
    if foot.width < _TILES + _CATASTROPHES:
        return SeatPlan(box, head, wall, None, foot, None, room)
    _, hand, catastrophes = _foot(box, with_leaders=False)
    return SeatPlan(box, head, wall, None, hand, catastrophes, room)


def _lock(box: Box) -> Box:
    """Where a low head says that the wall is closed."""
    return Box(box.right - RIGHT - 100, box.y + 6, 100, 28)


def _foot_box(box: Box) -> Box:
    """The lowest row, left of the clock."""
    clock = clock_in(box)
    return Box(box.x + LEFT, clock.y - 2, clock.x - 10 - box.x - LEFT, clock.height + 4)


def _foot(box: Box, *, with_leaders: bool) -> tuple[Box | None, Box, Box | None]:
    """Leaders, hand and catastrophes in the lowest row; where there is little room the leaders are left out first."""
    foot = _foot_box(box)
    pair = min(_CATASTROPHES, foot.width * 0.34)
    catastrophes = Box(foot.right - pair, foot.y, pair, foot.height)
    left = Box(foot.x, foot.y, foot.width - pair - 6, foot.height)
    if not with_leaders or left.width < _COUNT + _SMALLEST_LEADERS:
        return None, left, catastrophes
    hand = left._replace(width=_COUNT)
    return left._replace(x=hand.right + 6, width=left.width - hand.width - 6), hand, catastrophes
