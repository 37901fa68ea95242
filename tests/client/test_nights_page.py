"""Games nights as the client shows them, through the real loop."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import US, ServerDouble
from ziggurat.certainty import of_type
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    ClientMessage,
    Done,
    EndNight,
    Entrant,
    HideNight,
    Leave,
    NextRound,
    Night,
    NightCard,
    NightMessage,
    NightPlace,
    NightRound,
    Nights,
    NightTable,
    NightTerms,
    OpenNight,
    PositionMessage,
    ShowNight,
    SignOff,
    SignUp,
    Sit,
    Table,
    Watch,
)
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.night.keeping import as_csv, as_picture
from ziggurat_client.scenes.night.night import NightScene
from ziggurat_client.scenes.night.nights import NightsScene
from ziggurat_client.scenes.night.open_night import OpenNightScene
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.wording.words import Words

CODE = "LAGASH-12"
ENTRANTS = (
    Entrant(1, "Puabi", person="p2"),
    Entrant(2, "Ninsun", person=US),
    Entrant(3, "Shulgi", level="merchant"),
    Entrant(4, "Omar", person="p4"),
)
OPEN = Night("Friday", NightTerms(("ur",), seats=2), "p2", entrants=(ENTRANTS[0], *ENTRANTS[2:]))
TABLES = (NightTable("MARI-1", "ur", (1, 3)), NightTable("KISH-2", "ur", (2, 4)))
PLAYED = replace(OPEN, stage="playing", entrants=ENTRANTS, rounds=(NightRound(TABLES),))
STANDINGS = tuple(NightPlace(entrant.number, 1, (None,), 0) for entrant in ENTRANTS)


class ServerWithNights(ServerDouble):
    """A server at which one night is known, and looks like `told` to whoever asks."""

    told = NightMessage(CODE, OPEN, STANDINGS)

    def _answer(self, message: ClientMessage) -> None:
        match message:
            case OpenNight():
                self.tell(self.told)
                self.tell(Done(message.id, night=CODE))
            case ShowNight():
                self.tell(self.told)
                self.tell(Done(message.id))
            case HideNight() | SignUp() | SignOff() | NextRound() | EndNight():
                self.tell(Done(message.id))
            case _:
                super()._answer(message)


@pytest.fixture
def server() -> ServerWithNights:
    return ServerWithNights()


@pytest.fixture
def lobby(driver: Driver, server: ServerWithNights) -> LobbyScene:
    driver.app.services.remote.connect(Address("ur.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def shown(driver: Driver, server: ServerWithNights, told: NightMessage) -> NightScene:
    """The page of the night, told like that."""
    server.told = told
    scene = NightScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn(3)
    return scene


def result_at(driver: Driver, server: ServerWithNights, table: str) -> ResultScene:
    """The result of a match at that table of the night, at which we sat."""
    first, position, *_ = staged.finished()
    server.tables[table] = told = replace(of_type(Table, first), table=table, night=CODE)
    server.tell(told, replace(of_type(PositionMessage, position), table=table))
    driver.turn(2)
    scene = ResultScene(driver.app.atlas, table)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


# ------------------------------------------------------------------ the list


def test_the_star_in_the_lobby_leads_to_the_nights(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    server.tell(Nights((NightCard(CODE, "Friday", ("ur",), "open", 3, 0, 3),)))
    driver.turn()
    driver.click("nights")
    driver.turn()
    assert isinstance(driver.app.scene, NightsScene)
    driver.click(f"show {CODE}")
    driver.turn(3)
    assert isinstance(driver.app.scene, NightScene)
    assert [ask.night for ask in server.asked(ShowNight)] == [CODE]


def test_a_night_is_opened_as_was_chosen_and_shown(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.app.stack.push(NightsScene(driver.app.atlas))
    driver.turn()
    driver.click("open")
    driver.turn()
    assert isinstance(driver.app.scene, OpenNightScene)
    driver.write("Friday")
    driver.click("game babel")
    driver.turn()
    driver.click("open")
    driver.turn(3)
    (asked,) = server.asked(OpenNight)
    assert (asked.name, asked.terms.games) == ("Friday", ("ur", "babel"))
    assert isinstance(driver.app.scene, NightScene)


def test_the_last_game_of_a_night_cannot_be_left_out(driver: Driver, lobby: LobbyScene) -> None:
    scene = OpenNightScene(driver.app.atlas, lambda name, terms: None)
    driver.app.stack.push(scene)
    driver.turn()
    driver.click("game ur")
    driver.turn()
    assert scene.terms.games == ("ur",)


def test_no_more_seats_than_the_games_have_can_be_chosen(driver: Driver, lobby: LobbyScene) -> None:
    scene = OpenNightScene(driver.app.atlas, lambda name, terms: None)
    driver.app.stack.push(scene)
    driver.turn()
    for button in ("game babel", "game ur"):
        driver.click(button)
        driver.turn()
    assert scene.terms.seats == 2


# ------------------------------------------------------------------ a night


def test_whoever_is_not_in_it_signs_up(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, OPEN, STANDINGS[:3]))
    driver.press(pygame.K_RETURN)
    assert server.asked(SignUp)[0].level is None


def test_whoever_is_in_it_signs_off(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, replace(OPEN, entrants=ENTRANTS), STANDINGS))
    driver.click("sign off")
    assert [ask.entrant for ask in server.asked(SignOff)] == [None]


def test_only_its_organiser_has_the_buttons_for_it(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    guest = shown(driver, server, NightMessage(CODE, OPEN, STANDINGS))
    assert not any(guest.has(button) for button in ("next", "bot", "end"))
    host = shown(driver, server, NightMessage(CODE, replace(OPEN, organiser=US), STANDINGS))
    assert all(host.has(button) for button in ("next", "bot", "end"))


def test_its_organiser_adds_bots_and_begins(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, replace(OPEN, organiser=US), STANDINGS))
    driver.click("bot")
    driver.turn()
    driver.click("next")
    assert [ask.level for ask in server.asked(SignUp)] == ["merchant"]
    assert len(server.asked(NextRound)) == 1


def test_the_end_of_a_night_is_asked_twice(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, replace(OPEN, organiser=US), STANDINGS))
    driver.click("end")
    driver.turn()
    assert isinstance(driver.app.scene, QuestionScene)
    assert server.asked(EndNight) == []
    driver.click("go")
    assert len(server.asked(EndNight)) == 1


def test_a_round_that_begins_leads_everyone_to_their_table(
    driver: Driver, lobby: LobbyScene, server: ServerWithNights
) -> None:
    shown(driver, server, NightMessage(CODE, replace(OPEN, entrants=ENTRANTS), STANDINGS))
    server.tell(NightMessage(CODE, PLAYED, STANDINGS))
    driver.turn(2)
    assert [ask.table for ask in server.asked(Sit)] == ["KISH-2"]


def test_a_round_that_begins_is_seen_from_the_lobby_too(
    driver: Driver, lobby: LobbyScene, server: ServerWithNights
) -> None:
    server.told = NightMessage(CODE, PLAYED, STANDINGS)
    server.tell(server.told)
    driver.turn(4)
    assert [ask.table for ask in server.asked(Sit)] == ["KISH-2"]


def test_other_tables_of_a_round_are_watched(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    away = replace(PLAYED, entrants=(ENTRANTS[0], replace(ENTRANTS[1], person="p9"), *ENTRANTS[2:]))
    shown(driver, server, NightMessage(CODE, away, STANDINGS))
    driver.click("table MARI-1")
    driver.turn()
    assert [ask.table for ask in server.asked(Watch)] == ["MARI-1"]


def test_a_break_counts_down_to_the_next_round(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, replace(PLAYED, stage="break"), STANDINGS, left=90))
    record = driver.app.services.remote.nights[CODE]
    now = driver.app.services.clock.now()
    assert 89 <= (record.left(now) or 0) <= 90
    assert record.left(now + 100) == 0


def test_tables_beyond_the_page_are_turned_to(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    many = tuple(replace(TABLES[0], table=f"MARI-{number}") for number in range(1, 8))
    page = shown(driver, server, NightMessage(CODE, replace(PLAYED, rounds=(NightRound(many),)), STANDINGS))
    assert page.has("table MARI-1")
    driver.press(pygame.K_PAGEDOWN)
    driver.turn()
    assert not page.has("table MARI-1")
    assert page.has("table MARI-4")


def test_whoever_leaves_the_page_is_told_no_more(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    shown(driver, server, NightMessage(CODE, OPEN, STANDINGS))
    driver.press(pygame.K_ESCAPE)
    assert [ask.night for ask in server.asked(HideNight)] == [CODE]
    assert driver.app.scene is lobby


# ------------------------------------------------------------------ keeping it


OVER = replace(PLAYED, rounds=(NightRound(tuple(replace(t, over=True, ranks=(1, 2), scores=(5, 3)) for t in TABLES)),))
SUMS = (NightPlace(2, 1, (3,), 3), NightPlace(1, 1, (3,), 3), NightPlace(3, 3, (1,), 1), NightPlace(4, 3, (1,), 1))


def test_the_standings_are_written_where_other_programs_read_them(
    driver: Driver,
    lobby: LobbyScene,
    server: ServerWithNights,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ziggurat_client.scenes.night.keeping.user_downloads_path", lambda: tmp_path)
    shown(driver, server, NightMessage(CODE, replace(OVER, stage="over"), SUMS))
    driver.click("keep")
    driver.turn()
    driver.click("csv")
    driver.turn()
    driver.click("picture")
    rows = list(csv.reader(io.StringIO((tmp_path / "Friday.csv").read_text(encoding="utf-8"))))
    assert [row[:2] for row in rows[1:]] == [["1", "Ninsun"], ["1", "Puabi"], ["3", "Shulgi"], ["3", "Omar"]]
    assert pygame.image.load(tmp_path / "Friday.png").get_width() == 1280


def test_a_name_that_programs_of_tables_would_work_out_is_written_as_text(
    driver: Driver, lobby: LobbyScene, server: ServerWithNights
) -> None:
    formula = replace(OVER, entrants=(replace(ENTRANTS[0], name="=1+1"), *ENTRANTS[1:]))
    shown(driver, server, NightMessage(CODE, formula, SUMS))
    record = driver.app.services.remote.nights[CODE]
    rows = list(csv.reader(io.StringIO(as_csv(Words(), record))))
    assert rows[2][1] == "'=1+1"


def test_a_hundred_entrants_are_all_on_the_picture(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    entrants = tuple(Entrant(number, f"Name {number}", level="merchant") for number in range(1, 101))
    places = tuple(NightPlace(entrant.number, 1, (), 0) for entrant in entrants)
    shown(driver, server, NightMessage(CODE, replace(OPEN, entrants=entrants), places))
    record = driver.app.services.remote.nights[CODE]
    assert pygame.image.load(io.BytesIO(as_picture(Words(), record, "Here")), "a.png").get_height() > 100 * 60


# ------------------------------------------------------------------ from a result to the next round


@pytest.mark.parametrize("below", ["lobby", "night"])
def test_whoever_looks_at_a_result_is_led_to_the_next_round(
    driver: Driver, lobby: LobbyScene, server: ServerWithNights, below: str
) -> None:
    if below == "night":
        shown(driver, server, NightMessage(CODE, OPEN, STANDINGS))
    result = result_at(driver, server, "URUK-9")
    server.told = NightMessage(CODE, PLAYED, STANDINGS)
    server.tell(server.told)
    driver.turn(4)
    assert result not in driver.app.stack.scenes
    assert [ask.table for ask in server.asked(Leave)] == ["URUK-9"]
    assert [ask.table for ask in server.asked(Sit)] == ["KISH-2"]


def test_the_result_of_the_round_under_way_stays(driver: Driver, lobby: LobbyScene, server: ServerWithNights) -> None:
    result = result_at(driver, server, "KISH-2")
    server.tell(NightMessage(CODE, PLAYED, STANDINGS))
    driver.turn(3)
    assert driver.app.scene is result
