"""What a symbol is made of: paths with their paint, and what it uses of other symbols."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ziggurat_client.art.shape import Bounds


class Path(NamedTuple):
    """Path data, what it is filled with (empty: the fill of who uses the symbol), and its opacity (empty: 1)."""

    data: str
    fill: str = ""
    opacity: str = ""

    @property
    def paint(self) -> str:
        """The attributes of its paint, each with a space before it."""
        attributes = {"fill": self.fill, "opacity": self.opacity}
        return "".join(f' {name}="{value}"' for name, value in attributes.items() if value)


class Lying(NamedTuple):
    """A path, and the box in which it lies."""

    path: Path
    box: Bounds


def joined(paths: Iterable[Lying]) -> tuple[Path, ...]:
    """The paths from the lowest up, those of one paint as one path where the picture stays the same by that.

    A path comes down to a lower one over everything that it does not touch. Where two that are not opaque lie on each
    other one sees it, so that they are joined only if they do not touch either.
    """
    found: list[Lying] = []
    for each in paths:
        place = _place_to_join(found, each)
        if place is None:
            found.append(each)
        else:
            found[place] = _together(found[place], each)
    return tuple(each.path for each in found)


def _place_to_join(found: list[Lying], upper: Lying) -> int | None:
    for place, lower in reversed(list(enumerate(found))):
        touches = _touch(lower.box, upper.box)
        if lower.path.paint == upper.path.paint and not (touches and upper.path.opacity):
            return place
        if touches:
            return None
    return None


def _together(lower: Lying, upper: Lying) -> Lying:
    path = lower.path._replace(data=lower.path.data + upper.path.data)
    (left, top, right, bottom), (left2, top2, right2, bottom2) = lower.box, upper.box
    return Lying(path, (min(left, left2), min(top, top2), max(right, right2), max(bottom, bottom2)))


def _touch(one: Bounds, other: Bounds) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]
