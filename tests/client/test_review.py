"""The review of a match: begun on the page of its result, kept, and played through in the theatre."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pygame
import pytest

from bots.matches import careless_match
from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from client.test_result import open_result, send_record
from ziggurat.bots.review import EDITION, Review, reviewing
from ziggurat.certainty import present
from ziggurat.match.match import Match
from ziggurat.match.record import load, save
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.kept_reviews import MOST, KeptReviews, match_name
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.thinking.match_review import MatchReview
from ziggurat_client.wording.sitters import Player

PATIENCE = 240_000
ROUNDS = 1
SHOWING = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)), viewer=0)


@pytest.fixture(scope="module")
def match() -> Match:
    """A short match with much to find fault with."""
    return careless_match(rounds=ROUNDS)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    """What there is to say of it."""
    return list(reviewing(match.record(), nodes=0))[-1]


@pytest.fixture
def result(driver: Driver, server: ServerDouble, match: Match) -> ResultScene:
    """The result of the match, which has been followed."""
    server.answering = False
    scene = open_result(driver, server, match)
    send_record(driver, server, match)
    return scene


@pytest.fixture
def known(driver: Driver, match: Match, review: Review) -> MatchReview:
    """The review is known from an earlier time, and that there are no puzzles."""
    KeptReviews(driver.app.services.memory.folder / "reviews").store(match.record(), review, ())
    return driver.app.services.reviews.of(match.record())


@pytest.fixture
def theatre(driver: Driver, match: Match, known: MatchReview) -> ReviewedReplayScene:
    """The match told again, paused, with its review beside it."""
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    driver.press(pygame.K_SPACE)
    driver.write("v")
    return the_theatre(driver)


def the_theatre(driver: Driver) -> ReviewedReplayScene:
    """The scene on top, which must be the theatre."""
    scene = driver.app.scene
    assert isinstance(scene, ReviewedReplayScene)
    return scene


def look_at_all(driver: Driver, review: MatchReview) -> None:
    """Let the loop turn until nothing more is on its way."""
    while review.works or review.seeks:
        happened = pygame.event.wait(PATIENCE)
        assert happened.type != pygame.NOEVENT
        pygame.event.post(happened)
        driver.turn()


def told(review: Review | None) -> object:
    """Everything that a review says; how its JSON is set out makes no difference."""
    return msgspec.json.decode(msgspec.json.encode(review))


def says(page: Page, text: str) -> bool:
    """Whether a piece of the page says that."""
    return any(text in appearance for piece in page.layout() if isinstance(appearance := piece.appearance(), tuple))


def has(page: Page, name: str) -> bool:
    """Whether the page has a widget of that name."""
    try:
        page.widget(name)
    except LookupError:
        return False
    return True


# ---------------------------------------------------------------------------------------- beside the result


@pytest.mark.thorough
def test_v_begins_the_review_which_ends_with_its_turning_points(
    driver: Driver, result: ResultScene, match: Match
) -> None:
    driver.write("v")
    made = driver.app.services.reviews.of(match.record())
    assert made.works
    look_at_all(driver, made)
    assert made.complete
    assert made.review is not None
    assert made.review.swings
    assert all(has(result, f"swing {rank}") for rank, _ in enumerate(made.review.swings, start=1))


def test_a_review_can_be_stopped_and_taken_up_again(driver: Driver, result: ResultScene, match: Match) -> None:
    box = result.widget("course").box
    driver.click_at(box.right - 20, box.y + 20)
    made = driver.app.services.reviews.of(match.record())
    driver.click("stop review")
    assert not made.works
    driver.click("go on")
    assert made.works


def test_a_review_that_was_made_is_there_at_once(
    driver: Driver, known: MatchReview, result: ResultScene, review: Review
) -> None:
    driver.write("v")
    assert told(known.review) == told(review)
    assert driver.app.services.mind.process_id is None
    assert has(result, "swing 1")


def test_the_bar_goes_on_while_the_swings_are_checked(
    driver: Driver, known: MatchReview, result: ResultScene, review: Review
) -> None:
    known.review = msgspec.structs.replace(review, checks=review.checks_in_all - 1)
    known.works = True
    driver.write("v")
    assert not known.complete
    assert len(review.turns) / review.turns_in_all > known.progress > 0
    assert has(result, "stop review")


def test_without_anything_that_could_think_there_is_a_word_about_it(
    driver: Driver, result: ResultScene, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    driver.write("v")
    made = driver.app.services.reviews.of(match.record())
    look_at_all(driver, made)
    assert made.failed
    assert has(result, "go on")


def test_v_again_shows_the_points(driver: Driver, known: MatchReview, result: ResultScene) -> None:
    driver.write("vv")
    assert not has(result, "swing 1")


def test_the_review_is_reached_by_a_gamepad(driver: Driver, known: MatchReview, result: ResultScene) -> None:
    Gamepad(driver.turn).press(PadButton.RIGHT_STICK)
    assert has(result, "swing 1")


def test_a_turning_point_opens_the_theatre_with_what_was_better(
    driver: Driver, known: MatchReview, result: ResultScene, match: Match, review: Review
) -> None:
    driver.write("v")
    driver.click("swing 2")
    driver.turn(len(match.steps) // SLICE + 3)
    assert the_theatre(driver).shows_better
    assert the_theatre(driver).theatre.at == review.swings[1].turn.first


# ---------------------------------------------------------------------------------------- in the theatre


def test_v_brings_the_log_back(driver: Driver, theatre: ReviewedReplayScene) -> None:
    assert has(theatre, "swing 1")
    driver.write("v")
    assert not has(theatre, "swing 1")


def test_a_turning_point_is_chosen_by_keys(driver: Driver, theatre: ReviewedReplayScene) -> None:
    theatre.focus_on("swing 1")
    driver.press(pygame.K_RETURN)
    assert theatre.shows_better


def test_the_arrows_choose_between_log_and_review_once_keys_brought_the_focus_there(
    driver: Driver, theatre: ReviewedReplayScene
) -> None:
    theatre.focus_on("beside")
    driver.press(pygame.K_LEFT)
    assert not has(theatre, "swing 1")
    driver.press(pygame.K_RIGHT)
    assert has(theatre, "swing 1")


def test_a_turning_point_is_chosen_by_a_gamepad(driver: Driver, theatre: ReviewedReplayScene) -> None:
    pad = Gamepad(driver.turn)
    theatre.focus_on("beside")
    pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    assert theatre.shows_better


def test_what_was_better_is_played_from_where_the_turn_began(
    driver: Driver, theatre: ReviewedReplayScene, match: Match, review: Review
) -> None:
    driver.click("swing 1")
    swing = review.swings[0]
    assert theatre.on_show.frame.position == match.game.public(match.positions[swing.turn.first])
    assert theatre.playing
    assert says(theatre, f"Turn {swing.number + 1} / {len(review.turns)}")
    assert swing.turn.better is not None
    for _ in swing.turn.better.plan:
        driver.press(pygame.K_RIGHT)
    assert theatre.on_show.at_end
    assert theatre.on_show.frame.actor == swing.turn.seat


def test_one_step_back_stays_with_what_was_better_until_its_beginning(
    driver: Driver, theatre: ReviewedReplayScene
) -> None:
    driver.click("swing 1")
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_LEFT)
    assert theatre.shows_better
    driver.press(pygame.K_LEFT)
    assert not theatre.shows_better


def test_pressed_again_a_turning_point_shows_what_was_played(
    driver: Driver, theatre: ReviewedReplayScene, match: Match, review: Review
) -> None:
    driver.click("swing 1")
    driver.click("swing 1")
    assert not theatre.shows_better
    assert theatre.theatre.at == review.swings[0].turn.first


def test_who_moves_in_the_match_leaves_what_was_better(driver: Driver, theatre: ReviewedReplayScene) -> None:
    driver.click("swing 1")
    driver.press(pygame.K_END)
    assert not theatre.shows_better
    assert theatre.theatre.at_end


def test_the_review_goes_on_below_the_theatre(driver: Driver, result: ResultScene, match: Match) -> None:
    driver.write("v")
    driver.write("w")
    driver.turn(len(match.steps) // SLICE + 3)
    driver.write("v")
    made = driver.app.services.reviews.of(match.record())
    assert made.works
    assert has(the_theatre(driver), "stop review")


# ---------------------------------------------------------------------------------------- what is kept


def test_a_match_has_one_name_however_its_record_is_written(match: Match) -> None:
    record = match.record(("Ninsun", "Enlil"))
    assert match_name(load(save(record))) == match_name(match.record())


def test_another_match_has_another_name(match: Match) -> None:
    assert match_name(careless_match(rounds=ROUNDS, seed=5).record()) != match_name(match.record())


def test_what_an_older_edition_judged_is_not_used(tmp_path: Path, match: Match, review: Review) -> None:
    kept = KeptReviews(tmp_path)
    kept.store(match.record(), review)
    (file,) = tmp_path.iterdir()
    told = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode(told | {"edition": EDITION - 1}))
    assert kept.find(match.record()) is None


def test_a_damaged_file_is_no_review(tmp_path: Path, match: Match, review: Review) -> None:
    kept = KeptReviews(tmp_path)
    kept.store(match.record(), review)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-20])
    assert kept.find(match.record()) is None


def test_the_oldest_reviews_make_room(tmp_path: Path, match: Match, review: Review) -> None:
    for number in range(MOST):
        (tmp_path / f"{number}.json").write_bytes(b"{}")
    KeptReviews(tmp_path).store(match.record(), review)
    assert len(list(tmp_path.iterdir())) == MOST
    found = present(KeptReviews(tmp_path).find(match.record()))
    assert told(found.review) == told(review)
