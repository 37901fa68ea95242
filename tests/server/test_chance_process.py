"""The process that finds chances of winning, and the server's end of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from twisted.internet.error import ProcessDone
from twisted.internet.task import Clock
from twisted.python.failure import Failure

from bots.matches import careless_match, careless_match_of_babel, careless_match_of_tigris
from ziggurat.bounds import SeatChances
from ziggurat.games import GAMES, OLDER_RULES
from ziggurat.games.game import Game
from ziggurat.match.match import Match
from ziggurat_server.chances.finding import found
from ziggurat_server.chances.lines import Found, Question
from ziggurat_server.chances.spawned_finder import MOST_WAITING, PATIENCE, REST, SpawnedFinder
from ziggurat_server.installed import InstalledCode

UR = GAMES["ur"]


def question(game: Game[Any, Any, Any], position: Any, number: int = 1) -> Question:
    """How likely is each seat to win in that position?"""
    return Question(number, game.id, game.rules_version, msgspec.Raw(msgspec.json.encode(game.public(position))))


def of_beginning(game: Game[Any, Any, Any], seats: int, number: int = 1) -> Question:
    """The same where a match begins."""
    return question(game, Match(game, seats, 4).position, number)


# ------------------------------------------------------------------------------------------------- what is found

ALL_RULES = [*GAMES.values(), *OLDER_RULES.values()]


@pytest.mark.parametrize("game", ALL_RULES, ids=lambda game: f"{game.id}-{game.rules_version}")
def test_every_seat_of_every_game_has_a_chance_and_they_sum_to_1(game: Game[Any, Any, Any]) -> None:
    for seats in game.seat_counts:
        chances = found(of_beginning(game, seats)).chances
        assert chances is not None
        assert (len(chances), sum(chances)) == (seats, pytest.approx(1))


@pytest.mark.parametrize(
    "match",
    [careless_match(), careless_match_of_babel(), careless_match_of_tigris()],
    ids=lambda match: match.game.id,
)
def test_the_same_question_has_the_same_answer_in_the_middle_of_a_match_and_after_it(match: Match) -> None:
    for steps in (match.step_count // 2, match.step_count):
        asked = question(match.game, match.position_after(steps))
        first, second = found(asked).chances, found(asked).chances
        assert first is not None
        assert first == second


def test_who_won_a_finished_match_is_certain_and_shares_it_with_whoever_else_won() -> None:
    for match in (careless_match(), careless_match_of_tigris()):
        winners = [standing.seat for standing in match.result.standings if standing.rank == 1]  # type: ignore[union-attr]
        shares = tuple(1 / len(winners) if seat in winners else 0 for seat in range(match.seats))
        assert found(question(match.game, match.position)).chances == shares


@pytest.mark.parametrize(
    "asked",
    [
        Question(7, "senet", 1, msgspec.Raw(b"{}")),
        Question(7, "ur", 99, msgspec.Raw(b"{}")),
        Question(7, "ur", UR.rules_version, msgspec.Raw(b"{}")),
        Question(7, "ur", UR.rules_version, msgspec.Raw(b"[1,")),
    ],
    ids=["unknown game", "unknown rules", "no view", "no JSON"],
)
def test_what_cannot_be_judged_has_no_chances(asked: Question) -> None:
    assert found(asked) == Found(7, None)


def test_the_process_answers_line_by_line_and_ends_with_its_input() -> None:
    asked = [of_beginning(UR, 2, 1), of_beginning(GAMES["babel"], 2, 2)]
    run = subprocess.run(
        [sys.executable, "-m", "ziggurat_server.chances"],
        input=b"".join(msgspec.json.encode(each) + b"\n" for each in asked),
        capture_output=True,
        timeout=60,
        check=True,
    )
    answers = [msgspec.json.decode(line, type=Found) for line in run.stdout.splitlines()]
    assert answers == [found(each) for each in asked]


# ------------------------------------------------------------------------------------------------- the server's end


class ChildInMemory:
    """A process that says what a test lets it say."""

    def __init__(self, protocol: Any) -> None:
        self.protocol = protocol
        self.asked: list[Question] = []
        self.runs = True
        protocol.makeConnection(self)

    def writeToChild(self, _: int, data: bytes) -> None:  # noqa: N802 - Twisted's name
        self.asked += [msgspec.json.decode(line, type=Question) for line in data.splitlines()]

    def closeStdin(self) -> None:  # noqa: N802 - Twisted's name
        """Nothing more is asked."""

    def signalProcess(self, name: str) -> None:  # noqa: N802 - Twisted's name
        assert name == "KILL"
        self.die()

    def say(self, *answers: Found, cut: int | None = None) -> None:
        """Answer; `cut` says after how many bytes the system hands the rest over later."""
        data = b"".join(msgspec.json.encode(answer) + b"\n" for answer in answers)
        for part in (data[:cut], data[len(data) if cut is None else cut :]):
            self.protocol.outReceived(part)

    def die(self) -> None:
        self.runs = False
        self.protocol.processEnded(Failure(ProcessDone(0)))


class Children:
    """Where processes are started: keeps every one, newest last."""

    def __init__(self) -> None:
        self.started: list[ChildInMemory] = []
        self.fails = False

    def spawnProcess(  # noqa: N802 - Twisted's name
        self, protocol: object, executable: str, args: Sequence[str], env: Mapping[str, str]
    ) -> ChildInMemory:
        if self.fails:
            raise OSError("no memory")
        self.started.append(ChildInMemory(protocol))
        return self.started[-1]


class House:
    """A finder with its clock, its processes and what they run."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.children = Children()
        self.folder = folder
        self.finder = SpawnedFinder(self.children, self.clock, InstalledCode(folder))

    @property
    def child(self) -> ChildInMemory:
        """The newest process."""
        return self.children.started[-1]

    def ask(self) -> list[SeatChances | None]:
        """What is answered stands in there, once it is."""
        heard: list[SeatChances | None] = []
        self.finder.find(UR, b"{}").addCallback(heard.append)
        return heard


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A finder of which nobody has asked anything."""
    return House(tmp_path)


def test_the_process_starts_with_the_first_question(house: House) -> None:
    assert not house.children.started
    house.ask()
    house.ask()
    assert len(house.children.started) == 1
    assert house.child.asked == [Question(n, "ur", UR.rules_version, msgspec.Raw(b"{}")) for n in (1, 2)]


def test_each_is_told_the_answer_to_their_own_question_however_it_is_cut(house: House) -> None:
    first, second = house.ask(), house.ask()
    house.child.say(Found(2, (0.5, 0.5)), Found(1, None), cut=9)
    assert (first, second) == ([None], [(0.5, 0.5)])


def test_who_waits_when_the_process_dies_is_told_nothing(house: House) -> None:
    waiting = house.ask()
    house.child.die()
    assert waiting == [None]


def test_another_process_starts_after_a_rest(house: House) -> None:
    house.ask()
    house.child.die()
    assert house.ask() == [None]
    house.clock.advance(REST)
    again = house.ask()
    house.child.say(Found(1, (1.0, 0.0)))
    assert again == [(1.0, 0.0)]
    assert len(house.children.started) == 2


def test_a_process_that_does_not_answer_is_ended(house: House) -> None:
    waiting = house.ask()
    house.clock.advance(PATIENCE)
    assert waiting == [None]
    assert not house.child.runs


def test_a_process_that_answers_one_by_one_is_not_ended(house: House) -> None:
    first, second = house.ask(), house.ask()
    house.clock.advance(PATIENCE - 1)
    house.child.say(Found(1, None))
    house.clock.advance(PATIENCE - 1)
    house.child.say(Found(2, (0.5, 0.5)))
    house.clock.advance(2 * PATIENCE)
    assert (first, second, house.child.runs) == ([None], [(0.5, 0.5)], True)


def test_more_than_can_wait_is_refused(house: House) -> None:
    waiting = [house.ask() for _ in range(MOST_WAITING)]
    assert house.ask() == [None]
    assert not any(waiting)


def test_where_no_process_can_be_started_nothing_is_found(house: House) -> None:
    house.children.fails = True
    assert house.ask() == [None]


def test_no_process_of_another_version_is_started(house: House) -> None:
    (house.folder / "rules.py").touch()
    assert house.ask() == [None]
    assert not house.children.started


def test_with_the_server_the_process_ends_and_no_other_starts(house: House) -> None:
    waiting, ended = house.ask(), house.finder.end()
    assert (ended.called, waiting, house.child.runs) == (True, [None], False)
    house.clock.advance(REST)
    assert house.ask() == [None]
    assert len(house.children.started) == 1


def test_a_finder_that_nobody_asked_ends_at_once(house: House) -> None:
    assert house.finder.end().called
