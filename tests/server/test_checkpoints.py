"""A long match is played on from its checkpoint, and stands and is told as if it were played again from its start."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from examples import sampled
from games.random_play import EVERY_GAME, AnyGame, chooser, next_step
from market.position import MarketOptions
from server.journal_entries import CODE
from server.on_disk import ServerOnDisk, kept_in, look_into
from server.other_rules import program_with
from server.test_journal_recovery import acted, back
from server.world import written
from ziggurat.games.game import Action, Event, Options, Seat, Viewer
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match
from ziggurat.match.steps import Expiry
from ziggurat.wire.messages import PositionMessage, Sit
from ziggurat_server.journal.journal import MatchStarted, StepsUndone, StepTaken, TimeExpired
from ziggurat_server.journal.kept import KeptMatch, KeptStep
from ziggurat_server.journal.replaying import played_again
from ziggurat_server.tables.moments import checkpoints
from ziggurat_server.tables.moments.checkpoints import Checkpoint, Checkpoints
from ziggurat_server.tables.moments.moment import first_moment, moment_after, moment_without
from ziggurat_server.tables.moments.told import Told

pytestmark = pytest.mark.both_stores

STEPS = 300
NEWEST = 20
SINCE = 24
LONG: dict[str, Options] = {"market": MarketOptions(rounds=40)}
"""Options that let a game go on for long enough."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoints are taken often, so that short matches have some."""
    monkeypatch.setattr(checkpoints, "STEPS_BETWEEN", 64)
    monkeypatch.setattr(checkpoints, "STEPS_SINCE", SINCE)


class Notebook:
    """A long random match in which steps are taken back now and then, and what a journal has of it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        choose = chooser(seed)
        self.match = Match(game, max(game.seat_counts), seed, LONG.get(game.id))
        self.told = Told(game, self.match.seats, NEWEST)
        self.told.follow(first_moment(self.match))
        self.checkpoints = Checkpoints(self.match.span)
        self.steps: list[KeptStep] = []
        self.checkpoint: Checkpoint | None = None
        while self.match.revision < STEPS and self.match.result is None:
            undoers = self.match.undoers()
            if undoers and choose(4) == 0:
                self.undo(undoers[0])
            else:
                self.step(choose)

    def step(self, choose: Callable[[int], int]) -> None:
        step = next_step(self.match, choose)
        moment, revision = moment_after(self.match, self.match.take(step)), self.match.revision
        digest = self.match.last_digest
        if isinstance(step, Expiry):
            self.steps.append(TimeExpired(CODE, revision, step.seats, digest=digest))
        else:
            self.steps.append(StepTaken(CODE, revision, step.seat, written(step.action), digest=digest))
        self.follow(self.told.follow(moment))

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.steps.append(StepsUndone(CODE, self.match.revision, seat))
        self.follow(self.told.follow(moment_without(self.match, seat)))

    def follow(self, moment: Any) -> None:
        self.checkpoint = self.checkpoints.follow(moment, self.match) or self.checkpoint

    def kept(self, checkpoint: Checkpoint | None = None) -> KeptMatch:
        """What a server would read that started now."""
        match, options = self.match, msgspec.Raw(msgspec.json.encode(self.match.options))
        version = match.game.rules_version
        start = MatchStarted(CODE, match.game.id, match.seats, match.seed, options, (), version, digest="")
        return KeptMatch(start, tuple(self.steps), checkpoint=checkpoint)


def long_match(game: AnyGame, number: int = 0) -> Notebook:
    """One of those that are long enough for a checkpoint."""
    books = (Notebook(game, seed) for seed in itertools.count())
    return next(itertools.islice((book for book in books if book.checkpoint is not None), number, None))


@pytest.fixture(params=EVERY_GAME.values(), ids=list(EVERY_GAME))
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Every game, the market with its secret steps too."""
    with program_with(request.param):
        yield request.param


@sampled("number", range(3), every=3)
def test_a_match_stands_and_is_told_as_if_it_were_played_from_its_start(game: AnyGame, number: int) -> None:
    book = long_match(game, number)
    assert book.checkpoint is not None
    kept = msgspec.json.decode(msgspec.json.encode(book.checkpoint), type=Checkpoint)
    short, whole = played_again(book.kept(kept), SINCE // 2, NEWEST), played_again(book.kept(), SINCE // 2, NEWEST)
    assert short.match.record() == whole.match.record()
    assert short.match.positions == book.match.positions
    assert (short.match.revision, short.match.undoers()) == (book.match.revision, book.match.undoers())
    assert list(short.moments) == list(whole.moments)
    assert short.told.kept_from == whole.told.kept_from == book.told.kept_from
    assert short.checkpoints.reached == whole.checkpoints.reached
    for viewer in viewers(book.match):
        newest = book.told.now.number(viewer) if book.told.now else 0
        assert short.told.since(viewer, newest - 8, newest) == whole.told.since(viewer, newest - 8, newest)


def viewers(match: Match) -> list[Viewer]:
    return [None, *range(match.seats)]


def test_the_next_checkpoint_after_one_is_the_one_that_would_have_been_taken_anyway(game: AnyGame) -> None:
    book = long_match(game)
    assert book.checkpoint is not None
    short, whole = played_again(book.kept(book.checkpoint), 1, NEWEST), played_again(book.kept(), 1, NEWEST)
    for again in (short, whole):
        again.checkpoints._next = None
    assert vars(short.checkpoints) == vars(whole.checkpoints)


class Counting(Ur):
    """Ur, counting how often it is played."""

    def __init__(self) -> None:
        self.played = 0

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        self.played += 1
        return super().apply(position, seat, action)


def test_what_came_before_it_is_not_played_again() -> None:
    book, counting = long_match(Ur()), Counting()
    assert book.checkpoint is not None
    with program_with(counting):
        played_again(book.kept(book.checkpoint), 1, NEWEST)
    assert 0 < counting.played <= 64 + sum(step.revision > book.checkpoint.revision for step in book.steps)


OF_NO_USE: dict[str, Callable[[Checkpoint], Checkpoint]] = {
    "of other rules": lambda checkpoint: replace(checkpoint, rules_version=2),
    "another position": lambda checkpoint: replace(checkpoint, digest="0" * 64),
    "no position": lambda checkpoint: replace(checkpoint, position=msgspec.Raw(b'{"tiles":3}')),
    "of another length": lambda checkpoint: replace(checkpoint, standing=checkpoint.standing[:-1]),
    "steps that are not there": lambda checkpoint: replace(
        checkpoint, standing=tuple(revision + 10**6 for revision in checkpoint.standing)
    ),
}


@pytest.mark.parametrize("spoil", OF_NO_USE.values(), ids=OF_NO_USE)
def test_one_that_is_of_no_use_is_ignored_and_all_is_played_again(spoil: Callable[[Checkpoint], Checkpoint]) -> None:
    book = long_match(Ur())
    assert book.checkpoint is not None
    again = played_again(book.kept(spoil(book.checkpoint)), 1, NEWEST)
    assert (again.match.record(), again.match.revision) == (book.match.record(), book.match.revision)


def test_where_more_moments_are_needed_than_came_since_all_is_played_again() -> None:
    book = long_match(Ur())
    assert book.checkpoint is not None
    assert len(played_again(book.kept(book.checkpoint), len(book.steps) + 1, NEWEST).moments) == len(book.steps) + 1


# ------------------------------------------------------------------------------------------------- in a server


def server_with_long_match(folder: Path) -> tuple[ServerOnDisk, str, list[Any]]:
    """A server with a match of Anna and Belit that is long enough for a checkpoint."""
    server = ServerOnDisk(folder)
    code, players = server.world.match("Anna", "Belit")
    acted(players, 64 + SINCE + 5)
    return server, code, players


def test_a_server_keeps_checkpoints_and_comes_back_from_them_to_where_it_was(tmp_path: Path) -> None:
    server, code, players = server_with_long_match(tmp_path)
    before = server.world.game_server.lobby.find(code).state.play
    assert before is not None
    server.die()
    (table,) = kept_in(tmp_path).tables
    assert table.match is not None
    assert table.match.checkpoint is not None
    assert table.match.checkpoint.standing == tuple(range(1, 65))
    again = ServerOnDisk(tmp_path).world
    after = again.game_server.lobby.find(code).state.play
    assert after is not None
    assert (after.match.record(), after.revision) == (before.match.record(), before.revision)
    visitor = back(again, players[0])
    visitor.say(Sit(1, code))
    assert visitor.only(PositionMessage).revision == 64 + SINCE + 5


def test_a_checkpoint_that_cannot_be_read_costs_nothing(tmp_path: Path, store_kind: str) -> None:
    server, code, _ = server_with_long_match(tmp_path)
    server.die()
    for junk in ("no json", *([b"\xff", 7] if store_kind == "sqlite" else [])):
        with look_into(tmp_path) as sql:
            sql.execute("UPDATE matches SET checkpoint = ?", (junk,))
        server = ServerOnDisk(tmp_path)
        play = server.world.game_server.lobby.find(code).state.play
        assert play is not None
        assert play.revision == 64 + SINCE + 5
        server.die()
