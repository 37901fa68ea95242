"""Checkpoints of a match: from where it can be played on without playing again all that came before."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.bounds import Revision, RulesVersion
from ziggurat.games.game import Span, Viewer
from ziggurat.match.digests import Digest, digest_of
from ziggurat.match.match import Match
from ziggurat.match.timeline import CHECKPOINT_EVERY
from ziggurat_server.tables.moments.moment import Moment, Viewers

STEPS_BETWEEN: Final = 4 * CHECKPOINT_EVERY
"""After so many steps the next checkpoint is taken."""
STEPS_SINCE: Final = CHECKPOINT_EVERY
"""It is kept once so many more steps stand: what is asked for and taken back lies behind it by then."""


class Checkpoint(msgspec.Struct, frozen=True):
    """A match as it stood at one revision.

    `standing` are the revisions that made the steps which stood. `position` is the one before the last CHECKPOINT_EVERY
    of these, which are played again: they are those that may still be taken back. `kept_from` are the viewers who were
    not told of some steps, by the step's index; `told_as` is the number of the revision for each viewer. `reached` is
    the farthest span that the match had been in.
    """

    revision: Revision
    rules_version: RulesVersion
    standing: tuple[Revision, ...]
    position: msgspec.Raw
    digest: Digest
    reached: Span
    told_as: tuple[int, ...]
    kept_from: dict[int, tuple[Viewer, ...]]


class Checkpoints:
    """Follows a match and says when a checkpoint of it should be kept."""

    def __init__(self, reached: Span) -> None:
        """`reached` is the span in which the match begins."""
        self._standing: list[int] = []
        self._kept_from: dict[int, Viewers] = {}
        self._reached = reached
        self._next: Checkpoint | None = None

    def resume(self, checkpoint: Checkpoint) -> None:
        """The match is where this checkpoint is."""
        self._reached = checkpoint.reached
        self._standing = list(checkpoint.standing)
        self._kept_from = {index: frozenset(viewers) for index, viewers in checkpoint.kept_from.items()}

    @property
    def reached(self) -> Span:
        """The farthest span that the match has been in, which may have been taken back since."""
        return self._reached

    def follow(self, moment: Moment, match: Match) -> Checkpoint | None:
        """The match has come to this moment: the checkpoint that is to be kept now, if one is."""
        if moment.span.number > self._reached.number:
            self._reached = moment.span
        if moment.undone:
            self._take_back_to(moment.steps)
        elif moment.steps > len(self._standing):
            self._add(moment, match)
        return self._due()

    def _add(self, moment: Moment, match: Match) -> None:
        if moment.kept_from:
            self._kept_from[len(self._standing)] = moment.kept_from
        self._standing.append(moment.revision)
        if moment.steps % STEPS_BETWEEN == 0:
            self._next = self._taken(moment, match)

    def _take_back_to(self, steps: int) -> None:
        del self._standing[steps:]
        self._kept_from = {index: viewers for index, viewers in self._kept_from.items() if index < steps}
        if self._next is not None and len(self._next.standing) > steps:
            self._next = None

    def _taken(self, moment: Moment, match: Match) -> Checkpoint:
        position = match.position_after(moment.steps - CHECKPOINT_EVERY)
        return Checkpoint(
            revision=moment.revision,
            rules_version=match.game.rules_version,
            standing=tuple(self._standing),
            position=msgspec.Raw(msgspec.json.encode(position)),
            digest=digest_of(match.game, position),
            reached=self._reached,
            told_as=moment.told_as,
            kept_from={index: tuple(viewers) for index, viewers in self._kept_from.items()},
        )

    def _due(self) -> Checkpoint | None:
        due = self._next
        if due is None or len(self._standing) < len(due.standing) + STEPS_SINCE:
            return None
        self._next = None
        return due
