"""A series of games in the client: how it is chosen, and how it stands after each game."""

from __future__ import annotations

from io import StringIO

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import US, ServerDouble, table
from server.race_game import race_result
from ziggurat.match.match import Match
from ziggurat.match.series import new_series
from ziggurat.wire.codec import BadValue
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Configure, Offer, PositionMessage, SeatState, Series, SeriesTerms, Sit
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.table.series_choice import Counting, SeriesChoiceScene
from ziggurat_client.staging import staged
from ziggurat_client.text_log import TextLog
from ziggurat_client.ui.button import Button
from ziggurat_client.wording.series import LENGTHS, length_words, neighbour, points_words, series_lines, series_next
from ziggurat_client.wording.words import Words

CODE = "ENKI-42"
SEATS = (SeatState(US, "Ninsun", here=True), SeatState("bot1", "Enlil", "merchant", here=True))
ONE_WON = new_series(2, 2).with_result(race_result(30, 20))
BOTH_PLAYED = ONE_WON.with_next_game().with_result(race_result(28, 31))


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


def open_room(driver: Driver) -> RoomScene:
    app = driver.app
    app.services.remote.connect(Address("test.example"), "Ninsun")
    app.services.remote.ask(lambda number: Sit(number, CODE, 0))
    driver.turn_without_scene()
    scene = RoomScene(app.atlas, CODE)
    app.stack.push(scene)
    driver.turn(2)
    return scene


def open_result(driver: Driver, server: ServerDouble, match: Match, series: Series | None) -> ResultScene:
    app = driver.app
    app.services.remote.connect(Address("test.example"), "Ninsun")
    described = table(stage="over", seats=SEATS, your_seats=(0,))
    server.tables[CODE] = msgspec.structs.replace(described, series=series)
    view, outcome = (msgspec.Raw(msgspec.json.encode(value)) for value in (match.view(0), match.result))
    server.tell(server.tables[CODE], PositionMessage(CODE, match.revision, (), (), view, 0, outcome))
    driver.turn_without_scene()
    scene = ResultScene(app.atlas, CODE)
    app.stack.push(scene)
    driver.turn(2)
    return scene


# ------------------------------------------------------------------------------------------------- choosing


def test_the_host_chooses_a_series_by_keys(driver: Driver, server: ServerDouble) -> None:
    open_room(driver).focus_on("series")
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert isinstance(driver.app.stack.top, SeriesChoiceScene)
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_RIGHT)
    driver.app.stack.top.focus_on("choose")
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert [change.series for change in server.asked(Configure)] == [SeriesTerms(games=0, seats="drawn")]


def test_the_host_chooses_a_series_by_gamepad(driver: Driver, server: ServerDouble) -> None:
    gamepad = Gamepad(driver.turn)
    open_room(driver).focus_on("series")
    gamepad.press(PadButton.A)
    driver.turn()
    gamepad.press(PadButton.RIGHT)
    driver.turn()
    choice = driver.app.stack.top
    assert isinstance(choice, SeriesChoiceScene)
    choice.focus_on("choose")
    gamepad.press(PadButton.A)
    driver.turn()
    assert [change.series for change in server.asked(Configure)] == [SeriesTerms(games=0)]


def test_the_host_makes_a_table_casual_or_has_ratings_shown(driver: Driver, server: ServerDouble) -> None:
    room = open_room(driver)
    for key, rated in ((pygame.K_LEFT, "no"), (pygame.K_RIGHT, "shown")):
        room.focus_on("series")
        driver.press(pygame.K_RETURN)
        driver.turn()
        driver.page.focus_on("rated")
        driver.press(key)
        driver.page.focus_on("choose")
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert server.asked(Configure)[-1].rated == rated


def test_who_is_not_the_host_only_reads(driver: Driver) -> None:
    room = open_room(driver)
    driver.app.stack.push(SeriesChoiceScene(room.atlas, Counting(SeriesTerms(games=3))))
    driver.turn()
    names = {piece.name for piece in driver.page.layout() if isinstance(piece, Button)}
    assert "back" in names
    assert "choose" not in names


def test_lengths_go_from_one_game_over_as_many_as_seats_to_seven() -> None:
    words, terms = Words("en"), SeriesTerms()
    said = [length_words(words, terms)]
    while (following := neighbour(terms, 1)) is not None:
        terms = following
        said.append(length_words(words, terms))
    assert len(said) == len(LENGTHS)
    assert (said[0], said[1], said[-1]) == ("1 game", "As many games as seats", "7 games")


# ------------------------------------------------------------------------------------------------- standing


def test_between_games_one_more_is_called_the_next_game(driver: Driver, server: ServerDouble, match: Match) -> None:
    result = open_result(driver, server, match, ONE_WON)
    assert result.keys()[0].meaning == Words("en").say("series.next_game")
    driver.press(pygame.K_RETURN)
    assert [again.kind for again in server.asked(Offer)] == ["rematch"]


def test_after_the_last_game_it_is_a_rematch_again(driver: Driver, server: ServerDouble, match: Match) -> None:
    assert open_result(driver, server, match, BOTH_PLAYED).keys()[0].meaning == Words("en").say("result.rematch")


def test_the_text_log_tells_how_the_series_stands(driver: Driver, server: ServerDouble, match: Match) -> None:
    told = StringIO()
    driver.equip(text_log=TextLog(told.write))
    open_result(driver, server, match, ONE_WON)
    assert "Game 1 of 2.\nSeries, Ninsun: 1.\nSeries, Enlil: 0.\n" in told.getvalue()


def test_who_sits_second_begins_the_next_game() -> None:
    described = msgspec.structs.replace(table(stage="over", seats=SEATS), series=ONE_WON)
    assert series_next(Words("en"), described, ONE_WON) == "Then Enlil begins"


def test_points_are_said_in_halves() -> None:
    assert [points_words(Words("fr"), points) for points in (0, 0.5, 1, 2.5)] == ["0", "½", "1", "2½"]


def test_a_table_without_a_series_says_nothing_of_one() -> None:
    assert series_lines(Words("en"), table(stage="over", seats=SEATS)) == ()


def test_a_series_of_other_seats_than_the_tables_is_believed_of_nobody() -> None:
    with pytest.raises(BadValue):
        TableRecord(msgspec.structs.replace(table(seats=SEATS), series=new_series(2, 3)))
