"""Geometry: closed outlines in design units, and the curves they are made of.

A shape is a list of contours painted in order; each adds to what the earlier ones cover, or cuts from it.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, Self

Point = tuple[float, float]
Points = Sequence[Point]
Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Contour(NamedTuple):
    """One closed outline; ``cuts`` says that it removes instead of adding."""

    points: list[Point]
    cuts: bool


class Path:
    """A run of straight and curved strokes, flattened to points as it is drawn."""

    def __init__(self, x: float, y: float) -> None:
        self.points: list[Point] = [(x, y)]

    def line(self, *coordinates: float) -> Self:
        """Straight strokes through the points written as x, y, x, y and so on."""
        self.points.extend(zip(coordinates[::2], coordinates[1::2], strict=True))
        return self

    def cubic(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float, steps: int = 18) -> Self:
        """A cubic Bézier curve to (x, y) with two control points."""
        x0, y0 = self.points[-1]
        for i in range(1, steps + 1):
            t = i / steps
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            self.points.append((a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y))
        return self

    def quadratic(self, x1: float, y1: float, x: float, y: float, steps: int = 14) -> Self:
        """A quadratic Bézier curve to (x, y) with one control point."""
        x0, y0 = self.points[-1]
        third = 2 / 3
        return self.cubic(
            x0 + third * (x1 - x0), y0 + third * (y1 - y0), x + third * (x1 - x), y + third * (y1 - y), x, y, steps
        )


class Shape:
    """Contours that add or cut, in order. Every drawing method returns the shape, so that calls chain."""

    def __init__(self) -> None:
        self.contours: list[Contour] = []

    def __bool__(self) -> bool:
        return bool(self.contours)

    def poly(self, points: Points, cuts: bool = False) -> Self:
        """A polygon through the points."""
        self.contours.append(Contour(list(points), cuts))
        return self

    def cut(self, points: Points) -> Self:
        """A polygon taken away from everything drawn before it."""
        return self.poly(points, cuts=True)

    def rect(self, x: float, y: float, width: float, height: float, cuts: bool = False) -> Self:
        """A rectangle from its top left corner."""
        return self.poly([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], cuts)

    def ellipse(
        self, cx: float, cy: float, rx: float, ry: float | None = None, rotation: float = 0.0, cuts: bool = False
    ) -> Self:
        """An ellipse (a circle without ``ry``), turned by ``rotation`` radians."""
        ry = rx if ry is None else ry
        count = max(24, int(12 * math.sqrt(max(rx, ry))))
        c, s = math.cos(rotation), math.sin(rotation)
        points: list[Point] = []
        for i in range(count):
            angle = 2 * math.pi * i / count
            x, y = rx * math.cos(angle), ry * math.sin(angle)
            points.append((cx + x * c - y * s, cy + x * s + y * c))
        return self.poly(points, cuts)

    def ring(self, cx: float, cy: float, radius: float, width: float) -> Self:
        """A circle of ``radius`` with a hole that leaves a band of ``width``."""
        return self.ellipse(cx, cy, radius).ellipse(cx, cy, radius - width, cuts=True)

    def arc(self, cx: float, cy: float, radius: float, start: float, end: float, width: float) -> Self:
        """A round-ended stroke along a circle between two angles in degrees."""
        steps = 40
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        return self.line([(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles], width)

    def line(
        self,
        points: Points,
        width: float,
        *,
        closed: bool = False,
        cap: Literal["round", "flat"] = "round",
        cuts: bool = False,
    ) -> Self:
        """A stroke of ``width`` through the points with round joints."""
        path = [*points, points[0]] if closed else list(points)
        for start, end in pairwise(path):
            self._segment(start, end, width, cuts)
        for x, y in path if cap == "round" else path[1:-1]:
            self.ellipse(x, y, width / 2, cuts=cuts)
        return self

    def _segment(self, start: Point, end: Point, width: float, cuts: bool) -> None:
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy)
        if length < 1e-9:
            return
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        (x0, y0), (x1, y1) = start, end
        self.poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)], cuts)

    def taper(self, points: Points, widths: Sequence[float], cuts: bool = False) -> Self:
        """A stroke whose width changes from point to point."""
        last = len(points) - 1
        near: list[Point] = []
        far: list[Point] = []
        for i, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
            (xa, ya), (xb, yb) = points[max(0, i - 1)], points[min(last, i + 1)]
            length = max(1e-9, math.hypot(xb - xa, yb - ya))
            nx, ny = -(yb - ya) / length * width / 2, (xb - xa) / length * width / 2
            near.append((x + nx, y + ny))
            far.append((x - nx, y - ny))
        return self.poly(near + far[::-1], cuts)

    def stepped(
        self, x: float, y: float, width: float, height: float, step: float = 4, count: int = 2, cuts: bool = False
    ) -> Self:
        """A rectangle whose corners climb in ``count`` steps of ``step``, never round."""
        return self.poly(stepped_outline(x, y, width, height, step, count), cuts)

    def stepped_frame(
        self, x: float, y: float, width: float, height: float, thickness: float, step: float = 4, count: int = 2
    ) -> Self:
        """The border of a stepped rectangle, ``thickness`` wide, inside its outline."""
        t = thickness
        return self.stepped(x, y, width, height, step, count).stepped(
            x + t, y + t, width - 2 * t, height - 2 * t, step, count, cuts=True
        )

    def extend(self, other: "Shape") -> Self:
        """Append the contours of another shape."""
        self.contours.extend(other.contours)
        return self

    def transformed(
        self,
        *,
        scale: float = 1.0,
        scale_y: float | None = None,
        rotation: float = 0.0,
        about: Point = (0.0, 0.0),
        dx: float = 0.0,
        dy: float = 0.0,
    ) -> "Shape":
        """A copy scaled and turned (degrees, clockwise on screen) about a point, then moved."""
        sy = scale if scale_y is None else scale_y
        c, s = math.cos(math.radians(rotation)), math.sin(math.radians(rotation))
        ax, ay = about

        def moved(point: Point) -> Point:
            x, y = (point[0] - ax) * scale, (point[1] - ay) * sy
            return x * c - y * s + ax + dx, x * s + y * c + ay + dy

        return self._mapped([[moved(point) for point in contour.points] for contour in self.contours])

    def placed(self, x: float, y: float, size: float, box: float = 100.0) -> "Shape":
        """A copy drawn for a square of side ``box`` put into the square of side ``size`` at (x, y)."""
        k = size / box
        return self._mapped([[(px * k + x, py * k + y) for px, py in contour.points] for contour in self.contours])

    def _mapped(self, points: list[list[Point]]) -> "Shape":
        shape = Shape()
        shape.contours = [Contour(moved, contour.cuts) for moved, contour in zip(points, self.contours, strict=True)]
        return shape

    def bounds(self) -> Bounds:
        """The smallest box around every contour; ``ValueError`` for an empty shape."""
        xs = [x for contour in self.contours for x, _ in contour.points]
        ys = [y for contour in self.contours for _, y in contour.points]
        return min(xs), min(ys), max(xs), max(ys)


def stepped_outline(x: float, y: float, width: float, height: float, step: float, count: int) -> list[Point]:
    """The corner points of a rectangle whose corners are cut in ``count`` steps of ``step``."""
    corner: list[Point] = []
    for i in range(count):
        corner += [(i * step, (count - i) * step), ((i + 1) * step, (count - i) * step)]
    corner.append((count * step, 0))
    right, bottom = x + width, y + height
    return [
        *((x + a, y + b) for a, b in corner),
        *((right - a, y + b) for a, b in reversed(corner)),
        *((right - a, bottom - b) for a, b in corner),
        *((x + a, bottom - b) for a, b in reversed(corner)),
    ]


def rect(x: float, y: float, width: float, height: float) -> Shape:
    """A rectangle."""
    return Shape().rect(x, y, width, height)


def circle(cx: float, cy: float, radius: float) -> Shape:
    """A disc."""
    return Shape().ellipse(cx, cy, radius)


def stepped(x: float, y: float, width: float, height: float, step: float = 4, count: int = 2) -> Shape:
    """A rectangle with stepped corners."""
    return Shape().stepped(x, y, width, height, step, count)


def stepped_frame(
    x: float, y: float, width: float, height: float, thickness: float, step: float = 4, count: int = 2
) -> Shape:
    """The border of a stepped rectangle."""
    return Shape().stepped_frame(x, y, width, height, thickness, step, count)
