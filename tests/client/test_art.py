"""What the drawing kit promises: pictures at any scale, whole-pixel edges, marks beside colours, each state once."""

import pygame
import pytest

from ziggurat_client.art.board_frame import board_geometry, coordinate_size
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.ink import Canvas, Shape, circle, contrast, radial, text_width, vertical, wrap
from ziggurat_client.art.marks import draw_cube, mark_shape
from ziggurat_client.art.palette import HIGH_CONTRAST, KINDS, MARKS, PALETTES, STANDARD, Palette
from ziggurat_client.art.sprites import SpriteCache
from ziggurat_client.art.text import even_lines, pixel_size, smallest_pixels, text_mask
from ziggurat_client.art.tile import TRAY_PLACES, TileAppearance, draw_tile, tile_margin, tray_places


def pixels(picture: Canvas | pygame.Surface) -> bytes:
    surface = picture.surface if isinstance(picture, Canvas) else picture
    return pygame.image.tobytes(surface, "RGBA")


def coverage(shape: Shape) -> bytes:
    canvas = Canvas(40, 40)
    canvas.fill(shape, "#ffffff")
    return pixels(canvas)


# ---------------------------------------------------------------------- canvas


@pytest.mark.parametrize(("scale", "size"), [(1.0, (300, 200)), (2 / 3, (200, 133)), (2.0, (600, 400))])
def test_a_canvas_has_the_pixels_of_its_scale(scale: float, size: tuple[int, int]) -> None:
    assert Canvas(300, 200, scale).surface.get_size() == size


def test_a_snapped_shape_has_no_half_covered_pixel_at_an_odd_scale() -> None:
    canvas = Canvas(100, 100, 0.73)
    canvas.fill(canvas.stepped(10.3, 20.9, 60.2, 50.7, 4, 2), "#ffffff")
    assert set(pixels(canvas)[3::4]) == {0, 255}


def test_a_snapped_frame_keeps_its_hairline_however_small_the_scale() -> None:
    canvas = Canvas(400, 400, 0.25)
    canvas.fill(canvas.stepped_frame(40, 40, 320, 320, 1.0, 4, 1), "#ffffff")
    assert canvas.surface.get_at((50, 10)).a == 255
    assert canvas.surface.get_at((50, 11)).a == 0


def test_a_rectangle_covers_exactly_its_pixels() -> None:
    canvas = Canvas(20, 20)
    canvas.fill(Shape().rect(3, 4, 5, 6), "#ff0000")
    assert canvas.surface.get_bounding_rect() == pygame.Rect(3, 4, 5, 6)


def test_a_cutting_contour_leaves_a_hole() -> None:
    canvas = Canvas(60, 60)
    canvas.fill(Shape().ring(30, 30, 25, 5), "#ffffff")
    assert canvas.surface.get_at((30, 30)).a == 0
    assert canvas.surface.get_at((30, 8)).a == 255


def test_a_full_fill_keeps_the_colour_to_the_last_level() -> None:
    canvas = Canvas(64, 64)
    canvas.fill(circle(32, 32, 30), "#c8923a")
    assert canvas.surface.get_at((32, 32)) == pygame.Color("#c8923a")


def test_a_vertical_gradient_runs_from_its_first_to_its_last_colour() -> None:
    canvas = Canvas(10, 100)
    canvas.fill_all(vertical(0, 100, "#000000", "#ffffff"))
    column = [canvas.surface.get_at((5, y)).r for y in range(100)]
    assert column == sorted(column)
    assert column[0] < 5
    assert column[-1] > 250


def test_a_radial_gradient_has_its_last_colour_outside() -> None:
    canvas = Canvas(80, 80)
    canvas.fill_all(radial(40, 40, 20, "#ffffff", "#102030"))
    assert canvas.surface.get_at((2, 2)) == pygame.Color("#102030")


def test_light_outside_a_shape_leaves_its_inside_dark() -> None:
    canvas = Canvas(100, 100)
    canvas.glow(canvas.rect(30, 30, 40, 40), "#ffffff", 10, inside=False)
    assert canvas.surface.get_at((50, 50)).r == 0
    assert canvas.surface.get_at((50, 26)).r > 0


def test_light_brightens_a_ground_and_never_darkens_it() -> None:
    canvas = Canvas(60, 60)
    canvas.fill_all("#404040")
    canvas.glow(circle(30, 30, 10), "#808080", 8)
    assert min(canvas.surface.get_at((x, 30)).r for x in range(60)) >= 0x3F
    assert canvas.surface.get_at((30, 30)).r > 0x60


def test_a_dimmed_picture_keeps_its_outline() -> None:
    canvas = Canvas(40, 40)
    canvas.fill(circle(20, 20, 15), "#ff8000")
    before = pixels(canvas)[3::4]
    canvas.dim(0.5, 0.5)
    assert pixels(canvas)[3::4] == before
    assert canvas.surface.get_at((20, 20)).r < 160


# ---------------------------------------------------------------------- text


def test_drawn_text_is_as_wide_as_it_measures() -> None:
    canvas = Canvas(400, 60)
    assert canvas.text(10, 30, "Œuvre de Lagash", 22) == text_width("Œuvre de Lagash", 22)


def test_tracked_text_is_as_wide_as_it_measures() -> None:
    canvas = Canvas(400, 60)
    assert canvas.text(10, 30, "GLYPHS", 34, weight="bold", tracking=0.08) == text_width(
        "GLYPHS", 34, "bold", tracking=0.08
    )


def test_the_picture_of_a_line_is_kept_unless_it_is_longer_than_any_window() -> None:
    kept, too_long = "W" * 40, "W" * 400
    assert text_mask(kept, 22) is text_mask(kept, 22)
    assert text_mask(too_long, 22) is not text_mask(too_long, 22)


def test_text_is_never_smaller_than_fourteen_pixels() -> None:
    assert pixel_size(16, 1280 / 1920) == 14


def test_text_may_have_twelve_pixels_where_everything_shall_be_small() -> None:
    assert pixel_size(10, 0.75 * 1280 / 1920) == 12


@pytest.mark.parametrize("width", range(120, 300, 20))
def test_a_mark_that_stands_alone_stays_with_its_word(width: int) -> None:
    lines = wrap("Des images différentes, dites « sortes » ; elles comptent !", width, 18)
    assert len(lines) > 1
    assert not any(line.startswith((";", "!", "»")) or line.endswith("«") for line in lines)


def test_evenly_set_a_sentence_ends_with_no_lone_word_and_takes_no_more_lines() -> None:
    sentence = "La cinquième ziggurat s’est élevée. Égalité ; le plus de cubes l’emporte : 13 contre 10."
    width = text_width(sentence, 18) - 10
    assert wrap(sentence, width, 18)[-1] == "10."
    first, last = even_lines(sentence, width, 18)
    assert f"{first} {last}" == sentence
    assert text_width(last, 18) > 0.7 * text_width(first, 18)


def test_evenly_set_empty_lines_stay_as_they_are() -> None:
    assert even_lines("\n", 200, 18) == ["", ""]


def test_no_wrapped_line_is_wider_than_asked() -> None:
    text = "La couleur n’est jamais seule : chaque genre a son signe, et chaque joueur sa marque."
    lines = wrap(text, 180, 18)
    assert all(text_width(line, 18) <= 180 for line in lines)
    assert " ".join(lines) == text


def test_a_word_wider_than_the_line_is_broken_and_not_lost() -> None:
    lines = wrap("Nebuchadnezzar" * 3, 90, 18)
    assert all(text_width(line, 18) <= 90 for line in lines)
    assert "".join(lines) == "Nebuchadnezzar" * 3


def test_line_breaks_in_a_text_are_kept() -> None:
    assert wrap("Ur\nLagash", 500, 18) == ["Ur", "Lagash"]


# ---------------------------------------------------------------------- marks, glyphs, palettes


def test_every_player_has_a_mark_of_another_shape() -> None:
    shapes = {coverage(mark_shape(mark, 20, 20, 10)) for mark in MARKS}
    assert len(shapes) == len(MARKS)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))
def test_no_two_seats_share_colour_or_mark(palette: Palette) -> None:
    assert len({player.colour for player in palette.players}) == 7
    assert len({player.mark for player in palette.players}) == 7


def test_every_kind_has_a_glyph_of_its_own_at_every_detail() -> None:
    for size in (20, 48, 90):
        pictures = set()
        for kind in KINDS:
            canvas = Canvas(120, 120)
            draw_glyph(canvas, kind, 60, 60, size)
            pictures.add(pixels(canvas))
        assert len(pictures) == len(KINDS)


def test_white_glyphs_of_the_high_contrast_set_stand_out_from_every_field() -> None:
    assert all(contrast("#ffffff", kind.mid) >= 7 for kind in HIGH_CONTRAST.kinds)


@pytest.mark.parametrize("size", [18, 20, 24, 44])
def test_a_cube_that_would_fall_and_one_that_would_come_look_unlike_one_that_stands(size: int) -> None:
    pictures = set()
    for state in ("solid", "ghost", "struck"):
        canvas = Canvas(80, 80)
        draw_cube(canvas, 2, 40, 40, size, state=state)
        pictures.add(pixels(canvas))
    assert len(pictures) == 3


# ---------------------------------------------------------------------- tiles and board


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.5])
def test_a_tile_picture_has_its_margin_on_every_side(scale: float) -> None:
    side = draw_tile(TileAppearance("A", "T"), 144, scale).surface.get_width()
    assert side == round(144 * scale) + 2 * round(tile_margin(144, scale) * scale)


def test_the_same_tile_of_two_owners_looks_different() -> None:
    assert pixels(draw_tile(TileAppearance("A", "T", 0, 2))) != pixels(draw_tile(TileAppearance("A", "T", 1, 2)))


def test_each_cube_on_a_tile_can_be_seen() -> None:
    pictures = {pixels(draw_tile(TileAppearance("W", "P", 3, cubes))) for cubes in range(TRAY_PLACES + 1)}
    assert len(pictures) == TRAY_PLACES + 1


def test_a_tray_has_five_places_inside_its_tile() -> None:
    places = tray_places(144)
    assert len(places) == TRAY_PLACES
    assert all(0 < x < 144 and 0 < y < 144 for x, y in places)


def test_a_palette_changes_a_tile() -> None:
    appearance = TileAppearance("C", "P", 1, 3)
    assert pixels(draw_tile(appearance, palette=STANDARD)) != pixels(draw_tile(appearance, palette=HIGH_CONTRAST))


@pytest.mark.parametrize(("count", "side", "gap", "tile"), [(6, 968, 8, 144), (5, 968, 8, 174), (6, 784, 6, 115)])
def test_tiles_are_as_large_as_the_board_allows(count: int, side: float, gap: float, tile: float) -> None:
    assert board_geometry(count, side=side, gap=gap).tile == tile


def test_every_square_is_found_under_its_own_middle() -> None:
    board = board_geometry(5)
    squares = [(row, column) for row in range(5) for column in range(5)]
    assert [board.square_at(*board.centre(row, column)) for row, column in squares] == squares


def test_no_square_lies_under_the_frame_a_gap_or_the_outside() -> None:
    board = board_geometry(6)
    x, y = board.square(0, 0)
    assert board.square_at(board.x + 5, board.y + 5) is None
    assert board.square_at(x + board.tile + board.gap / 2, y + 5) is None
    assert board.square_at(board.x + board.side + 40, y + 5) is None


# ---------------------------------------------------------------------- sprites


def test_a_sprite_is_drawn_once() -> None:
    cache = SpriteCache()
    appearance = TileAppearance("A", "W", 2, 1)
    assert cache.tile(appearance) is cache.tile(TileAppearance("A", "W", 2, 1))


def test_a_dimmed_sprite_is_another_one() -> None:
    cache = SpriteCache()
    appearance = TileAppearance("A", "W", 2, 1)
    assert pixels(cache.tile(appearance)) != pixels(cache.tile(appearance, shaded="dim"))


def test_another_scale_draws_sprites_anew() -> None:
    cache = SpriteCache()
    small = cache.tile(TileAppearance("A", "W"))
    cache.dress(2.0, STANDARD)
    assert cache.tile(TileAppearance("A", "W")).get_width() == 2 * small.get_width()


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SpriteCache(limit=3 * 40 * 40 * 4)

    def blank(scale: float, _palette: object) -> Canvas:
        return Canvas(40, 40, scale)

    first = cache.sprite("first", blank)
    second = cache.sprite("second", blank)
    cache.sprite("third", blank)
    assert cache.sprite("first", blank) is first
    cache.sprite("fourth", blank)
    assert cache.sprite("first", blank) is first
    assert cache.sprite("second", blank) is not second
    assert cache.size <= 3 * 40 * 40 * 4


def test_expected_sprites_are_drawn_ahead_one_at_a_time() -> None:
    cache = SpriteCache()
    drawn: list[str] = []

    def draw(scale: float, _palette: object) -> Canvas:
        drawn.append("once")
        return Canvas(8, 8, scale)

    cache.expect("left", draw)
    cache.expect("right", draw)
    assert cache.warm(0.0) is False
    assert cache.warm(0.0) is True
    cache.sprite("left", draw)
    assert len(drawn) == 2


@pytest.mark.parametrize("height", [600, 690, 720, 1080, 2160])
@pytest.mark.parametrize("unit", [0.5, 1])
def test_the_coordinates_of_a_board_are_no_smaller_than_any_text(height: int, unit: float) -> None:
    scale = height / 1080
    assert coordinate_size(scale, unit) * unit * scale >= smallest_pixels(scale)


@pytest.mark.parametrize("anchor", ["m", "", "bl", "lbx"])
def test_text_at_an_anchor_that_there_is_not_is_refused_by_name(anchor: str) -> None:
    with pytest.raises(ValueError, match=f"not '{anchor}'"):
        Canvas(10, 10).text(0, 0, "A", 8, anchor=anchor)
