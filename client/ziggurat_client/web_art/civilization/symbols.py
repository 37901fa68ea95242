"""The symbols of Civilization: goods, calamities, advances, pieces and signs."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.civilization.tables import AdvanceId, Back, CalamityId, Group, ProductId
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import stepped
from ziggurat_client.boards.civilization.art.advances import advances
from ziggurat_client.boards.civilization.art.calamities import calamities
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.art.cards.slab import card_height
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.goods import goods
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.art.phases import SIGNS, phase_shape
from ziggurat_client.boards.civilization.art.places import draw_site, draw_volcano
from ziggurat_client.boards.civilization.art.ship import HEIGHT as SHIP_HEIGHT
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.art.signs import draw_conflict
from ziggurat_client.web_art.common import SEATS
from ziggurat_client.web_art.pieces import Piece
from ziggurat_client.web_art.sheet import Box, Sheet
from ziggurat_client.web_art.tones import ALL

_FRAMED: Final = 60.0
_CITY: Final = 36.0
_SHIP: Final = 34.0
_BACK: Final = 50.0
_SIGN: Final = 44.0
_SITE: Final = 20.0
_GROUPS: Final[tuple[Group, ...]] = ("crafts", "arts", "sciences", "civics")
_BACKS: Final[tuple[Back, ...]] = ("red", "black")


def fill_civilization(sheet: Sheet) -> None:
    """Add what Civilization's page shows besides its map."""
    for good in goods.DRAWINGS:
        sheet.draw(f"good-{good}", partial(_draw_good, good=good), _FRAMED, _FRAMED)
    for calamity in calamities.DRAWINGS:
        sheet.draw(f"calamity-{calamity}", partial(_draw_calamity, calamity=calamity), _FRAMED, _FRAMED)
    for advance in advances.DRAWINGS:
        sheet.draw(f"advance-{advance}", partial(_draw_advance, advance=advance), _FRAMED, _FRAMED)
    for group in _GROUPS:
        sheet.compose(f"group-{group}", Box(0, 0, _FRAMED, _FRAMED), [_group_field(group)])
    for sign in SIGNS:
        sheet.figure(f"phase-{sign}", phase_shape(sign))
    for seat in SEATS:
        sheet.draw(f"city-{seat}", partial(_draw_city, seat=seat), _CITY, _CITY, scale=2.0)
        sheet.draw(f"ship-{seat}", partial(_draw_ship, seat=seat), _SHIP, SHIP_HEIGHT, scale=2.0)
    for back in _BACKS:
        sheet.draw(f"trade-back-{back}", partial(_draw_back, back=back), _BACK, card_height(_BACK))
    sheet.draw("volcano", lambda canvas: draw_volcano(canvas, 22, 22, _SIGN), _SIGN, _SIGN)
    sheet.draw("site-white", lambda canvas: draw_site(canvas, 10, 10, _SITE, "white"), _SITE, _SITE, scale=2.0)
    sheet.draw("site-black", lambda canvas: draw_site(canvas, 10, 10, _SITE, "black"), _SITE, _SITE, scale=2.0)
    sheet.draw("civ-conflict", lambda canvas: draw_conflict(canvas, 22, 22, _SIGN), _SIGN, _SIGN)
    sheet.draw("civ-coin", lambda canvas: draw_coin(canvas, 22, 22, 22), _SIGN, _SIGN)


def _draw_good(canvas: Canvas, good: ProductId) -> None:
    goods.draw_good(canvas, good, 0, 0, _FRAMED)


def _draw_calamity(canvas: Canvas, calamity: CalamityId) -> None:
    calamities.draw_calamity(canvas, calamity, 0, 0, _FRAMED)


def _draw_advance(canvas: Canvas, advance: AdvanceId) -> None:
    advances.draw_advance(canvas, advance, 0, 0, _FRAMED)


def _group_field(group: Group) -> Piece:
    colours = [advances.group_colours(palette, group) for palette in ALL]
    field = stepped(0, 0, _FRAMED, _FRAMED, 3, 1)
    return Piece(field, tuple(vertical(0, _FRAMED, each.light, each.mid, each.deep) for each in colours), 1.0)


def _draw_city(canvas: Canvas, seat: int) -> None:
    draw_city(canvas, seat, _CITY / 2, _CITY / 2, _CITY)


def _draw_ship(canvas: Canvas, seat: int) -> None:
    draw_ship(canvas, seat, _SHIP / 2, SHIP_HEIGHT / 2, _SHIP)


def _draw_back(canvas: Canvas, back: Back) -> None:
    draw_back(canvas, 0, 0, _BACK, back)
