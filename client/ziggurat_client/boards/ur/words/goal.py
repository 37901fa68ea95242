"""The goal of Ur in words: the set that grows now, what it is worth, and what one kind more would bring."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import POINTS, SET_KINDS, score
from ziggurat_client.boards.goal.goal import Goal, Heading
from ziggurat_client.boards.ur.choosing.kinds import growing_set
from ziggurat_client.wording.words import Words

_RULE: Final = "8"


def goal_of(position: Position, seat: Seat, words: Words) -> Goal:
    """The seat's goal: its first set that is not full, and what another kind makes of it (rule 8)."""
    scored = score(position, seat)
    number, members = growing_set(position, seat)
    size = len(members)
    points, after = POINTS[size], POINTS[size + 1]
    caption = words.say("ur.goal.best") if number == 0 else words.say("ur.goal.another", number=number + 1)
    kinds, brings = words.say("ur.goal.kinds", count=size), words.say("ur.goal.points", count=after)
    coming = words.say(f"ur.goal.next.{size + 1}")
    others = scored.points - points
    unit = words.say("ur.goal.of", total=scored.points) if others else words.say("ur.goal.unit", count=points)
    return Goal(
        had=Heading(caption, kinds),
        points=points,
        unit=unit,
        coming=Heading(coming, brings),
        signs=tuple((kind, kind in members) for kind in SET_KINDS),
        stairs=POINTS[1:],
        climbed=size,
        now=_now(words, number, kinds, words.say("ur.goal.points", count=points)),
        then=words.say("ur.goal.then", coming=coming, points=brings),
        about=words.say("ur.goal.about"),
        rule=_RULE,
    )


def _now(words: Words, number: int, kinds: str, points: str) -> str:
    """What the growing set is worth. After the first one it says which it is, since the full ones count beside it."""
    if number == 0:
        return words.say("ur.goal.now", kinds=kinds, points=points)
    return words.say("ur.goal.now.another", number=number + 1, kinds=kinds, points=points)


def coming_kind(position: Position, seat: Seat, words: Words) -> str:
    """What a tile is called that would bring the seat's growing set another kind."""
    return words.say(f"ur.goal.tag.{len(growing_set(position, seat).kinds) + 1}")
