"""Text: the fonts, how wide words are, how they wrap, and their masks.

Nothing is drawn but what `visible` leaves of a text, whoever wrote it: a NUL would end the program.
"""

import importlib.util
import math
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import pygame

from ziggurat.visible_text import visible
from ziggurat_client.art.mask import blank

Weight = Literal["regular", "bold", "italic"]

SMALLEST_PIXELS = 14
"""No text is drawn smaller on screen, unless the person wants everything smaller than usual."""
_SMALLEST_OF_ALL = 12
_SMALLEST_USUAL_SCALE = 0.66
"""No window makes everything smaller than one of 1280×720 pixels, so a smaller scale than this one is a wish."""

CAPITAL_HEIGHT = 0.714
"""Height of a capital letter in ems; text is centred on it."""

_BREAK = re.compile(r"(?<![«›]) (?![;:!?»%›])")

_LONGEST_KEPT: Final = 160
"""How many letters a line has at most whose picture is kept."""

_FILES: dict[Weight, str] = {
    "regular": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
    "italic": "NotoSans-Italic.ttf",
}


@lru_cache(maxsize=1)
def font_folder() -> Path:
    """Where the fonts are kept."""
    # The fonts come with pygame_gui; finding the package without importing it keeps the first frame quick.
    spec = importlib.util.find_spec("pygame_gui")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("pygame_gui, which carries the Noto Sans fonts, is not installed")
    return Path(spec.origin).parent / "data"


def font_file(weight: Weight) -> Path:
    """The font as it is kept."""
    return font_folder() / _FILES[weight]


@lru_cache(maxsize=64)
def font(pixels: int, weight: Weight = "regular") -> pygame.font.Font:
    """The font at a size in pixels, loaded once."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(weight), pixels)


def smallest_pixels(scale: float) -> int:
    """The size in pixels of the smallest text at ``scale`` pixels a unit."""
    return _SMALLEST_OF_ALL if scale < _SMALLEST_USUAL_SCALE else SMALLEST_PIXELS


def pixel_size(size: float, scale: float) -> int:
    """The size in pixels of text of ``size`` design units."""
    return max(smallest_pixels(scale), round(size * scale))


def text_mask(string: str, pixels: int, weight: Weight = "regular", tracking: float = 0.0) -> pygame.Surface:
    """Coverage of a line of text, the font's full height; ``tracking`` is extra space between letters in ems.

    The surface is shared: copy it before changing it.
    """
    # A line that is longer than any window is nobody's we know, and its pixels would crowd out hundreds of others.
    written = _kept_mask if len(string) <= _LONGEST_KEPT else _mask
    return written(string, pixels, weight, tracking)


def _mask(string: str, pixels: int, weight: Weight, tracking: float) -> pygame.Surface:
    face = font(pixels, weight)
    string = visible(string)
    if not string:
        return blank(1, face.get_height())
    if not tracking:
        return face.render(string, True, (255, 255, 255)).premul_alpha()
    return _tracked(string, face, tracking * pixels)


_kept_mask = lru_cache(maxsize=2048)(_mask)


def _tracked(string: str, face: pygame.font.Font, space: float) -> pygame.Surface:
    letters = [face.render(letter, True, (255, 255, 255)) for letter in string]
    starts: list[float] = []
    x = 0.0
    for letter in string:
        starts.append(x)
        x += face.size(letter)[0] + space
    line = blank(max(1, math.ceil(x - space)), face.get_height())
    for surface, start in zip(letters, starts, strict=True):
        line.blit(surface.premul_alpha(), (round(start), 0), special_flags=pygame.BLEND_RGBA_MAX)
    return line


@lru_cache(maxsize=8192)
def text_width(
    string: str, size: float, weight: Weight = "regular", scale: float = 1.0, tracking: float = 0.0
) -> float:
    """Width in design units of a line of text drawn at ``size`` and ``scale``."""
    pixels = pixel_size(size, scale)
    face = font(pixels, weight)
    string = visible(string)
    if not tracking or not string:
        return face.size(string)[0] / scale
    wide = sum(face.size(letter)[0] for letter in string) + tracking * pixels * (len(string) - 1)
    return math.ceil(wide) / scale


def parted(string: str) -> list[str]:
    """The words between which a line may be broken: a mark that stands alone, as in French, never begins one."""
    return _BREAK.split(string)


def wrap(string: str, width: float, size: float, weight: Weight = "regular", scale: float = 1.0) -> list[str]:
    """The string broken into lines no wider than ``width`` design units.

    Line breaks in the string are kept; a single word wider than the line is broken between letters.
    """
    lines: list[str] = []
    for paragraph in string.split("\n"):
        lines.extend(_wrapped(visible(paragraph), width, size, weight, scale))
    return lines


def even_lines(string: str, width: float, size: float, weight: Weight = "regular", scale: float = 1.0) -> list[str]:
    """The same on as few lines, set as narrow as those few can be: none is left with a lone word."""
    lines = wrap(string, width, size, weight, scale)
    while len(lines) > 1 and width > size:
        width -= size
        narrower = wrap(string, width, size, weight, scale)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _wrapped(paragraph: str, width: float, size: float, weight: Weight, scale: float) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in parted(paragraph):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, weight, scale) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, width, size, weight, scale)
        lines.extend(full)
    lines.append(line)
    return lines


def _pieces(word: str, width: float, size: float, weight: Weight, scale: float) -> list[str]:
    pieces: list[str] = []
    piece = ""
    for letter in word:
        if piece and text_width(piece + letter, size, weight, scale) > width:
            pieces.append(piece)
            piece = ""
        piece += letter
    return [*pieces, piece]
