"""Which steps of a match nobody can ask for any more, because they were taken back long ago."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from ziggurat_server.tables.moments.moment import Moment

BATCH: Final = 100
"""How many of them it takes before the journal is told to let them go."""


class OldSteps:
    """Follows one match at a distance: the newest revisions can still be asked for one by one, and are left alone.

    Before them only the steps that stand are needed to play the match again. What was taken back there is nobody's
    business any more, with its undoing: but for steps that not everybody was told of, without which it could not be
    known any more how many each viewer was.
    """

    def __init__(self, newest: int) -> None:
        """So many of the newest revisions are left alone."""
        self._most = newest
        self._newest: deque[tuple[int, int]] = deque()
        self._secret: set[int] = set()
        """The revisions that not everybody was told of."""
        self._line: list[int] = []
        """The revisions that made the steps which stood before the newest ones."""
        self._undone: deque[tuple[int, ...]] = deque()
        """What was taken back, each time with the revision that did it, oldest first."""
        self._count = 0

    def resume(self, standing: Sequence[int], secret: Iterable[int]) -> None:
        """The match is where these revisions stand, of which not everybody was told of the `secret` ones."""
        self._line = list(standing)
        self._secret = set(secret)

    def follow(self, moment: Moment) -> None:
        """The match has come to this moment."""
        self._newest.append((moment.revision, moment.steps))
        if moment.kept_from:
            self._secret.add(moment.revision)
        while len(self._newest) > self._most:
            self._pass(*self._newest.popleft())

    def let_go(self) -> tuple[int, ...]:
        """The revisions that nobody needs, once there are enough of them; each is returned once.

        What was taken back at one time goes at one time, and in this order: a match from which some of it is missing
        plays as it did.
        """
        if self._count < BATCH:
            return ()
        gone: list[int] = []
        while self._undone and len(gone) < BATCH:
            gone.extend(self._undone.popleft())
        self._count -= len(gone)
        return tuple(gone)

    def _pass(self, revision: int, standing: int) -> None:
        if standing > len(self._line):
            self._line.append(revision)
            return
        undone = (*self._line[standing:], revision)
        del self._line[standing:]
        if self._secret.isdisjoint(undone):
            self._undone.append(undone)
            self._count += len(undone)
