"""A calamity on the map as pictures: veil and light, and the signs over what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ziggurat.games.civilization.tables import CalamityId
from ziggurat_client.art.colour import Colour, rgb
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.art.calamities.calamities import COLOURS
from ziggurat_client.boards.civilization.art.states import State
from ziggurat_client.boards.civilization.board.affliction import Affliction, Mark, Ordered
from ziggurat_client.boards.civilization.board.pictures import MapPictures
from ziggurat_client.boards.civilization.board.veil import struck_light, veil
from ziggurat_client.boards.civilization.calamities.tags import (
    TAG,
    Tag,
    draw_order,
    draw_struck,
    draw_tag,
    order_width,
    tag_width,
)
from ziggurat_client.boards.civilization.placing.standing import Piece
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.window.screen import Box, Screen

_REVOLT: Final = rgb("#ff7a4c")
_ORDERED: Final = rgb("#ff8a4c")
"""The light of a revolt, and on those who are ordered to lose."""
_OVER: Final = 15.0
"""How far above a counter the middle of its sign is, and how far below a city."""


def colour_of(calamity: CalamityId | None) -> Colour:
    """The light of a calamity, or of a revolt."""
    return _REVOLT if calamity is None else COLOURS[calamity]


def affliction_lights(seen: Affliction, screen: Screen, view: MapView) -> Iterator[Placed]:
    """The veil, the light where others lose, where one can choose, and where one has."""
    yield veil(seen.touched, seen.concerned, screen, view)
    colour = colour_of(seen.calamity)
    lights = (
        struck_light(_ORDERED, seen.concerned, screen, view),
        struck_light(colour, seen.touched, screen, view),
        struck_light(colour, seen.chosen, screen, view, chosen=True),
    )
    yield from (light for light in lights if light is not None)


def affliction_state(seen: Affliction, seat: int, area: int) -> State:
    """How a piece there looks: bright if it can be chosen, as ever if others may lose it, else dim."""
    if seen.fallen(seat, area):
        return "not asked"
    if seen.touches(seat, area):
        return "may move"
    return "idle" if seen.concerns(seat, area) else "not asked"


def affliction_signs(
    seen: Affliction, boxes: Mapping[Piece, Box], view: MapView, pictures: MapPictures
) -> Iterator[Placed]:
    """The signs over what is chosen, and near those who are ordered to lose."""
    colour = colour_of(seen.calamity)
    for mark in seen.marks:
        yield from _mark(mark, boxes, colour, pictures, view.place.y)
    taken = [box for piece, box in boxes.items() if piece.kind in ("counter", "city")]
    for order in seen.orders:
        near = [
            view.on_screen(*each) for each in order.points if view.place.inset(60, 50).holds(*view.on_screen(*each))
        ]
        if not near:
            continue
        place = _free_place(order, near, taken)
        taken.append(place)
        yield _order(order, place, pictures)


def _mark(
    mark: Mark, boxes: Mapping[Piece, Box], colour: Colour, pictures: MapPictures, top: float
) -> Iterator[Placed]:
    counter = boxes.get(Piece("counter", mark.area, mark.seat))
    city = boxes.get(Piece("city", mark.area, mark.seat))
    size = pictures.size
    if city is not None and mark.kind == "fallen":
        side = 30.0 * size
        yield pictures.in_box(("struck", side), city, lambda canvas, cx, cy: draw_struck(canvas, cx, cy, side))
    box = city if city is not None and (mark.kind != "fewer" or counter is None) else counter
    if box is None:
        return
    below = box is city or box.y < top + TAG * size
    middle = box.centre[0], box.bottom + (_OVER - 4) * size if below else box.y - (_OVER - 4) * size
    tag = Tag(mark.kind, mark.seat, mark.number, mark.before)
    width, height = tag_width(tag, size), TAG * size
    place = Box(middle[0] - width / 2, middle[1] - height / 2, width, height)
    key = ("tag", tag, colour, size)
    yield pictures.in_box(key, place, lambda canvas, cx, cy: draw_tag(canvas, cx, cy, tag, colour, size))


def _free_place(order: Ordered, near: list[Point], taken: list[Box]) -> Box:
    """Beside a piece of the nation, where the sign covers as little as it can."""
    width, height = order_width(order.number), 34.0
    aside = width / 2 + 26
    around = ((0, -38), (0, 42), (aside, 0), (-aside, 0))
    places = [
        Box(x + across - width / 2, y + down - height / 2, width, height) for x, y in near for across, down in around
    ]
    return min(places, key=lambda place: sum(_overlap(place, box) for box in taken))


def _overlap(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _order(order: Ordered, place: Box, pictures: MapPictures) -> Placed:
    key = ("order", order.seat, order.number)
    return pictures.in_box(key, place, lambda canvas, cx, cy: draw_order(canvas, cx, cy, order.seat, order.number))
