"""Reports at the screen: made in a few presses, and read by the host of the table."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, key, open_game
from client.server_double import US, ServerDouble, table
from client.test_chat_drawer import BOARD
from client.ur_table import match_of
from ziggurat.games.ur.drawing import parse
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Bar, Mute, PersonCard, Report, Reported, ReportedLine, Whispered
from ziggurat_client.network.remote import MOST_REPORTS
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.table.decision import DecisionScene
from ziggurat_client.scenes.table.people import PeopleScene
from ziggurat_client.scenes.table.report import ReportScene
from ziggurat_client.scenes.table.reported import ReportedScene

THEM = "p2"
LINES = (ReportedLine(THEM, "Puabi", "Buy my cubes", 1e9), ReportedLine("p3", "Kubaba", "Stop it", 1e9 + 60))


def told(number: int = 0, reason: str = "spam") -> Reported:
    return Reported(CODE, THEM, f"Puabi {number}", "p3", "Kubaba", reason, LINES)


def come(driver: Driver) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    come(driver)
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


@pytest.fixture
def hosting(driver: Driver, server: ServerDouble) -> ServerDouble:
    """The room of a table whose host we are, with somebody else at it."""
    come(driver)
    server.tell(table(CODE, your_seats=(0,), watchers=(PersonCard(THEM, "Puabi"),)))
    driver.turn_without_scene()
    driver.app.stack.push(driver.app.atlas.table(CODE))
    driver.turn(2)
    return server


def banner(driver: Driver) -> str:
    return driver.app.services.banner.text or ""


def words_of(scene: PeopleScene | ReportedScene) -> str:
    return repr([piece.appearance() for piece in scene.layout()])


# ------------------------------------------------------------------ making one


def test_somebody_is_reported_from_the_list_of_people_with_a_reason(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    driver.click("speakers")
    driver.turn()
    driver.click("report 0")
    driver.turn()
    assert isinstance(driver.app.scene, ReportScene)
    driver.write("spam")
    driver.strike(pygame.K_RETURN, "\r")
    driver.turn(2)
    (sent,) = server.asked(Report)
    assert (sent.person, sent.table, sent.whispers, sent.reason) == (THEM, None, False, "spam")
    assert "Reported" in banner(driver)
    assert isinstance(driver.app.scene, PeopleScene)


def test_a_report_at_a_table_names_the_table(driver: Driver) -> None:
    server = MatchTable(match_of(parse(BOARD)))
    driver.app.link = server
    driver.equip()
    open_game(driver, server)
    key(driver, pygame.K_t, "t")
    driver.click("speakers")
    driver.turn()
    driver.click("report 0")
    driver.turn()
    driver.click("give")
    driver.turn()
    (sent,) = server.asked(Report)
    assert (sent.table, sent.whispers, sent.reason) == (CODE, False, "")


def test_one_can_say_that_it_was_whispered(driver: Driver, hosting: ServerDouble) -> None:
    driver.click("speakers")
    driver.turn()
    driver.click("report 0")
    driver.turn()
    driver.page.focus_on("where")
    driver.press(pygame.K_RIGHT)
    driver.click("give")
    driver.turn()
    (sent,) = hosting.asked(Report)
    assert (sent.table, sent.whispers) == (None, True)


def test_whispers_are_reported_where_they_are_read(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    server.tell(Whispered(THEM, "Puabi", "I know where you live", 1e9))
    driver.turn(2)
    driver.strike(pygame.K_a, "a")
    driver.click("report")
    driver.turn()
    driver.click("give")
    driver.turn()
    (sent,) = server.asked(Report)
    assert (sent.person, sent.table, sent.whispers) == (THEM, None, True)


def test_whoever_goes_back_reports_nothing(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.click("speakers")
    driver.turn()
    driver.click("report 0")
    driver.turn()
    driver.write("spam")
    driver.press(pygame.K_ESCAPE)
    assert server.asked(Report) == []


def test_a_refused_report_says_why(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    server.refusals[Report] = "too_many_reports"
    driver.click("speakers")
    driver.turn()
    driver.click("report 0")
    driver.turn()
    driver.click("give")
    driver.turn(2)
    assert "report too much" in banner(driver)


# ------------------------------------------------------------------ as the host


def test_a_host_is_told_and_reads_who_why_and_what_was_said(driver: Driver, hosting: ServerDouble) -> None:
    hosting.tell(told())
    driver.turn(2)
    assert banner(driver).startswith("Kubaba reports what Puabi 0 said at your table.")
    driver.click("speakers")
    driver.turn()
    driver.click("reports")
    driver.turn()
    scene = driver.app.scene
    assert isinstance(scene, ReportedScene)
    words = words_of(scene)
    assert "spam" in words
    assert words.index("Buy my cubes") < words.index("Stop it")


def test_a_host_mutes_or_bars_from_there(driver: Driver, hosting: ServerDouble) -> None:
    hosting.tell(told())
    driver.turn(2)
    driver.app.stack.push(ReportedScene(driver.app.atlas, CODE))
    driver.turn()
    for name, kind in (("mute", Mute), ("bar", Bar)):
        driver.click(name)
        driver.turn()
        assert isinstance(driver.app.scene, DecisionScene)
        driver.click("give")
        driver.turn(2)
        (sent,) = hosting.asked(kind)
        assert (sent.table, sent.person, sent.minutes) == (CODE, THEM, 60)


def test_several_reports_are_read_one_after_the_other_the_newest_first(driver: Driver, hosting: ServerDouble) -> None:
    hosting.tell(told(1, ""), told(2), told(3))
    driver.turn(2)
    scene = ReportedScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn()
    assert "Puabi 3" in words_of(scene)
    scene.turn_page(1)
    scene.turn_page(1)
    assert "Puabi 1" in words_of(scene)
    assert "no reason given" in words_of(scene)


def test_only_the_last_of_many_reports_are_kept_and_none_of_another_server(
    driver: Driver, hosting: ServerDouble
) -> None:
    hosting.tell(*(told(number) for number in range(MOST_REPORTS + 5)))
    driver.turn(2)
    remote = driver.app.services.remote
    assert len(remote.reports_at(CODE)) == MOST_REPORTS
    assert remote.reports_at("URUK-17") == ()
    remote.connect(Address("other.example"), "Ninsun")
    assert remote.reports_at(CODE) == ()


def test_whoever_was_told_of_nothing_has_no_such_button(driver: Driver, hosting: ServerDouble) -> None:
    driver.click("speakers")
    driver.turn()
    assert not driver.page.has("reports")
    assert driver.app.services.remote.tables[CODE].table.host == US
