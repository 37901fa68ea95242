"""Boxes that are moved apart: each comes to lie as near as possible to where it belongs without covering another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import product
from typing import Final

from ziggurat_client.art.shape import Bounds, Point

_CELL: Final = 56.0
_PUSHES: Final = 8
_SHARE: Final = 0.5
"""How much of an overlap two boxes give way in one push."""
_HAIR: Final = 0.01
_NEAR: Final = 5.0
_WORTH: Final = 0.7
"""A box nearer to its home than this stays there, and others move again only to that share of their way home."""


@dataclass(slots=True, eq=False)
class Spread:
    """A box by its middle and half its size, which belongs to `home`; `fixed` (0 to 1) is how little it gives way.

    One on a `leash` pushes nobody, and is lost if no place is free so near to its home.
    """

    home: Point
    half_width: float
    half_height: float
    fixed: float = 0.0
    leash: float = math.inf
    x: float = 0.0
    y: float = 0.0
    lost: bool = False

    def overlap(self, other: Spread) -> tuple[float, float]:
        """How far two boxes lie over each other across and down; negative where they do not."""
        across = self.half_width + other.half_width - abs(self.x - other.x)
        return across, self.half_height + other.half_height - abs(self.y - other.y)


def spread(boxes: Sequence[Spread], width: float, height: float) -> None:
    """Give each box its place within (0, 0) and (width, height). The same boxes always get the same places."""
    for box in boxes:
        box.x, box.y = _inside(box, *box.home, width, height)
    crowded = _crowded(boxes)
    firm = [one for one in crowded if boxes[one].leash == math.inf]
    pairs = [(one, other) for one in firm for other in crowded[one] if boxes[other].leash == math.inf]
    for _ in range(_PUSHES):
        if not _push(boxes, pairs, width, height):
            break
    _settle(boxes, crowded, width, height)


def _crowded(boxes: Sequence[Spread]) -> dict[int, list[int]]:
    """Which boxes lie near each other: for each the later ones."""
    near: dict[int, list[int]] = {}
    order = sorted(range(len(boxes)), key=lambda number: boxes[number].x - boxes[number].half_width)
    for place, one in enumerate(order):
        box = boxes[one]
        right = box.x + box.half_width
        for other in order[place + 1 :]:
            beside = boxes[other]
            if beside.x - beside.half_width >= right:
                break
            if abs(box.y - beside.y) < box.half_height + beside.half_height:
                first, second = sorted((one, other))
                near.setdefault(first, []).append(second)
    return near


def _push(boxes: Sequence[Spread], pairs: Sequence[tuple[int, int]], width: float, height: float) -> bool:
    """Each two boxes that lie over each other give way, the less fixed one more; returns whether any did."""
    pushed = False
    for first, second in pairs:
        one, other = boxes[first], boxes[second]
        across, down = one.overlap(other)
        if across <= _HAIR or down <= _HAIR:
            continue
        pushed = True
        free = 2 - one.fixed - other.fixed
        give, take = _SHARE * (1 - one.fixed) / free, _SHARE * (1 - other.fixed) / free
        if across < down:
            way = across if one.x > other.x or (one.x == other.x and first > second) else -across
            one.x, other.x = one.x + way * give, other.x - way * take
        else:
            way = down if one.y > other.y or (one.y == other.y and first > second) else -down
            one.y, other.y = one.y + way * give, other.y - way * take
        for box in (one, other):
            box.x, box.y = _inside(box, box.x, box.y, width, height)
    return pushed


def _settle(boxes: Sequence[Spread], crowded: dict[int, list[int]], width: float, height: float) -> None:
    """Lay one box after another where nothing lies yet, and then each as near to its home as the others leave room.

    What has room stays where it is. Those that stand more firmly and larger ones come first.
    """
    field = _Field(width, height)
    pressed = {*crowded, *(other for others in crowded.values() for other in others)}
    for number, box in enumerate(boxes):
        if number not in pressed:
            field.add(box)
    order = sorted(
        (boxes[number] for number in sorted(pressed)), key=lambda box: (-box.fixed, -box.half_width * box.half_height)
    )
    for box in order:
        place = field.nearest(box, (box.x, box.y), box.leash)
        if place is None:
            box.lost = True
        else:
            box.x, box.y = place
            field.add(box)
    for box in order:
        far = math.dist((box.x, box.y), box.home)
        if far > _NEAR and not box.lost:
            field.remove(box)
            box.x, box.y = field.nearest(box, box.home, far * _WORTH) or (box.x, box.y)
            field.add(box)


class _Field:
    """What lies where, so that boxes in the way of another are found quickly."""

    def __init__(self, width: float, height: float) -> None:
        self._width, self._height = width, height
        self._cells: dict[tuple[int, int], list[Bounds]] = {}

    def add(self, box: Spread) -> None:
        """Lay a box down."""
        around = _bounds(box, box.x, box.y)
        for cell in _cells(around):
            self._cells.setdefault(cell, []).append(around)

    def remove(self, box: Spread) -> None:
        """Take a box up."""
        around = _bounds(box, box.x, box.y)
        for cell in _cells(around):
            self._cells[cell].remove(around)

    def _in_the_way(self, around: Bounds) -> set[Bounds]:
        """What a box would cover if it lay there."""
        left, top, right, bottom = around
        left, top, right, bottom = left + _HAIR, top + _HAIR, right - _HAIR, bottom - _HAIR
        cells = self._cells
        found = set()
        for cell in _cells(around):
            for other in cells.get(cell, ()):
                if left < other[2] and right > other[0] and top < other[3] and bottom > other[1]:
                    found.add(other)
        return found

    def nearest(self, box: Spread, goal: Point, within: float = math.inf) -> Point | None:
        """The free place nearest to a goal, unless it is as far as `within`.

        It is looked for beside what lies in the way, further and further out.
        """
        start = _inside(box, *goal, self._width, self._height)
        waiting = [(math.dist(start, goal), start)]
        seen = {start}
        while waiting:
            far, at = heappop(waiting)
            if far >= within - _HAIR:
                return None
            blocking = self._in_the_way(_bounds(box, *at))
            if not blocking:
                return at
            for place in self._beside(box, at, blocking, start):
                if place not in seen:
                    seen.add(place)
                    heappush(waiting, (math.dist(place, goal), place))
        return None

    def _beside(self, box: Spread, at: Point, blocking: set[Bounds], start: Point) -> Iterator[Point]:
        """The places beside what lies in the way, on its four sides and in line with `at` or with the start."""
        wide, high = box.half_width, box.half_height
        right, bottom = self._width - wide, self._height - high
        for other in blocking:
            for x in (other[0] - wide, other[2] + wide):
                if wide <= x <= right:
                    yield x, at[1]
                    yield x, start[1]
            for y in (other[1] - high, other[3] + high):
                if high <= y <= bottom:
                    yield at[0], y
                    yield start[0], y


def _bounds(box: Spread, x: float, y: float) -> Bounds:
    return x - box.half_width, y - box.half_height, x + box.half_width, y + box.half_height


def _cells(around: Bounds) -> Iterator[tuple[int, int]]:
    rows = range(int(around[1] // _CELL), int(around[3] // _CELL) + 1)
    return product(range(int(around[0] // _CELL), int(around[2] // _CELL) + 1), rows)


def _inside(box: Spread, x: float, y: float, width: float, height: float) -> Point:
    return (
        min(max(x, box.half_width), width - box.half_width),
        min(max(y, box.half_height), height - box.half_height),
    )
