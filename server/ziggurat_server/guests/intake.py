"""One question at a time: what a connection asks while an answer is still to come waits for that."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from twisted.internet.defer import Deferred

M = TypeVar("M")

Take: TypeAlias = Callable[[M], "Deferred[None] | None"]
"""Answers a message at once, or returns what fires once it is answered."""


class Intake(Generic[M]):
    """Has messages taken in the order in which they came.

    `flow` is called with False when nothing more should be read from the connection, and with True when it should.
    """

    __slots__ = ("_answering", "_flow", "_flows", "_take", "_waiting", "_works")

    def __init__(self, take: Take[M], flow: Callable[[bool], None]) -> None:
        self._take = take
        self._flow = flow
        self._flows = True
        self._waiting: deque[M] = deque()
        self._answering: Deferred[None] | None = None
        self._works = False

    def put(self, message: M) -> None:
        """One more message."""
        self._waiting.append(message)
        self._work()

    def _work(self) -> None:
        if self._works:
            return
        self._works = True
        try:
            while self._waiting and self._answering is None:
                self._await(self._take(self._waiting.popleft()))
        finally:
            self._works = False
        if self._flows is not (self._answering is None):
            self._flows = self._answering is None
            self._flow(self._flows)

    def _await(self, answering: Deferred[None] | None) -> None:
        self._answering = answering
        if answering is not None:
            answering.addBoth(self._answered)

    def _answered(self, _: object) -> None:
        self._answering = None
        self._work()
