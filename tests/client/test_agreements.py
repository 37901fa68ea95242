"""What players can only do together, at the screen: offering it, and saying yes or no."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import CODE, MatchTable, open_game
from client.server_double import US, ServerDouble, table
from client.ur_table import view_of
from games.random_play import played, short
from ziggurat.certainty import present
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Answer, Offer, OpenOffer, PositionMessage, Resign, SeatState
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.agreements import AgreementsScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.ui.offer_card import OfferCard
from ziggurat_client.wording.sitters import players_at

UR = game_named("ur")


@pytest.fixture
def server() -> MatchTable:
    """A match of three; we are Ninsun, the others are Kubaba and Tariq."""
    return MatchTable(Match(UR, 3, 4, short(UR, 4)))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    scene = open_game(driver, server)
    server.tables[CODE] = driver.app.services.remote.tables[CODE].table
    return scene


def put_on_offer(driver: Driver, server: ServerDouble, **fields: Any) -> None:
    """Kubaba offers something, to which nobody else has agreed yet."""
    values: dict[str, Any] = {"number": 3, "kind": "call_off", "seat": 1, "agreed": (1,)}
    server.change(CODE, offer=OpenOffer(**(values | fields)))
    driver.turn(2)


def has(scene: GameScene, name: str) -> bool:
    try:
        scene.widget(name)
    except LookupError:
        return False
    return True


def open_agreements(driver: Driver) -> None:
    driver.press(pygame.K_F10)
    assert isinstance(driver.app.scene, GameMenu)
    driver.click("agree")
    assert isinstance(driver.app.scene, AgreementsScene)


@pytest.mark.parametrize(("name", "kind"), [("undo turn", "undo_turn"), ("call off", "call_off")])
def test_the_menu_leads_to_what_all_must_agree_to(
    driver: Driver, server: MatchTable, scene: GameScene, name: str, kind: str
) -> None:
    open_agreements(driver)
    driver.click(name)
    assert [(offer.kind, offer.seat) for offer in server.asked(Offer)] == [(kind, 0)]
    assert driver.app.scene is scene


def test_an_offer_is_made_by_keys_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    driver.press(pygame.K_F10)
    for _ in range(5):
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, AgreementsScene)
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert [offer.kind for offer in server.asked(Offer)] == ["call_off"]


def test_an_offer_is_answered_by_gamepad_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    pad = Gamepad(driver.turn)
    pad.press(PadButton.START)
    for _ in range(5):
        pad.press(PadButton.DOWN)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, AgreementsScene)
    pad.press(PadButton.DOWN)
    pad.press(PadButton.A)
    assert [answer.yes for answer in server.asked(Answer)] == [False]


@pytest.mark.parametrize("server", [MatchTable(Match(UR, 2, 4), seat=None)])
def test_whoever_watches_asks_nobody(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    driver.press(pygame.K_F10)
    with pytest.raises(LookupError):
        driver.page.widget("agree")


def test_a_card_over_the_game_asks_us(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    assert not has(scene, "offer")
    put_on_offer(driver, server)
    card = scene.widget("offer")
    assert isinstance(card, OfferCard)
    assert card.offer.sentence == "Kubaba would like to end the match"
    assert card.offer.waiting == "Not agreed yet: Ninsun, Tariq"


def test_the_card_hides_no_points(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    driver.resize(1280, 720)
    card = scene.screen.rect(scene.widget("offer").box)
    panels = [scene.screen.rect(present(scene.view.seat_place(seat))) for seat in range(3)]
    assert card.collidelist(panels) == -1


@pytest.mark.parametrize(("button", "yes"), [("yes", True), ("no", False)])
def test_the_cards_buttons_answer_it(
    driver: Driver, server: MatchTable, scene: GameScene, button: str, yes: bool
) -> None:
    put_on_offer(driver, server)
    driver.click(button)
    assert [(answer.offer, answer.yes) for answer in server.asked(Answer)] == [(3, yes)]


def test_the_card_is_answered_by_keys_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    scene.focus_on("offer")
    driver.press(pygame.K_TAB)
    assert scene.focused == "yes"
    driver.press(pygame.K_RETURN)
    assert [answer.yes for answer in server.asked(Answer)] == [True]


def test_a_card_that_was_opened_makes_room_for_the_board(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    driver.click("offer")
    driver.press(pygame.K_ESCAPE)
    driver.turn()
    assert not has(scene, "yes")
    assert scene.widget("offer").box.width < 100
    put_on_offer(driver, server, number=4)
    assert has(scene, "yes")


def test_whoever_has_agreed_may_only_take_it_back(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server, agreed=(0, 1))
    assert not has(scene, "yes")
    driver.click("no")
    assert [answer.yes for answer in server.asked(Answer)] == [False]


def test_the_card_goes_with_the_offer(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    server.change(CODE, offer=None)
    driver.turn(2)
    assert not has(scene, "offer")


def test_a_bot_is_not_waited_for(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    seats = server.tables[CODE].seats
    server.change(CODE, seats=(*seats[:2], msgspec.structs.replace(seats[2], level="merchant")))
    put_on_offer(driver, server)
    card = scene.widget("offer")
    assert isinstance(card, OfferCard)
    assert card.offer.waiting == "Not agreed yet: Ninsun"


def test_an_offer_can_be_answered_from_the_menu_too(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    put_on_offer(driver, server)
    open_agreements(driver)
    driver.click("yes")
    assert [answer.offer for answer in server.asked(Answer)] == [3]
    server.change(CODE, offer=None)
    driver.turn(2)
    assert driver.app.scene is scene


def test_a_turn_taken_back_is_to_be_played_anew(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    while not server.match.may_undo_turn(0) or server.match.due.seats != (1,):
        seat = server.match.due.seats[0]
        server.act(seat, next(iter(UR.candidates(server.match.view(seat)))))
    driver.turn(3)
    server.take_turn_back(0)
    driver.turn(3)
    view = view_of(scene)
    assert view.position == server.match.position
    assert view.steps == ()
    assert scene.log[-1].seat == 0


def test_the_log_says_that_all_agreed_to_end(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    server.call_off(1)
    driver.turn(3)
    assert scene.log[-1].text == "All players agreed to end it here."
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)


def test_the_result_of_a_match_that_was_called_off_names_no_winner(driver: Driver, server: MatchTable) -> None:
    match = played(UR, 2, 3, rounds=4, steps=20)
    match.call_off()
    seats = (SeatState(US, "Ninsun", here=True), SeatState("p2", "Kubaba", here=True))
    view, result = (msgspec.Raw(msgspec.json.encode(value)) for value in (match.view(0), match.result))
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.tell(
        table(CODE, stage="over", seats=seats, your_seats=(0,)),
        PositionMessage(CODE, match.revision, (), (), view, 0, result),
    )
    driver.turn_without_scene()
    scene = ResultScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn(3)
    assert [standing.rank for standing in scene.standings] == [0, 0]


# ------------------------------------------------------------------------------------------------- resigning


def resigned_by(server: MatchTable, seat: int) -> None:
    """Whoever sits there has resigned."""
    table = server.tables[CODE]
    state = msgspec.structs.replace(table.seats[seat], resigned=table.seats[seat].name)
    server.change(CODE, seats=(*table.seats[:seat], state, *table.seats[seat + 1 :]))


def test_resigning_is_asked_about_first_and_staying_is_the_usual_answer(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    open_agreements(driver)
    driver.click("resign")
    assert isinstance(driver.app.scene, QuestionScene)
    driver.press(pygame.K_RETURN)
    assert server.asked(Resign) == []
    assert isinstance(driver.app.scene, AgreementsScene)


def test_who_says_so_has_resigned(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    open_agreements(driver)
    driver.click("resign")
    driver.click("go")
    assert [(ask.table, ask.seat) for ask in server.asked(Resign)] == [(CODE, 0)]
    assert driver.app.scene is scene


def test_one_resigns_by_keys_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    driver.press(pygame.K_F10)
    for _ in range(5):
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    for _ in range(2):
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, QuestionScene)
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert len(server.asked(Resign)) == 1


def test_one_resigns_by_gamepad_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.START)
    for _ in range(5):
        pad.press(PadButton.DOWN)
    pad.press(PadButton.A)
    for _ in range(2):
        pad.press(PadButton.DOWN)
    pad.press(PadButton.A)
    pad.press(PadButton.RIGHT)
    pad.press(PadButton.A)
    assert len(server.asked(Resign)) == 1


def test_everyone_is_told_who_has_resigned_and_sees_it_at_the_seat(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    resigned_by(server, 1)
    driver.turn(2)
    assert driver.app.services.banner.text == "Kubaba has resigned"
    about = [player.about for player in players_at(driver.app.services.words, scene.record.table)]
    assert about[1] == "Kubaba resigned"


def test_the_log_and_the_result_say_who_resigned_and_that_the_others_won(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    resigned_by(server, 1)
    seats = server.tables[CODE].seats
    server.call_off(1)
    server.tell(msgspec.structs.replace(server.description("over"), seats=seats))
    driver.turn(3)
    assert scene.log[-1].text == "Kubaba resigned."
    driver.turn(400)
    result = driver.app.scene
    assert isinstance(result, ResultScene)
    assert {standing.seat: standing.rank for standing in result.standings} == {0: 1, 2: 1, 1: 3}
