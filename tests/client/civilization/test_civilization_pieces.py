"""How pieces and signs are drawn: what differs looks different, in every palette and at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pygame
import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import contrast, rgb
from ziggurat_client.art.palette import PALETTES, STANDARD, Palette
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import counter_size, draw_counter
from ziggurat_client.boards.civilization.art.phases import SIGNS, PhaseSign, draw_phase, phase_shape
from ziggurat_client.boards.civilization.art.places import (
    FREE,
    TOO_MANY,
    USED,
    draw_limit,
    draw_site,
    draw_volcano,
    limit_width,
)
from ziggurat_client.boards.civilization.art.plates import draw_name, name_width
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.art.signs import draw_conflict, draw_marker, draw_tie
from ziggurat_client.boards.civilization.art.states import State

STATES: tuple[State, ...] = get_args(State)
SEATS = range(7)
SCALES = [2 / 3, 1.0, 2.0]
palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))


def look(draw: Callable[[Canvas], None], palette: Palette = STANDARD, scale: float = 1.0) -> bytes:
    """What is drawn on a clear canvas of 120 units each way."""
    canvas = Canvas(120, 120, scale, palette)
    draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGBA")


def counter(seat: int, count: int, state: State = "idle", size: float = 22) -> Callable[[Canvas], None]:
    return lambda canvas: draw_counter(canvas, seat, 60, 60, size, count, state)


@palettes
@pytest.mark.parametrize("scale", SCALES)
def test_counters_cities_and_ships_of_seven_seats_differ(palette: Palette, scale: float) -> None:
    for draw in (
        lambda seat: lambda canvas: draw_counter(canvas, seat, 60, 60, 22, 3),
        lambda seat: lambda canvas: draw_city(canvas, seat, 60, 60, 36),
        lambda seat: lambda canvas: draw_ship(canvas, seat, 60, 60, 34),
    ):
        assert len({look(draw(seat), palette, scale) for seat in SEATS}) == len(SEATS)


@palettes
def test_every_state_of_a_piece_looks_different(palette: Palette) -> None:
    for draw in (
        lambda state: counter(1, 3, state),
        lambda state: lambda canvas: draw_city(canvas, 1, 60, 60, 36, state),
        lambda state: lambda canvas: draw_ship(canvas, 1, 60, 60, 34, state),
    ):
        assert len({look(draw(state), palette) for state in STATES}) == len(STATES)


def test_a_pile_shows_how_many_it_is() -> None:
    assert len({look(counter(0, count)) for count in range(1, 20)}) == 19


def test_a_pile_grows_with_its_first_counters_and_its_plate_with_two_digits() -> None:
    heights = [counter_size(22, count).height for count in (1, 2, 3, 4, 9)]
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4]
    assert counter_size(22, 12).width > counter_size(22, 9).width


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", [1, 4, 47])
def test_a_pile_at_rest_stays_in_its_room_but_for_its_shadow(scale: float, count: int) -> None:
    canvas = Canvas(120, 120, scale)
    draw_counter(canvas, 2, 60, 60, 22, count)
    solid = pygame.mask.from_surface(canvas.surface, 250).get_bounding_rects()
    drawn = solid[0].unionall(solid[1:])
    width, height = counter_size(22, count, scale)
    assert drawn.width <= (width + 4) * scale + 2
    assert drawn.height <= (height + 4) * scale + 2


def test_a_ship_shows_its_number_its_cargo_and_its_steps() -> None:
    plain = look(lambda canvas: draw_ship(canvas, 0, 60, 60, 34))
    others = {
        look(lambda canvas: draw_ship(canvas, 0, 60, 60, 34, number=2)),
        look(lambda canvas: draw_ship(canvas, 0, 60, 60, 34, cargo=4)),
        look(lambda canvas: draw_ship(canvas, 0, 60, 60, 34, steps=3)),
        look(lambda canvas: draw_ship(canvas, 0, 60, 60, 34, steps=2)),
    }
    assert len({plain, *others}) == 5


def sockets(limit: int, used: int) -> tuple[int, int, int]:
    """How many sockets are drawn as used, free and too many."""
    canvas = Canvas(240, 40, 2.0)
    draw_limit(canvas, 120, 20, 8, limit, used)
    found = []
    for colour in (USED, TOO_MANY):
        found.append(len(pygame.mask.from_threshold(canvas.surface, rgb(colour), (6, 6, 6, 255)).get_bounding_rects()))
    all_of_them = pygame.mask.from_threshold(canvas.surface, (235, 200, 170), (40, 110, 110, 255)).get_bounding_rects()
    return found[0], len(all_of_them) - sum(found), found[1]


@pytest.mark.parametrize(
    ("limit", "used", "expected"), [(3, 0, (0, 3, 0)), (3, 2, (2, 1, 0)), (3, 3, (3, 0, 0)), (2, 5, (2, 0, 3))]
)
def test_sockets_show_what_is_used_free_and_too_many(limit: int, used: int, expected: tuple[int, int, int]) -> None:
    assert sockets(limit, used) == expected


def test_a_row_of_sockets_is_as_wide_as_the_larger_of_limit_and_use() -> None:
    assert limit_width(4, 2, 5) == limit_width(4, 5, 2) > limit_width(4, 2, 2)


def test_what_is_used_stands_out_from_what_is_too_many_and_from_the_ground() -> None:
    assert contrast(USED, TOO_MANY) > 1.5
    assert min(contrast(colour, "#0d0a0b") for colour in (USED, FREE, TOO_MANY)) > 7


def test_black_and_white_sites_differ() -> None:
    assert look(lambda canvas: draw_site(canvas, 60, 60, 10, "black")) != look(
        lambda canvas: draw_site(canvas, 60, 60, 10, "white")
    )


def test_a_volcano_that_breaks_out_is_brighter() -> None:
    quiet, lit = (sum(look(lambda canvas, lit=lit: draw_volcano(canvas, 60, 60, 22, lit=lit))) for lit in (False, True))
    assert lit > quiet


@pytest.mark.parametrize("sign", SIGNS)
def test_the_sign_of_a_phase_fits_its_square(sign: PhaseSign) -> None:
    left, top, right, bottom = phase_shape(sign).bounds()
    assert min(left, top) >= -2
    assert max(right, bottom) <= 102


def test_the_signs_of_phases_differ_when_they_are_small() -> None:
    assert len(
        {look(lambda canvas, sign=sign: draw_phase(canvas, sign, 60, 60, 20, "#ffffff")) for sign in SIGNS}
    ) == len(SIGNS)


def test_a_name_is_as_wide_as_its_letters_and_shows_its_limit() -> None:
    assert name_width("Mesopotamia") > name_width("Ur")
    one, other = (look(lambda canvas, limit=limit: draw_name(canvas, 60, 60, "Ur", limit)) for limit in (2, 3))
    assert one != other


@palettes
def test_other_signs_are_drawn_in_every_palette(palette: Palette) -> None:
    for draw in (
        lambda canvas: draw_conflict(canvas, 60, 60),
        lambda canvas: draw_tie(canvas, (20, 20), (90, 70)),
        lambda canvas: draw_marker(canvas, 3, 60, 60, own=True),
    ):
        assert any(look(draw, palette))
