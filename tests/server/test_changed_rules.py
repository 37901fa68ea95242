"""Changed rules never alter a running match silently: it goes on under its own rules, or it is kept until those are
back."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from server.on_disk import ServerOnDisk, kept_in, rows_in
from server.other_rules import LateGift, MoreCubes, MoreCubesByVersion, Stricter, program_with
from server.programs import LOOPBACK, Caller, Program
from server.test_journal_recovery import acted, back
from server.world import Visitor, World, legal_action, written
from ziggurat.games.game import Game
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Done, Happened, Notice, Open, PositionMessage, Ready, Sit, Start
from ziggurat_server.journal.replaying import played_again

pytestmark = pytest.mark.both_stores

AnyGame = Game[Any, Any, Any]

FAR = 18
"""Steps of a match in which some are kept with their digest."""


class House:
    """A server on disk with a match of Anna and Belit, which programs of several versions have in turn."""

    def __init__(self, folder: Path, steps: int) -> None:
        self._folder = folder
        self._server = ServerOnDisk(folder)
        self.code, self.players = self._server.world.match("Anna", "Belit")
        if steps:
            acted(self.players, steps)
        self.shown = [self.position(self._server.world, player) for player in self.players]

    def position(self, world: World, player: Visitor) -> PositionMessage:
        """Where the match stands for a player who comes back."""
        again = back(world, player)
        again.say(Sit(1, self.code))
        return again.only(PositionMessage)

    def start(self) -> World:
        """The program dies, and the one that is there now starts."""
        self._server.die()
        self._server = ServerOnDisk(self._folder)
        return self._server.world

    def rows(self) -> list[Any]:
        """All that the file has of tables, matches and their steps."""
        return rows_in(self._folder)


OTHER_RULES = {
    "another set-up, of another version": (MoreCubesByVersion(), 5, "other_rules"),
    "another set-up, the version forgotten": (MoreCubes(), 0, "differs"),
    "another step, the version forgotten": (LateGift(), FAR, "differs"),
    "a step that is refused": (Stricter(), 5, "unplayable"),
}


@pytest.mark.parametrize(("rules", "steps", "why"), OTHER_RULES.values(), ids=OTHER_RULES)
class TestAMatchThatWasBegunUnderRulesWhichAreNotHere:
    def test_is_kept_and_its_players_are_told_why(self, tmp_path: Path, rules: AnyGame, steps: int, why: str) -> None:
        house = House(tmp_path, steps)
        with program_with(rules):
            world = house.start()
        assert world.game_server.lobby.tables == {}
        notice = back(world, house.players[0]).only(Notice)
        assert (notice.kind, notice.tables, notice.why) == ("set_aside", (house.code,), why)

    def test_is_neither_altered_nor_closed_however_long_it_waits(
        self, tmp_path: Path, rules: AnyGame, steps: int, why: str
    ) -> None:
        house = House(tmp_path, steps)
        before = house.rows()
        with program_with(rules):
            world = house.start()
            anna = back(world, house.players[0])
            anna.say(Sit(1, house.code))
            assert anna.refusal() == "set_aside"
            anna.hang_up()
            world.wait(world.limits.held_match + 60)
            assert house.rows() == before

    def test_goes_on_as_it_stood_once_the_program_with_its_rules_is_back(
        self, tmp_path: Path, rules: AnyGame, steps: int, why: str
    ) -> None:
        house = House(tmp_path, steps)
        with program_with(rules):
            house.start()
        world = house.start()
        assert [house.position(world, player) for player in house.players] == house.shown


@pytest.mark.parametrize(
    ("rules", "steps", "said"),
    [
        (MoreCubesByVersion(), 5, "rules of version 1 of 'ur' are not here"),
        (LateGift(), FAR, "after 16 steps these rules arrive at another position"),
        (Stricter(), 5, "step 3 cannot be played: not_now"),
    ],
    ids=["other rules", "another position", "refused"],
)
def test_its_host_is_told_which_step_fails_and_why(tmp_path: Path, rules: AnyGame, steps: int, said: str) -> None:
    house = House(tmp_path, steps)
    with program_with(rules):
        (aside,) = house.start().game_server.set_aside.tables
    assert aside.detail.startswith(said)


def test_a_match_goes_on_under_the_rules_it_was_begun_with_where_the_program_still_has_them(tmp_path: Path) -> None:
    house = House(tmp_path, FAR)
    with program_with(MoreCubesByVersion(), Ur()):
        world = house.start()
        assert [house.position(world, player) for player in house.players] == house.shown


def test_the_next_match_at_its_table_is_begun_under_the_newest_rules(tmp_path: Path) -> None:
    house = House(tmp_path, 3)
    with program_with(MoreCubesByVersion(), Ur()):
        table = house.start().game_server.lobby.find(house.code)
        assert table.state.play is not None
        assert (table.state.play.match.game.rules_version, table.state.game.rules_version) == (1, 2)


OTHER_PROGRAM = (str(Path(__file__).with_name("other_rules_server.py")),)


@pytest.mark.only_on_sqlite
def test_a_killed_match_waits_out_another_version_of_the_program_and_goes_on_to_the_byte(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments, "--seed", "4") as server:
        anna = server.call()
        token = anna.hello("Anna").token
        code = begun_at_one_screen(anna)
        for revision in range(3):
            act_at_one_screen(anna, code, revision)
        hear_of(anna, 3)
        server.end(signal.SIGKILL)
    with Program(*arguments, program=OTHER_PROGRAM) as server:
        anna = server.call()
        anna.hello("Anna", token)
        notice = anna.await_message(Notice)
        assert (notice.kind, notice.tables, notice.why) == ("set_aside", (code,), "other_rules")
        assert code in server.end(signal.SIGKILL)[1]
    with Program(*arguments) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Sit(1, code))
        act_at_one_screen(anna, code, 3)
        hear_of(anna, 4)
        server.end(signal.SIGKILL)
    (table,) = kept_in(tmp_path).tables
    assert table.match is not None
    again = played_again(table.match, most=1, newest=1).match
    straight = Match(Ur(), 2, again.seed)
    for step in again.steps:
        straight.take(step)
    assert (again.revision, again.digest()) == (4, straight.digest())


def begun_at_one_screen(caller: Caller) -> str:
    """The code of a table where a match began that they play for both seats."""
    caller.say(Open(1, "ur", 2))
    code = caller.await_message(Done).table
    assert code is not None
    caller.say(Sit(2, code, 0))
    caller.say(Sit(3, code, 1, name="Belit"))
    for seat in (0, 1):
        caller.say(Ready(4, code, seat=seat))
    caller.say(Start(5, code))
    return code


def act_at_one_screen(caller: Caller, code: str, revision: int) -> None:
    """Take a legal action for the seat whose turn it is at that revision."""
    news = caller.await_any(PositionMessage, Happened)
    while news.revision < revision or news.viewer not in news.to_act:
        news = caller.await_any(PositionMessage, Happened)
    caller.say(Act(7, code, revision, written(legal_action(news)), seat=news.viewer))


def hear_of(caller: Caller, revision: int) -> None:
    """Wait for what is only told once it is safe."""
    while caller.await_message(Happened).revision < revision:
        pass
