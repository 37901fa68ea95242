"""The goal in words: the weakest colour is the score, and which colour is weakest now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.position import Screened
from ziggurat.games.tigris.scoring import spread
from ziggurat_client.boards.goal.goal import Goal, Heading
from ziggurat_client.wording.words import Words

_RULE: Final = "10"
_NAMED: Final = 2
"""So many weakest colours are named; of more the signs say which, since a line has no room for them."""
_STEP: Final = 3
_STAIRS: Final = 4
"""The stair shows so many steps of so many points each, the next one to come among them."""


def goal_of(own: Screened, words: Words) -> Goal:
    """The seat's goal: its weakest colours, and what the score would be with one point more of each (rule 10)."""
    filled = spread(own.points, own.treasures)
    score = min(filled)
    weakest = [colour for colour, points in enumerate(filled) if points == score]
    named = _named(weakest, len(filled), words)
    first = max(1, score - score % _STEP)
    stairs = tuple(first + number * _STEP for number in range(_STAIRS))
    return Goal(
        had=Heading(words.say("tigris.goal.weakest"), named),
        points=score,
        unit=words.say("tigris.goal.unit", count=score),
        coming=Heading(words.say("tigris.goal.next", score=score + 1), _missing(weakest, words)),
        signs=tuple((COLOURS[colour], colour not in weakest) for colour in range(len(filled))),
        stairs=stairs,
        climbed=sum(score >= stair for stair in stairs),
        now=words.say("tigris.goal.now", colors=named, points=score),
        then=words.say("tigris.goal.then", score=score + 1, more=_missing(weakest, words)),
        about=words.say("tigris.goal.about"),
        rule=_RULE,
    )


def _named(weakest: Sequence[int], colours: int, words: Words) -> str:
    """The weakest of so many colours."""
    if len(weakest) <= _NAMED:
        return _listed(weakest, words)
    return (
        words.say("tigris.goal.all")
        if len(weakest) == colours
        else words.say("tigris.goal.several", count=len(weakest))
    )


def _listed(weakest: Sequence[int], words: Words) -> str:
    return ", ".join(words.say(f"tigris.color.{COLOURS[colour]}") for colour in weakest)


def _missing(weakest: Sequence[int], words: Words) -> str:
    """What is missing for a score higher by one."""
    if len(weakest) > _NAMED:
        return words.say("tigris.goal.more.each")
    return words.say("tigris.goal.more", count=len(weakest), colors=_listed(weakest, words))
