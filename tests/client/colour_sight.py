"""How far apart two colours look, to whom: CIEDE2000, and dichromatic sight simulated after Machado and others (2009).

Colours are 0 to 255 in sRGB. A distance of about 2 can just be seen side by side; from 20 on colours are told apart at
a glance, also when they are small and not next to each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from ziggurat_client.art.colour import Colour

Sight: TypeAlias = Literal["full", "protanopia", "deuteranopia", "tritanopia"]
"""What a person sees with: all three cones, or without the long, middle or short ones."""

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

SEEN: Final[dict[Sight, Matrix]] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""By sight, what linear red, green and blue become (Machado, Oliveira and Fernandes 2009, severity 1.0)."""

_TO_XYZ: Final[Matrix] = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Final[Triple] = (0.95047, 1.0, 1.08883)
"""The white of daylight at 6500 K."""


def distance(one: Colour, other: Colour, sight: Sight = "full") -> float:
    """The CIEDE2000 distance of two colours as that sight sees them."""
    return ciede2000(_lab(one, sight), _lab(other, sight))


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours given as L*, a* and b* (Sharma, Wu and Dalal 2005)."""
    chroma = (math.hypot(one[1], one[2]) + math.hypot(other[1], other[2])) / 2
    stretch = 1 + 0.5 * (1 - _share(chroma))
    l1, c1, h1 = _cylindrical(one, stretch)
    l2, c2, h2 = _cylindrical(other, stretch)
    turn = _turn(c1, c2, h1, h2)
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, _middle_hue(c1, c2, h1, h2)
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * _sin(turn / 2) / (1 + 0.015 * chroma * _hue_weight(hue))
    rotation = -2 * _share(chroma) * _sin(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def _share(chroma: float) -> float:
    """A term of the formula that grows from 0 for greys to 1 for the strongest colours."""
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _cylindrical(lab: Triple, stretch: float) -> Triple:
    """Lightness, chroma and hue in degrees."""
    light, a, b = lab[0], lab[1] * stretch, lab[2]
    return light, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def _turn(c1: float, c2: float, h1: float, h2: float) -> float:
    """The way from one hue to the other in degrees, the short way round."""
    if c1 * c2 == 0:
        return 0.0
    turn = h2 - h1
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _middle_hue(c1: float, c2: float, h1: float, h2: float) -> float:
    if c1 * c2 == 0:
        return h1 + h2
    middle = (h1 + h2) / 2
    if abs(h1 - h2) <= 180:
        return middle
    return middle + 180 if middle < 180 else middle - 180


def _hue_weight(hue: float) -> float:
    return 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _lab(colour: Colour, sight: Sight) -> Triple:
    """L*, a* and b* of a colour as that sight sees it."""
    linear = [_linear(channel / 255) for channel in colour]
    seen = [min(1.0, max(0.0, value)) for value in _times(SEEN[sight], linear)]
    x, y, z = (_cube_root(value / white) for value, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix]


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
