"""The process that thinks for the client: python -m ziggurat_client.thinking

It reads questions from its standard input and writes answers to its standard output, one a line. Only the newest
question matters: the one before is given up for it. It ends when its input does, and so with the client.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import BinaryIO, Final

import msgspec

from ziggurat.bots.deadline import Deadline
from ziggurat.bots.hint import hint
from ziggurat.bots.puzzles.of_match import puzzles_of
from ziggurat.bots.review import reviewing, written
from ziggurat.bots.thinking import Effort
from ziggurat.crash_traces import leave_crash_traces
from ziggurat.games import game_named
from ziggurat.games.game import IllegalAction, View
from ziggurat.match.record import load
from ziggurat_client.thinking.lines import (
    Answer,
    Failed,
    FindPlan,
    FindPuzzles,
    FoundPlan,
    FoundPuzzles,
    Question,
    Reviewed,
    ReviewMatch,
)

_NICE: Final = 5
"""How far we stand back behind what draws frames, where the system knows that."""

_NEWS: Final = 20
"""How often a review tells how far it has come: whoever shows it draws it anew each time."""


class Inbox:
    """Takes questions in while another one is thought about."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._read = msgspec.json.Decoder(Question).decode
        self._has_changed = threading.Condition()
        self._newest: Question | None = None
        threading.Thread(target=self._listen, name="questions", daemon=True).start()

    def next(self, after: Question | None) -> Question:
        """Wait for a question that is newer than this one."""
        with self._has_changed:
            self._has_changed.wait_for(lambda: self._newest is not after)
            if self._newest is None:
                raise LookupError("woken without a question")
            return self._newest

    def has_newer(self, than: Question) -> bool:
        """Whether a newer question has come."""
        return self._newest is not than

    def _listen(self) -> None:
        for line in self._source:
            question = self._read(line)
            with self._has_changed:
                self._newest = question
                self._has_changed.notify()
        # The client is gone; whatever is being thought about, nobody wants to know.
        os._exit(0)


def main() -> None:
    """Answer questions until there are no more."""
    leave_crash_traces()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    inbox, question = Inbox(sys.stdin.buffer), None
    while True:
        question = inbox.next(question)
        for answer in _answers(question, lambda asked=question: inbox.has_newer(asked)):  # type: ignore[misc]
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()


def _answers(question: Question, forgotten: Callable[[], bool]) -> Iterator[Answer]:
    """What is to be said, until the question is forgotten."""
    try:
        match question:
            case FindPlan():
                found = _plan(question, forgotten)
                if not forgotten():
                    yield found
            case ReviewMatch():
                yield from _reviews(question, forgotten)
            case FindPuzzles():
                puzzles = tuple(puzzles_of(load(bytes(question.record)), forgotten))
                if not forgotten():
                    yield FoundPuzzles(question.number, puzzles)
    except (ValueError, LookupError, IllegalAction) as error:
        # Views and records of another version.
        yield Failed(question.number, str(error)[:2_000])


def _reviews(question: ReviewMatch, forgotten: Callable[[], bool]) -> Iterator[Reviewed]:
    """The review as it grows, told at every twentieth of its way."""
    told = -1
    for review in reviewing(load(bytes(question.record)), out_of_time=forgotten):
        if forgotten():
            return
        way = int(_NEWS * review.progress)
        if way > told:
            told = way
            yield Reviewed(question.number, review)


def _plan(question: FindPlan, forgotten: Callable[[], bool]) -> FoundPlan:
    game = game_named(question.game)
    view = msgspec.json.decode(question.view, type=View[game.public_type, game.private_type])  # type: ignore[name-defined]
    late = Deadline(question.seconds, time.monotonic)
    effort = Effort(question.nodes, lambda: forgotten() or late())
    found = hint(game, view, effort, Random(0))
    return FoundPlan(question.number, written(found.plan), found.careless, found.chances)


if __name__ == "__main__":
    main()
