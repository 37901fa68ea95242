"""Colours: how they are written, mixed and compared."""

from functools import lru_cache

Colour = tuple[int, int, int]
"""Red, green and blue, each 0 to 255."""

ColourLike = str | Colour
"""A colour, or its name as ``"#rrggbb"``."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)


@lru_cache(maxsize=1024)
def _parsed(name: str) -> Colour:
    digits = name.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"a colour is written #rrggbb, not {name!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def rgb(colour: ColourLike) -> Colour:
    """The three channels of a colour; ``ValueError`` if its name is not of the form ``#rrggbb``."""
    return _parsed(colour) if isinstance(colour, str) else colour


def _channel(value: float) -> int:
    return min(255, max(0, round(value)))


def mix(start: ColourLike, end: ColourLike, amount: float) -> Colour:
    """The colour ``amount`` (0 to 1) of the way from ``start`` to ``end``."""
    (r0, g0, b0), (r1, g1, b1) = rgb(start), rgb(end)
    return _channel(r0 + (r1 - r0) * amount), _channel(g0 + (g1 - g0) * amount), _channel(b0 + (b1 - b0) * amount)


def lighten(colour: ColourLike, amount: float) -> Colour:
    """The colour moved towards white by ``amount`` (0 to 1)."""
    return mix(colour, WHITE, amount)


def darken(colour: ColourLike, amount: float) -> Colour:
    """The colour moved towards black by ``amount`` (0 to 1)."""
    return mix(colour, BLACK, amount)


def brighten(colour: ColourLike, factor: float) -> Colour:
    """The colour with every channel multiplied by ``factor`` and clipped."""
    red, green, blue = rgb(colour)
    return _channel(red * factor), _channel(green * factor), _channel(blue * factor)


def luminance(colour: ColourLike) -> float:
    """Relative luminance as WCAG 2 defines it, 0 for black to 1 for white."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.03928 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = rgb(colour)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: ColourLike, other: ColourLike) -> float:
    """Contrast ratio of two colours, 1 (none) to 21 (black on white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
