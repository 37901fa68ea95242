"""Rules of Ur as another version of the program might have them, and programs that have them in the place of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from ziggurat.games import GAMES, OLDER_RULES
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Action, Event, Game, IllegalAction, Options, Refusal, Seat
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur


class MoreCubes(Ur):
    """Everyone begins with a cube more; whoever wrote these rules forgot to raise their version."""

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        position = super().setup(seats, options, seed)
        return replace(position, supplies=tuple(cubes + 1 for cubes in position.supplies))


class MoreCubesByVersion(MoreCubes):
    """Everyone begins with a cube more, and the version says that these are other rules."""

    rules_version = 2


class LateGift(Ur):
    """Whoever puts the sixth cube on the board gets another; the version is that of the rules without the gift."""

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        after, events = super().apply(position, seat, action)
        if (sum(position.cubes), sum(after.cubes)) != (5, 6):
            return after, events
        supplies = tuple(cubes + (owner == seat) for owner, cubes in enumerate(after.supplies))
        return replace(after, supplies=supplies), events


class Stricter(Ur):
    """Nobody may place the third cube; the version is that of the rules that let them."""

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        if sum(position.cubes) == 2:
            raise IllegalAction(Refusal("not_now", "4", "two cubes are enough"))
        return super().apply(position, seat, action)


class RenumberedUr(Ur):
    """Rules that another version says are others, though they play the same."""

    rules_version = 2


class RenumberedBabel(Babel):
    """The same of a game with secrets."""

    rules_version = Babel.rules_version + 1


@contextmanager
def program_with(game: Game[Any, Any, Any], *older: Game[Any, Any, Any]) -> Iterator[None]:
    """A program that has these rules of a game in the place of ours, and older ones of it beside them."""
    ours, others = dict(GAMES), dict(OLDER_RULES)
    GAMES[game.id] = game
    OLDER_RULES.update({(rules.id, rules.rules_version): rules for rules in older})
    try:
        yield
    finally:
        GAMES.clear()
        GAMES.update(ours)
        OLDER_RULES.clear()
        OLDER_RULES.update(others)
