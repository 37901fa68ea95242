"""The annals of a match on the screen, and the picture of them that people keep."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import ServerDouble, table
from ziggurat.certainty import of_type
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import PositionMessage, Replay, ReplayFile, SeatState
from ziggurat_client.boards.civilization.replay.chronicle import CivilizationChronicle
from ziggurat_client.replaying.rehearsal import SLICE, rehearsed
from ziggurat_client.scenes.annals import annals as annals_scene
from ziggurat_client.scenes.annals.annals import AnnalsScene
from ziggurat_client.scenes.annals.keepsake import keep_picture
from ziggurat_client.scenes.annals.told import ToldMatch, told_match
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.civilization_annals import played_match
from ziggurat_client.wording.sitters import Player

CODE = "ENKI-42"
SEATS = 7
LAST = 12


@pytest.fixture(scope="module")
def told() -> ToldMatch:
    """A match of twelve turns."""
    players = tuple(Player(f"P{seat}", "", bot=False) for seat in range(SEATS))
    showing = Showing("civilization", "Two Rivers", players)
    found = told_match(showing, rehearsed(played_match().record(), CivilizationChronicle()).frames)
    assert found is not None
    return found


def open_result(driver: Driver, server: ServerDouble, match: Match, game: str) -> ResultScene:
    """Show the result of the match, at a table where we sit."""
    app = driver.app
    app.services.remote.connect(Address("test.example"), "Ninsun")
    seats = tuple(SeatState(f"p{seat + 1}", f"P{seat}", here=True) for seat in range(match.seats))
    described = replace(table(stage="over", seats=seats, your_seats=(0,)), game=game)
    view, outcome = staged.raw(match.view(0)), staged.raw(match.result)
    server.tell(described, PositionMessage(CODE, match.revision, (), (), view, 0, outcome))
    driver.turn_without_scene()
    scene = ResultScene(app.atlas, CODE)
    app.stack.push(scene)
    driver.turn(2)
    return scene


@pytest.fixture
def scene(driver: Driver, told: ToldMatch) -> AnnalsScene:
    """Its annals as they open."""
    scene = AnnalsScene(driver.app.atlas, told)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def test_a_match_plays_by_itself_to_its_end(driver: Driver, scene: AnnalsScene) -> None:
    assert scene.playing
    driver.turn(240, seconds=0.1)
    assert (scene.at, scene.playing) == (LAST, False)


def test_with_little_motion_nothing_plays_by_itself(driver: Driver, told: ToldMatch) -> None:
    driver.app.services.memory.change(reduced_motion=True)
    scene = AnnalsScene(driver.app.atlas, told)
    driver.app.stack.push(scene)
    driver.turn(5, seconds=1.0)
    assert (scene.at, scene.playing, scene.animating) == (0, False, False)


def test_arrows_go_turn_by_turn_and_stop_the_film(driver: Driver, scene: AnnalsScene) -> None:
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_LEFT)
    assert (scene.at, scene.playing) == (1, False)


def test_the_keys_of_the_ends_and_of_pages_go_further(driver: Driver, scene: AnnalsScene) -> None:
    driver.press(pygame.K_END)
    assert scene.at == LAST
    driver.press(pygame.K_PAGEUP)
    assert scene.at == LAST - 5
    driver.press(pygame.K_HOME)
    assert scene.at == 0


def test_space_stops_the_film_and_lets_it_begin_anew_at_its_end(driver: Driver, scene: AnnalsScene) -> None:
    driver.strike(pygame.K_SPACE, " ")
    assert not scene.playing
    driver.press(pygame.K_END)
    driver.strike(pygame.K_SPACE, " ")
    assert (scene.at, scene.playing) == (0, True)


def test_a_click_on_the_slider_goes_to_that_turn(driver: Driver, scene: AnnalsScene) -> None:
    driver.click("turns")
    assert (scene.at, scene.playing) == (LAST // 2, False)


@pytest.mark.thorough
def test_the_picture_is_written_where_one_is_told(
    driver: Driver, scene: AnnalsScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annals_scene, "user_pictures_path", lambda: tmp_path / "pictures")
    driver.click("save")
    driver.turn(40)
    (file,) = (tmp_path / "pictures").glob("civilization-*.png")
    assert pygame.image.load(file).get_size()[0] > 2000
    assert str(file) in (driver.app.services.banner.text or "")


def test_where_no_picture_can_be_written_one_is_told_why(
    driver: Driver, scene: AnnalsScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pictures").write_bytes(b"no folder")
    monkeypatch.setattr(annals_scene, "user_pictures_path", lambda: tmp_path / "pictures")
    driver.click("save")
    driver.turn(40)
    assert "could not be written" in (driver.app.services.banner.text or "")


def test_the_button_of_the_result_opens_the_annals_once_the_match_has_been_played_again(
    driver: Driver, server: ServerDouble
) -> None:
    match, server.answering = played_match(), False
    result = open_result(driver, server, match, "civilization")
    driver.click("annals")
    assert driver.app.scene is result
    server.tell(ReplayFile(server.asked(Replay)[-1].id, CODE, staged.raw(match.record())))
    driver.turn(len(match.steps) // SLICE + 3)
    driver.click("annals")
    annals = of_type(AnnalsScene, driver.app.scene)
    driver.press(pygame.K_END)
    assert annals.at == LAST
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is result


def test_a_replay_of_a_match_that_is_over_leads_to_its_annals(driver: Driver) -> None:
    record = played_match().record()
    story = rehearsed(record, CivilizationChronicle())
    players = tuple(Player(f"P{seat}", "", bot=False) for seat in range(SEATS))
    driver.app.stack.push(
        ReviewedReplayScene(driver.app.atlas, Showing("civilization", "Two Rivers", players), story, record)
    )
    driver.turn()
    driver.click("annals")
    assert isinstance(driver.app.scene, AnnalsScene)


def test_the_result_of_a_game_without_annals_has_no_way_to_them(driver: Driver, server: ServerDouble) -> None:
    assert not open_result(driver, server, staged.played_match(seats=2), "ur").has("annals")


def test_a_second_picture_has_a_name_of_its_own(tmp_path: Path) -> None:
    picture = pygame.Surface((2, 2))
    files = [keep_picture(picture, "annals", tmp_path) for _ in range(2)]
    assert [file.name for file in files] == ["annals.png", "annals-2.png"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1080), (720, 1280)])
def test_annals_are_shown_in_windows_of_every_shape(driver: Driver, scene: AnnalsScene, size: tuple[int, int]) -> None:
    driver.resize(*size)
    driver.press(pygame.K_END)
    assert scene.has("save")
