"""One moment of a match: where it stood, what led to it, and who is told of that."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.game import Due, Event, Seat, Span, Viewer
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep

Viewers: TypeAlias = frozenset[Viewer]
NOBODY: Final[Viewers] = frozenset()


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A match as it stood at one revision, and how it came to that.

    `steps` is how many steps stand. `step` is the one that led here, None at the start of the match, and where steps
    were taken back or the match was called off; `actor` is whose doing that was, None if it was nobody's.
    `opens` says that the match begins there, played on from another one.
    `kept_from` are the viewers who may know nothing of it, `told_as` the number that each viewer knows it by: each
    seat, and those who watch behind them. The collector passes moments by: nothing in them leads back to them.
    """

    revision: int
    position: Any
    due: Due
    span: Span
    may_undo: tuple[Seat, ...]
    result: msgspec.Raw | msgspec.UnsetType
    actor: Seat | None = None
    events: tuple[Event, ...] = ()
    undone: bool = False
    steps: int = 0
    step: AnyStep | None = None
    kept_from: Viewers = NOBODY
    told_as: tuple[int, ...] = ()
    opens: bool = False

    @property
    def is_first(self) -> bool:
        """Whether the match begins with it."""
        return self.opens or self.revision == 0

    @property
    def is_final(self) -> bool:
        """Whether the match is over with it."""
        return self.result is not msgspec.UNSET

    def number(self, viewer: Viewer) -> int:
        """The viewer's own revision: how many changes of the match they had been told of, this one included."""
        return self.told_as[-1 if viewer is None else viewer]


def first_moment(match: Match) -> Moment:
    """The match as it was set up."""
    return _moment(match, None, None, (), undone=False)


def moment_resumed(match: Match, told_as: tuple[int, ...]) -> Moment:
    """The match as it stands where it is played on from, without what led there."""
    return replace(first_moment(match), told_as=told_as)


def opening_moment(moment: Moment) -> Moment:
    """The moment as one with which a match begins: that of another match that it is played on from."""
    return replace(moment, actor=None, events=(), step=None, opens=True)


def moment_after(match: Match, events: tuple[Event, ...]) -> Moment:
    """The match as it stands after its last step, which had these events."""
    step = match.last_step
    return _moment(match, None if step is None else step.seat, step, events, undone=False)


def moment_without(match: Match, seat: Seat) -> Moment:
    """The match as it stands after steps were taken back by, or for, this seat."""
    return _moment(match, seat, None, (), undone=True)


def moment_called_off(match: Match, seat: Seat) -> Moment:
    """The match as it stands after it was called off, as this seat had offered."""
    return _moment(match, seat, None, (), undone=False)


def _moment(match: Match, actor: Seat | None, step: AnyStep | None, events: tuple[Event, ...], undone: bool) -> Moment:
    result = match.result
    return Moment(
        revision=match.revision,
        position=match.position,
        due=match.due,
        span=match.span,
        may_undo=match.undoers(),
        result=msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
        actor=actor,
        events=events,
        undone=undone,
        steps=match.step_count,
        step=step,
    )
