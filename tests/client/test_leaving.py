"""What leaving a running match is said to come to."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.server_double import table
from ziggurat.certainty import of_type, present
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.messages import Replay, ReplayFile
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.replaying.replays import replay_folder
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.servers.private_server import PrivateServer
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.wording.leaving import leaving
from ziggurat_client.wording.waiting import turn
from ziggurat_client.wording.words import Words

DAY = 24 * 3600


class SilentServer(PrivateServer):
    """A private server that keeps a game and never ran."""

    def __init__(self, game: KeptGame) -> None:
        self.game = game
        self.failure = self.address = self.exit_code = None
        self._process = None


def said(*, seats: tuple[int, ...] = (0,), clock: ClockTerms | None = None) -> str:
    """The sentence for whoever has those seats at a table of others."""
    record = TableRecord(table(your_seats=seats, clock=clock or ClockTerms()))
    return leaving(Words("en"), record, alone=False, waits=False)


def test_a_seat_at_a_table_of_people_is_held_while_the_match_runs() -> None:
    assert said().startswith("Your seat stays yours while the match runs.")


def test_a_slow_match_goes_on_while_nobody_is_there() -> None:
    assert "goes on while nobody is at the table" in said(clock=ClockTerms("per_turn", DAY))


def test_whoever_watches_leaves_no_seat() -> None:
    assert said(seats=()) == "You only watch: the match goes on without you."


def test_a_match_between_bots_ends_with_who_watched_it() -> None:
    assert leaving(Words("en"), TableRecord(table()), alone=True, waits=False).endswith("ends with that.")


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two where a match begins, or the table that the test asks for."""
    asked: MatchTable = getattr(request, "param", None) or MatchTable(Match(game_named("ur"), 2, 1))
    return asked


@pytest.fixture
def game(driver: Driver, server: MatchTable) -> KeptGame:
    """A game against a bot on our private server, on show over the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    kept = present(KeptGames(driver.app.services.memory.folder).begin())
    driver.app.services.servers.private = SilentServer(kept)
    open_game(driver, server)
    server.begin()
    driver.turn()
    return kept


def test_the_menu_says_that_a_game_against_bots_waits_and_the_title_has_it(driver: Driver, game: KeptGame) -> None:
    driver.press(pygame.K_ESCAPE)
    menu = of_type(GameMenu, driver.app.scene)
    assert menu.leaving == "The game waits for you on the title, under Continue."
    driver.click("leave")
    assert of_type(TitleScene, driver.app.scene).focused == "continue"
    ((waiting, _),) = KeptGames(driver.app.services.memory.folder).waiting()
    assert waiting.name == game.name


def test_a_game_that_is_over_waits_no_more_and_leaves_nothing(
    driver: Driver, game: KeptGame, server: MatchTable
) -> None:
    assert game.waits
    server.call_off(0)
    driver.turn(2)
    assert not game.waits
    driver.app.stack.home()
    assert not game.folder.exists()
    assert not of_type(TitleScene, driver.app.scene).has("continue")


def test_a_game_that_is_over_waits_until_its_replay_is_kept(driver: Driver, game: KeptGame, server: MatchTable) -> None:
    server.answering = False
    server.call_off(0)
    driver.turn()
    assert game.waits
    asked = server.asked(Replay)[0]
    server.tell(ReplayFile(asked.id, asked.table, msgspec.Raw(msgspec.json.encode(server.match.record()))))
    driver.turn()
    assert not game.waits
    assert list(replay_folder(driver.app.services.memory).glob("*.json"))


def test_every_step_is_kept_as_it_happens(driver: Driver, game: KeptGame, server: MatchTable) -> None:
    before = game.sign
    seat = server.match.due.seats[0]
    server.act(seat, next(iter(server.match.game.candidates(server.match.view(seat)))))
    driver.turn()
    assert bytes(game.sign.public) != bytes(before.public)
    assert game.sign.due != before.due


def test_whose_private_server_ends_by_itself_finds_the_game_on_the_title(driver: Driver, game: KeptGame) -> None:
    present(driver.app.services.servers.private).failure = "exit code -9"
    pygame.event.post(pygame.Event(SERVER_CHANGED))
    driver.turn()
    assert of_type(TitleScene, driver.app.scene).focused == "continue"
    assert driver.app.services.banner.text == "The private server has ended by itself. Your game waits under Continue."


@pytest.mark.parametrize("server", [MatchTable(Match(game_named("ur"), 3, 1), guests=(1,))], indirect=True)
def test_where_several_sit_at_this_screen_the_sign_names_whose_turn_it_is(game: KeptGame) -> None:
    sign = game.sign
    assert sign.shared
    assert len(sign.rivals) == 2
    assert turn(Words("en"), replace(sign, ours=True, due=("Belit",))) == "Belit plays"
