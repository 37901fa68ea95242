"""Playing a match again from what the journal has of it: all of it, or what came since its checkpoint."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace
from twisted.logger import Logger

from ziggurat.games import NoSuchRules, game_named
from ziggurat.games.game import Game, IllegalAction
from ziggurat.match.digests import DIGEST_EVERY, Digest, agrees
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep, Expiry, Step
from ziggurat.match.timeline import CHECKPOINT_EVERY
from ziggurat_server.journal.journal import MatchCalledOff, StepsUndone, StepTaken, TimeExpired, TurnUndone
from ziggurat_server.journal.kept import KeptMatch, KeptStep
from ziggurat_server.tables.moments.checkpoints import Checkpoint, Checkpoints
from ziggurat_server.tables.moments.moment import (
    NOBODY,
    Moment,
    first_moment,
    moment_after,
    moment_called_off,
    moment_resumed,
    moment_without,
)
from ziggurat_server.tables.moments.old_steps import OldSteps
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.moments.told import Told

_log = Logger()


class OtherThanPlayed(ValueError):
    """The match was not kept as it was played, or its game is not here. The text holds nothing of the match."""


class Differs(OtherThanPlayed):
    """The rules lead to another position than when the match was played."""


def played_again(kept: KeptMatch, most: int, newest: int) -> PlayedAgain:
    """The match as it was played, with `most` moments at the most; so many of its `newest` steps are not old.

    It is played by the rules that it was begun under, and from its checkpoint on where that will do. Raises NoSuchRules
    if they are not here, OtherThanPlayed (a ValueError) if the match was not kept as it was played or these rules
    refuse a step or lead it elsewhere, and whatever they raise else.
    """
    game, checkpoint = game_named(kept.start.game, kept.start.rules_version), kept.checkpoint
    if checkpoint is not None and sum(step.revision > checkpoint.revision for step in kept.steps) >= most:
        try:
            return _Replay(kept, newest, game).since(checkpoint, most)
        except (LookupError, ValueError, RecursionError, IllegalAction) as error:
            _log.warn("the checkpoint of table {table} is of no use: {why}", table=kept.start.table, why=str(error))
    return _Replay(kept, newest, game).whole(most)


@dataclass(frozen=True)
class Verified:
    """A match as far as it is certain to be what was played: up to the newest position with the digest that was kept.

    `failing` is the first step, counted from 1 among those that stood, of which that is not certain, `rules_version`
    that of the rules it was begun under.
    """

    again: PlayedAgain
    failing: int
    rules_version: int


def verified_part(kept: KeptMatch, newest: int) -> Verified | None:
    """The match as far as it verifies, by its own rules or else by the newest here; None if not even its start does.

    Only digests count: what other rules make of the same seed may show what is hidden in the match. Raises LookupError
    if the game is not here, and whatever its rules raise.
    """
    start = kept.start
    try:
        game = game_named(start.game, start.rules_version)
    except NoSuchRules:
        game = game_named(start.game)
    if not start.digest:
        return None
    try:
        sure = _Replay(kept, newest, game).count_verified()
    except Differs:
        return None
    part = replace(kept, steps=kept.steps[:sure])
    again = _Replay(part, newest, game).part()
    return Verified(again, again.match.step_count + 1, start.rules_version)


class _Replay:
    """One match on its way to where it stood."""

    def __init__(self, kept: KeptMatch, newest: int, game: Game[Any, Any, Any]) -> None:
        start = kept.start
        self._kept = kept
        self._decoder = msgspec.json.Decoder(game.action_type)
        self._match = Match(game, start.seats, start.seed, msgspec.json.decode(start.options, type=game.options_type))
        self._match.branched_from = start.branched_from
        self._check(start.digest)
        self._told = Told(game, start.seats, newest)
        self._old_steps = OldSteps(newest)
        self._checkpoints = Checkpoints(self._match.span)

    def whole(self, most: int) -> PlayedAgain:
        """The match, played from its start."""
        return self._go_on(self._told.follow(first_moment(self._match)), self._kept.steps, most)

    def since(self, checkpoint: Checkpoint, most: int) -> PlayedAgain:
        """The match, played from its checkpoint. Raises LookupError or ValueError if it is none of this match."""
        later = tuple(step for step in self._kept.steps if step.revision > checkpoint.revision)
        return self._go_on(self._resume(checkpoint), later, most)

    def part(self) -> PlayedAgain:
        """The first steps of a match, played from its start, with all their moments."""
        now = self._told.follow(first_moment(self._match))
        return self._played([now, *map(self._advance, self._kept.steps)])

    def count_verified(self) -> int:
        """How many of the steps on file lead to the newest position that has the digest which was kept."""
        sure = 0
        try:
            for count, step in enumerate(self._kept.steps, 1):
                self._advance(step)
                if isinstance(step, StepTaken | TimeExpired) and step.digest:
                    sure = count
        except Exception as error:  # noqa: BLE001 - rules that are not the match's own may fail in any way
            _log.debug("the match of table {table} fails: {why}", table=self._kept.start.table, why=type(error))
        return sure

    def _advance(self, step: KeptStep) -> Moment:
        """The moment after that step. Raises OtherThanPlayed if the rules refuse it or lead it elsewhere."""
        match = self._match
        match.revision = step.revision - 1  # some that were taken back may not be there any more
        try:
            moment = self._follow(self._play(step))
        except IllegalAction as illegal:
            number = match.step_count + 1
            raise OtherThanPlayed(f"step {number} cannot be played: {illegal}") from illegal
        if isinstance(step, StepTaken | TimeExpired):
            self._check(step.digest)
        return moment

    def _go_on(self, now: Moment, steps: tuple[KeptStep, ...], most: int) -> PlayedAgain:
        kept, match, moments = self._kept, self._match, deque([now], maxlen=most)
        moments.extend(map(self._advance, steps))
        if len(kept.steps) + kept.let_go != match.revision:
            count = len(kept.steps)
            raise OtherThanPlayed(f"{count} steps are on file and {kept.let_go} were let go; it had {match.revision}")
        return self._played(moments)

    def _played(self, moments: Sequence[Moment]) -> PlayedAgain:
        return PlayedAgain(self._match, moments, self._told, self._old_steps, self._checkpoints)

    def _follow(self, bare: Moment) -> Moment:
        moment = self._told.follow(bare)
        self._old_steps.follow(moment)
        self._checkpoints.follow(moment, self._match)
        return moment

    def _check(self, kept: Digest) -> None:
        """See to it that this is the position that the match was in. Raises Differs."""
        if not agrees(kept, self._match.game, self._match.position):
            count = self._match.step_count
            raise Differs(f"after {count} steps these rules arrive at another position than the match did")

    def _play(self, step: KeptStep) -> Moment:
        match = self._match
        if isinstance(step, StepsUndone):
            match.undo(step.seat)
            return moment_without(match, step.seat)
        if isinstance(step, TurnUndone):
            match.undo_turn(step.seat)
            return moment_without(match, step.seat)
        if isinstance(step, MatchCalledOff):
            match.call_off()
            return moment_called_off(match, step.seat)
        return moment_after(match, match.take(self._read(step)))

    def _read(self, step: KeptStep) -> AnyStep:
        """The step that a match takes. Raises ValueError if it was not taken but taken back, or is none of its game."""
        if isinstance(step, TimeExpired):
            return Expiry(step.expired)
        if isinstance(step, StepTaken):
            return Step(step.seat, self._decoder.decode(step.action))
        raise OtherThanPlayed(f"revision {step.revision} took no step")

    # ------------------------------------------------------------------------------------ a checkpoint

    def _resume(self, checkpoint: Checkpoint) -> Moment:
        """Be where the checkpoint is."""
        match, standing = self._match, checkpoint.standing
        if checkpoint.rules_version != match.game.rules_version or len(standing) % CHECKPOINT_EVERY:
            raise OtherThanPlayed("it is of other rules, or of another version of the server")
        by_revision = {step.revision: step for step in self._kept.steps}
        kept = [by_revision[revision] for revision in standing]
        old, steps = kept[:-CHECKPOINT_EVERY], [self._read(step) for step in kept]
        digests = [getattr(step, "digest", "") for step in old[DIGEST_EVERY - 1 :: DIGEST_EVERY]]
        position = msgspec.json.decode(checkpoint.position, type=match.game.position_type)
        match.resume(steps[: len(old)], digests, position)
        self._check(checkpoint.digest)
        for step in steps[len(old) :]:
            match.take(step)
        match.revision = checkpoint.revision
        self._checkpoints.resume(checkpoint)
        self._old_steps.resume(standing, (standing[index] for index in checkpoint.kept_from))
        now = moment_resumed(match, checkpoint.told_as)
        sets = {viewers: frozenset(viewers) for viewers in checkpoint.kept_from.values()}  # each of them once
        kept_from = {index: sets[viewers] for index, viewers in checkpoint.kept_from.items()}
        self._told.resume(now, [kept_from.get(index, NOBODY) for index in range(len(standing))])
        return now
