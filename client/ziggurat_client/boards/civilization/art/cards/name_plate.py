"""The name of a card on a plate at its foot, on as many lines as it needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import Weight, parted, pixel_size, smallest_pixels, text_width
from ziggurat_client.boards.civilization.art.cards.slab import INSET, CardBox, card_height
from ziggurat_client.ui.text import cut_short

_BROAD: Final = 96.0
_SIZES: Final = (18.0, 16.0)
_LEAST: Final = 26.0
_SHARE: Final = 0.17
_MOST_SHARE: Final = 0.45
"""How much of a card its plate covers at most."""
_PITCH: Final = 1.1
"""Distance of two lines, in ems."""
_SIDES: Final = 2.0


class NamePlate(NamedTuple):
    """A plate as it will be drawn: how high it is, the name, its lines, and how they are set."""

    height: float
    name: str
    lines: tuple[str, ...]
    size: float
    weight: Weight


NO_PLATE: Final = NamePlate(0, "", (), 1, "bold")


def plate_for(name: str, card: CardBox, scale: float) -> NamePlate:
    """The plate of a name: set as large as its longest word allows, then lighter. Without a name it is an empty one.

    Where not even that has room its last line holds all that is left, and is cut short as it is drawn.
    """
    room = _room(card)
    for size, weight in _settings(card, scale):
        most = 1 + int((card.height * _MOST_SHARE - _base(card)) / (size * _PITCH))
        lines = _lines(name, room, size, weight, scale)
        if len(lines) <= most and max(text_width(line, size, weight, scale) for line in lines) <= room:
            break
    shown = lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return NamePlate(_base(card) + (len(shown) - 1) * size * _PITCH, name, tuple(shown), size, weight)


def is_read_in_full(name: str, width: float, scale: float) -> bool:
    """Whether a card of that width has room for the whole name."""
    card = CardBox(0, 0, width, card_height(width))
    plate = plate_for(name, card, scale)
    return all(text_width(line, plate.size, plate.weight, scale) <= _room(card) for line in plate.lines)


def draw_plate(
    canvas: Canvas,
    card: CardBox,
    plate: NamePlate,
    ground: tuple[ColourLike, ColourLike],
    line: ColourLike,
    ink: ColourLike,
) -> None:
    """The plate at the foot of a card, with a line along its top."""
    x, width = card.x + INSET, card.width - 2 * INSET
    y = card.y + card.height - INSET - plate.height
    canvas.fill(canvas.rect(x, y, width, plate.height), vertical(y, y + plate.height, *ground), 0.92)
    canvas.fill(canvas.rect(x, y, width, canvas.hair(1.3)), line, 0.7)
    pitch = plate.size * _PITCH
    shown = [cut_short(text, _room(card), plate.size, plate.weight, canvas.scale) for text in plate.lines]
    for number, text in enumerate(shown):
        middle = y + plate.height / 2 + (number - (len(shown) - 1) / 2) * pitch
        canvas.text(card.middle, middle, text, plate.size, ink, plate.weight, "mm")
    if shown != list(plate.lines):
        canvas.cuts.append(Cut(plate.name, x, y, width, plate.height))


def _room(card: CardBox) -> float:
    return card.width - 2 * INSET - _SIDES


def _base(card: CardBox) -> float:
    """How high a plate of one line is."""
    return max(_LEAST, card.height * _SHARE)


def _settings(card: CardBox, scale: float) -> Iterator[tuple[float, Weight]]:
    """Sizes and weights to try, the best first."""
    largest = _SIZES[0] if card.width >= _BROAD else _SIZES[1]
    smallest = smallest_pixels(scale)
    for pixels in range(pixel_size(largest, scale), smallest - 1, -1):
        yield pixels / scale, "bold"
    yield smallest / scale, "regular"


def _lines(name: str, room: float, size: float, weight: Weight, scale: float) -> list[str]:
    """The name broken only between words: one too wide for a line stands alone."""
    lines = [""]
    for word in parted(name):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or text_width(longer, size, weight, scale) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
