"""Texts that are cut short: their whole is told on hover and on focus, and ordinary sentences are not among them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.unpainted import UnpaintedPictures
from examples import sampled
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.clock import HandClock
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.staging.shots import SHOTS, Shot, Variant, on_stage
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.invite_panel import HEIGHT, Invitation, height, invite_pieces
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.words import Words

FRENCH = Variant("720_fr", language="fr")
ENGLISH = Variant("720")
SMALL = Variant("small_fr", (1024, 600), "fr")
LARGE = Variant("150_fr", (1920, 1080), "fr", 150)
SQUARE = Variant("square_fr", (1280, 1024), "fr")
TWICE = Variant("200_fr", (1920, 1080), "fr", 200)
ADVICE = ("Mieux valait : ", "Better was: ")
LONG = 80
"""Advice on a whole turn is longer than any ordinary sentence."""
A_LONG_NAME = {"Museum of the Two Rivers"}
IN_THE_NAME = {"carrière de Kubaba"}
"""What a low row leaves out, because the action's name says it: it is the rival's."""


class NotedPictures(UnpaintedPictures):
    """Notes every text of which something on show has only the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.cut: set[str] = set()

    def picture(
        self, key: Hashable, screen: Screen, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        surface = super().picture(key, screen, width, height, draw)
        self.cut.update(cut.text for cut in self.cuts(surface))
        return surface


@pytest.fixture(scope="module")
def noted() -> NotedPictures:
    """Pictures of which many serve several tests."""
    return NotedPictures()


@contextmanager
def on_show(shot: Shot, variant: Variant, noted: NotedPictures) -> Iterator[Driver]:
    """The shot as it is seen, with `noted.cut` about it alone."""
    clock = HandClock()
    # What stands still is drawn only once: while it is staged.
    noted.cut.clear()
    with on_stage(shot, variant, noted, clock) as app:
        driver = Driver(app, clock)
        driver.turn()
        yield driver


def shot(name: str) -> Shot:
    return next(shot for shot in SHOTS if shot.name == name)


def told_by_keys(driver: Driver) -> list[str]:
    """What the tooltips say, from one widget to the next until the first comes again."""
    told: list[str] = []
    visited: set[str | None] = set()
    driver.press(pygame.K_TAB)
    while driver.page.focused not in visited:
        visited.add(driver.page.focused)
        told.append(driver.page.tooltip)
        driver.press(pygame.K_TAB)
    return told


@sampled("staged", SHOTS, every=36, ids=lambda staged: staged.name)
def test_no_ordinary_sentence_is_cut_in_french_in_the_usual_window(staged: Shot, noted: NotedPictures) -> None:
    assert cut_in(staged, FRENCH, noted) <= IN_THE_NAME | A_LONG_NAME


@sampled("staged", SHOTS, every=54, ids=lambda staged: staged.name)
def test_no_ordinary_sentence_is_cut_in_english_in_the_usual_window(staged: Shot, noted: NotedPictures) -> None:
    """Few in an ordinary run: English is mostly shorter, and what is cut stands in many."""
    assert cut_in(staged, ENGLISH, noted) <= A_LONG_NAME


@pytest.mark.parametrize(
    "name",
    [
        "title_continue",
        "winning_ur",
        "winning_babel",
        "lan",
        "lobby_among_others",
        "room",
        "room_for_browsers",
        "lan_hosting",
        "ur_turn",
        "babel_start",
        "babel_guide_final",
        "babel_learn",
        "replay",
        "babel_replay",
        "result",
    ],
)
def test_no_ordinary_sentence_is_cut_in_a_small_window_in_an_evening(name: str, noted: NotedPictures) -> None:
    assert cut_in(shot(name), SMALL, noted) == set()


@pytest.mark.parametrize("name", ["babel_start", "babel_turn", "ur_turn"])
def test_the_goal_is_said_whole_in_a_window_that_is_nearly_square(name: str, noted: NotedPictures) -> None:
    with on_show(shot(name), SQUARE, noted) as driver:
        assert driver.page.widget("goal").cuts(driver.page.screen, noted) == ()


def test_the_names_in_the_list_of_replays_are_said_whole_at_150_per_cent(noted: NotedPictures) -> None:
    larger = Variant("720_150_fr", language="fr", zoom=150)
    assert not {"Kubaba", "Ninsun", "Tariq", "Amélie"} & cut_in(shot("replay_renamed"), larger, noted)


@pytest.mark.parametrize("name", ["winning_ur", "winning_babel"])
def test_how_to_win_is_said_whole_in_twice_the_size(name: str, noted: NotedPictures) -> None:
    assert cut_in(shot(name), TWICE, noted) == set()


def test_how_a_match_ended_is_said_whole_in_twice_the_size(noted: NotedPictures) -> None:
    with on_show(shot("result"), TWICE, noted):
        assert not any("cubes" in text for text in noted.cut)


def cut_in(staged: Shot, variant: Variant, noted: NotedPictures) -> set[str]:
    """The ordinary sentences of which the picture shows only the beginning."""
    with on_show(staged, variant, noted):
        return {text for text in noted.cut if not (text.startswith(ADVICE) and len(text) > LONG)}


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        ("result_review", FRENCH),
        ("babel_learn", FRENCH),
        ("babel_turn", SMALL),
        ("lan", SMALL),
        ("learn_lessons", SMALL),
        ("babel_players_tab", LARGE),
        ("result_review", LARGE),
    ],
    ids=lambda value: value if isinstance(value, str) else value.ending,
)
def test_whatever_is_cut_is_told_whole_to_who_goes_through_the_page_by_keys(
    name: str, variant: Variant, noted: NotedPictures
) -> None:
    with on_show(shot(name), variant, noted) as driver:
        cut = set(noted.cut)
        told = told_by_keys(driver)
        assert [text for text in cut if not any(text in words for words in told)] == []


def test_the_staged_advice_is_long_enough_to_be_cut(noted: NotedPictures) -> None:
    with on_show(shot("result_review"), FRENCH, noted):
        assert any(text.startswith(ADVICE) for text in noted.cut)


@pytest.mark.parametrize("zoom", [1.0, 1.5])
@pytest.mark.parametrize(
    ("host", "whole"), [("amelie-ordinateur.maison.example.org:21842", True), (f"{'maison.' * 30}example", False)]
)
def test_the_link_to_a_secret_table_can_be_read_whole(
    driver: Driver, pictures: Pictures, zoom: float, host: str, whole: bool
) -> None:
    link = f"ziggurats://{host}/ENKI-URUK-SARGON-42"
    invitation = Invitation("ENKI-URUK-SARGON-42", link, "", None, "C", lambda _what, _text: None)
    pieces = invite_pieces(Box(0, 0, 504, HEIGHT), invitation, Words("fr"))
    cuts = [cut.text for piece in pieces for cut in piece.cuts(Screen(1280, 720, zoom), pictures)]
    assert cuts == ([] if whole else [link])


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_both_links_to_a_secret_table_can_be_read_whole(driver: Driver, pictures: Pictures, zoom: float) -> None:
    code = "ENKI-URUK-SARGON-42"
    page, link = f"http://192.168.100.200:21880/{code}", f"ziggurat://192.168.100.200:4000/{code}"
    pieces = invite_pieces(
        Box(0, 0, 504, height(page)), Invitation(code, link, page, "page", "C", lambda _what, _text: None), Words("fr")
    )
    assert [cut.text for piece in pieces for cut in piece.cuts(Screen(1280, 720, zoom), pictures)] == []


# ---------------------------------------------------------------------------------------- through the loop

WORDS = "Une phrase bien trop longue pour la place qu’on lui donne ici"


class Shelf(Page):
    """A button that fits, one that does not, one that is off and does not fit, and a line that does not."""

    first_focus = "short"

    def layout(self) -> list[Piece]:
        return [
            Line(Box(900, 100, 120, 40), f"{WORDS} (ligne)"),
            Button("short", Box(100, 400, 200, 60), "Jouer", lambda: None),
            Button("long", Box(500, 400, 120, 30), WORDS, lambda: None),
            Button("off", Box(900, 400, 120, 30), f"{WORDS} (éteint)", lambda: None, enabled=False),
        ]


@pytest.fixture
def shelf(driver: Driver) -> Shelf:
    page = Shelf(driver.app.atlas)
    driver.app.stack.push(page)
    driver.turn()
    return page


def point_at(driver: Driver, x: float, y: float) -> None:
    pixel = driver.page.screen.pixel(x, y)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    driver.turn()


def shown_card(driver: Driver, page: Page) -> pygame.Rect:
    """The pixels that look quite otherwise with the tooltip: not those in its shadow."""
    surface = driver.app.services.window.surface
    driver.app.stack.redraw()
    driver.turn()
    with_card = surface.copy()
    assert page.put_away()
    driver.app.stack.redraw()
    driver.turn()
    mask = pygame.mask.from_threshold(with_card, (0, 0, 0), (48, 48, 48, 255), surface)
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


def test_the_pointer_brings_the_whole_text_and_takes_it_along(driver: Driver, shelf: Shelf) -> None:
    point_at(driver, *shelf.widget("short").box.centre)
    assert shelf.tooltip == ""
    point_at(driver, *shelf.widget("long").box.centre)
    assert shelf.tooltip == WORDS
    point_at(driver, 300, 900)
    assert shelf.tooltip == ""


def test_the_focus_brings_the_whole_text_and_takes_it_along(driver: Driver, shelf: Shelf) -> None:
    driver.press(pygame.K_TAB)
    assert (shelf.focused, shelf.tooltip) == ("long", WORDS)
    driver.press(pygame.K_LEFT)
    assert (shelf.focused, shelf.tooltip) == ("short", "")


def test_a_gamepad_brings_the_whole_text(driver: Driver, shelf: Shelf) -> None:
    Gamepad(driver.turn).press(PadButton.RIGHT)
    assert (shelf.focused, shelf.tooltip) == ("long", WORDS)


@pytest.mark.parametrize(("x", "y", "text"), [(960, 120, f"{WORDS} (ligne)"), (960, 415, f"{WORDS} (éteint)")])
def test_what_cannot_be_pressed_tells_its_whole_text_too(
    driver: Driver, shelf: Shelf, x: float, y: float, text: str
) -> None:
    point_at(driver, x, y)
    assert shelf.tooltip == text
    point_at(driver, 300, 900)
    assert text in told_by_keys(driver)


def test_escape_takes_the_tooltip_away_and_only_then_goes_back(driver: Driver, shelf: Shelf) -> None:
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_ESCAPE)
    assert (shelf.tooltip, driver.app.scene) == ("", shelf)
    driver.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    driver.press(pygame.K_TAB)
    assert shelf.tooltip == WORDS


@pytest.mark.painted
@pytest.mark.parametrize("by_pointer", [False, True])
def test_the_tooltip_never_covers_what_has_the_focus(driver: Driver, shelf: Shelf, by_pointer: bool) -> None:
    driver.press(pygame.K_TAB)
    if by_pointer:
        driver.press(pygame.K_TAB, pygame.KMOD_SHIFT)
        point_at(driver, *shelf.widget("long").box.centre)
    assert shelf.tooltip == WORDS
    # The card's pointer may touch the edge.
    focused = shelf.screen.rect(shelf.widget(shelf.focused or "").box).inflate(-4, -4)
    assert not shown_card(driver, shelf).colliderect(focused)


def test_an_action_that_is_refused_says_why_while_it_has_the_focus(noted: NotedPictures) -> None:
    with on_show(shot("babel_turn"), FRENCH, noted) as driver:
        said = "Pas le suivant. (règle 7.3)\n"
        assert any(told.startswith(said) for told in told_by_keys(driver))
