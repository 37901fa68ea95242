"""Fitting a label into a button: it gives up its icon, then breaks in two lines, then shrinks, and is never clipped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ziggurat_client.art.text import CAPITAL_HEIGHT, pixel_size, smallest_pixels, text_width

LINE_HEIGHT = 1.08
"""Distance of two lines of a label, in ems."""

_ELLIPSIS = "…"
_INK_HEIGHT = CAPITAL_HEIGHT + 0.2
"""From the top of the capitals to the foot of the descenders, in ems."""


@dataclass(frozen=True)
class Room:
    """What a label may fill, in design units, and what its icon and its keycap take from the width, gaps included."""

    width: float
    height: float
    icon: float = 0.0
    keycap: float = 0.0


@dataclass(frozen=True)
class FittedLabel:
    """A label as it will be drawn: one or two lines at a size, and whether icon and keycap are still there."""

    lines: tuple[str, ...]
    size: float
    width: float
    with_icon: bool
    with_keycap: bool
    cut_from: str = ""
    """The whole label, if it had to be cut."""


def fit_label(label: str, size: float, room: Room, scale: float = 1.0) -> FittedLabel:
    """Set `label` as large as `room` allows, at most at `size`.

    What is given up first: the icon; one line for two; size; the keycap. Only where not even the smallest text fits is
    the end of the label replaced by an ellipsis.
    """
    for lines, tried_size, icon, keycap in _attempts(label, size, room, scale):
        width = _widest(lines, tried_size, scale)
        taken = width + (room.icon if icon else 0) + (room.keycap if keycap else 0)
        if taken <= room.width and _height(lines, tried_size, scale) <= room.height:
            return FittedLabel(lines, tried_size, width, icon, keycap)
    smallest = smallest_pixels(scale) / scale
    short = _shortened(label, smallest, room.width, scale)
    width = _widest((short,), smallest, scale)
    return FittedLabel((short,), smallest, width, with_icon=False, with_keycap=False, cut_from=label)


def break_in_two(label: str, size: float, scale: float = 1.0) -> tuple[str, ...]:
    """The label broken at the space that makes its wider line narrowest; one line if it has no space."""
    words = label.split(" ")
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not breaks:
        return (label,)
    return min(breaks, key=lambda lines: _widest(lines, size, scale))


def _attempts(label: str, size: float, room: Room, scale: float) -> Iterator[tuple[tuple[str, ...], float, bool, bool]]:
    """What to try, the best first: lines, size, with icon, with keycap."""
    keycap = room.keycap > 0
    if room.icon > 0:
        yield (label,), size, True, keycap
    for with_keycap in (True, False) if keycap else (False,):
        for tried in _sizes(size, scale):
            yield (label,), tried, False, with_keycap
            yield break_in_two(label, tried, scale), tried, False, with_keycap


def _sizes(size: float, scale: float) -> Iterator[float]:
    """From `size` down to the smallest legible one, a pixel at a time."""
    smallest = smallest_pixels(scale)
    for pixels in range(pixel_size(size, scale), smallest - 1, -1):
        yield min(size, pixels / scale) if pixels > smallest else pixels / scale


def _widest(lines: tuple[str, ...], size: float, scale: float) -> float:
    return max(text_width(line, size, "bold", scale) for line in lines)


def _height(lines: tuple[str, ...], size: float, scale: float) -> float:
    em = pixel_size(size, scale) / scale
    return em * (_INK_HEIGHT + LINE_HEIGHT * (len(lines) - 1))


def _shortened(label: str, size: float, width: float, scale: float) -> str:
    while label and text_width(label + _ELLIPSIS, size, "bold", scale) > width:
        label = label[:-1].rstrip()
    return label + _ELLIPSIS
