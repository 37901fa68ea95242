"""Palettes: whoever a palette serves can tell its kinds and its players apart by colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from client.colour_sight import SEEN, Sight, Triple, ciede2000, distance
from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.ur_table import view_of
from ziggurat.games import game_named
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.match.match import Match
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.palette import BLUE_YELLOW, HIGH_CONTRAST, PALETTES, RED_GREEN, STANDARD, Palette
from ziggurat_client.boards.tigris.art.colours import tile_colours

APART = 20.0
"""The CIEDE2000 distance from which on two colours are told apart at a glance."""
SERVED: list[tuple[Palette, Sight]] = [
    (STANDARD, "full"),
    (RED_GREEN, "full"),
    (RED_GREEN, "protanopia"),
    (RED_GREEN, "deuteranopia"),
    (BLUE_YELLOW, "full"),
    (BLUE_YELLOW, "tritanopia"),
]
"""Which sight each palette of colours is for. High contrast tells kinds apart by white glyphs instead."""
IDS = [f"{palette.name}-{sight}" for palette, sight in SERVED]

LEAST = {"standard": 12.5, "red_green": 12.5, "blue_yellow": 6.0, "high_contrast": 9.5}
"""How far apart any two players are at least in each palette, whoever looks: where that is little, the marks tell."""


def too_near(colours: list[Colour], sight: Sight) -> list[tuple[Colour, Colour, float]]:
    """The pairs that are not told apart, with their distances."""
    pairs = ((one, other, distance(one, other, sight)) for one, other in combinations(colours, 2))
    return [pair for pair in pairs if pair[2] < APART]


@pytest.mark.parametrize(
    ("one", "other", "published"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_that_were_published(one: Triple, other: Triple, published: float) -> None:
    assert ciede2000(one, other) == pytest.approx(published, abs=5e-5)


@pytest.mark.parametrize("sight", ["full", "protanopia", "deuteranopia", "tritanopia"])
def test_greys_look_alike_to_every_sight(sight: Sight) -> None:
    assert distance((128, 128, 128), (255, 255, 255), sight) == pytest.approx(
        distance((128, 128, 128), (255, 255, 255)), abs=0.1
    )


@pytest.mark.parametrize(("palette", "sight"), SERVED, ids=IDS)
def test_kinds_are_told_apart_by_whom_the_palette_serves(palette: Palette, sight: Sight) -> None:
    assert too_near([kind.mid for kind in palette.kinds], sight) == []


@pytest.mark.parametrize(("palette", "sight"), SERVED, ids=IDS)
def test_the_five_colours_of_tigris_are_told_apart_by_whom_the_palette_serves(palette: Palette, sight: Sight) -> None:
    assert too_near([tile_colours(palette, color).mid for color in COLOURS], sight) == []


@pytest.mark.parametrize(("palette", "sight"), [*SERVED, (HIGH_CONTRAST, "full")], ids=[*IDS, "high_contrast-full"])
def test_players_are_told_apart_by_whom_the_palette_serves(palette: Palette, sight: Sight) -> None:
    assert too_near([player.colour for player in palette.players], sight) == []


@pytest.mark.parametrize("sight", SEEN)
@pytest.mark.parametrize(("palette", "least"), LEAST.items())
def test_seven_players_are_not_alike_to_any_sight_in_any_palette(palette: str, least: float, sight: Sight) -> None:
    colours = [player.colour for player in PALETTES[palette].players]
    assert min(distance(one, other, sight) for one, other in combinations(colours, 2)) >= least


@pytest.mark.parametrize("sight", SEEN)
def test_malachite_is_told_from_the_six_others_by_every_sight(sight: Sight) -> None:
    *others, malachite = (player.colour for player in STANDARD.players)
    assert min(distance(malachite, other, sight) for other in others) >= APART


def test_without_the_special_palettes_some_would_not_tell_kinds_apart() -> None:
    assert too_near([kind.mid for kind in STANDARD.kinds], "protanopia")


@pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))
def test_what_is_drawn_takes_its_colours_from_the_canvas(palette: Palette) -> None:
    canvas = Canvas(40, 40, 1.0, palette)
    draw_cube(canvas, 0, 20, 20, 32)
    # Half-way from the edge of the face to its mark, where nothing but the player's colour is.
    red, green, blue, _ = canvas.surface.get_at((12, 20))
    assert distance((red, green, blue), palette.player(0).colour) < 12


@pytest.fixture
def server() -> MatchTable:
    """A table where a match of three begins."""
    return MatchTable(Match(game_named("ur"), 3, seed=4))


@pytest.mark.painted
def test_a_palette_that_is_chosen_during_a_game_reaches_its_board_at_once(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    box = view_of(scene).layout.square(0)
    edge = driver.app.services.screen.pixel(box.x + box.width * 0.18, box.centre[1])
    before = tuple(driver.app.services.window.surface.get_at(edge))
    driver.app.services.settings.choose(palette="high_contrast")
    driver.turn()
    assert tuple(driver.app.services.window.surface.get_at(edge)) != before
