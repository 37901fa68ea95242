"""A task: a turn that may become a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from ziggurat.bots.levels import player_of
from ziggurat.bots.puzzles.trying import AnyGame, Choose, by_player, in_order, outcome
from ziggurat.certainty import present
from ziggurat.games.game import Action, Seat
from ziggurat.match.puzzle import Goal, Verdict

_CARELESS_TRIES: Final = 6
_CARELESS_NODES: Final = 100
_MERCHANTS_NODES: Final = 200


class Task(NamedTuple):
    """Where a turn begins, which share of the turns considered there solves it, and the goal that is to be reached:
    without one the match is to be won."""

    share: float
    start: Any
    goal: Goal | None = None

    def mover(self, game: AnyGame) -> Seat:
        """Whose turn it is."""
        return present(game.span(self.start).seat)

    def tried(self, game: AnyGame, choose: Choose) -> tuple[Verdict, Any]:
        """What comes of the turn if its mover does what `choose` says, and the last position."""
        return outcome(game, self.start, self.mover(game), choose, self.goal)

    def is_solved_by(self, game: AnyGame, actions: Sequence[Action]) -> bool:
        """Whether these actions solve it."""
        return self.tried(game, in_order(actions))[0] == "solved"

    def is_solved_carelessly(self, game: AnyGame, most: int) -> bool:
        """Whether of six turns that are played without much thought more than `most` solve it."""
        random, seat, solved = Random(0), self.mover(game), 0
        player = player_of("apprentice", _CARELESS_NODES)
        for _ in range(_CARELESS_TRIES):
            solved += self.tried(game, by_player(game, player, seat, random))[0] == "solved"
            if solved > most:
                return True
        return False

    def is_solved_by_a_merchant(self, game: AnyGame) -> bool:
        """Whether somebody solves it who plays fairly well."""
        merchant = by_player(game, player_of("merchant", _MERCHANTS_NODES), self.mover(game), Random(0))
        return self.tried(game, merchant)[0] == "solved"
