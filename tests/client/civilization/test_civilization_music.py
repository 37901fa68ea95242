"""Which piece of music is heard with a game of Civilization, and when it changes."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import CODE, MatchTable, open_game
from client.standing import match_at
from games.civilization.card_scenes import begun, table
from games.civilization.scenes import scene
from ziggurat.games.civilization.position import Board, Mode
from ziggurat.games.civilization.trade_actions import TradeReady
from ziggurat_client.boards.civilization.music import MARKET, PIECES, piece_of
from ziggurat_client.boards.civilization.presentation import PRESENTATION
from ziggurat_client.boards.civilization.succession.epochs import EPOCHS
from ziggurat_client.scenes.replay.live import LiveReplayScene
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.names import Piece


def full(**nations: str) -> Board:
    """The full game while cities are built."""
    return table("cities", **nations).board


def societies(advances: int, victory_cards: int = 7) -> Board:
    """First societies, of which the leading nation has so many advances."""
    known = ("pottery", "weaving", "music", "mysticism", "agriculture", "literacy", "coinage")[:advances]
    line = " ".join(["troy 2", *(f"*{advance}" for advance in known)])
    options = {"victory_cards": victory_cards}
    return table("cities", "first_societies", options=options, crete="knossos 2 *music", asia=line).board


def test_every_epoch_and_the_market_have_a_piece_of_their_own() -> None:
    assert set(PIECES) == set(EPOCHS)
    assert len({*PIECES.values(), MARKET}) == len(EPOCHS) + 1


@pytest.mark.parametrize(
    ("marker", "piece"),
    [
        (0, "hearths"),
        (4, "hearths"),
        (5, "bellows"),
        (8, "bellows"),
        (9, "caravans"),
        (11, "anvils"),
        (13, "anvils"),
        (14, "citadels"),
        (16, "citadels"),
    ],
)
def test_in_the_full_game_the_piece_is_that_of_the_epoch(marker: int, piece: Piece) -> None:
    assert piece_of(full(crete=f"knossos 2 @{marker}")) == piece


def test_the_epoch_is_that_of_the_nation_which_leads() -> None:
    assert piece_of(full(crete="knossos 2 @3", asia="troy 2 @10", egypt="memphis 2 @7")) == "anvils"


def test_of_two_nations_on_the_same_square_the_later_epoch_counts() -> None:
    assert piece_of(full(crete="knossos 2 @4", egypt="memphis 2 @4")) == "bellows"


@pytest.mark.parametrize(
    ("advances", "piece"),
    [
        (1, "hearths"),
        (2, "bellows"),
        (3, "caravans"),
        (4, "caravans"),
        (5, "anvils"),
        (6, "citadels"),
        (7, "citadels"),
    ],
)
def test_in_first_societies_the_advances_that_win_are_spread_over_the_epochs(advances: int, piece: Piece) -> None:
    assert piece_of(societies(advances)) == piece


def test_where_more_advances_win_the_epochs_come_later() -> None:
    assert piece_of(societies(5, victory_cards=12)) == "caravans"


@pytest.mark.parametrize("mode", ["first_societies", "full"])
def test_while_trade_is_open_the_market_is_heard(mode: Mode) -> None:
    assert piece_of(table("trade", mode, crete="knossos 2 @10").board) == MARKET


def test_before_there_are_nations_it_is_the_stone_age() -> None:
    assert piece_of(table("nations").board) == "hearths"


@pytest.mark.parametrize("mode", ["nomads", "farmers"])
def test_without_cards_the_game_has_its_one_piece(mode: Mode) -> None:
    assert piece_of(scene(mode=mode, crete="knossos 2 @10").board) is None
    assert PRESENTATION.music == "caravans"


@pytest.fixture
def server() -> MatchTable:
    """A table of three at the market, one of whom has entered the Early Bronze Age."""
    hands = {"illyria": "salt-1 salt-2 salt-3", "thrace": "grain-1 grain-2 grain-3", "crete": "iron-1 iron-2 papyrus-1"}
    position = begun("trade", hands=hands, illyria="noricum 2 @6", thrace="scythia 2 @5", crete="knossos 2 @4")
    return MatchTable(match_at("civilization", 3, position))


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    return ear


def wait_for_the_music(driver: Driver) -> None:
    """Turn until the music has come to rest."""
    while driver.app.services.audio.wakes_in is not None:
        driver.turn()


def test_when_the_market_ends_its_music_gives_way_to_that_of_the_age(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    open_game(driver, server)
    wait_for_the_music(driver)
    for seat in range(3):
        server.act(seat, TradeReady(True))
        driver.turn(3)
    wait_for_the_music(driver)
    assert listener.music == ["stalls", "silence", "bellows"]


def test_a_match_that_is_told_again_has_the_music_of_what_is_shown(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    open_game(driver, server)
    for seat in range(3):
        server.act(seat, TradeReady(True))
    driver.turn(3)
    replay = LiveReplayScene(driver.app.atlas, CODE)
    driver.app.stack.push(replay)
    driver.turn(3)
    driver.press(pygame.K_END)
    driver.turn(3)
    last = replay.music
    driver.press(pygame.K_HOME)
    driver.turn(3)
    assert (replay.music, last) == ("stalls", "bellows")
