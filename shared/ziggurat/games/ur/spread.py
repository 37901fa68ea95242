"""The space of all ways to hand out cubes, and what lies outside it."""

from __future__ import annotations

from ziggurat.games.game import Action, IllegalAction, Space
from ziggurat.games.ur.actions import Agriculture, Allot, Politics
from ziggurat.games.ur.position import Cubes


class Spread(Space, frozen=True):
    """All ways to hand out cubes: at most `most[i]` on `squares[i]`, `least_total` to `most_total` together.

    `action` is the wire's name of the action that carries the amounts; `rule` is its paragraph.
    """

    action: str
    rule: str
    squares: tuple[int, ...]
    most: tuple[int, ...]
    least_total: int
    most_total: int

    def admits(self, action: Action) -> bool:
        cubes = carried(action)
        if cubes is None or action.__struct_config__.tag != self.action:
            return False
        try:
            self.check(cubes)
        except IllegalAction:
            return False
        return True

    def check(self, cubes: tuple[Cubes, ...]) -> None:
        """Raises IllegalAction if `cubes` lie outside this space."""
        if len({given.square for given in cubes}) != len(cubes):
            raise IllegalAction("square_named_twice", self.rule, "each square may be named once")
        bounds = dict(zip(self.squares, self.most, strict=True))
        for given in cubes:
            most = bounds.get(given.square)
            if most is None:
                raise IllegalAction("square_not_offered", self.rule, "no cubes may go there", square=given.square)
            if given.count < 0:
                raise IllegalAction(
                    "too_few_on_square", self.rule, "no tile gets fewer than no cubes", square=given.square
                )
            if given.count > most:
                raise IllegalAction(
                    "too_many_on_square", self.rule, "that is more than may go there", square=given.square, most=most
                )
        total = sum(given.count for given in cubes)
        if total > self.most_total:
            raise IllegalAction(
                "total_too_large", self.rule, "that is more cubes than there are", total=total, most=self.most_total
            )
        if total < self.least_total:
            raise IllegalAction(
                "total_too_small", self.rule, "more cubes must be placed", total=total, least=self.least_total
            )


def carried(action: Action) -> tuple[Cubes, ...] | None:
    """The amounts that `action` carries, or None if it is of another kind."""
    if isinstance(action, Agriculture):
        return action.sown
    if isinstance(action, Politics | Allot):
        return action.cubes
    return None
