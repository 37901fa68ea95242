"""Playing a saved match again, step by step or to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from ziggurat.games import NoSuchRules, game_named
from ziggurat.games.game import Event, Game, IllegalAction
from ziggurat.match.digests import agrees
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord, RecordedStep

WhyNot: TypeAlias = Literal["other_rules", "refused", "no_step", "differs"]
"""Why a record cannot be played on: it is of rules that are not here; the rules refuse the step; it is no step of this
game; or the rules arrive at another position than the match did."""


class UnplayableStep(BadRecord):
    """A record of which only the first steps can be played, or are known to be played as they were.

    `step` is the first that is not, counted from 1; those before it are right. `noticed` is the step after which that
    was found out, the same one unless positions differ. `rule` is the paragraph that forbids it, if one does.
    """

    def __init__(self, why: WhyNot, step: int, noticed: int, record: MatchRecord, detail: str, rule: str = "") -> None:
        super().__init__(f"the record cannot be played: step {step}: {detail}")
        self.why = why
        self.step = step
        self.noticed = noticed
        self.rule = rule
        self.rules_version = record.rules_version


def replaying(record: MatchRecord) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play the record again one step at a time, for whoever wants to watch.

    Yields the match as it was set up, without events, and then after each step the same match with what happened; it
    ends with the match called off if that is how it ended. It is played by the rules it was played under, by the newest
    if they are not here: then only what the digests confirm is right.
    Raises BadRecord if it cannot be set up, and UnplayableStep if the rules refuse a step or arrive elsewhere: what was
    yielded of that step and later ones was wrong.
    """
    return _Replay(record).steps()


class _Replay:
    """One record being played again."""

    def __init__(self, record: MatchRecord) -> None:
        self._record = record
        self._verified = 0
        try:
            self._game, self._has_rules = _rules_of(record)
            options = msgspec.json.decode(record.options, type=self._game.options_type)
            self._match = Match(self._game, record.seats, int(record.seed), options)
            self._match.branched_from = record.branched_from
        except (LookupError, ValueError, RecursionError) as error:
            raise BadRecord(f"the record cannot be played: {error}") from error

    def steps(self) -> Iterator[tuple[Match, tuple[Event, ...]]]:
        """The match after each of its steps."""
        yield self._match, ()
        actions = msgspec.json.Decoder(self._game.action_type)
        for number, step in enumerate(self._record.steps, 1):
            try:
                events = self._match.take(step.read(actions))
            except IllegalAction as illegal:
                raise self._stuck("refused", number, str(illegal), illegal.refusal.rule) from illegal
            except (LookupError, ValueError, RecursionError) as error:
                raise self._stuck("no_step", number, str(error)) from error
            self._verify(number, step)
            yield self._match, events
        if not self._ends_as_it_did():
            raise self._astray(len(self._record.steps))
        self._call_off()

    def _verify(self, number: int, step: RecordedStep) -> None:
        if not agrees(step.digest, self._match.game, self._match.position):
            raise self._astray(number)
        if step.digest:
            self._verified = number

    def _ends_as_it_did(self) -> bool:
        return self._match.digest() == self._record.digest

    def _call_off(self) -> None:
        if not self._record.called_off:
            return
        try:
            self._match.call_off()
        except IllegalAction as illegal:
            raise self._stuck("refused", len(self._record.steps) + 1, str(illegal)) from illegal

    def _stuck(self, why: WhyNot, number: int, detail: str, rule: str = "") -> UnplayableStep:
        """The rules do not take that step; under other rules than its own nothing since the last digest is sure."""
        if not self._has_rules:
            return self._unsure(number)
        return UnplayableStep(why, number, number, self._record, detail, rule)

    def _astray(self, number: int) -> UnplayableStep:
        """The position after that step is another one; since the last digest nothing is sure."""
        if not self._has_rules:
            return self._unsure(number)
        detail = f"after step {number} the position is another one than it was"
        return UnplayableStep("differs", self._verified + 1, number, self._record, detail)

    def _unsure(self, number: int) -> UnplayableStep:
        detail = f"it was played under rules of version {self._record.rules_version}, which are not here"
        return UnplayableStep("other_rules", self._verified + 1, number, self._record, detail)


def _rules_of(record: MatchRecord) -> tuple[Game[Any, Any, Any], bool]:
    """The rules to play it by, and whether they are those it was played under. Raises LookupError."""
    try:
        return game_named(record.game, record.rules_version), True
    except NoSuchRules:
        return game_named(record.game), False


def verify(record: MatchRecord) -> Match:
    """The match, played again from the start to where it ended. Raises BadRecord as `replaying` does."""
    steps = replaying(record)
    match, _ = next(steps)
    for _ in steps:
        continue
    return match
