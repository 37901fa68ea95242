"""Processes that play the games of a league side by side."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import process_time

from ziggurat_laboratory.playing.played_game import PlayedGame, play
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import Terms


class CrewLost(Exception):
    """A process that was playing is gone."""


def played(terms: Terms, fixtures: Iterable[Fixture], jobs: int) -> Generator[PlayedGame, None, None]:
    """Every fixture, played by `jobs` processes; by this one alone if `jobs` is 1. In the order in which they end.

    Whoever stops listening ends the processes, in the middle of their games. Raises CrewLost.
    """
    if jobs == 1:
        yield from (play(terms, fixture, process_time) for fixture in fixtures)
        return
    members = [_Member(terms) for _ in range(jobs)]
    try:
        yield from _shared_out(iter(fixtures), members)
    finally:
        for member in members:
            member.end()


class _Member:
    """One process, and our end of the line to it."""

    def __init__(self, terms: Terms) -> None:
        context = get_context("spawn")  # the same on every system
        self.line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(terms, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def end(self) -> None:
        self.line.close()
        self._process.terminate()
        self._process.join()


def _shared_out(fixtures: Iterator[Fixture], members: list[_Member]) -> Iterator[PlayedGame]:
    """Give each line a fixture, and another whenever it brings a game back, until all are played."""
    busy: list[Connection] = []
    for member in members:
        _give_next(fixtures, member.line, busy)
    while busy:
        ready = wait(busy)
        for line in [line for line in busy if line in ready]:
            try:
                game = line.recv()
            except (EOFError, OSError) as error:
                raise CrewLost("a process that was playing has ended by itself") from error
            busy.remove(line)
            _give_next(fixtures, line, busy)
            yield game


def _give_next(fixtures: Iterator[Fixture], line: Connection, busy: list[Connection]) -> None:
    fixture = next(fixtures, None)
    if fixture is not None:
        line.send(fixture)
        busy.append(line)


def _work(terms: Terms, line: Connection) -> None:
    """Play what comes along the line, until nobody is there: the work of each process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by the one who shares out
    with line:
        while True:
            try:
                fixture = line.recv()
            except EOFError:
                return
            line.send(play(terms, fixture, process_time))
