"""The end of a match."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import ServerDouble, table
from ziggurat.games.game import Result, Standing
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Offer, OpenOffer, PositionMessage, Replay, ReplayFile, SeatState, TableClosed
from ziggurat_client.art.heading import heading_width
from ziggurat_client.boards.ur.replay.chronicle import UrChronicle
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.rehearsal import SLICE, rehearsed
from ziggurat_client.replaying.score_course import score_course
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.text_log import TextLog
from ziggurat_client.ui.proclamation import title_lines
from ziggurat_client.ui.score_chart import ScoreChart
from ziggurat_client.ui.standouts import StandoutPanel
from ziggurat_client.ui.text import Line
from ziggurat_client.wording.games import parted_by
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words

CODE = "ENKI-42"
SEATS = (SeatState("p1", "Ninsun", here=True), SeatState("bot1", "Enlil", "merchant", here=True))


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


@pytest.fixture
def result(driver: Driver, server: ServerDouble, match: Match) -> ResultScene:
    """The result of the match, at a table where we sit."""
    return open_result(driver, server, match)


def open_result(driver: Driver, server: ServerDouble, match: Match, result: Result | None = None) -> ResultScene:
    """Show the result of the match in the client; or another one, as if it had ended so."""
    app = driver.app
    app.services.remote.connect(Address("test.example"), "Ninsun")
    server.tables[CODE] = table(stage="over", seats=SEATS, your_seats=(0,))
    view, outcome = (msgspec.Raw(msgspec.json.encode(value)) for value in (match.view(0), result or match.result))
    server.tell(server.tables[CODE], PositionMessage(CODE, match.revision, (), (), view, 0, outcome))
    driver.turn_without_scene()
    scene = ResultScene(app.atlas, CODE)
    app.stack.push(scene)
    driver.turn(2)
    return scene


def send_record(driver: Driver, server: ServerDouble, match: Match, **changed: str) -> None:
    """Let the server answer the wish for the match's record, and the client follow it."""
    asked = server.asked(Replay)[-1]
    record = msgspec.structs.replace(match.record(), **changed)
    server.tell(ReplayFile(asked.id, CODE, msgspec.Raw(msgspec.json.encode(record))))
    driver.turn(len(match.steps) // SLICE + 3)


def test_enter_asks_for_a_rematch(driver: Driver, server: ServerDouble, result: ResultScene) -> None:
    driver.press(pygame.K_RETURN)
    assert [(again.table, again.kind) for again in server.asked(Offer)] == [(CODE, "rematch")]


def test_the_plain_text_ends_with_who_won_and_everyones_points(
    driver: Driver, server: ServerDouble, match: Match
) -> None:
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    open_result(driver, server, match)
    assert match.result is not None
    first, second = match.result.standings
    assert (first.seat, first.rank, second.rank) == (1, 1, 2)
    assert stream.getvalue().splitlines() == [
        "Enlil wins.",
        f"Enlil: {first.score} points.",
        f"Ninsun: {second.score} points.",
    ]


def test_the_plain_text_says_what_parted_equal_points(driver: Driver, server: ServerDouble, match: Match) -> None:
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    assert match.result is not None
    first, second = match.result.standings
    level = (replace(first, score=30, breakers=(12,)), replace(second, score=30, breakers=(9,)))
    open_result(driver, server, match, replace(match.result, standings=level))
    assert stream.getvalue().splitlines()[-1] == "A tie on points; more cubes win: 12 to 9."


def test_the_result_names_who_wants_a_rematch_and_who_has_not_said_so(
    driver: Driver, server: ServerDouble, result: ResultScene
) -> None:
    seats = (SEATS[0], SeatState("p3", "Tariq", here=True))
    server.change(CODE, seats=seats, offer=OpenOffer(1, "rematch", 1, agreed=(1,)))
    driver.turn()
    assert says(result, "Rematch: yes from Tariq; waiting for Ninsun")


def test_who_wants_a_rematch_cannot_ask_twice(driver: Driver, server: ServerDouble, result: ResultScene) -> None:
    server.change(CODE, offer=OpenOffer(1, "rematch", 0, agreed=(0,)))
    driver.turn()
    assert not result.widget("rematch").enabled


def test_the_replay_is_copied_to_a_file_among_the_downloads_that_plays_again(
    driver: Driver,
    server: ServerDouble,
    result: ResultScene,
    match: Match,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ziggurat_client.scenes.result.result.user_downloads_path", lambda: tmp_path / "copies")
    server.answering = False
    driver.press(pygame.K_s)
    driver.click("file")
    asked = server.asked(Replay)[-1]
    server.tell(ReplayFile(asked.id, CODE, msgspec.Raw(msgspec.json.encode(match.record()))))
    driver.turn()
    (file,) = (tmp_path / "copies").iterdir()
    assert verify(load(file.read_bytes())).result == match.result


def test_a_record_that_is_none_is_not_copied(driver: Driver, server: ServerDouble, result: ResultScene) -> None:
    server.answering = False
    driver.press(pygame.K_s)
    driver.click("file")
    asked = server.asked(Replay)[-1]
    server.tell(ReplayFile(asked.id, CODE, msgspec.Raw(b'"nothing"')))
    driver.turn()
    assert not (driver.app.services.memory.folder / "replays").exists()
    assert (driver.app.services.banner.text or "").startswith("The copy could not be written")


def test_the_course_of_the_scores_ends_with_the_result(match: Match) -> None:
    course = score_course(rehearsed(match.record(), UrChronicle()))
    assert match.result is not None
    assert {standing.seat: standing.score for standing in match.result.standings} == {
        seat: line[-1] for seat, line in enumerate(course.points)
    }


@pytest.fixture
def followed(driver: Driver, server: ServerDouble, match: Match) -> ResultScene:
    """The result, after the server sent the record of the match."""
    server.answering = False
    scene = open_result(driver, server, match)
    send_record(driver, server, match)
    return scene


def test_a_match_that_was_followed_can_be_watched_and_all_is_still(followed: ResultScene) -> None:
    assert followed.widget("watch").enabled
    assert not followed.animating


def test_a_record_that_cannot_be_followed_cannot_be_watched(driver: Driver, server: ServerDouble, match: Match) -> None:
    server.answering = False
    scene = open_result(driver, server, match)
    assert not scene.widget("watch").enabled
    send_record(driver, server, match, digest="0" * 64)
    assert not scene.widget("watch").enabled
    assert not scene.animating


def test_w_shows_the_match_again_and_escape_leads_back(driver: Driver, followed: ResultScene, match: Match) -> None:
    driver.write("w")
    driver.turn(len(match.steps) // SLICE + 3)
    assert isinstance(driver.app.scene, ReplayScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is followed


def test_a_table_that_closed_during_the_replay_is_left(
    driver: Driver, server: ServerDouble, followed: ResultScene, match: Match
) -> None:
    driver.click("watch")
    driver.turn(len(match.steps) // SLICE + 3)
    assert isinstance(driver.app.scene, ReplayScene)
    server.tell(TableClosed(CODE))
    driver.turn(2)
    driver.press(pygame.K_ESCAPE)
    assert followed not in driver.app.stack.scenes


def test_leaving_leads_back(driver: Driver, server: ServerDouble, result: ResultScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert result not in driver.app.stack.scenes


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 100), ((1280, 720), 200), ((1280, 960), 150)])
def test_one_more_match_is_in_sight_at_once(
    driver: Driver, result: ResultScene, size: tuple[int, int], zoom: int
) -> None:
    driver.resize(*size)
    driver.app.services.settings.choose(zoom=zoom)
    driver.turn()
    seen = result.screen.visible
    assert result.viewport.scrolled == (0, 0)
    for name in ("rematch", "watch", "save", "leave"):
        assert result.widget(name).box.bottom < seen.bottom, name


def says(page: ResultScene, text: str) -> bool:
    """Whether a line of the page is that text."""
    appearances = (piece.appearance() for piece in page.layout() if isinstance(piece, Line))
    return any(isinstance(appearance, tuple) and text in appearance for appearance in appearances)


def test_what_the_pale_frame_means_is_said_until_somebody_wants_one_more(
    driver: Driver, server: ServerDouble, result: ResultScene
) -> None:
    assert says(result, "White frame: the tile in hand, its better side counted.")
    server.change(CODE, offer=OpenOffer(1, "rematch", 0, agreed=(0,)))
    driver.turn()
    assert says(result, "Rematch: yes from Ninsun")


@pytest.mark.parametrize(
    ("standings", "said"),
    [
        ([Standing(1, 1, 39, (13,)), Standing(0, 2, 39, (10,))], "A tie on points; more cubes win: 13 to 10."),
        ([Standing(1, 1, 39, (13,)), Standing(0, 2, 38, (10,))], None),
        ([Standing(1, 1, 39, (13,)), Standing(0, 1, 39, (13,))], None),
        ([], None),
    ],
    ids=["parted by cubes", "parted by points", "shared", "called off"],
)
def test_what_parted_equal_scores_is_said(standings: list[Standing], said: str | None) -> None:
    assert parted_by(Words("en"), "ur", standings) == said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "names",
    [["Amélie"], ["Tariq", "Amélie"], ["Kubaba", "Ninsun", "Tariq", "Amélie"], ["Nebuchadnezzar of Uruk I"] * 4],
    ids=["one", "two", "four", "four long ones"],
)
def test_the_names_of_all_winners_stand_whole_between_the_ziggurats(language: str, names: list[str]) -> None:
    words, room, scale = Words(language), 800.0, 2 / 3
    title = words.say("result.shared", names=listing(words, names)).upper()
    lines, size, _ = title_lines(title, room, scale)
    assert " ".join(lines) == title
    assert all(heading_width(line, size, scale, tracking=0.1) <= room for line in lines)


def test_where_nothing_stands_out_there_is_no_panel_for_it_and_the_chart_has_its_room(
    driver: Driver, server: ServerDouble, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UrChronicle, "standouts", Chronicle.standouts)
    server.answering = False
    result = open_result(driver, server, match)
    (before,) = (piece.box for piece in result.layout() if isinstance(piece, ScoreChart))
    assert any(isinstance(piece, StandoutPanel) for piece in result.layout())
    send_record(driver, server, match)
    (after,) = (piece.box for piece in result.layout() if isinstance(piece, ScoreChart))
    assert not any(isinstance(piece, StandoutPanel) for piece in result.layout())
    assert after.height > before.height
