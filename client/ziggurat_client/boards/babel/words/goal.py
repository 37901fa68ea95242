"""The goal of Babel in words: the temples' points, and what the next gate of the way to victory means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.babel.ending import FAR_GOAL, GOAL, SAFE
from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.boards.goal.goal import Goal, Heading
from ziggurat_client.wording.words import Words

GATES: Final = (SAFE, GOAL, FAR_GOAL)
_RULE: Final = "10"


def goal_of(board: Board, seat: Seat, names: Sequence[str], words: Words) -> Goal:
    """The seat's goal: its temples' levels, and the next of 10, 15 and 20 points (rule 10)."""
    points, rivals = board.scores[seat], board.scores[1 - seat]
    climbed = sum(points >= gate for gate in GATES)
    gate = _next_gate(points, final=board.final_phase)
    caption = words.say(_meaning(gate, rivals, final=board.final_phase), name=names[1 - seat], gate=gate)
    missing = words.say("babel.goal.more", count=max(0, gate - points))
    had = words.say("babel.goal.points", count=points)
    return Goal(
        had=Heading(words.say("babel.goal.temples"), words.say("babel.goal.storey")),
        points=points,
        unit=words.say("babel.goal.unit", count=points),
        coming=Heading(caption, missing),
        signs=tuple((f"{site}{level}", level > 0) for site, level in zip(SITES, board.sides[seat].levels, strict=True)),
        stairs=GATES,
        climbed=climbed,
        now=words.say("babel.goal.now", points=had),
        then=words.say("babel.goal.then", meaning=caption, more=missing),
        about=words.say("babel.goal.about"),
        rule=_RULE,
    )


def _next_gate(points: int, *, final: bool) -> int:
    """The points to come to next: in the final phase whoever is safe needs the last gate."""
    if points < SAFE:
        return SAFE
    return FAR_GOAL if final else GOAL


def _meaning(gate: int, rivals: int, *, final: bool) -> str:
    """The key of what a gate is good for (10.1, 10.2)."""
    if gate == SAFE:
        return "babel.goal.stay" if final else "babel.goal.safe"
    if gate == FAR_GOAL:
        return "babel.goal.win"
    return "babel.goal.win_early" if rivals < SAFE else "babel.goal.race"
