"""How often each level has won is counted from our own matches, kept, and said in a table's room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import SeatState, Table
from ziggurat_client.kept.level_wins import FILE, LevelWins, Wins
from ziggurat_client.servers.win_counting import WinCounting


class BotTable(MatchTable):
    """A short match of two, in which a hired bot sits opposite."""

    def __init__(self) -> None:
        super().__init__(Match(game_named("ur"), 2, 7, UrOptions(max_rounds=1)))

    def description(self, stage: Any) -> Table:
        table = super().description(stage)
        return replace(table, seats=(table.seats[0], SeatState("bot1", "Enlil", "merchant", here=True)))

    def play_to_the_end(self) -> None:
        """Both take the first action there is, until the match is over."""
        while self.match.result is None:
            seat = self.match.due.seats[0]
            self.act(seat, next(iter(self.match.game.candidates(self.match.view(seat)))))


@pytest.fixture
def server() -> BotTable:
    return BotTable()


def tally(driver: Driver) -> Wins:
    return driver.app.services.level_wins.of("ur", "merchant")


def test_a_match_that_ends_is_counted_once_for_the_bots_level(driver: Driver, server: BotTable) -> None:
    open_game(driver, server)
    server.play_to_the_end()
    driver.turn(3)
    result = server.match.result
    assert result is not None
    won = any(standing.seat == 1 and standing.rank == 1 for standing in result.standings)
    assert tally(driver) == Wins(1, int(won))
    server.tell(server.description("over"))
    driver.turn()
    assert tally(driver).played == 1


def test_a_match_that_was_over_when_we_came_is_not_counted(driver: Driver, server: BotTable) -> None:
    while server.match.result is None:
        seat = server.match.due.seats[0]
        server.match.apply(seat, next(iter(server.match.game.candidates(server.match.view(seat)))))
    result = msgspec.Raw(msgspec.json.encode(server.match.result))
    server.tell(server.description("over"), replace(server.position(0), result=result))
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    moment = driver.app.services.remote.tables[CODE].moment
    assert moment is not None
    assert moment.result is not None
    WinCounting(driver.app.services.remote, driver.app.services.level_wins).follow()
    assert tally(driver).played == 0


def test_a_match_that_was_called_off_is_not_counted(driver: Driver, server: BotTable) -> None:
    open_game(driver, server)
    server.call_off(0)
    driver.turn(3)
    assert tally(driver).played == 0


def test_the_tally_is_kept_until_the_next_start(tmp_path: Path) -> None:
    LevelWins(tmp_path).count("ur", "king", won=True)
    LevelWins(tmp_path).count("ur", "king", won=False)
    again = LevelWins(tmp_path)
    assert (again.of("ur", "king"), again.of("babel", "king")) == (Wins(2, 1), Wins())


def test_a_damaged_tally_begins_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"levels":{"ur/king":{"played":-3}}}', encoding="utf-8")
    assert LevelWins(tmp_path).of("ur", "king") == Wins()
