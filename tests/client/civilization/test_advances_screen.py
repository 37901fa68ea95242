"""The screen on which advances are bought: where everything lies, and that mouse, keys and gamepad reach it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.trade_cards import ALL_CARDS
from ziggurat_client.boards.civilization.advances.faces import face_of
from ziggurat_client.boards.civilization.advances.plan import COLUMNS, HallPlan, cart_plan, main_place
from ziggurat_client.boards.civilization.choosing.buying import bill_of
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding
from ziggurat_client.boards.civilization.presentation import PRESENTATION
from ziggurat_client.boards.civilization.shelf.plan import set_places
from ziggurat_client.boards.civilization.shelf.sets import sets_of
from ziggurat_client.boards.places import places_in
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.staging.civilization import Scene
from ziggurat_client.staging.civilization_cards import BUYING, DISCARDING, SOCIETY
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import Words

WORDS = Words("en")
US = 1
EXTENTS = (Extent(1920, 1080), Extent(2560, 1080), Extent(2049, 1035), Extent(1536, 900), Extent(1080, 1920))


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def hall(extent: Extent, *, with_goal: bool) -> list[Box]:
    """The places of all cards, of the hand, and of the column beside them."""
    places = places_in(extent, "actions", PRESENTATION.shape, with_goal=with_goal)
    plan = HallPlan(main_place(places))
    cards = [plan.place(column, row) for column, (_, advances) in enumerate(COLUMNS) for row in range(len(advances))]
    heads = [plan.head(column) for column in range(len(COLUMNS))]
    return [*heads, *cards, plan.shelf] + ([] if places.actions is None else [places.actions])


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("with_goal", [True, False])
def test_no_card_lies_over_another_one_or_over_the_hand(extent: Extent, with_goal: bool) -> None:
    boxes = hall(extent, with_goal=with_goal)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(box.x >= 0 and box.right <= extent.width and box.bottom <= extent.height for box in boxes)


@given(st.floats(300, 610), st.floats(520, 968), st.booleans())
def test_the_cart_the_buttons_and_the_way_share_the_column(width: float, height: float, brief: bool) -> None:
    plan = cart_plan(Box(0, 0, width, height), brief=brief)
    boxes = [plan.turn, plan.cart, *plan.buttons] + ([] if plan.way is None else [plan.way])
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert plan.cart.height > 180
    assert max(box.bottom for box in boxes) <= height + 0.01


@given(st.lists(st.sampled_from(ALL_CARDS), unique=True, max_size=24), st.floats(420, 900))
def test_any_hand_lies_on_the_shelf_set_beside_set(hand: list[str], width: float) -> None:
    sets = sets_of(hand)
    places = set_places(Box(0, 0, width, 270), sets)
    assert all(one.box.right <= other.box.x for one, other in pairwise(places))
    assert all(place.fan.bottom < place.box.bottom for place in places)
    for place, held in zip(places, sets, strict=True):
        fan = place.fan
        found = {place.card_at(fan.x + each * place.step + 1, fan.y + 5, held.count) for each in range(held.count)}
        assert found == set(range(held.count))


def test_a_card_says_why_it_cannot_be_had() -> None:
    board = BUYING.board
    notes = {advance: face_of(board, US, advance, (), 189, WORDS) for _, advances in COLUMNS for advance in advances}
    assert notes["pottery"].state == "own"
    assert (notes["music"].state, notes["music"].note) == ("closed", "none left")
    assert notes["democracy"].note == "needs Law"
    assert (notes["engineering"].state, notes["engineering"].net, notes["engineering"].credit) == ("offered", 80, 60)
    assert face_of(board, US, "philosophy", ("law",), 189, WORDS).note == "11 short"


def test_in_first_societies_no_card_speaks_of_calamities() -> None:
    assert face_of(SOCIETY.board, US, "medicine", (), None, WORDS).softens == ()
    assert face_of(SOCIETY.board, US, "medicine", (), None, WORDS).effect == "credit only"


def cart_of(scene: Scene) -> tuple[str, ...]:
    assert isinstance(scene.view.mode, Buying)
    return scene.view.mode.cart


def test_by_mouse_advances_go_into_the_cart_and_cards_are_paid_with(driver: Driver) -> None:
    scene = Scene(driver.app, BUYING)
    driver.turn()
    driver.click("advance coinage")
    driver.click("advance engineering")
    assert cart_of(scene) == ("coinage", "engineering")
    driver.click("out of the cart coinage")
    assert cart_of(scene) == ("engineering",)
    driver.click("more coins")
    driver.click("set bronze")
    known = scene.view.known
    assert known is not None
    assert isinstance(scene.view.mode, Buying)
    assert any(card.startswith("bronze") for card in bill_of(known, scene.view.mode).cards)


def test_by_keys_an_advance_is_reached_and_its_set_let_go(driver: Driver) -> None:
    scene = Scene(driver.app, BUYING)
    driver.turn()
    reach(driver, "advance coinage", lambda: driver.press(pygame.K_TAB))
    driver.press(pygame.K_SPACE)
    assert cart_of(scene) == ("coinage",)
    reach(driver, "set cloth", lambda: driver.press(pygame.K_TAB))
    driver.strike(pygame.K_PLUS, "+")
    known = scene.view.known
    assert known is not None
    assert isinstance(scene.view.mode, Buying)
    assert "cloth-1" in bill_of(known, scene.view.mode).cards


def reach(driver: Driver, name: str, step: Callable[[], None]) -> None:
    """Go from one to the next until the focus is there."""
    for _ in range(80):
        if driver.page.focused == name:
            return
        step()
    raise AssertionError(f"the focus never comes to {name}")


def test_by_gamepad_an_advance_goes_into_the_cart(driver: Driver) -> None:
    scene = Scene(driver.app, BUYING)
    driver.turn()
    pad = Gamepad(driver.turn)
    reach(driver, "advance coinage", lambda: pad.press(PadButton.RIGHT_SHOULDER))
    pad.press(PadButton.A)
    assert cart_of(scene) == ("coinage",)


def test_a_click_on_one_card_lets_go_of_one_card(driver: Driver) -> None:
    scene = Scene(driver.app, DISCARDING)
    driver.turn()
    assert isinstance(scene.view.mode, Discarding)
    before = sum(card.startswith("salt") for card in scene.view.mode.cards)
    box = next(piece.box for piece in scene.view.pieces() if getattr(piece, "name", "") == "set salt")
    driver.click_at(box.x + 14, box.y + 40)
    assert isinstance(scene.view.mode, Discarding)
    assert sum(card.startswith("salt") for card in scene.view.mode.cards) == before - 1


@pytest.mark.parametrize("position", [BUYING, DISCARDING])
@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 200), ((1024, 600), 100), ((1080, 1920), 100)])
def test_in_little_room_nothing_overlaps_and_nothing_lies_outside(
    driver: Driver, position: Position, size: tuple[int, int], zoom: int
) -> None:
    Scene(driver.app, position)
    driver.resize(*size)
    driver.app.services.settings.choose(zoom=zoom)
    driver.turn()
    page = driver.page
    widgets = [piece for piece in page.layout() if isinstance(piece, Widget) and "way back" not in piece.name]
    assert [pair for pair in combinations(widgets, 2) if not apart(pair[0].box, pair[1].box)] == []
    assert all(widget.box.right <= page.extent.right + 1 for widget in widgets)
    assert all(widget.box.bottom <= page.extent.bottom + 1 for widget in widgets)
