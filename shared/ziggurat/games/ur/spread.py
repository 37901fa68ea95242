"""The space of all ways to hand out cubes, and what lies outside it."""

from __future__ import annotations

from ziggurat.games.game import Action, ActionSpace, Refusal
from ziggurat.games.ur.actions import Agriculture, Allot, Politics
from ziggurat.games.ur.position import Cubes


class Spread(ActionSpace, frozen=True):
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
        return self.why_not(cubes) is None

    def why_not(self, cubes: tuple[Cubes, ...]) -> Refusal | None:
        """Why `cubes` lie outside this space, None if they lie inside."""
        if len({given.square for given in cubes}) != len(cubes):
            return Refusal.of("square_named_twice", self.rule, "each square may be named once")
        bounds = dict(zip(self.squares, self.most, strict=True))
        for given in cubes:
            most = bounds.get(given.square)
            if most is None:
                return Refusal.of("square_not_offered", self.rule, "no cubes may go there", square=given.square)
            if given.count < 0:
                return Refusal.of(
                    "too_few_on_square", self.rule, "no tile gets fewer than no cubes", square=given.square
                )
            if given.count > most:
                return Refusal.of(
                    "too_many_on_square", self.rule, "that is more than may go there", square=given.square, most=most
                )
        total = sum(given.count for given in cubes)
        if total > self.most_total:
            return Refusal.of(
                "total_too_large", self.rule, "that is more cubes than there are", total=total, most=self.most_total
            )
        if total < self.least_total:
            return Refusal.of(
                "total_too_small", self.rule, "more cubes must be placed", total=total, least=self.least_total
            )
        return None


def carried(action: Action) -> tuple[Cubes, ...] | None:
    """The amounts that `action` carries, or None if it is of another kind."""
    if isinstance(action, Agriculture):
        return action.sown
    if isinstance(action, Politics | Allot):
        return action.cubes
    return None
