"""The client at a table of seven, at a server in memory: a game that has nothing but a plain board."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from client.driver import Driver
from client.plain_board import PlainBoard
from client.server_double import ServerDouble
from market.actions import Offer
from market.hall import PATIENT, Hall
from market.position import MarketOptions, Shown
from market.registered import registered
from market.rules import MARKET
from server.world import World
from ziggurat.games.game import Event, Seat
from ziggurat.match.steps import Expiry, Step
from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, Hello, Resume
from ziggurat_client.boards import registry
from ziggurat_client.boards.replay_board import Manner
from ziggurat_client.boards.shapes import SQUARE
from ziggurat_client.network import remote
from ziggurat_client.replaying.chronicle import Chronicle, Mark
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.shown import SHOWN

SEATS = 7
OUR_SEAT = 0


class PlainChronicle(Chronicle):
    """The points of a market, without marks and standouts."""

    rules = MARKET

    def scores(self, position: Shown, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        return tuple(map(len, position.board.stores))

    def mark(self, event: Event) -> Mark | None:
        return None


def paint_nothing(*_: object) -> None:
    """Paints nothing."""


STAGING = SimpleNamespace(
    chronicle=PlainChronicle(),
    manner=lambda _: Manner("", paint_nothing, paint_nothing),
    paint_breakdown=paint_nothing,
    paint_tie=paint_nothing,
    paint_mark=paint_nothing,
    paint_standout=paint_nothing,
    tell_action=str,
)
WORDS = {
    "games.market": "Market",
    "result.ending.market.last_round": "The last market is over.",
    "result.breakdown.market": "Wares in the stores.",
    "turns.market.by_round": "Wares by round",
    "turns.market.axis": "round",
    **{f"result.breaker.market.{number}": "{more} instead of {fewer}" for number in range(3)},
}


@pytest.fixture(autouse=True)
def market_is_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Servers and this client know the market; there is nothing of it but a plain board."""
    room = ModuleType("presentation")
    plain = SimpleNamespace(
        board=partial(PlainBoard, MARKET), music="evening", guide=(), shape=SQUARE, staging=STAGING, annals=None
    )
    room.PRESENTATION = plain  # type: ignore[attr-defined]
    for knows_games in (registry, remote):
        monkeypatch.setattr(knows_games, "SHOWN", (*SHOWN, MARKET.id))
    monkeypatch.setitem(sys.modules, f"ziggurat_client.boards.{MARKET.id}.presentation", room)
    with registered():
        yield
    registry.presentation.cache_clear()


class HallLink(ServerDouble):
    """A link to a real server in memory, at whose table we sit in the first of seven seats."""

    def __init__(self) -> None:
        super().__init__()
        self.hall: Hall

    def _answer(self, message: ClientMessage) -> None:
        us = self.hall.players[OUR_SEAT]
        if isinstance(message, Hello):
            self.tell(us.welcome)
        else:
            us.say(message)
            self.bring_news()

    def bring_news(self) -> None:
        """Tell the client what the server has said since."""
        us = self.hall.players[OUR_SEAT]
        self.tell(*us.heard)
        us.forget()

    def begin(self) -> None:
        """Show the client its table, and where the match stands."""
        us = self.hall.players[OUR_SEAT]
        us.say(Resume(1000, self.hall.code, 0))
        self.hall.world.wait(0.1)
        self.bring_news()
        self.tell(us.position)


@pytest.fixture
def server(market_is_shown: None) -> HallLink:
    """A market of seven at a server in memory."""
    link = HallLink()
    link.hall = Hall(World(PATIENT), SEATS, MarketOptions(rounds=5, market=8, night=1))
    return link


@pytest.fixture
def game(driver: Driver, server: HallLink) -> GameScene:
    """The match on the screen."""
    driver.app.services.remote.connect(Address("test.example"), "Trader 0")
    server.begin()
    driver.turn_without_scene()
    scene = GameScene(driver.app.atlas, server.hall.code)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def play(driver: Driver, server: HallLink, seed: int, steps: int) -> None:
    """Have everybody, us too, play so many random steps, or to the end; the client is told one by one."""
    for step in range(steps):
        if server.hall.match.result is not None:
            return
        server.hall.play(seed + step, 1)
        server.bring_news()
        driver.turn(1, seconds=0.2)


def assert_true(server: HallLink, game: GameScene) -> None:
    """The client shows what the server has, by the seat's own count."""
    moment = game.record.moment
    assert moment is not None
    assert moment.view == server.hall.match.view(OUR_SEAT)
    assert (moment.revision, moment.due.seats) == (server.hall.revision_of(OUR_SEAT), server.hall.match.due.seats)


def test_a_match_of_seven_is_shown_as_it_is_whatever_happens_in_it(
    driver: Driver, server: HallLink, game: GameScene
) -> None:
    play(driver, server, 1, 120)
    assert_true(server, game)
    assert Expiry() in server.hall.match.steps
    assert driver.app.scene is game
    assert "Time is up." in [line.text for line in game.log]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1440)])
def test_a_table_of_seven_has_room_in_a_window_of_any_size(
    driver: Driver, server: HallLink, game: GameScene, size: tuple[int, int]
) -> None:
    driver.resize(*size)
    play(driver, server, 2, 20)
    assert driver.app.scene is game
    assert_true(server, game)


def test_what_one_presses_is_done_while_all_act_at_once(driver: Driver, server: HallLink, game: GameScene) -> None:
    match = server.hall.match
    server.hall.take(Step(3, next(iter(MARKET.candidates(match.view(3))))))
    driver.click("choice 0")
    server.bring_news()
    driver.turn(2)
    assert server.hall.match.due.seats == (1, 2, 4, 5, 6)
    assert_true(server, game)


def test_a_whisper_between_others_changes_nothing_on_the_screen(
    driver: Driver, server: HallLink, game: GameScene
) -> None:
    while server.hall.match.span.phase != "market":
        play(driver, server, 5, 1)
    before = game.record.moment, game.log
    hand = server.hall.match.position.hands[2]
    server.hall.take(Step(2, Offer(3, hand[0], "W")))
    server.bring_news()
    driver.turn(2)
    assert len(server.hall.match.position.whispers) == 1
    assert (game.record.moment, game.log) == before


@pytest.mark.thorough
def test_the_result_of_seven_is_shown_and_the_match_is_played_again_for_its_chart(
    driver: Driver, server: HallLink, game: GameScene
) -> None:
    driver.app.services.words._sentences.update(WORDS)
    play(driver, server, 3, 10**3)
    driver.turn(20, seconds=0.5)
    result = driver.app.scene
    assert isinstance(result, ResultScene)
    assert [standing.seat for standing in result.standings] == [
        standing.seat for standing in server.hall.match.result.standings
    ]
    while result.animating:
        driver.turn(5)
    assert result.followed
