"""Sharing cubes out over squares: what one begins with, and one cube more, less, or from tile to tile."""

from __future__ import annotations

from dataclasses import replace

from ziggurat.games.game import IllegalAction, Refusal
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.spread import Spread
from ziggurat_client.boards.ur.choosing.modes import Purpose, Sharing


def begin_sharing(position: Position, purpose: Purpose, space: Spread) -> Sharing:
    """Sharing begins with what most players want: fields sown in full, cubes as they lie, nothing allotted."""
    if purpose == "agriculture":
        return Sharing(purpose, space, in_full(space))
    if purpose == "politics":
        return Sharing(purpose, space, tuple(position.cubes[square] for square in space.squares))
    return Sharing(purpose, space, (0,) * len(space.squares))


def changed(mode: Sharing, square: int, by: int) -> Sharing:
    """The sharing with one square's count changed, within that square's bounds. Raises IllegalAction."""
    space = mode.space
    if square not in space.squares:
        raise IllegalAction(Refusal.of("square_not_offered", space.rule, "no cubes may go there", square=square))
    index = space.squares.index(square)
    count = mode.counts[index] + by
    if count < 0:
        raise IllegalAction(Refusal.of("nothing_to_take", space.rule, "no cube of yours is there", square=square))
    if count > space.most[index]:
        raise IllegalAction(
            Refusal.of(
                "too_many_on_square",
                space.rule,
                "that is more than may go there",
                square=square,
                most=space.most[index],
            )
        )
    return replace(mode, counts=(*mode.counts[:index], count, *mode.counts[index + 1 :]))


def one_more(mode: Sharing, square: int) -> Sharing:
    """One cube more on a square. Raises IllegalAction, also where no cube is left."""
    more = changed(mode, square, 1)
    if sum(more.counts) > mode.space.most_total:
        raise IllegalAction(Refusal.of("nothing_left_to_place", mode.space.rule, "take a cube off another tile first"))
    return more


def carried(mode: Sharing, source: int, target: int) -> Sharing:
    """One cube from a square to another. Raises IllegalAction."""
    return changed(changed(mode, source, -1), target, 1)


def in_full(space: Spread) -> tuple[int, ...]:
    """As many cubes as there may be, the first squares first."""
    counts, rest = [], space.most_total
    for most in space.most:
        counts.append(min(most, rest))
        rest -= counts[-1]
    return tuple(counts)
