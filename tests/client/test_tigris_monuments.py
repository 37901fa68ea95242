"""The choice of a monument: what its cards say, where they lie, and who sees them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations, pairwise

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import MatchTable, key, open_game
from client.standing import match_at
from client.tigris_player import view_of
from ziggurat.games import game_named
from ziggurat.games.tigris.actions import BuildMonument, DeclineMonument, PlaceTile
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.position import Board, Position, Square
from ziggurat.games.tigris.spaces import HEIGHT, WIDTH, Space
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.places import places_in
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.sight import sight_of
from ziggurat_client.boards.tigris.choosing.known import Known, known_by
from ziggurat_client.boards.tigris.choosing.modes import Building
from ziggurat_client.boards.tigris.choosing.transitions import begin
from ziggurat_client.boards.tigris.monument.edge import band_box, strip_box
from ziggurat_client.boards.tigris.monument.offers import Offer, offers_of
from ziggurat_client.boards.tigris.monument.plan import MOST, band_plan, is_upright
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.staging.tigris import ARTIST, LOW, SQUARE
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import Words

US = 1
NAMES = ("Kubaba", "Ninsun", "Tariq", "Amélie")
FULL = Extent(1920, 1080)
LARGER = Extent(1536, 864)
"""What is seen at 125 per cent."""
TWICE = Extent(960, 540)
"""What is seen in twice the size."""
CORNER = Space(5, 4)
"""The top-left space of the square that is done."""


def after(position: Position, space: Space) -> Position:
    """The position once we laid the settlement that completes the square."""
    return game_named("tigris").apply(position, US, PlaceTile("black", *space))[0]


DONE = after(SQUARE, Space(5, 5))
"""Four settlements on F5 to G6, beside our king; red and blue stands already."""
DONE_LOW = after(LOW, Space(7, 10))
"""The same on G10 to H11, in a kingdom of Amélie."""
DONE_ARTIST = after(ARTIST, Space(5, 5))


def known(position: Position = DONE) -> Known:
    return known_by(US, game_named("tigris").view(position, US))


def offers(position: Position = DONE, chosen: Monument = "black-red") -> dict[Monument, Offer]:
    """The cards by their monuments."""
    mode = Building(position.board.squares[0].space, chosen)
    found = offers_of(known(position), mode, NAMES, TigrisTeller(Words("en"), US))
    return {offer.monument: offer for offer in found}


def layout(extent: Extent = FULL, viewer: int | None = US) -> Layout:
    return Layout(4, viewer).moved(places_in(extent, shape=presentation("tigris").shape))


# ---------------------------------------------------------------------------------------- what the cards say


def test_there_is_a_card_for_each_monument_of_the_game() -> None:
    assert tuple(offers()) == DONE.board.options.monuments


def test_a_card_tells_whom_the_monument_pays_each_turn_and_us_first() -> None:
    assert [offers()[monument].line for monument in ("black-green", "black-blue", "black-red")] == [
        "2 for you",
        "2 for you",
        "1 for you, 1 for Tariq",
    ]


def test_a_monument_without_leaders_of_its_colours_pays_nobody() -> None:
    gone = ((None,) * 4,) * 4
    assert offers(replace(DONE, board=replace(DONE.board, leaders=gone)))["black-red"].line == "pays nobody now"


def test_a_colour_without_a_leader_in_the_kingdom_is_paid_to_nobody() -> None:
    assert offers(DONE_LOW)["black-red"].pays == (("black", 3), ("red", None))


def test_a_monument_on_the_map_is_veiled_and_says_so() -> None:
    built = offers()["red-blue"]
    assert (built.state, built.line) == ("built", "already on the map")


def test_a_monument_of_other_colours_is_veiled_and_says_which_square_it_needs() -> None:
    unfit = offers()["red-green"]
    assert (unfit.state, unfit.line) == ("unfit", "needs a square of red or green")


def test_the_chosen_monument_alone_is_lit() -> None:
    assert [monument for monument, offer in offers(chosen="black-blue").items() if offer.chosen] == ["black-blue"]


def test_of_the_ten_monuments_with_the_artist_those_that_may_be_built_have_cards() -> None:
    shown = offers(DONE_ARTIST)
    assert len(shown) == MOST
    assert set(DONE_ARTIST.board.squares[0].monuments) <= set(shown)


# ---------------------------------------------------------------------------------------- where they lie


def squares_at(row: int) -> Board:
    """Two squares that lie one below the other, from that row on."""
    spaces = (Space(4, row), Space(4, min(row + 1, HEIGHT - 2)))
    return replace(DONE.board, squares=tuple(Square(space, ("black-red",)) for space in spaces))


@pytest.mark.parametrize("row", range(HEIGHT - 1))
def test_the_band_never_covers_a_square_that_may_be_built_on(row: int) -> None:
    board = squares_at(row)
    box = band_box(layout(), board)
    for square in board.squares:
        block = layout().block(square.space.y * WIDTH + square.space.x)
        assert block.bottom <= box.y + 0.01 or box.bottom <= block.y + 0.01


def test_the_band_lies_over_the_lower_edge_unless_the_square_is_there() -> None:
    middle = layout().map.centre[1]
    assert band_box(layout(), DONE.board).y > middle
    assert band_box(layout(), DONE_LOW.board).bottom < middle


def test_where_both_edges_leave_the_square_free_the_band_hides_fewer_leaders_of_its_kingdom() -> None:
    leaders = ((None,) * 4, (Space(5, 8), None, None, None), (None,) * 4, (None,) * 4)
    spaces = "".join(
        "k" if number in {row * WIDTH + 5 for row in range(4, 8)} else "." for number in range(WIDTH * HEIGHT)
    )
    board = replace(DONE.board, spaces=spaces, leaders=leaders, squares=(Square(Space(5, 4), ("black-red",)),))
    assert band_box(layout(), board).bottom < layout().map.centre[1]


@pytest.mark.parametrize("extent", [FULL, LARGER, Extent(1280, 720), Extent(2560, 1440)])
@pytest.mark.parametrize("position", [DONE, DONE_LOW, DONE_ARTIST])
def test_the_cards_stand_on_the_band_beside_each_other(extent: Extent, position: Position) -> None:
    plan = band_plan(layout(extent), position.board)
    assert plan is not None
    assert len(plan.cards) == MOST
    for card in plan.cards:
        assert plan.box.x <= card.x
        assert card.right <= plan.box.right
        assert (plan.box.y if plan.title is None else plan.title.bottom) <= card.y
        assert card.bottom <= plan.box.bottom
    for first, second in combinations(plan.cards, 2):
        assert first.right <= second.x or second.right <= first.x or first.bottom <= second.y


def test_the_cards_stand_where_there_is_room_and_else_lie_in_two_rows() -> None:
    standing, lying = (band_plan(layout(extent), DONE.board) for extent in (FULL, LARGER))
    assert standing is not None
    assert lying is not None
    assert all(map(is_upright, standing.cards))
    assert not any(map(is_upright, lying.cards))
    assert len({card.y for card in lying.cards}) == 2


def test_in_twice_the_size_there_is_no_room_for_cards() -> None:
    assert band_plan(layout(TWICE), DONE.board) is None


# ---------------------------------------------------------------------------------------- what the map shows


def test_the_map_shows_the_monument_that_is_meant_on_its_square() -> None:
    mode = Building(CORNER, "black-green")
    assert sight_of(DONE.board, known(), mode, None, frozenset()).raised == ("black-green", CORNER)


def test_the_others_see_the_square_lit_but_not_what_is_meant() -> None:
    watching = begin(known_by(0, game_named("tigris").view(DONE, 0)))
    sight = sight_of(DONE.board, None, watching, None, frozenset())
    assert sight.building
    assert sight.lit == sum(1 << row * WIDTH + column for row in (4, 5) for column in (5, 6))
    assert sight.raised is None


def test_those_who_look_on_are_told_in_a_strip_that_hides_less_of_the_map() -> None:
    assert strip_box(layout(viewer=None), DONE.board).height < band_box(layout(), DONE.board).height / 2


# ---------------------------------------------------------------------------------------- at the screen


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where we must say which monument rises, unless the test asks for another position and another seat."""
    position, viewer = getattr(request, "param", (DONE, US))
    return MatchTable(match_at("tigris", 4, position), viewer)


def test_a_card_that_is_pressed_shows_its_monument_on_the_map_and_builds_nothing_yet(
    driver: Driver, server: MatchTable
) -> None:
    scene = open_game(driver, server)
    driver.click("action monument black-green")
    assert view_of(scene).mode == Building(CORNER, "black-green")
    assert not server.match.steps


def test_the_gold_button_builds_what_the_card_has_chosen(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    driver.click("action monument black-green")
    driver.click("build")
    assert server.match.steps[0].action == BuildMonument("black-green", *CORNER)


def test_a_veiled_card_cannot_be_pressed(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    before = view_of(scene).mode
    driver.click("action monument red-green")
    assert view_of(scene).mode == before


@pytest.mark.parametrize(("number", "monument"), [*enumerate(DONE.board.squares[0].monuments, start=1)])
def test_the_numbers_choose_among_the_cards_that_may_be_built(
    driver: Driver, server: MatchTable, number: int, monument: Monument
) -> None:
    scene = open_game(driver, server)
    key(driver, pygame.K_0 + number, str(number))
    assert view_of(scene).mode == Building(CORNER, monument)


def test_enter_builds_what_is_chosen(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    key(driver, pygame.K_2, "2")
    driver.press(pygame.K_RETURN)
    assert server.match.steps[0].action == BuildMonument("black-blue", *CORNER)


def test_the_pad_comes_from_the_map_to_the_first_card_and_on_to_the_next(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    pad = Gamepad(driver.turn)
    pad.press(PadButton.RIGHT_SHOULDER)
    assert scene.focused == "action monument black-red"
    pad.press(PadButton.RIGHT, PadButton.A)
    assert view_of(scene).mode == Building(CORNER, "black-blue")


def test_where_there_is_no_room_for_cards_the_monuments_stand_below_each_other_in_the_column(
    driver: Driver, server: MatchTable
) -> None:
    driver.app.services.settings.choose(zoom=200)
    open_game(driver, server)
    rows = [driver.page.widget(f"action monument {monument}") for monument in DONE.board.squares[0].monuments]
    assert all(upper.box.bottom <= lower.box.y for upper, lower in pairwise(rows))


def test_the_key_that_ends_the_turn_leaves_the_square(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    key(driver, pygame.K_e, "e")
    assert server.match.steps[0].action == DeclineMonument()


@pytest.mark.parametrize("server", [(SQUARE, US)], indirect=True)
def test_the_cards_come_once_the_tile_lies(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    server.act(US, PlaceTile("black", 5, 5))
    driver.turn()
    assert not driver.page.has("action monument black-red")
    view_of(scene).skip()
    driver.turn()
    assert driver.page.has("action monument black-red")


class CountedPictures(Pictures):
    """Notes what is drawn, in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[str] = []

    def picture(
        self, key: Hashable, screen: Screen, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        def noted(canvas: Canvas) -> None:
            self.drawn.append(str(key))
            draw(canvas)

        return super().picture(key, screen, width, height, noted)

    def about(self, *words: str) -> list[str]:
        """What was drawn that names all of these."""
        return [key for key in self.drawn if all(word in key for word in words)]


@pytest.mark.thorough
def test_the_cards_and_their_band_are_drawn_once(driver: Driver, server: MatchTable) -> None:
    pictures = CountedPictures()
    driver.equip(pictures=pictures)
    open_game(driver, server)
    driver.turn(60)
    assert len(pictures.about("MonumentCard")) == MOST
    assert len(pictures.about("CHOOSE A MONUMENT")) == 1


@pytest.mark.parametrize("server", [(DONE, None), (DONE, 0)], indirect=True)
def test_whoever_looks_on_reads_who_is_choosing_and_gets_no_cards(driver: Driver, server: MatchTable) -> None:
    pictures = CountedPictures()
    driver.equip(pictures=pictures)
    open_game(driver, server)
    driver.turn()
    assert pictures.about("Kubaba chooses a monument")
    assert not pictures.about("MonumentCard")
