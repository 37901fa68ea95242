"""Quick phrases in a game: said by a key and a number or by a pad, and shown at the seat of whoever says them."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import CODE, MatchTable, key, open_game
from client.server_double import welcome
from client.test_chat_drawer import BOARD
from client.ur_table import match_of, view_of
from ziggurat.certainty import present
from ziggurat.games.ur.drawing import parse
from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Said, Say
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.emotes import SECONDS
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.phrases import number_of
from ziggurat_client.ui.phrases import SIGNS, PhraseBubble
from ziggurat_client.window.screen import Box

THEIRS = "bubble 1"


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or MatchTable(match_of(parse(BOARD)))
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    return open_game(driver, server)


def said(phrase: str | None, seat: int | None = 1) -> Said:
    """A phrase of the other player."""
    return Said("p8", "Kubaba", "Well played!", 1e9, CODE, seat, phrase=phrase)


def asked(server: MatchTable) -> list[tuple[str, str | None]]:
    """What we said, and by which code."""
    return [(say.text, say.phrase) for say in server.asked(Say)]


# ------------------------------------------------------------------ saying


def test_a_key_and_a_number_say_a_phrase_and_nothing_is_done_on_the_board(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    key(driver, pygame.K_p, "p")
    key(driver, pygame.K_3, "3")
    assert asked(server) == [("Well played!", "well_played")]
    assert isinstance(view_of(scene).mode, Idle)
    assert (scene.chat.is_open, scene.focused) == (False, "board")


def test_from_the_open_chat_a_phrase_leads_back_to_what_was_said(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    scene.chat.open()
    driver.click("phrases")
    driver.click("phrase thanks")
    assert asked(server) == [("Thank you!", "thanks")]
    assert scene.has("say")


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)), seat=None)], indirect=True)
def test_whoever_looks_on_says_phrases_too(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    key(driver, pygame.K_p, "p")
    key(driver, pygame.K_1, "1")
    assert asked(server) == [("Hello!", "hello")]


def test_escape_takes_the_phrases_away_unsaid(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    key(driver, pygame.K_p, "p")
    driver.press(pygame.K_ESCAPE)
    assert not scene.chat.is_open
    assert asked(server) == []


def test_a_pad_says_a_phrase_by_two_buttons(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.LEFT_STICK, PadButton.RIGHT, PadButton.A)
    assert asked(server) == [("Good luck!", "good_luck")]
    assert not scene.chat.is_open


def test_one_says_a_phrase_in_ones_own_language(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.app.services.settings.choose(language="fr")
    key(driver, pygame.K_p, "p")
    key(driver, pygame.K_4, "4")
    assert asked(server) == [("Merci !", "thanks")]


def test_the_upper_row_counts_whatever_it_types() -> None:
    french = pygame.Event(pygame.KEYDOWN, key=ord("é"), unicode="é", mod=0, scancode=pygame.KSCAN_2)
    assert number_of(french) == 1


def test_a_number_beyond_the_phrases_says_nothing() -> None:
    nine = pygame.Event(pygame.KEYDOWN, key=pygame.K_9, unicode="9", mod=0, scancode=0)
    assert number_of(nine) is None


# ------------------------------------------------------------------ the bubble


def test_every_phrase_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(PHRASES)
    assert len(set(SIGNS.values())) == len(PHRASES)


def test_a_phrase_is_shown_at_its_seat_for_some_seconds(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.app.services.settings.choose(language="fr")
    server.tell(said("well_played"))
    driver.turn(2)
    bubble = scene.widget(THEIRS)
    assert isinstance(bubble, PhraseBubble)
    assert bubble.words == "Bien joué !"
    driver.turn(2, SECONDS)
    assert not scene.has(THEIRS)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024)])
def test_a_bubble_hides_neither_a_clock_nor_the_points(
    driver: Driver, scene: GameScene, server: MatchTable, size: tuple[int, int]
) -> None:
    driver.app.services.settings.choose(language="fr", reduced_motion=True)
    driver.resize(*size)
    server.tell(said("thinking"), replace(said("thinking"), seat=0))
    driver.turn(2)
    rect = scene.screen.rect
    bubbles = [rect(scene.widget(name).box) for name in ("bubble 0", THEIRS)]
    for seat in (0, 1):
        panel, clock = present(scene.view.seat_place(seat)), present(scene.view.clock_place(seat))
        points = Box(panel.right - 110, panel.y + 16, 110, 60)
        assert rect(clock).collidelist(bubbles) == rect(points).collidelist(bubbles) == -1


def test_a_bubble_rises_as_it_comes_unless_motion_is_reduced(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    for reduced in (False, True):
        driver.app.services.settings.choose(reduced_motion=reduced)
        server.tell(replace(said("thanks"), at=1e9 + reduced))
        driver.turn(2)
        came_from = scene.widget(THEIRS).box.y
        driver.turn(30)
        assert (came_from > scene.widget(THEIRS).box.y) == (not reduced)


@pytest.mark.parametrize(
    "line",
    [said(None), said("curse"), said("hello", seat=None), said("hello", seat=7)],
    ids=lambda line: repr(line.phrase),
)
def test_no_bubble_is_shown_for_other_words_nor_for_those_without_a_seat(
    driver: Driver, scene: GameScene, server: MatchTable, line: Said
) -> None:
    server.tell(line)
    driver.turn(2)
    assert not any(isinstance(piece, PhraseBubble) for piece in scene.layout())
    assert scene.record.chat[-1] == line


def test_what_was_missed_while_the_connection_was_broken_is_no_bubble(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.answering = False
    server.break_connection()
    server.tell(welcome(), said("hello"))
    driver.turn(2)
    assert scene.record.chat[-1] == said("hello")
    assert not scene.has(THEIRS)


def test_in_little_room_the_newest_phrase_stands_over_the_column(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    driver.app.services.settings.choose(zoom=200)
    server.tell(said("hello"), replace(said("thanks"), seat=0))
    driver.turn(2)
    bubbles = [piece for piece in scene.layout() if isinstance(piece, PhraseBubble)]
    assert [bubble.words for bubble in bubbles] == ["Thank you!"]
    assert bubbles[0].box.x >= scene.message_place.right
