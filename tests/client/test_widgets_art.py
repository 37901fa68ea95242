"""What widgets and the title's picture promise: labels that fit, numbers on a grid, true perspective, full coverage."""

from itertools import combinations, pairwise, product

import pygame
import pytest

from ziggurat_client.art import buttons, numerals, panels, stair_menu
from ziggurat_client.art.badges import draw_keycap, draw_pill, keycap_width, pill_width
from ziggurat_client.art.buttons import ButtonKind, ButtonState, draw_button, fit_button_label
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import draw_ground, ground_steps
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon, icon_shape
from ziggurat_client.art.labels import LINE_HEIGHT, FittedLabel, Room, break_in_two, fit_label
from ziggurat_client.art.logotype import letter_boxes, logotype_width
from ziggurat_client.art.numerals import cell_size, draw_number, number_shape, number_width
from ziggurat_client.art.panels import draw_card, draw_focus_ring, draw_panel, draw_scrollbar
from ziggurat_client.art.perspective import Trapezoid, draw_in_perspective
from ziggurat_client.art.plaza import board_outline, draw_board_on_plaza
from ziggurat_client.art.stair import CLEARANCE, MOST_STEPS, stair_for
from ziggurat_client.art.stair_menu import draw_step, draw_walls
from ziggurat_client.art.text import text_width
from ziggurat_client.art.title_backdrop import backdrop_steps, draw_backdrop, title_torches
from ziggurat_client.window.screen import Box

SCALES = (2 / 3, 1.0, 1.5, 2.0)
LONG_FRENCH = (
    "Politique et Agriculture",
    "Proposer une revanche",
    "Regarder la rediffusion",
    "Rejoindre par adresse",
    "Héberger une partie ici",
    "Anticonstitutionnellement",
)
OUTLINE = Trapezoid(centre_x=100, top=20, bottom=120, top_half=40, bottom_half=90)


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGBA")


def covered(canvas: Canvas) -> pygame.Rect:
    """Where the canvas holds anything that can be seen."""
    return canvas.surface.get_bounding_rect(min_alpha=3)


def is_full(canvas: Canvas) -> bool:
    """Whether no pixel lets through what lies behind the canvas."""
    return set(pixels(canvas)[3::4]) == {255}


# ---------------------------------------------------------------------- labels


def test_a_label_with_room_keeps_its_icon_and_its_keycap() -> None:
    fitted = fit_label("Rejoindre", 22, Room(width=300, height=50, icon=36, keycap=40))
    assert (fitted.lines, fitted.size, fitted.with_icon, fitted.with_keycap) == (("Rejoindre",), 22, True, True)


def test_a_label_that_is_too_long_gives_up_its_icon_first() -> None:
    width = text_width("Rejoindre", 22, "bold") + 10
    fitted = fit_label("Rejoindre", 22, Room(width=width, height=50, icon=36))
    assert (fitted.lines, fitted.size, fitted.with_icon) == (("Rejoindre",), 22, False)


def test_a_label_too_long_without_its_icon_breaks_in_two_lines_of_the_same_size() -> None:
    width = text_width("Proposer une", 22, "bold") + 4
    fitted = fit_label("Proposer une revanche", 22, Room(width=width, height=50, icon=36))
    assert (fitted.lines, fitted.size) == (("Proposer une", "revanche"), 22)


def test_a_label_too_long_for_two_lines_shrinks() -> None:
    width = text_width("Proposer une", 22, "bold") - 20
    fitted = fit_label("Proposer une revanche", 22, Room(width=width, height=50))
    assert len(fitted.lines) == 2
    assert fitted.size < 22


def test_a_single_long_word_shrinks_on_one_line() -> None:
    fitted = fit_label("Anticonstitutionnellement", 22, Room(width=220, height=50))
    assert fitted.lines == ("Anticonstitutionnellement",)
    assert fitted.size < 22


def test_a_label_gives_up_its_keycap_before_it_loses_letters() -> None:
    width = text_width("Rejoindre", 13, "bold") + 10
    fitted = fit_label("Rejoindre", 22, Room(width=width, height=30, keycap=40))
    assert (fitted.lines, fitted.with_keycap) == (("Rejoindre",), False)


def test_only_a_label_that_cannot_fit_at_all_ends_in_an_ellipsis() -> None:
    fitted = fit_label("Anticonstitutionnellement", 22, Room(width=60, height=20))
    assert fitted.lines[0].endswith("…")
    assert fitted.width <= 60


def test_a_label_breaks_where_its_two_lines_are_most_alike() -> None:
    assert break_in_two("Politique et Agriculture", 20) == ("Politique et", "Agriculture")


@pytest.mark.parametrize("label", LONG_FRENCH)
def test_a_long_french_label_never_exceeds_its_button(label: str) -> None:
    for width, scale in product((96, 120, 160, 192, 220, 260, 400), SCALES):
        label_has_room(label, width, scale)


def label_has_room(label: str, width: float, scale: float) -> None:
    fitted = fit_button_label(label, width, 56, icon=Icon.EYE, key="Enter", size=22, scale=scale)
    content = fitted.width
    if fitted.with_icon:
        content += fitted.size * 1.2
    if fitted.with_keycap:
        content += keycap_width("Enter", scale)
    assert content < width - 10
    assert block_height(fitted, scale) < 56


def block_height(fitted: FittedLabel, scale: float) -> float:
    """From the first line's capitals to the last line's descenders, at the size that is really drawn."""
    em = max(13, round(fitted.size * scale)) / scale
    return em * (0.92 + LINE_HEIGHT * (len(fitted.lines) - 1))


# ---------------------------------------------------------------------- buttons and badges


@pytest.mark.parametrize("kind", ButtonKind)
def test_a_button_looks_different_in_each_of_its_states(kind: ButtonKind) -> None:
    appearances = set()
    for state in ButtonState:
        canvas = Canvas(220, 110)
        draw_button(canvas, 30, 30, 160, 50, "Prêt", kind=kind, state=state)
        appearances.add(pixels(canvas))
    assert len(appearances) == len(ButtonState)


def test_each_kind_of_button_looks_different() -> None:
    appearances = set()
    for kind in ButtonKind:
        canvas = Canvas(220, 110)
        draw_button(canvas, 30, 30, 160, 50, "Prêt", kind=kind)
        appearances.add(pixels(canvas))
    assert len(appearances) == len(ButtonKind)


@pytest.mark.parametrize("state", ButtonState)
def test_the_light_of_a_button_stays_within_its_margin(state: ButtonState) -> None:
    margin = buttons.MARGIN
    canvas = Canvas(240 + 2 * margin + 40, 56 + 2 * margin + 40)
    draw_button(canvas, margin + 20, margin + 20, 240, 56, "Créer", kind=ButtonKind.GOLD, state=state)
    assert pygame.Rect(20, 20, 240 + 2 * margin, 56 + 2 * margin).contains(covered(canvas))


def test_a_keycap_is_as_wide_as_it_says() -> None:
    canvas = Canvas(200, 60)
    drawn = draw_keycap(canvas, 20, 30, "Entrée")
    assert drawn == keycap_width("Entrée")
    assert abs(covered(canvas).width - drawn) <= 1


def test_a_pill_grows_with_its_icon() -> None:
    assert pill_width("3", icon=Icon.EYE) > pill_width("3")


def test_a_pill_anchored_at_its_right_ends_there() -> None:
    canvas = Canvas(200, 60)
    draw_pill(canvas, 180, 30, "ouverte", anchor="r")
    assert covered(canvas).right == 180


# ---------------------------------------------------------------------- panels


def test_the_light_of_an_active_panel_stays_within_its_margin() -> None:
    margin = panels.MARGIN
    canvas = Canvas(200 + 2 * margin + 40, 100 + 2 * margin + 40)
    draw_panel(canvas, margin + 20, margin + 20, 200, 100, panels.ACTIVE_PANEL)
    assert pygame.Rect(20, 20, 200 + 2 * margin, 100 + 2 * margin).contains(covered(canvas))


def test_a_focus_ring_leaves_what_it_surrounds_free() -> None:
    canvas = Canvas(300, 160)
    draw_focus_ring(canvas, 60, 50, 180, 60)
    assert canvas.surface.get_at((150, 80)).a < 30
    assert canvas.surface.get_at((150, 43)).a > 200


@pytest.mark.parametrize(
    ("side", "reached"), [("left", (50, 100)), ("right", (249, 100)), ("top", (150, 50)), ("bottom", (150, 149))]
)
def test_a_card_points_out_of_the_side_it_is_told(side: panels.Side, reached: tuple[int, int]) -> None:
    plain, pointing = Canvas(300, 200), Canvas(300, 200)
    draw_card(plain, 60, 60, 180, 80)
    draw_card(pointing, 60, 60, 180, 80, pointer=(side, 40 if side in ("left", "right") else 90))
    assert pointing.surface.get_at(reached).a > plain.surface.get_at(reached).a


def test_the_thumb_of_a_scroll_bar_rests_at_the_foot_when_the_end_is_in_sight() -> None:
    canvas = Canvas(20, 200)
    draw_scrollbar(canvas, 5, 0, 200, start=0.75, share=0.25)
    assert canvas.surface.get_at((8, 190)).r > 150
    assert canvas.surface.get_at((8, 100)).r < 50


# ---------------------------------------------------------------------- numerals, headings, icons


def test_each_further_digit_moves_on_by_seven_cells() -> None:
    cell = cell_size(48, 1.0)
    widths = [number_width("8" * count, 48) for count in (1, 2, 3, 4)]
    assert widths[0] == 6 * cell
    assert {second - first for first, second in pairwise(widths)} == {7 * cell}


@pytest.mark.parametrize("scale", [0.5, 2 / 3, 0.83, 1.0, 1.37, 2.0])
def test_a_number_has_no_half_covered_pixel_at_any_scale(scale: float) -> None:
    canvas = Canvas(300, 80, scale)
    draw_number(canvas, 20.3, 40.7, 1742, 33, shadow=0)
    assert set(pixels(canvas)[3::4]) == {0, 255}


def test_a_number_is_as_wide_as_it_says() -> None:
    canvas = Canvas(300, 80)
    assert draw_number(canvas, 20, 40, 40, 48, shadow=0) == covered(canvas).width


def test_a_number_anchored_at_its_right_ends_there() -> None:
    canvas = Canvas(300, 80)
    draw_number(canvas, 280, 40, 86, 48, anchor="r", shadow=0)
    assert covered(canvas).right == 280


@pytest.mark.parametrize("character", "0123456789+-=x?:")
def test_every_numeral_keeps_to_its_grid(character: str) -> None:
    left, top, right, bottom = number_shape(character, 0, 0, 8).bounds()
    assert left >= 0
    assert top >= 0
    assert right <= 6
    assert bottom <= numerals.ROWS


def test_what_is_no_numeral_is_refused() -> None:
    with pytest.raises(KeyError):
        number_shape("A", 0, 0, 48)


def test_a_heading_shrinks_into_its_room() -> None:
    canvas = Canvas(400, 80)
    assert draw_heading(canvas, 20, 40, "CHOISISSEZ VOTRE CIVILISATION", 34, room=300) <= 300


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_stays_in_its_square(icon: Icon) -> None:
    left, top, right, bottom = icon_shape(icon).bounds()
    assert min(left, top) >= -1
    assert max(right, bottom) <= 101


def test_no_two_icons_look_alike() -> None:
    appearances = set()
    for icon in Icon:
        canvas = Canvas(32, 32)
        draw_icon(canvas, icon, 16, 16, 28, "#ffffff")
        appearances.add(pixels(canvas))
    assert len(appearances) == len(Icon)


# ---------------------------------------------------------------------- perspective


@pytest.mark.parametrize(
    ("corner", "seen"), [((0, 0), (60, 20)), ((1, 0), (140, 20)), ((0, 1), (10, 120)), ((1, 1), (190, 120))]
)
def test_the_corners_of_a_square_are_seen_at_the_corners_of_its_trapezoid(
    corner: tuple[float, float], seen: tuple[float, float]
) -> None:
    assert OUTLINE.point(*corner) == pytest.approx(seen)


def test_a_point_of_the_screen_leads_back_to_the_point_of_the_square_seen_there() -> None:
    assert OUTLINE.square_point(*OUTLINE.point(0.3, 0.65)) == pytest.approx((0.3, 0.65))


def test_the_far_half_of_a_square_is_seen_lower_than_the_near_half() -> None:
    middle = OUTLINE.point(0.5, 0.5)[1]
    assert middle - OUTLINE.top < OUTLINE.bottom - middle


def test_each_quarter_of_a_picture_is_drawn_in_its_quarter_of_the_trapezoid() -> None:
    colours = {(0, 0): "#ff0000", (1, 0): "#00ff00", (0, 1): "#0000ff", (1, 1): "#ffffff"}
    source = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    for (column, row), colour in colours.items():
        source.fill(colour, (column * 32, row * 32, 32, 32))
    target = pygame.Surface((200, 140), pygame.SRCALPHA, 32)
    draw_in_perspective(source, target, OUTLINE)
    for (column, row), colour in colours.items():
        x, y = OUTLINE.point(0.25 + column / 2, 0.25 + row / 2)
        assert target.get_at((round(x), round(y))) == pygame.Color(colour)


def test_a_picture_in_perspective_covers_nothing_outside_its_trapezoid() -> None:
    source = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    source.fill("#ffffff")
    target = pygame.Surface((200, 140), pygame.SRCALPHA, 32)
    touched = draw_in_perspective(source, target, OUTLINE)
    assert touched == pygame.Rect(10, 20, 180, 100)
    assert target.get_bounding_rect() == touched
    assert target.get_at((30, 40)).a == 0


def test_only_the_rows_asked_for_are_drawn() -> None:
    source = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    source.fill("#ffffff")
    target = pygame.Surface((200, 140), pygame.SRCALPHA, 32)
    draw_in_perspective(source, target, OUTLINE, rows=(50, 70))
    assert (target.get_bounding_rect().top, target.get_bounding_rect().bottom) == (50, 70)


def test_a_trapezoid_that_does_not_widen_downwards_is_refused() -> None:
    with pytest.raises(ValueError):
        Trapezoid(centre_x=100, top=20, bottom=120, top_half=90, bottom_half=40)


# ---------------------------------------------------------------------- ground and title


@pytest.mark.parametrize("size", [(480, 270), (300, 400)])
def test_the_ground_covers_a_canvas_of_any_shape(size: tuple[int, int]) -> None:
    canvas = Canvas(*size)
    draw_ground(canvas)
    assert is_full(canvas)


def test_the_ground_is_darker_at_its_corners_than_in_its_middle() -> None:
    canvas = Canvas(1920, 1080, 0.25)
    draw_ground(canvas)
    middle = pygame.transform.average_color(canvas.surface, pygame.Rect(200, 80, 80, 60))
    corner = pygame.transform.average_color(canvas.surface, pygame.Rect(0, 210, 80, 60))
    assert sum(corner[:3]) < sum(middle[:3]) / 2


def test_the_same_ground_is_laid_the_same_way_twice() -> None:
    first, second = Canvas(480, 270), Canvas(480, 270)
    draw_ground(first)
    draw_ground(second)
    assert pixels(first) == pixels(second)


def test_the_first_step_of_a_ground_already_covers_the_canvas() -> None:
    canvas = Canvas(480, 270)
    next(ground_steps(canvas))
    assert is_full(canvas)


def test_the_backdrop_comes_in_many_steps_and_covers_the_whole_picture() -> None:
    canvas = Canvas(1920, 1080, 0.25)
    assert sum(1 for _ in backdrop_steps(canvas)) > 10
    assert is_full(canvas)


@pytest.mark.parametrize("width", [1440, 2560, 3840])
def test_the_backdrop_covers_narrow_and_wide_windows(width: int) -> None:
    canvas = Canvas(width, 1080, 0.125)
    draw_backdrop(canvas)
    assert is_full(canvas)
    edge = pygame.transform.average_color(canvas.surface, pygame.Rect(0, 100, 4, 20))
    assert sum(edge[:3]) > 30


def test_the_backdrop_shows_something_after_its_first_step() -> None:
    canvas = Canvas(1920, 1080, 0.25)
    next(backdrop_steps(canvas))
    assert is_full(canvas)


def test_the_logotype_is_symmetric_in_height_and_as_wide_as_it_says() -> None:
    boxes = letter_boxes(960, 352, 12)
    heights = [box[3] for box in boxes]
    assert heights == heights[::-1]
    assert boxes[-1][0] + boxes[-1][2] - boxes[0][0] == pytest.approx(logotype_width(12), abs=1)


def test_the_torches_burn_on_both_sides_of_the_ziggurat() -> None:
    offsets = sorted(torch.x - 960 for torch in title_torches())
    assert offsets == [-offset for offset in reversed(offsets)]


def test_a_board_is_shown_on_the_plaza_and_nowhere_above_it() -> None:
    canvas = Canvas(1920, 1080, 0.25)
    board = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    board.fill("#ffffff")
    draw_board_on_plaza(canvas, board)
    assert covered(canvas).top == int(board_outline().top * 0.25)
    assert canvas.surface.get_at((240, 260)).r > 100


def test_the_walls_hide_the_middle_of_the_board_but_not_its_sides() -> None:
    canvas = Canvas(1920, 1080, 0.25)
    stair = stair_for(7, 1920, 1080, 380)
    draw_walls(canvas, stair.centre, stair.top, stair)
    assert canvas.surface.get_at((240, 200)).a > 200
    assert canvas.surface.get_at((60, 200)).a < 30


@pytest.mark.parametrize("count", [7, MOST_STEPS])
@pytest.mark.parametrize(
    ("width", "height", "highest"),
    [
        (2560, 1440, 380),
        (1920, 1080, 380),
        (1280, 720, 255),
        (1536, 864, 306),
        (960, 540, 191),
        (960, 720, 281),
        (2520, 1080, 380),
    ],
)
def test_every_item_has_a_legible_step_within_the_window(count: int, width: int, height: int, highest: int) -> None:
    stair = stair_for(count, width, height, highest)
    boxes = [stair.step(number) for number in range(count)]
    assert all(box.height >= 40 for box in boxes)
    assert all(box.y - CLEARANCE >= highest and box.bottom < height for box in boxes)
    assert all(box.x > 0 and box.right < width for box in boxes)
    assert not any(
        one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
        for one, other in combinations(boxes, 2)
    )


def test_each_step_of_the_menu_lies_below_the_one_before_and_is_wider() -> None:
    stair = stair_for(7, 1920, 1080, 380)
    for upper, lower in pairwise(stair.step(number) for number in range(7)):
        assert lower.y >= upper.y + upper.height
        assert lower.width > upper.width
        assert lower.x + lower.width / 2 == upper.x + upper.width / 2


@pytest.mark.parametrize("count", [7, MOST_STEPS])
def test_neither_the_walls_nor_the_light_of_the_stair_reach_what_stands_above_it(count: int) -> None:
    canvas = Canvas(1280, 720, 0.5)
    stair = stair_for(count, 1280, 720, 255)
    canvas.fill_all("#ffffff")
    draw_walls(canvas, stair.centre, stair.top, stair)
    draw_step(canvas, stair.step(0), "Jouer", Icon.PLAY, focused=True, key="Enter")
    above = [canvas.surface.get_at((x, y)) for x in range(0, 640, 8) for y in range(240 // 2)]
    assert min(min(colour[:3]) for colour in above) > 225


def test_a_focused_step_keeps_its_light_within_its_margin() -> None:
    canvas = Canvas(1920, 1080, 0.5)
    margin, box = stair_menu.MARGIN, Box(740, 616, 440, 56)
    draw_step(canvas, box, "Jouer", Icon.PLAY, focused=True, key="Enter")
    area = pygame.Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin)
    seen = covered(canvas)
    assert area.contains(pygame.Rect(seen.x * 2, seen.y * 2, seen.width * 2, seen.height * 2))
