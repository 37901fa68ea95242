"""Civilization's modes with cards through the real main loop: by mouse, by keys and by gamepad."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

import pytest

from client.civilization_hands import Hands, Keys, Mouse, PadHands, view_of
from client.civilization_player import carry_out, see
from client.civilization_whim import Whim
from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import MatchTable, open_game
from client.standing import match_at
from examples import sampled
from ziggurat.bots.levels import RandomPlayer
from ziggurat.games.civilization.actions import BuildCities, NewShip, Ships, Upkeep
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.trade_actions import Buy, TradeReady
from ziggurat_client.boards.civilization.choosing.modes import Founding
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging import civilization_calamities as calamities
from ziggurat_client.staging import civilization_cards as cards
from ziggurat_client.staging.civilization import FOUNDING
from ziggurat_client.staging.civilization_market import market

OURS: Final = 1
HandsOf: TypeAlias = Callable[[Driver, GameScene], Hands]
DEVICES: Final[tuple[HandsOf, ...]] = (Mouse, Keys, PadHands)
QUESTIONS: Final = (
    cards.TAXING,
    cards.GILDING,
    cards.BUYING_LATE,
    cards.SOCIETY,
    cards.DISCARDING,
    calamities.REVOLT,
    calamities.VOLCANO,
    calamities.QUAKE,
    calamities.PLAIN,
    calamities.EPIDEMIC,
    calamities.SPREADING,
    calamities.ORDERED,
    calamities.FAMINE,
    calamities.PARTNER,
    calamities.SECEDING,
    calamities.KEEPING,
    calamities.DISORDER,
    calamities.ICONOCLASTS,
    calamities.PIRATES,
)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match stands there, with us in the second seat."""
    position: Position = request.param
    return MatchTable(match_at("civilization", position.board.seats, position), OURS)


@sampled(
    ("server", "hands_of"),
    [(position, DEVICES[number % len(DEVICES)]) for number, position in enumerate(QUESTIONS)],
    indirect=["server"],
    every=8,
)
def test_what_is_chosen_about_coins_cards_and_calamities_is_carried_out(
    driver: Driver, server: MatchTable, hands_of: HandsOf
) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    chosen = list(server.match.game.candidates(server.match.view(OURS)))[-1]
    carry_out(driver, server, scene, hands_of(driver, scene), chosen)


MIXED: Final = Ships(
    {"asia-1": Upkeep(1, 0), "asia-2": Upkeep(0, 1)}, (NewShip("sinope", 1, 1), NewShip("trapezus", 2, 0))
)
AFAR: Final = Ships({"asia-1": Upkeep(0, 1, "kanesh")}, ())


@pytest.mark.parametrize("hands_of", DEVICES)
@pytest.mark.parametrize(
    ("server", "wanted"), [(cards.SHIPPING, MIXED), (cards.SHIPPING_FROM_AFAR, AFAR)], indirect=["server"]
)
def test_ships_are_paid_with_any_mix_that_is_stepped_to(
    driver: Driver, server: MatchTable, hands_of: HandsOf, wanted: Ships
) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    carry_out(driver, server, scene, hands_of(driver, scene), wanted)


BY_MIXED_PAYMENT: Final = Buy(
    ("coinage", "engineering"),
    (*(f"grain-{number}" for number in range(1, 6)), "bronze-1", "bronze-2", "salt-1", "salt-2", "cloth-1"),
    9,
)
"""Two advances for 150: four sets for 141 and nine coins, otherwise than is proposed."""
WITHOUT_A_MOUSE: Final = (Keys, PadHands)


@pytest.mark.parametrize("hands_of", WITHOUT_A_MOUSE)
@pytest.mark.parametrize("server", [cards.BUYING], indirect=True)
def test_two_advances_are_paid_with_chosen_cards_and_coins_without_a_mouse(
    driver: Driver, server: MatchTable, hands_of: HandsOf
) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    carry_out(driver, server, scene, hands_of(driver, scene), BY_MIXED_PAYMENT)


@pytest.mark.parametrize("hands_of", WITHOUT_A_MOUSE)
@sampled(
    "server",
    [calamities.EPIDEMIC, calamities.ORDERED, calamities.ICONOCLASTS, calamities.QUAKE, calamities.SECEDING],
    every=4,
    indirect=True,
)
def test_what_a_calamity_takes_is_chosen_without_a_mouse(driver: Driver, server: MatchTable, hands_of: HandsOf) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    found = list(server.match.game.candidates(server.match.view(OURS)))
    carry_out(driver, server, scene, hands_of(driver, scene), found[len(found) // 2])


@pytest.mark.parametrize("hands_of", DEVICES)
@pytest.mark.parametrize("server", [FOUNDING], indirect=True)
def test_it_can_be_answered_that_no_city_is_built(driver: Driver, server: MatchTable, hands_of: HandsOf) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    carry_out(driver, server, scene, hands_of(driver, scene), BuildCities(()))


@pytest.mark.parametrize("server", [FOUNDING], indirect=True)
def test_the_second_stick_answers_that_no_city_is_built(driver: Driver, server: MatchTable) -> None:
    see(driver, open_game(driver, server))
    Gamepad(driver.turn).press(PadButton.SECOND_LEFT)
    assert server.match.steps[-1].action == BuildCities(())


@pytest.mark.parametrize("server", [FOUNDING], indirect=True)
def test_a_list_that_was_emptied_is_confirmed_by_pad(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    see(driver, scene)
    hands, mode = PadHands(driver, scene), view_of(scene).mode
    assert isinstance(mode, Founding)
    for area in mode.areas:
        hands.press(f"row site {AREAS[area].id}")
    hands.press("confirm")
    assert server.match.steps[-1].action == BuildCities(())


def bustle(server: MatchTable, chance: Random) -> None:
    """Others trade at the same time."""
    board = server.match.position.board
    for seat in chance.sample([seat for seat in board.owing if seat != OURS], min(2, len(board.owing) - 1)):
        action = RandomPlayer().choose(server.match.game, server.match.view(seat), chance)
        if not isinstance(action, TradeReady):
            server.act(seat, action)


@pytest.mark.slow
@pytest.mark.parametrize("server", [market()], indirect=True)
@sampled(("hands_of", "turns"), [(Keys, 0), (Mouse, 1), (PadHands, 0)], every=3)
def test_a_turn_of_the_full_game_is_played_at_the_screen(
    driver: Driver, server: MatchTable, hands_of: HandsOf, turns: int
) -> None:
    """From its market on to the next turn, and by mouse all of that one too."""
    scene = open_game(driver, server)
    hands, chance = hands_of(driver, scene), Random(11)
    whim, done = Whim(OURS, chance), set[str]()
    last = server.match.position.board.turn + turns
    while server.match.position.board.turn <= last and server.match.result is None:
        if server.match.position.board.phase == "trade" and OURS in server.match.due.seats:
            bustle(server, chance)
        server.let_others_act()
        see(driver, scene)
        if OURS in server.match.due.seats:
            chosen = whim.choose(server.match)
            carry_out(driver, server, scene, hands, chosen)
            done.add(type(chosen).__name__)
    assert {"TradeOffer", "TradeReply", "TradeWithdraw", "TradeReady", "EndBuy"} <= done
    scene.view.skip()
    assert view_of(scene).scenery.board == server.match.view(OURS).public.board
