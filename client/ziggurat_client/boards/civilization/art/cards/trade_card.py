"""A trade card: the value of a good in its corner, which stays seen in a fan, its sign, and its name where it is asked.

A calamity looks quite different, so that nobody takes it for a good: teeth along its top, and no value.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.tables import CalamityId, ProductId
from ziggurat.games.civilization.trade_cards import BACKS, NUMBERS, VALUES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import circle
from ziggurat_client.boards.civilization.art.calamities import calamities
from ziggurat_client.boards.civilization.art.cards.held import TradeCardId, is_calamity, is_product
from ziggurat_client.boards.civilization.art.cards.name_plate import NO_PLATE, NamePlate, draw_plate, plate_for
from ziggurat_client.boards.civilization.art.cards.slab import (
    CARD_MARGIN,
    INSET,
    CardBox,
    card_canvas,
    card_height,
    draw_inner_edge,
    draw_slab,
)
from ziggurat_client.boards.civilization.art.framed import draw_figure
from ziggurat_client.boards.civilization.art.goods import goods

RAISED: Final = 12.0
"""How far a chosen card rises out of its set."""
_NUMERAL: Final = 34.0
_NUMERAL_SHARE: Final = 0.34
_NUMERAL_AT: Final = 8.0
_LEAST_FIGURE: Final = 0.3
"""How large the sign of a card is at least, however small the card, as a share of its width."""
_CHOSEN: Final = ("#fffbe6", "#ffc64a")


def draw_trade_card(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    card: TradeCardId,
    *,
    name: str | None = None,
    chosen: bool = False,
    glow: float = 0.0,
) -> None:
    """A card with its top left corner at (x, y), higher by :data:`RAISED` where it is `chosen`.

    Without a `name` it has no plate, with an empty one an empty plate. `glow` is the radius of gold light around it.
    """
    height = card_height(width)
    top = y - RAISED if chosen else y
    if glow:
        canvas.glow(canvas.stepped(x, top, width, height, 4, 1), "#ffc24a", glow, 0.9, inside=False)
    margin = canvas.snap(CARD_MARGIN)
    canvas.blit(trade_card_picture(card, width, name, canvas.scale, canvas.palette), x - margin, top - margin)
    if chosen:
        draw_chosen_edge(canvas, x, top, width, height)


def draw_chosen_edge(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The gold frame around a chosen card."""
    out = canvas.hair(1)
    frame = canvas.stepped_frame(x - out, y - out, width + 2 * out, height + 2 * out, 3, 4, 1)
    canvas.fill(frame, vertical(y, y + height, *_CHOSEN))


@lru_cache(maxsize=192)
def trade_card_picture(card: TradeCardId, width: float, name: str | None, scale: float, palette: Palette) -> Canvas:
    """A card alone, :data:`CARD_MARGIN` of space around it: for those who turn it. It is shared: do not draw on it."""
    picture = Canvas(*card_canvas(width, scale), scale, palette)
    at = picture.snap(CARD_MARGIN)
    box = CardBox(at, at, width, card_height(width))
    plate = NO_PLATE if name is None else plate_for(name, box, scale)
    if is_product(card):
        _draw_good_face(picture, box, card, plate)
    elif is_calamity(card):
        _draw_calamity_face(picture, box, card, plate)
    return picture


def _draw_good_face(picture: Canvas, box: CardBox, good: ProductId, plate: NamePlate) -> None:
    field = goods.FIELDS[good]
    draw_slab(picture, box, picture.palette.edge, field)
    if plate.height:
        shades = darken(field.deep, 0.25), darken(field.deep, 0.5)
        draw_plate(picture, box, plate, shades, lighten(field.light, 0.4), "#fffaf0")
    draw_inner_edge(picture, box, field)
    side = min(_NUMERAL, box.width * _NUMERAL_SHARE)
    _draw_value(picture, box.x + _NUMERAL_AT, box.y + _NUMERAL_AT, side, VALUES[good])
    face = box.height - plate.height
    size = max(box.width * _LEAST_FIGURE, min(box.width * 0.62, face - side / 2 - 22))
    draw_figure(picture, goods.DRAWINGS[good], box.middle + 2, box.y + 6 + face * 0.58, size, field)


def _draw_value(picture: Canvas, x: float, y: float, side: float, value: int) -> None:
    """A number on a piece of shell."""
    x, y, side, _ = picture.box(x, y, side, side)
    picture.fill(picture.stepped(x, y, side, side, 3, 1), vertical(y, y + side, "#fffaf0", "#d5c193"))
    picture.fill(picture.stepped_frame(x, y, side, side, 1.4, 3, 1), "#5a3c12", 0.8)
    height = 24 if side >= 30 else side * 0.62
    inks = ("#2a1508", "#1d0f06", "#1d0f06")
    draw_number(picture, x + side / 2, y + side / 2, value, height, "m", inks, shadow=0)


def _draw_calamity_face(picture: Canvas, box: CardBox, calamity: CalamityId, plate: NamePlate) -> None:
    back = BACKS[calamity]
    field = calamities.FIELDS[back]
    draw_slab(picture, box, calamities.EDGES[back], field)
    band = 9 * min(1.0, box.width / 96)
    teeth = max(5, round(box.width / 12))
    draw_sawtooth(
        picture,
        box.x + INSET,
        box.y + INSET,
        box.width - 2 * INSET,
        band,
        teeth=teeth,
        upper="#e0532c",
        lower="#16090a",
        ground=None,
    )
    if plate.height:
        draw_plate(picture, box, plate, ("#2a0a08", "#140405"), "#ff8a5c", "#ffd9c4")
    face = box.height - plate.height
    cy = box.y + 8 + face * 0.54
    size = max(box.width * _LEAST_FIGURE, min(box.width * 0.60, face - 34))
    if not picture.palette.flat:
        picture.glow(circle(box.middle, cy, size * 0.4), "#ff5a34", size * 0.4, 0.5)
    draw_figure(picture, calamities.DRAWINGS[calamity], box.middle, cy, size, field)
    picture.text(box.x + 14, box.y + band + 17, str(NUMBERS[calamity]), 18, "#ffd9c4", "bold", "lm")
