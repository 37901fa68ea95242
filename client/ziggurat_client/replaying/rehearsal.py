"""Playing a record again in slices, so that a long match never holds up a frame of the screen."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Result, Seat
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import UnplayableStep, replaying
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.story import Story

SLICE: Final = 12
"""How many steps are played before the screen has its turn again."""


class Rehearsal:
    """A record on its way to become a story.

    Where its steps cannot be played to the end, the story ends before the first that cannot, `record` has as many
    steps, and `trouble` says what is wrong with that step.
    """

    def __init__(self, record: MatchRecord, chronicle: Chronicle) -> None:
        """Sets the match up. Raises BadRecord if it cannot be."""
        self.record = record
        self.trouble: UnplayableStep | None = None
        self._steps = replaying(record)
        self._match, _ = next(self._steps)
        self._played = 0
        self.done = False
        self.story = Story(chronicle, self._public, self._secrets)

    @property
    def progress(self) -> float:
        """How much has been played, from 0 to 1."""
        return 1.0 if self.done else self._played / max(1, len(self.record.steps))

    @property
    def result(self) -> Result | None:
        """How the match ended; None if it did not, or if that cannot be played."""
        return None if self.trouble is not None else self._match.result

    def go_on(self, steps: int = SLICE) -> None:
        """Play some steps more."""
        for _ in range(steps):
            try:
                _, events = next(self._steps)
            except StopIteration:
                self.done = True
                return
            except UnplayableStep as trouble:
                self._end_before(trouble)
                return
            actor = self.record.steps[self._played].seat
            told = tuple(event for event in events if self._may_be_told(event))
            self.story.add(actor, told, self._public, self._secrets)
            self._played += 1

    @property
    def _public(self) -> Any:
        return self._match.game.public(self._match.position)

    @property
    def _secrets(self) -> dict[Seat, Any]:
        """What each seat alone knew: the match is over, so that nothing of it is hidden any more."""
        game, position = self._match.game, self._match.position
        if not game.has_secrets:
            return {}
        return {seat: game.private(position, seat) for seat in range(self._match.seats)}

    def _may_be_told(self, event: Event) -> bool:
        """Whether anybody knew of it; then everybody may know all of it now."""
        return any(event.seen_by(viewer) is not None for viewer in (None, *range(self._match.seats)))

    def _end_before(self, trouble: UnplayableStep) -> None:
        """Keep what is right: it ends with the last step that was played, or with one that has a digest."""
        shown = self.record.steps[: trouble.step - 1]
        digest = shown[-1].digest if shown and shown[-1].digest else self._match.digest()
        self.record = replace(self.record, steps=shown, digest=digest, called_off=False)
        self.story.end_with(len(shown))
        self.trouble, self.done = trouble, True


def rehearsed(record: MatchRecord, chronicle: Chronicle) -> Story:
    """The whole story at once. Raises BadRecord."""
    rehearsal = Rehearsal(record, chronicle)
    while not rehearsal.done:
        rehearsal.go_on()
    if rehearsal.trouble is not None:
        raise rehearsal.trouble
    return rehearsal.story
