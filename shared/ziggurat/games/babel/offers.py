"""Listing what is allowed: every action that could be meant, less those that something forbids."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations
from typing import Final

from ziggurat.games.babel.action_rules import ACTION_RULES
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    EndActions,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)
from ziggurat.games.babel.halving import answers
from ziggurat.games.babel.peoples import PEOPLES, SITES, Run, runs
from ziggurat.games.babel.situation import Situation
from ziggurat.games.game import Action

_PLAIN: Final[tuple[Action, ...]] = (
    *map(Move, PEOPLES),
    *map(Settle, PEOPLES),
    Build("start"),
    Build("own"),
    Build("opponent"),
    *(Migrate(from_site, to_site) for from_site, to_site in permutations(SITES, 2)),
    EndActions(),
)
"""Every action without a power that the active player could intend."""


def offered(situation: Situation) -> Iterator[Action]:
    """What the one whose decision is awaited may do; of very many answers to a demand only some."""
    if situation.board.phase == "discard":
        return answers(situation)
    thinkable = chain(_PLAIN, invocations(situation))
    return (action for action in thinkable if ACTION_RULES[type(action)].why_not(situation, action) is None)


def invocations(situation: Situation) -> Iterator[Action]:
    """Every power that a triple at the pawn's site gives, whatever else may forbid it."""
    pawn = situation.own.pawn
    if pawn is None:
        return
    for run in runs(situation.own.column(pawn)):
        if run.is_triple:
            for index in range(run.start, run.start + run.length):
                yield from _powers(run, index)


def _powers(run: Run, index: int) -> Iterator[Action]:
    """The power of the run's people for every target or source, and the one that any triple gives."""
    match run.people:
        case "A":
            yield Destroy(index)
        case "H":
            yield Plunder(index)
        case "M":
            yield from (Banish(index, people) for people in PEOPLES)
        case "P":
            yield Progress(index, "own")
            yield Progress(index, "opponent")
        case "S":
            yield Desertion(index)
    yield Halve(index)
