"""Trying something out in a set position: what was done so far, step by step, by the game's own rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ziggurat.games.game import Action, Event, Game, Seat
from ziggurat_client.network.table_record import Happening, Moment


@dataclass(frozen=True)
class _Step:
    """What one action led to; nobody is the `actor` of what time brings about."""

    actor: Seat | None
    events: tuple[Event, ...]
    position: Any


class Trial(ABC):
    """What a seat does from `start` on. It speaks of what happens as a server would, so that any board view can show
    it."""

    def __init__(self, rules: Game[Any, Any, Any], seat: Seat, start: Any) -> None:
        self.rules = rules
        self.seat = seat
        self.start = start
        self.wrong_tries = 0
        self._steps: list[_Step] = []
        self._revision = 0

    @property
    def position(self) -> Any:
        """The newest position."""
        return self._steps[-1].position if self._steps else self.start

    @property
    def story(self) -> tuple[Event, ...]:
        """Everything that happened since the start."""
        return tuple(event for step in self._steps for event in step.events)

    @property
    def is_missed(self) -> bool:
        """Whether what was done cannot lead to the goal any more."""
        return False

    @property
    def replies(self) -> int:
        """How often others have acted so far."""
        return sum(step.actor != self.seat for step in self._steps)

    @property
    def may_undo(self) -> bool:
        """Whether the last step can be taken back: until the turn has passed."""
        if not self._steps:
            return False
        before = self._steps[-2].position if len(self._steps) > 1 else self.start
        return self.rules.span(before) == self.rules.span(self.position)

    @property
    def moment(self) -> Moment:
        """Where it stands, as the seat may know it."""
        return Moment(
            self._revision,
            self.rules.due(self.position),
            (self.seat,) if self.may_undo else (),
            self.rules.view(self.position, self.seat),
            self.rules.result(self.position),
        )

    def act(self, action: Action) -> tuple[Happening, ...]:
        """The seat acts, and the others reply if it is their turn. Raises IllegalAction; then nothing changed."""
        position, events = self.rules.apply(self.position, self.seat, action)
        happenings = [self._keep(self.seat, events, position)]
        happenings += [self._keep(*reply) for reply in self._replies()]
        if self.is_missed:
            self.wrong_tries += 1
        return tuple(happenings)

    def refused(self) -> None:
        """Something was tried that the rules forbid."""
        self.wrong_tries += 1

    def undo(self) -> Happening | None:
        """Take back the last step, if it may be taken back."""
        if not self.may_undo:
            return None
        self._steps.pop()
        self._revision += 1
        return Happening(self.seat, (), True, self.moment)

    def start_over(self) -> Happening:
        """Back to the start."""
        self._steps.clear()
        self._revision += 1
        return Happening(None, (), False, self.moment)

    @abstractmethod
    def _replies(self) -> Iterator[tuple[Seat | None, tuple[Event, ...], Any]]:
        """Who does something instead of the seat now, what happens, and the position after it, one by one: each is
        kept before the next is asked for."""

    def _keep(self, actor: Seat | None, events: tuple[Event, ...], position: Any) -> Happening:
        self._steps.append(_Step(actor, events, position))
        self._revision += 1
        return Happening(actor, events, False, self.moment)
