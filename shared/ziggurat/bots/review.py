"""A finished match looked at again: everyone's chances after each turn, and where a better one was missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.thinking import Effort, Thought, chances, ponder
from ziggurat.games.game import Game, Seat
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify

EDITION: Final = 9
"""Counts the changes after which a review would come out otherwise, so that those kept are made anew."""
NODES_OF_A_MATCH: Final = 80_000
"""So many positions are shared out among the turns of a match, so that the review of a long one takes no longer."""
MOST_NODES: Final = 2_000
"""The most positions looked at for one question about one turn."""
LEAST_NODES: Final = 300
"""With fewer, what is called better would often not be."""
SWINGS: Final = 3
"""How many swings a review names."""
LEAST_SWING: Final = 0.03
"""A smaller difference of chances is no swing: the estimates are not so exact."""
DEEPER: Final = 20
"""So many times as many positions are looked at when it is checked whether a turn is a swing."""
LEAST_DEEPER: Final = 3
"""The same in a match of few turns, so that the checks take not much longer than all else."""
MOST_NODES_OF_A_CHECK: Final = 20_000
"""The most positions looked at for one question of a check: ten times as many as at first sight."""
DOUBTED: Final = 4
"""So many times as many again are looked at after the two turns, before one is called better than the other: where a
check is as deep as it may be, ten times what a King looks at for a turn."""
TURNS_A_CHECK: Final = 40
"""So many turns take about as long at first sight as one check."""


class PlannedStep(msgspec.Struct, frozen=True):
    """A step of a plan as JSON, whatever the game: the position as it was imagined, and the action to take in it."""

    position: msgspec.Raw
    action: msgspec.Raw


class Better(msgspec.Struct, frozen=True):
    """A better turn that the mover could have played: its plan, and everyone's chances after it."""

    plan: tuple[PlannedStep, ...]
    chances: tuple[float, ...]


class ReviewedTurn(msgspec.Struct, frozen=True):
    """One turn: whose it was, how many steps of the match came before it, and everyone's chances of winning after it.

    `better` is the best plan that was found, unless the turn was played as well as that.
    """

    seat: Seat
    first: int
    chances: tuple[float, ...]
    better: Better | None = None

    @property
    def missed(self) -> float:
        """The gain in the mover's chance by the better plan; 0 if there is none."""
        return 0.0 if self.better is None else self.better.chances[self.seat] - self.chances[self.seat]


class Swing(msgspec.Struct, frozen=True):
    """A turn after which its mover stood worse than need be: its number from 0, and what is known of it."""

    number: int
    turn: ReviewedTurn


class Review(msgspec.Struct, frozen=True):
    """As much of a match as has been looked at: everyone's chances before the first turn, and its turns.

    Only the turns of the swings keep their better plans. `turns_in_all` is how many turns the match has. When all have
    been looked at, those that could be swings are checked by a deeper search, `checks_in_all` of them at the most.
    """

    begins: tuple[float, ...]
    turns_in_all: int
    turns: tuple[ReviewedTurn, ...] = ()
    checks_in_all: int = 0
    checks: int = 0

    @property
    def complete(self) -> bool:
        """Whether every turn has been looked at, and every swing checked."""
        return len(self.turns) == self.turns_in_all and self.checks == self.checks_in_all

    @property
    def progress(self) -> float:
        """How much of the work has been done, from 0 to 1, which is when the review is complete."""
        if self.complete:
            return 1.0
        whole = self.turns_in_all + TURNS_A_CHECK * self.checks_in_all
        # What was kept may say anything.
        return max(0.0, min(1.0, (len(self.turns) + TURNS_A_CHECK * self.checks) / max(1, whole)))

    @property
    def swings(self) -> tuple[Swing, ...]:
        """The largest swings, the largest first and of equal ones the earlier."""
        found = [Swing(number, turn) for number, turn in enumerate(self.turns) if turn.missed >= LEAST_SWING]
        return tuple(sorted(found, key=lambda swing: -swing.turn.missed)[:SWINGS])

    def with_turn(self, turn: ReviewedTurn) -> Review:
        """The review with the next turn, which may push another one out of the swings."""
        longer = msgspec.structs.replace(self, turns=(*self.turns, turn))
        kept = {swing.number for swing in longer.swings}
        turns = (
            turn if number in kept else msgspec.structs.replace(turn, better=None)
            for number, turn in enumerate(longer.turns)
        )
        return msgspec.structs.replace(longer, turns=tuple(turns))

    def with_check(self, number: int, turn: ReviewedTurn) -> Review:
        """The review after one more check, by which the turn of that number is known better, a swing or not."""
        known = turn if turn.missed >= LEAST_SWING else msgspec.structs.replace(turn, better=None)
        turns = (*self.turns[:number], known, *self.turns[number + 1 :])
        return msgspec.structs.replace(self, turns=turns, checks=self.checks + 1)


class Evaluation(NamedTuple):
    """What a position promises: everyone's chances, and how far one seat will be ahead by the end of all that was
    looked at, higher being better; None where nobody knows that, or the game is over."""

    chances: tuple[float, ...]
    lead: float | None = None

    def is_better(self, other: Evaluation, seat: Seat) -> bool:
        """Whether it is better for the seat by its chances, and as far as leads are known by these as well."""
        if self.chances[seat] <= other.chances[seat]:
            return False
        return self.lead is None or other.lead is None or self.lead > other.lead


class PlayedTurn(NamedTuple):
    """One turn of the match: the steps before it, and the positions with which it begins and ends."""

    seat: Seat
    first: int
    begins: Any
    ends: Any


def reviewing(
    record: MatchRecord, nodes: int = NODES_OF_A_MATCH, out_of_time: OutOfTime | None = None
) -> Iterator[Review]:
    """Look at a match turn by turn: yields the review before the first turn, and again with each turn and each check.

    A turn is judged with its mover's eyes alone: what they could not see does not count, neither for the plan nor for
    the chances after it. No swing is named that a deeper search does not confirm. `nodes` are the positions
    that are shared out among the turns; the checks look at several times as many. With as many the same record always
    gets the same review. Once `out_of_time` is true nobody waits for what comes, and it comes soon. Raises BadRecord if
    the match cannot be played.
    """
    match = verify(record)
    turns = played_turns(match)
    nodes_of_a_turn = max(LEAST_NODES, min(MOST_NODES, nodes // max(1, len(turns))))
    judge = Judge(match.game, nodes_of_a_turn, out_of_time)
    first = match.positions[0]
    begins = judge.chances_after(first, next(iter(match.game.due(first).seats), 0))
    review = Review(begins, len(turns), checks_in_all=_most_checks(len(turns)))
    yield review
    missed: list[float] = []
    for turn in turns:
        reviewed = judge.review(turn)
        missed.append(reviewed.missed)
        review = review.with_turn(msgspec.structs.replace(reviewed, better=None))
        yield review
    nodes_of_a_check = _nodes_of_a_check(nodes_of_a_turn, len(turns))
    doubting = Judge(match.game, DOUBTED * nodes_of_a_check, out_of_time)
    deeper = Judge(match.game, nodes_of_a_check, out_of_time, doubting)
    yield from checking(review, missed, lambda number: deeper.review(turns[number]))


def _most_checks(turns: int) -> int:
    """How many turns may be checked of a match of so many: a few more than are named, so that others can move up."""
    return min(turns, max(2 * SWINGS, turns // DEEPER))


def _nodes_of_a_check(nodes_of_a_turn: int, turns: int) -> int:
    """The positions for each question of a check, in a match of so many turns."""
    times = max(LEAST_DEEPER, min(DEEPER, turns // SWINGS))
    return min(MOST_NODES_OF_A_CHECK, times * nodes_of_a_turn)


def checking(review: Review, missed: Sequence[float], deeper: Callable[[int], ReviewedTurn]) -> Iterator[Review]:
    """Check what would be swings at first sight, the largest first, until enough are confirmed: yields the review with
    each, and last once it is complete.

    `missed` is by turn what its mover seems to have missed, `deeper` what a deeper search says of a turn.
    """
    suspects = [number for number, gain in enumerate(missed) if gain >= LEAST_SWING]
    suspects.sort(key=lambda number: -missed[number])
    for number in suspects[: review.checks_in_all]:
        if len(review.swings) == SWINGS:
            break
        review = review.with_check(number, deeper(number))
        yield review
    if not review.complete:
        yield msgspec.structs.replace(review, checks=review.checks_in_all)


def played_turns(match: Match) -> list[PlayedTurn]:
    """The turns of a match, in the order in which they were played."""
    turns: list[PlayedTurn] = []
    for number, (before, after) in enumerate(pairwise(match.positions)):
        span = match.game.span(before)
        if turns and match.game.span(turns[-1].begins) == span:
            turns[-1] = turns[-1]._replace(ends=after)
        elif span.seat is not None:
            turns.append(PlayedTurn(span.seat, number, before, after))
    return turns


class Judge:
    """Thinks about the turns of one match, each question within so many nodes."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        nodes: int,
        out_of_time: OutOfTime | None = None,
        doubting: Judge | None = None,
    ) -> None:
        """What looks better is so only if `doubting` prefers it too, where there is such a judge."""
        self._game = game
        self._effort = Effort(nodes, out_of_time)
        self._doubting = doubting
        self._thoughts: dict[Any, Thought] = {}

    def review(self, turn: PlayedTurn) -> ReviewedTurn:
        """The turn with the chances after it, and with a better plan if there was one."""
        played = self.evaluation(turn.ends, turn.seat)
        return ReviewedTurn(turn.seat, turn.first, played.chances, self._better(turn, played))

    def _better(self, turn: PlayedTurn, played: Evaluation) -> Better | None:
        """The best plan for the turn, or None if the turn was as good, or nothing was to be decided when it began."""
        game, seat = self._game, turn.seat
        if seat not in game.due(turn.begins).seats:
            return None
        plan = self._ponder(turn.begins, seat).plan
        last = plan[-1]
        planned, _ = game.apply(last.position, seat, last.action)
        possible = self.evaluation(planned, seat)
        if not possible.is_better(played, seat):
            return None
        if self._doubting is not None and not self._doubting.prefers(planned, turn.ends, seat):
            return None
        return Better(written(plan), possible.chances)

    def prefers(self, position: Any, other: Any, seat: Seat) -> bool:
        """Whether the seat is better off in `position` than in the other one."""
        return self.evaluation(position, seat).is_better(self.evaluation(other, seat), seat)

    def chances_after(self, position: Any, seat: Seat) -> tuple[float, ...]:
        """Everyone's chances, as far as `seat` can see, if it decides well, or where it is not awaited, who is."""
        return self.evaluation(position, seat).chances

    def evaluation(self, position: Any, seat: Seat) -> Evaluation:
        """The same chances, and what the search itself says of the position."""
        game = self._game
        awaited = game.due(position).seats
        if not awaited:
            return Evaluation(chances(game, game.view(position, seat), Random(0)))
        imagined = evaluator_of(game).imagine(game.view(position, seat), Random(0))
        decider = seat if seat in awaited else awaited[0]
        thought = self._ponder(imagined, decider)
        if decider == seat:
            return Evaluation(thought.chances, thought.lead)
        return Evaluation(thought.chances, -thought.lead if len(thought.chances) == 2 else None)

    def _ponder(self, position: Any, seat: Seat) -> Thought:
        """The seat's thought, kept for a while: where no hand is hidden, a turn's end looks as the next one's start."""
        asked = self._game.view(position, seat)
        if asked not in self._thoughts:
            # Of older turns nothing is asked again.
            while len(self._thoughts) > 2:
                del self._thoughts[next(iter(self._thoughts))]
            self._thoughts[asked] = ponder(self._game, asked, self._effort, Random(0))
        return self._thoughts[asked]


def written(plan: Plan) -> tuple[PlannedStep, ...]:
    """A plan as JSON."""
    return tuple(PlannedStep(_raw(step.position), _raw(step.action)) for step in plan)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
