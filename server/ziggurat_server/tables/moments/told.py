"""What each viewer was told of a match: a count of their own without gaps, and the newest of what they were told.

A step of which a viewer may know nothing is not told to them and does not move their count, so that neither a message
nor a missing number says that there was one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ziggurat.games.game import Game, OpenEvent, Viewer
from ziggurat_server.tables.moments.moment import NOBODY, Moment, Viewers


class Told:
    """Follows one match for all its viewers: its seats, and those who watch.

    Everything here follows from the steps, so that a match played again from the journal is counted as it was.
    """

    def __init__(self, game: Game[Any, Any, Any], seats: int, newest: int) -> None:
        """So many of the newest moments that a viewer was told of are kept for that viewer."""
        self._game = game
        self._viewers: tuple[Viewer, ...] = (*range(seats), None)
        self._heard: dict[Viewer, deque[Moment]] = {viewer: deque(maxlen=newest) for viewer in self._viewers}
        self._standing: list[Viewers] = []
        # Each set is kept once: a long match has few different ones, and hundreds of bytes for each.
        self._alike: dict[Viewers, Viewers] = {}
        self._now: Moment | None = None

    def resume(self, now: Moment, kept_from: Sequence[Viewers]) -> None:
        """The match is at this moment, as everyone was told; `kept_from` says for each step that stands who was not
        told of it."""
        self._standing = list(kept_from)
        self.tell(replace(now, kept_from=NOBODY))

    @property
    def now(self) -> Moment | None:
        """The newest moment, whoever was told of it; None before the first."""
        return self._now

    @property
    def kept_from(self) -> tuple[Viewers, ...]:
        """For each step that stands, who was not told of it."""
        return tuple(self._standing)

    def revision_of(self, viewer: Viewer) -> int:
        """The newest revision as this viewer counts them."""
        return 0 if self._now is None else self._now.number(viewer)

    def follow(self, bare: Moment) -> Moment:
        """The match has come to this moment; return it with who is not told of it, and as which each viewer counts it.

        The numbers between the last moment's and this one's are steps that were let go: everyone had been told of them.
        """
        moment = self.foresee(bare)
        self.tell(moment)
        return moment

    def foresee(self, bare: Moment) -> Moment:
        """The moment to which the match is about to come, with who is not to be told of it, and as which each viewer
        will count it."""
        before = self._now
        if before is None:
            return replace(bare, kept_from=NOBODY, told_as=(0,) * len(self._viewers))
        kept_from = self._kept_from(before, bare)
        for_all = bare.revision - before.revision
        told_as = tuple([number + for_all for number in before.told_as])
        if kept_from:
            numbers = zip(self._viewers, told_as, strict=True)
            told_as = tuple(number - (viewer in kept_from) for viewer, number in numbers)
        return replace(bare, kept_from=kept_from, told_as=told_as)

    def tell(self, moment: Moment) -> None:
        """The match has come to this moment, which was foreseen."""
        before = self._now
        if before is not None and moment.undone:
            del self._standing[moment.steps :]
        elif before is not None and moment.steps > before.steps:
            self._standing.append(moment.kept_from)
        self._now = moment
        for viewer, heard in self._heard.items():
            if viewer not in moment.kept_from:
                heard.append(moment)

    def since(self, viewer: Viewer, known: int, until: int) -> list[Moment] | None:
        """What the viewer was told after their moment `known` until the one `until`, oldest first.

        None if that is further back than is kept, or was not yet.
        """
        heard = self._heard[viewer]
        if not heard or not heard[0].number(viewer) <= known <= until:
            return None
        return [moment for moment in heard if known < moment.number(viewer) <= until]

    def at(self, viewer: Viewer, number: int) -> Moment | None:
        """The moment that this viewer counts as `number`, if it is kept."""
        return next((moment for moment in self._heard[viewer] if moment.number(viewer) == number), None)

    def _kept_from(self, before: Moment, after: Moment) -> Viewers:
        """Who may know nothing of what led from one moment to the next.

        Taking back is told to whoever was told of any of what it takes back.
        """
        if after.undone:
            return frozenset.intersection(*self._standing[after.steps :])
        for event in after.events:
            if isinstance(event, OpenEvent):
                return NOBODY
        if self._changes_for_all(before, after):
            return NOBODY
        found = frozenset(viewer for viewer in self._viewers if not self._is_told(viewer, before, after))
        return self._alike.setdefault(found, found)

    def _changes_for_all(self, before: Moment, after: Moment) -> bool:
        if (before.due, before.may_undo, before.result) != (after.due, after.may_undo, after.result):
            return True
        return bool(self._game.public(before.position) != self._game.public(after.position))

    def _is_told(self, viewer: Viewer, before: Moment, after: Moment) -> bool:
        """Whether it is the viewer's own doing, an event says something of it, or the viewer's private part does."""
        if viewer is not None:
            private = self._game.private
            if viewer == after.actor or private(before.position, viewer) != private(after.position, viewer):
                return True
        return any(event.seen_by(viewer) is not None for event in after.events)
