"""The ground of the map: shown at once, painted little by little, and kept within bounds."""

from __future__ import annotations

import pygame
import pytest

from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF, is_open_sea
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import HIGH_CONTRAST, STANDARD, Palette
from ziggurat_client.boards.civilization.ground.ground import Ground, thumbnail
from ziggurat_client.boards.civilization.ground.kept_tiles import KeptTiles
from ziggurat_client.boards.civilization.ground.lights import area_light
from ziggurat_client.boards.civilization.ground.names import sea_name_size, sea_names
from ziggurat_client.boards.civilization.ground.painting import painted
from ziggurat_client.boards.civilization.ground.territories import draw_territories
from ziggurat_client.boards.civilization.ground.tones import tones
from ziggurat_client.boards.civilization.ground.windows import Window, clipped
from ziggurat_client.boards.civilization.land.outlines import area_at
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS
from ziggurat_client.boards.maps.map_view import ZOOMS, MapView
from ziggurat_client.window.screen import Box, Screen

SCREEN = Screen(640, 360)
PLACE = Box(300, 120, 600, 380)
NOTHING = (255, 0, 255)


def picture(window: Window) -> pygame.Surface:
    """A window painted in one go."""
    slices = painted(window, tones(flat=False))
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            result: pygame.Surface = finished.value
            return result


def shown(ground: Ground, view: MapView, *, palette: Palette = STANDARD, goal: MapView | None = None) -> pygame.Surface:
    """What a drawing leaves of a screen of nothing."""
    surface = pygame.Surface(SCREEN.size, 0, 32)
    surface.fill(NOTHING)
    ground.draw(surface, SCREEN, view, palette, goal)
    return surface


def holes(surface: pygame.Surface) -> int:
    """How many pixels of the place nothing was drawn on."""
    part = surface.subsurface(SCREEN.rect(PLACE))
    return pygame.mask.from_threshold(part, NOTHING, (1, 1, 1, 255)).count()


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture
def view() -> MapView:
    """The whole map, as far as the place shows it."""
    return MapView(PLACE, SIZE)


@pytest.fixture
def ground() -> Ground:
    return Ground(KeptTiles())


def test_something_is_shown_at_once_everywhere(ground: Ground, view: MapView) -> None:
    assert holes(shown(ground, view)) == 0
    assert not ground.is_ready


@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_pixel_is_left_out_when_all_is_painted(ground: Ground, view: MapView, zoom: float) -> None:
    near = view.zoomed(zoom, view.place.centre).panned(13, 7)
    shown(ground, near)
    ground.finish()
    assert ground.is_ready
    assert holes(shown(ground, near)) == 0


@pytest.mark.parametrize("share", [0.0, 0.31, 0.8])
def test_no_pixel_is_left_out_on_the_way_to_another_view(ground: Ground, view: MapView, share: float) -> None:
    shown(ground, view)
    ground.finish()
    goal = view.zoomed(2.2, (500, 300))
    assert holes(shown(ground, view.towards(goal, share), goal=goal)) == 0


def test_nothing_is_drawn_beside_the_place(ground: Ground, view: MapView) -> None:
    surface = shown(ground, view.zoomed(3.5))
    surface.fill(NOTHING, SCREEN.rect(PLACE))
    assert pygame.mask.from_threshold(surface, NOTHING, (1, 1, 1, 255)).count() == SCREEN.width * SCREEN.height


def test_painting_goes_on_slice_by_slice_until_all_in_sight_is_there(ground: Ground, view: MapView) -> None:
    shown(ground, view)
    slices = 0
    while not ground.is_ready:
        ground.paint(0)
        slices += 1
    assert slices > 4


def test_what_is_painted_looks_finer_than_what_is_shown_at_once(ground: Ground, view: MapView) -> None:
    at_once = bytes_of(shown(ground, view))
    ground.finish()
    assert bytes_of(shown(ground, view)) != at_once


def test_on_the_way_the_goal_is_painted(ground: Ground, view: MapView) -> None:
    goal = view.zoomed(2.2)
    shown(ground, view.towards(goal, 0.5), goal=goal)
    ground.finish()
    shown(ground, goal)
    assert ground.is_ready


def test_a_view_that_was_seen_before_needs_no_painting(ground: Ground, view: MapView) -> None:
    for zoom in (1.0, 1.5):
        shown(ground, view.zoomed(zoom))
        ground.finish()
    shown(ground, view)
    assert ground.is_ready


def test_what_one_board_has_painted_another_need_not(view: MapView) -> None:
    tiles = KeptTiles()
    one, other = Ground(tiles), Ground(tiles)
    shown(one, view)
    one.finish()
    shown(other, view)
    assert other.is_ready


@pytest.mark.thorough
def test_no_more_is_kept_than_was_agreed(view: MapView) -> None:
    tiles = KeptTiles(most_pixels=300_000)
    ground = Ground(tiles)
    for zoom in ZOOMS:
        shown(ground, view.zoomed(zoom))
        ground.paint(60)
        assert tiles.pixels <= 300_000


def test_a_flat_palette_has_a_ground_of_its_own(ground: Ground, view: MapView) -> None:
    assert bytes_of(shown(ground, view)) != bytes_of(shown(ground, view, palette=HIGH_CONTRAST))


def test_tiles_painted_by_themselves_meet_without_a_seam() -> None:
    scale, left, top = 1.4, 480, 560
    together = picture(Window((left, top, 256, 96), scale, 1.0))
    second = picture(Window((left + 128, top, 128, 96), scale, 1.0))
    apart = [
        max(abs(one - other) for one, other in zip(here[:3], there[:3], strict=True))
        for here, there in (
            (together.get_at((x + 128, y)), second.get_at((x, y))) for x in range(128) for y in range(0, 96, 3)
        )
    ]
    # Corners of outlines may fall on one pixel or its neighbour; nothing else differs.
    assert sum(each > 8 for each in apart) < 0.01 * len(apart)


def test_a_thumbnail_is_as_wide_as_wished_and_shows_the_whole_map() -> None:
    small = thumbnail(200)
    assert small.get_size() == (200, round(200 * SIZE.height / SIZE.width))
    sea, land = SPOTS[NUMBER_OF["sea_libyan"]].middle, SPOTS[NUMBER_OF["garamantia"]].middle
    (sea_red, _, sea_blue, _), (land_red, _, land_blue, _) = (
        small.get_at((round(x * 200 / SIZE.width), round(y * 200 / SIZE.width))) for x, y in (sea, land)
    )
    assert sea_blue > sea_red
    assert land_red > land_blue


def test_a_polygon_is_cut_at_all_four_sides() -> None:
    cut = clipped([(-5, -5), (15, -5), (15, 15), (-5, 15)], 0, 0, 10, 10)
    assert set(cut) == {(0, 0), (10, 0), (10, 10), (0, 10)}


# ------------------------------------------------------------------ light and names


def test_an_area_in_sight_is_lit_where_it_lies(view: MapView) -> None:
    area = NUMBER_OF["hattusas"]
    light = area_light("target", area, SCREEN, view)
    assert light is not None
    x, y = SCREEN.pixel(*view.on_screen(*SPOTS[area].middle))
    red, green, blue, _ = light.surface.get_at((x - light.left, y - light.top))
    assert red > green > blue


def test_an_area_out_of_sight_has_no_light(view: MapView) -> None:
    corner = view.zoomed(5, (PLACE.x, PLACE.y))
    assert area_light("reach", NUMBER_OF["sinai"], SCREEN, corner) is None


def test_an_open_sea_has_light_on_its_water_only(view: MapView) -> None:
    sea = NUMBER_OF["sea_libyan"]
    assert area_light("meant", sea, SCREEN, view) is None
    assert area_light("meant", sea, SCREEN, view, water=True) is not None


def test_the_light_of_a_large_area_is_no_larger_than_what_is_seen_and_a_little_more(view: MapView) -> None:
    light = area_light(
        "reach", NUMBER_OF["gaetulia"], Screen(1920, 1080), MapView(Box(0, 0, 600, 400), SIZE, 5.0, 0, 500)
    )
    assert light is not None
    assert light.surface.get_width() <= 600 + 2 * 512
    assert light.surface.get_height() <= 400 + 2 * 512


NAMES = dict.fromkeys(range(LAND_AREAS, len(SPOTS)), "Sea of Names")


@pytest.mark.parametrize("scale", [1.0, 2.2, 5.0])
def test_the_name_of_a_sea_lies_in_its_water(scale: float) -> None:
    for name in sea_names(NAMES, scale, 1.0):
        width, height = (side / scale / 2 for side in sea_name_size(name.lines, 1.0))
        x, y = name.middle
        corners = {area_at(x + across * width, y + down * height) for across in (-1, 1) for down in (-1, 1)}
        assert len(corners) == 1
        assert is_open_sea(corners.pop() or 0)


def test_more_seas_have_room_for_their_names_where_one_looks_nearer() -> None:
    far, near = (len(list(sea_names(NAMES, scale, 1.0))) for scale in (1.0, 3.5))
    assert 0 < far < near <= len(NAMES)


# ------------------------------------------------------------------ territories


def drawn_territories(owners: dict[int, int], cities: tuple[int, ...] = ()) -> Canvas:
    canvas = Canvas(400, 280)
    draw_territories(canvas, 0, 0, 400, owners, cities)
    return canvas


def test_an_area_on_the_map_of_nations_is_nearer_to_its_owners_colour_than_free_land() -> None:
    area = NUMBER_OF["garamantia"]
    x, y = (round(side * 400 / SIZE.width) for side in SPOTS[area].middle)
    for seat in range(7):
        owned, free = drawn_territories({area: seat}).surface.get_at((x, y)), thumbnail(400).get_at((x, y))
        colour = STANDARD.player(seat).colour
        assert sum(abs(one - other) for one, other in zip(owned[:3], colour, strict=True)) < sum(
            abs(one - other) for one, other in zip(free[:3], colour, strict=True)
        )


def test_the_sea_keeps_its_colour_on_the_map_of_nations() -> None:
    owners = dict.fromkeys(range(LAND_AREAS), 0)
    x, y = (round(side * 400 / SIZE.width) for side in SPOTS[NUMBER_OF["sea_libyan"]].middle)
    assert drawn_territories(owners).surface.get_at((x, y))[:3] == thumbnail(400).get_at((x, y))[:3]


def test_cities_are_shown_on_the_map_of_nations() -> None:
    area = NUMBER_OF["rome"]
    plain, built = drawn_territories({area: 2}), drawn_territories({area: 2}, (area,))
    assert bytes_of(plain.surface) != bytes_of(built.surface)
