"""What our seat sees of a match with secrets, worked out from what the program's server keeps: watchers see less."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from ziggurat.games import game_named
from ziggurat.games.game import Event, Seat
from ziggurat.match.match import Match
from ziggurat.match.steps import Step
from ziggurat.wire.messages import Happened, PositionMessage
from ziggurat_client.kept.waiting_games import FOLDER
from ziggurat_server.journal.journal import StepTaken
from ziggurat_server.journal.storage_place import FILE
from ziggurat_server.journal.storage_reading import KeptMatch, read_kept

T = TypeVar("T", Happened, PositionMessage)

PATIENCE: Final = 10.0
"""Seconds within which what was told is found in the file."""


class SeatSight:
    """The eyes of one seat in the matches of a home."""

    def __init__(self, home: Path, seat: Seat) -> None:
        self._home = home
        self._seat = seat

    def tell(self, message: T) -> T:
        """What a watcher is told, as the seat is."""
        match, events = self._played(message.table, message.revision)
        view = match.view(self._seat)
        assert msgspec.json.decode(message.view)["public"] == _as_json(view.public)
        told = msgspec.structs.replace(message, viewer=self._seat, view=_raw(view))
        if isinstance(message, PositionMessage):
            return told
        seen = [event.seen_by(self._seat) for event in events]
        return msgspec.structs.replace(told, events=_raw([event for event in seen if event is not None]))

    def _played(self, table: str, revision: int) -> tuple[Match, tuple[Event, ...]]:
        """The match after so many steps, and what the last one brought about."""
        kept = self._kept(table, revision)
        game = game_named(kept.start.game, kept.start.rules_version)
        options = msgspec.json.decode(kept.start.options, type=game.options_type)
        match, events = Match(game, kept.start.seats, kept.start.seed, options), tuple[Event, ...]()
        for step in kept.steps[:revision]:
            assert isinstance(step, StepTaken)
            events = match.take(Step(step.seat, msgspec.json.decode(step.action, type=game.action_type)))
        return match, events

    def _kept(self, table: str, revision: int) -> KeptMatch:
        """The table's match as it is kept, once so many steps are."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for file in (self._home / FOLDER).glob(f"*/{FILE}"):
                for match in _matches(file):
                    if match.start.table == table and len(match.steps) >= revision:
                        return match
            time.sleep(0.02)
        raise AssertionError(f"no match at {table} is kept up to step {revision}")


def _matches(file: Path) -> list[KeptMatch]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        tables = read_kept(connection, chat_lines=0).tables
    return [table.match for table in tables if table.match is not None]


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
