"""Hints: what the strongest player we have would do in the person's place.

It is given the view that the person has, so a hint never tells what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ziggurat.bots.evaluators import has_evaluator
from ziggurat.bots.review import PlannedStep
from ziggurat.games.game import Action, Game, Seat, View
from ziggurat_client.thinking.lines import Answer, FindPlan, FoundPlan
from ziggurat_client.thinking.mind import Mind

NODES: Final = 1_000_000
"""More positions than can be looked at in `SECONDS`: for a hint it is time that counts."""
SECONDS: Final = 1.4
"""To find the plan; to judge it takes some tenths of a second more."""


@dataclass(frozen=True)
class Advice:
    """What to do where the match stands at `revision`, and the viewer's chances of winning: after a careless turn, and
    after one that is played well to its end."""

    revision: int
    action: Action
    careless: float
    chance: float


class Adviser:
    """Gives advice for one seat of one match. A plan once found is followed to its end, as long as all goes by it."""

    def __init__(self, mind: Mind, game: Game[Any, Any, Any]) -> None:
        self._mind = mind
        self._game = game
        self._asked: int | None = None
        self._seen: View[Any, Any] | None = None
        """What the newest question is about."""
        self._seat = 0
        self._ready: Advice | None = None
        self._plan: FoundPlan | None = None
        self._planner: Seat | None = None
        """Whose plan it is: several people may share the screen."""
        self._failed = False

    @property
    def knows_the_game(self) -> bool:
        """Whether there is advice in this game at all."""
        return has_evaluator(self._game)

    @property
    def thinks(self) -> bool:
        """Whether advice is on its way."""
        return self._asked is not None

    def ask(self, revision: int, view: View[Any, Any]) -> None:
        """Think about the viewer's decision, which must be awaited. While that is being thought about, nothing new."""
        if self._asked == revision or view.viewer is None:
            return
        self._asked, self._seen, self._seat, self._failed = revision, view, view.viewer, False
        following = self._next_of_plan(view)
        if following is not None:
            self._advise(following)
            return
        seen = msgspec.Raw(msgspec.json.encode(view))
        self._mind.ask(lambda number: FindPlan(number, self._game.id, seen, NODES, SECONDS), self._hear, self._lose)

    def move_on(self, revision: int, view: View[Any, Any]) -> bool:
        """The match stands at `revision` and looks like this; return whether advice about another one was given up.

        Where all act at once, what others do gives up nothing: whether the advice still fits will be seen.
        """
        if self._asked in (None, revision) or self._is_one_phase(view):
            return False
        self._asked = None
        self._mind.forget()
        return True

    def _is_one_phase(self, view: View[Any, Any]) -> bool:
        """Whether the question is about this phase, which is everybody's."""
        span = self._game.span(view.public)
        return span.seat is None and self._seen is not None and self._game.span(self._seen.public) == span

    def is_meant(self, advice: Advice, revision: int, view: View[Any, Any]) -> bool:
        """Whether the newest advice may be followed where the match stands at `revision` and looks like this."""
        if advice.revision == revision:
            return True
        return self._seen is not None and self._game.fits(self._seen, view, advice.action)

    def take(self) -> Advice | None:
        """The advice that is ready, or None. It is given once."""
        advice, self._ready = self._ready, None
        return advice

    def take_failure(self) -> bool:
        """Whether the last question got no answer; that is told once."""
        failed, self._failed = self._failed, False
        return failed

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, FoundPlan):
            self._plan, self._planner = answer, self._seat
            self._advise(answer.steps[0])
        elif self._asked is not None:
            self._asked, self._failed = None, True

    def _lose(self) -> None:
        """Something else was asked instead."""
        self._asked = None

    def _advise(self, step: PlannedStep) -> None:
        revision, plan = self._asked, self._plan
        if revision is None or plan is None:
            return
        action: Action = msgspec.json.decode(step.action, type=self._game.action_type)
        self._asked = None
        self._ready = Advice(revision, action, plan.careless[self._seat], plan.chances[self._seat])

    def _next_of_plan(self, view: View[Any, Any]) -> PlannedStep | None:
        """The step of the viewer's last plan that is to be taken where things look like this."""
        if self._plan is None or self._planner != view.viewer:
            return None
        for step in self._plan.steps:
            position = msgspec.json.decode(step.position, type=self._game.position_type)
            if self._game.view(position, view.viewer) == view:
                return step
        return None
