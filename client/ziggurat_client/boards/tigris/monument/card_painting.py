"""How a card is painted: standing, with the tower above its words, or lying, with the tower beside them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import ACTIVE_PANEL, PLAIN_PANEL, PanelStyle, draw_panel
from ziggurat_client.art.shape import circle
from ziggurat_client.art.text import Weight, pixel_size, text_width, wrap
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.art.towers import draw_tower, monument_colours
from ziggurat_client.boards.tigris.monument.offers import Offer
from ziggurat_client.boards.tigris.monument.plan import is_upright
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_NAME: Final = 18.0
_WORDS: Final = 16.0
_SMALL: Final = 14.0
_LEADING: Final = 1.22
_CHIP: Final = 30.0
_CHIPS: Final = 150.0
_COIN: Final = 24.0
_EDGE: Final = 10.0
_TIGHT: Final = 6.0
_CARD: Final = 172.0
_MOST_GROWN: Final = 1.3
"""The width of a card where the board is as large as designed, and how much larger words may become on a wider one."""
_BOLD: Final = 7.7
"""So many lines' heights the place of a name is wide that is bold."""
_VEILED: Final = PanelStyle("#101c4c", "#080f2c", edge_alpha=0.45)
_HOVERED: Final = PanelStyle("#2a4bad", "#142663", tones.BRIGHT_EDGE, edge_width=2)


def draw_card(canvas: Canvas, box: Box, offer: Offer, state: ButtonState, key: str) -> None:
    """A card; the keycap of its `key`, if it has one, stands in its corner."""
    style = _style(offer, state)
    draw_panel(canvas, box.x, box.y, box.width, box.height, style)
    if state is ButtonState.PRESSED:
        box = box._replace(y=box.y + 2)
    if is_upright(box):
        _draw_upright(canvas, box, offer, key)
    else:
        _draw_lying(canvas, box, offer, key)


def _style(offer: Offer, state: ButtonState) -> PanelStyle:
    if offer.state != "open":
        return _VEILED
    if offer.chosen:
        return ACTIVE_PANEL
    return PLAIN_PANEL if state is ButtonState.IDLE else _HOVERED


def _draw_upright(canvas: Canvas, box: Box, offer: Offer, key: str) -> None:
    cx, room, is_open = box.x + box.width / 2, box.width - 2 * _EDGE, offer.state == "open"
    grown = min(_MOST_GROWN, max(1.0, box.width / _CARD))
    pitch = _pitch(canvas, _WORDS * grown)
    words = box.bottom - _EDGE - 2 * pitch
    name = _draw_name(canvas, box, offer, words - _CHIP - 6, _NAME * grown)
    tower = min(name - 2 - box.y - 8, room)
    _draw_figure(canvas, offer, cx, name - 2 - tower / 2, tower)
    for colour, x in zip(monument_colours(offer.monument), (box.x + 9, box.right - 9 - _COIN), strict=True):
        _draw_coin(canvas, colour, x, box.y + 9, _COIN, faint=not is_open)
    if key:
        draw_keycap(canvas, box.x + 9 + _COIN / 2, box.y + 9 + _COIN + 20, key, anchor="m")
    if is_open:
        _draw_chips(canvas, offer, cx, words - 4 - _CHIP / 2, min(room, _CHIPS), middle=True)
    else:
        words -= _CHIP + 4
    _draw_words(canvas, offer, Box(box.x + _EDGE, words, room, box.bottom - _EDGE - words), "m", pitch)


def _draw_name(canvas: Canvas, box: Box, offer: Offer, bottom: float, size: float) -> float:
    """The name in the middle of a card, down to `bottom`. Returns its top."""
    pitch, room = _pitch(canvas, size), box.width - _TIGHT
    # Where letters may not be smaller, bold ones would not fit on one line.
    weight: Weight = "bold" if box.width >= _BOLD * pitch else "regular"
    top = bottom - pitch * min(2, len(wrap(offer.title, room, size, weight, canvas.scale)))
    middle, ink = box.x + box.width / 2, _ink(offer)
    draw_lines(canvas, middle, top + pitch / 2, offer.title, room, 2, pitch, size, ink, weight, "m")
    return top


def _ink(offer: Offer) -> ColourLike:
    return tones.TEXT if offer.state == "open" else tones.TEXT_SOFT


def _draw_lying(canvas: Canvas, box: Box, offer: Offer, key: str) -> None:
    name_pitch, pitch = _pitch(canvas, _NAME), _pitch(canvas, _SMALL)
    # Where letters may not be smaller, the tower leaves them more room.
    tower = min(box.height - 14, box.width * (0.2 if name_pitch > 1.05 * _NAME * _LEADING else 0.25))
    left, right = box.x + tower + 22, box.right - _EDGE
    _draw_figure(canvas, offer, box.x + 14 + tower / 2, box.y + box.height / 2, tower)
    if key:
        draw_keycap(canvas, box.x + 7, box.y + 20, key)
    weight: Weight = "bold" if right - left >= _BOLD * name_pitch else "regular"
    draw_line(canvas, left, box.y + 6 + name_pitch / 2, offer.title, right - left, _NAME, _ink(offer), weight)
    below = box.y + 6 + name_pitch
    if offer.state == "open" and box.bottom - 6 - below >= _CHIP + 4 + pitch:
        _draw_chips(canvas, offer, left, below + _CHIP / 2 + 2, min(right - left, _CHIPS), middle=False)
        below += _CHIP + 4
    _draw_words(canvas, offer, Box(left, below, right - left, box.bottom - 6 - below), "l", pitch)


def _draw_words(canvas: Canvas, offer: Offer, box: Box, align: str, pitch: float) -> None:
    """Whom a monument pays, or why it cannot be built, in the middle of its place, or from its top where it cannot."""
    size = pitch / _LEADING
    most = max(1, int(box.height / pitch + 0.05))
    weight: Weight = "bold" if offer.chosen else "regular"
    fits = text_width(offer.line, size, weight, canvas.scale) <= box.width
    text = offer.line if fits or most == 1 else offer.lines
    if offer.brief and len(wrap(text, box.width, size, weight, canvas.scale)) > most:
        text = offer.brief
    lines = min(most, len(wrap(text, box.width, size, weight, canvas.scale)))
    x = box.x + box.width / 2 if align == "m" else box.x
    high = box.height if offer.state == "open" or align == "l" else lines * pitch
    first = box.y + (high - lines * pitch) / 2 + pitch / 2
    draw_lines(canvas, x, first, text, box.width, most, pitch, size, tones.TEXT_SOFT, weight, align)


def _pitch(canvas: Canvas, size: float) -> float:
    """The distance of two lines of text of a size, which is never smaller than can be read."""
    return pixel_size(size, canvas.scale) / canvas.scale * _LEADING


def _draw_figure(canvas: Canvas, offer: Offer, cx: float, cy: float, size: float) -> None:
    """The tower: in its light, or veiled behind the sign of why it cannot be built."""
    if offer.state == "open":
        draw_tower(canvas, offer.monument, cx, cy, size, lit=0.7 if offer.chosen else 0.3)
        return
    layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
    draw_tower(layer, offer.monument, cx, cy, size, lit=0)
    canvas.blit(layer, 0, 0, alpha=0.3)
    sign, ink = (Icon.CHECK, "#ffd873") if offer.state == "built" else (Icon.LOCK, tones.PALE_LAPIS)
    draw_icon(canvas, sign, cx, cy + size * 0.12, min(34.0, size * 0.42), ink, shadow=True)


def _draw_coin(canvas: Canvas, colour: Colour, x: float, y: float, size: float, *, faint: bool) -> None:
    """A colour of a monument as a small tile."""
    if not faint:
        draw_tile(canvas, colour, x, y, size)
        return
    layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
    draw_tile(layer, colour, x, y, size)
    canvas.blit(layer, 0, 0, alpha=0.4)


def _draw_chips(canvas: Canvas, offer: Offer, x: float, cy: float, room: float, *, middle: bool) -> None:
    """For each colour the leader who would be paid for it, or that nobody would, from `x` on or about it."""
    gap = 8.0
    width = (room - gap) / 2
    left = x - room / 2 if middle else x
    for number, (colour, seat) in enumerate(offer.pays):
        _draw_chip(canvas, Box(left + number * (width + gap), cy - _CHIP / 2, width, _CHIP), colour, seat)


def _draw_chip(canvas: Canvas, box: Box, colour: Colour, seat: Seat | None) -> None:
    body = canvas.stepped(box.x, box.y, box.width, box.height, 3, 1)
    canvas.fill(body, "#060a1c", 0.72)
    edge = canvas.stepped_frame(box.x, box.y, box.width, box.height, 1.3, 3, 1)
    cy, at = box.y + box.height / 2, box.x + box.width * 0.3
    if seat is None:
        canvas.fill(edge, tones.LAPIS_LINE, 0.35)
        canvas.fill(circle(at, cy, 9), tones.LAPIS_LINE, 0.18)
        _draw_coin(canvas, colour, at - 9, cy - 9, 18, faint=True)
        canvas.text(box.x + box.width * 0.72, cy, "–", _WORDS, tones.TEXT_SOFT, "bold", "mm")
        return
    canvas.fill(edge, vertical(box.y, box.bottom, *tones.FIELD_EDGE), 0.9)
    draw_leader(canvas, colour, seat, at, cy, box.height - 1)
    canvas.text(box.x + box.width * 0.72, cy, "+1", _WORDS + 1, "#ffd873", "bold", "mm")
