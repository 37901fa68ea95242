"""People cards: their faces, the strips that stay visible below others, their backs, and what marks them."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas, Ink
from ziggurat_client.art.colour import ColourLike, darken, lighten, mix
from ziggurat_client.art.inlay import draw_rosette, draw_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.plaque import field_paint
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.babel.art.people import draw_emblem, people_colours
from ziggurat_client.ui.text import draw_line

CARD_MARGIN: Final = 12.0
"""How far a card's shadow reaches beyond it, in design units."""
STRIP: Final = 26.0
"""The height of the strip that names a card, where there is room."""

End = Literal["top", "bottom"]
"""On which edge of a card its strip lies: the one that stays visible below the next card."""

_LETTER: Final = 18.0
_THIN: Final = 24.0
"""A strip lower than this has hardly any edge, so that its letter has all the room."""
_LEAST_FACE: Final = 24.0
"""A face lower than this shows no emblem besides the strip's."""
_BROAD: Final = 50.0
"""A back so wide has bands of teeth."""
_TOOTH: Final = 11.0


def slab(canvas: Canvas, x: float, y: float, width: float, height: float, step: float = 3.0) -> Ink:
    """The body that every card has: gold edge on bitumen; returns the field inside it."""
    body = canvas.mask(canvas.stepped(x, y, width, height, step, 1))
    canvas.shadow(body, 5, 2, 0.75)
    canvas.fill(body, vertical(y, y + height, *canvas.palette.edge))
    rim = canvas.hair(1.5)
    canvas.fill(canvas.stepped(x + rim, y + rim, width - 2 * rim, height - 2 * rim, step, 1), BITUMEN)
    inset = canvas.hair(1.5) + canvas.hair(2)
    return canvas.mask(
        canvas.stepped(x + inset, y + inset, width - 2 * inset, height - 2 * inset, max(1.0, step * 0.7), 1)
    )


def draw_people_card(
    canvas: Canvas,
    people: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    strip: End = "top",
    strip_height: float = STRIP,
    name: str = "",
    named_within: float | None = None,
) -> None:
    """A whole card. With a `name` its strip says that instead of emblem and letter, which stand within the first
    `named_within` units of its width."""
    within = width if named_within is None else min(width, named_within)
    appearances = _CardAppearances(people, width, height, strip, strip_height, name, within)
    margin = canvas.snap(CARD_MARGIN)
    canvas.blit(_card_picture(appearances, canvas.scale, canvas.palette), x - margin, y - margin)


class _CardAppearances(NamedTuple):
    """Everything that a card's picture depends on besides scale and palette."""

    people: str
    width: float
    height: float
    strip: End
    strip_height: float
    name: str
    within: float


@lru_cache(maxsize=96)
def _card_picture(appearances: _CardAppearances, scale: float, palette: Palette) -> Canvas:
    people, width, height = appearances.people, appearances.width, appearances.height
    picture = Canvas(width + 2 * CARD_MARGIN, height + 2 * CARD_MARGIN, scale, palette)
    x = y = picture.snap(CARD_MARGIN)
    colours = people_colours(palette, people)
    field = slab(picture, x, y, width, height)
    if palette.flat:
        picture.fill(field, colours.mid)
    else:
        picture.fill(field, field_paint(colours, x + width / 2, y + height * 0.45, height * 0.75))
        _draw_bricks(picture, people, x, y, width, height)
        picture.inner_shadow(field, 7, 0.5)
    band = min(appearances.strip_height, height - 7)
    top = y + 3.5 if appearances.strip == "top" else y + height - 3.5 - band
    _draw_strip(picture, people, x, top, width, band, appearances.strip)
    if appearances.name:
        draw_line(picture, x + width / 2, top + band / 2, appearances.name, width - 12, 17, "#fffaf0", "bold", "m")
    else:
        _draw_initial(picture, people, x, top, appearances.within, band)
    inner = picture.stepped_frame(x + 3.5, y + 3.5, width - 7, height - 7, 1.2, 2, 1)
    picture.fill(inner, lighten(colours.light, 0.35), 0.55)
    face = height - band - 7
    if face >= _LEAST_FACE:
        middle = (y + 3.5 + band if appearances.strip == "top" else y + 3.5) + face / 2
        draw_emblem(picture, people, x + width / 2, middle, min(width - 20, face - 8))
    return picture


def draw_card_strip(
    canvas: Canvas, people: str, x: float, y: float, width: float, height: float, *, strip: End = "top"
) -> None:
    """As much of a card as shows beside the next one that lies on it: its strip and the edge around it."""
    if height < _THIN:
        canvas.fill(canvas.rect(x, y, width, height), BITUMEN)
        canvas.fill(canvas.rect(x + 1, y, width - 2, height), canvas.palette.edge.bottom)
        _draw_strip(canvas, people, x - 1.5, y + canvas.hair(1), width + 3, height - canvas.hair(1), strip)
        _draw_initial(canvas, people, x, y + canvas.hair(1), width, height - canvas.hair(1))
        return
    field = slab(canvas, x, y, width, height, 2.0)
    canvas.fill(field, people_colours(canvas.palette, people).mid)
    _draw_strip(canvas, people, x, y + 2, width, height - 4, strip)
    _draw_initial(canvas, people, x, y + 2, width, height - 4)


def _draw_strip(canvas: Canvas, people: str, x: float, y: float, width: float, height: float, strip: End) -> None:
    """The dark band on which a card's people is named."""
    colours = people_colours(canvas.palette, people)
    left, room = x + 3.5, width - 7
    if canvas.palette.flat:
        canvas.fill(canvas.rect(left, y, room, height), darken(colours.mid, 0.4))
    else:
        shades = mix(colours.mid, colours.deep, 0.35), darken(colours.deep, 0.25)
        canvas.fill(canvas.rect(left, y, room, height), vertical(y, y + height, *shades), 0.92)
    line = y + height - 1.2 if strip == "top" else y
    canvas.fill(canvas.rect(left, line, room, 1.2), lighten(colours.light, 0.4), 0.6)


def _draw_initial(canvas: Canvas, people: str, x: float, y: float, width: float, height: float) -> None:
    """Emblem and letter side by side, or only the letter where there is no room for both."""
    middle, size, letter = y + height / 2, min(height - 2, STRIP - 4), min(_LETTER, height * 0.9)
    if size + 8 + text_width(people, letter, "bold", canvas.scale) > width - 12:
        canvas.text(x + width / 2, middle, people, letter, "#fffaf0", "bold", "mm")
        return
    detail: Literal[0, 1] = 0 if size * canvas.scale < 30 else 1
    draw_emblem(canvas, people, x + 7 + size / 2, middle, size, detail=detail)
    canvas.text(x + width - 9, middle, people, letter, "#fffaf0", "bold", "rm")


def _draw_bricks(canvas: Canvas, people: str, x: float, y: float, width: float, height: float) -> None:
    """Courses of brick, so faint that they are only felt."""
    chance = random.Random(people)
    brick = (width - 7) / 5
    course = brick * 0.8
    light, dark = Shape(), Shape()
    for row in range(int((height - 8) / course)):
        for column in range(-1, 5):
            left = max(x + 3.5, x + 3.5 + (column + row % 2 / 2) * brick)
            right = min(x + width - 3.5, x + 3.5 + (column + 1 + row % 2 / 2) * brick)
            if right - left > 2:
                wall = chance.choice((light, dark))
                wall.extend(canvas.rect(left, y + 3.5 + row * course, right - left - 1, course - 1))
    canvas.fill(light, "#ffffff", 0.035)
    canvas.fill(dark, "#000000", 0.045)


# ---------------------------------------------------------------------- backs


def draw_people_back(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The back of a people card: a rosette on lapis."""
    margin = canvas.snap(CARD_MARGIN)
    canvas.blit(_back_picture("people", width, height, canvas.scale, canvas.palette), x - margin, y - margin)


def draw_temple_back(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The back of a temple card: a small ziggurat on bitumen."""
    margin = canvas.snap(CARD_MARGIN)
    canvas.blit(_back_picture("temple", width, height, canvas.scale, canvas.palette), x - margin, y - margin)


@lru_cache(maxsize=48)
def _back_picture(
    kind: Literal["people", "temple"], width: float, height: float, scale: float, palette: Palette
) -> Canvas:
    picture = Canvas(width + 2 * CARD_MARGIN, height + 2 * CARD_MARGIN, scale, palette)
    x = y = picture.snap(CARD_MARGIN)
    field = slab(picture, x, y, width, height)
    shades = ("#2b4aa8", "#142666") if kind == "people" else ("#3a2416", "#170d08")
    picture.fill(field, vertical(y, y + height, *shades))
    picture.inner_shadow(field, 6, 0.5)
    if width >= _BROAD:
        _draw_teeth(picture, x, y, width, height)
    if kind == "people":
        share = 0.30 if width >= _BROAD else 0.32
        draw_rosette(picture, x + width / 2, y + height / 2, min(width, height) * share)
    else:
        draw_ziggurat(picture, x + width / 2, y + height / 2 + 1, width * 0.66, 4)
    return picture


def _draw_teeth(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    count = max(4, int(width / _TOOTH))
    for top in (y + 6, y + height - 14):
        draw_sawtooth(canvas, x + 6, top, width - 12, 8, teeth=count, ground=None, brightness=0.85)


# ---------------------------------------------------------------------- marks on cards


def draw_frame(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    colours: tuple[ColourLike, ...],
    glow: ColourLike,
    strength: float,
) -> None:
    """A bright frame around cards, with light of that strength."""
    frame = canvas.stepped_frame(x, y, width, height, 3.4 if strength > 0.5 else 2.4, 3, 1)
    canvas.glow(frame, glow, 14, strength)
    canvas.fill(frame, vertical(y, y + height, *colours))


def draw_strike(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The stroke through a card that is paid or lost."""
    ends = [(x + width * 0.12, y + height - 4), (x + width * 0.88, y + 4)]
    canvas.fill(canvas.rect(x + 4, y + 2, width - 8, height - 4), "#0a0506", 0.30)
    canvas.fill(Shape().line(ends, 5), BITUMEN)
    canvas.fill(Shape().line(ends, 2.4), "#fff3df")


def draw_picked_edge(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The edge of a card that is picked up."""
    canvas.glow(canvas.stepped(x, y, width, height, 3, 1), "#ffcc55", 16, 0.9, inside=False)
    frame = canvas.stepped_frame(x - 2, y - 2, width + 4, height + 4, 3.4, 3, 1)
    canvas.fill(frame, vertical(y, y + height, *tones.BRIGHT_EDGE))
