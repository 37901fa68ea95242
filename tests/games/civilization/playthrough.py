"""A whole match told as text: every step with what happened in it, and how the nations stand at each turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from games.civilization.notation import drawn
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.scoring import CivilizationResult
from ziggurat.match.match import Match
from ziggurat.match.steps import Step

EVERY: Final = 4
"""The nations are told at each so many turns."""


def told(match: Match) -> str:
    """The match from its setup to now."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    game, positions = match.game, match.positions
    yield f"Civilization, seed {match.seed}, options {msgspec.json.encode(match.options).decode()}"
    turn = 0
    for number, (before, step) in enumerate(zip(positions, match.steps, strict=False), start=1):
        if before.board.turn != turn:
            turn = before.board.turn
            yield from _seen(before) if turn % EVERY == 1 else ()
        assert isinstance(step, Step)
        _, events = game.apply(before, step.seat, step.action)
        kinds = Counter(str(type(event).__struct_config__.tag) for event in events)
        happened = ", ".join(kind if count == 1 else f"{count} {kind}" for kind, count in kinds.items())
        yield f"{number:4} {step.seat} {step.action.__struct_config__.tag}: {happened}"
    yield from _seen(match.position)
    if isinstance(match.result, CivilizationResult):
        for place in match.result.standings:
            yield f"{place.rank}. seat {place.seat}: {place.score}, {place.breakers}"


def _seen(position: Position) -> Iterator[str]:
    yield ""
    yield f"turn {position.board.turn}"
    yield from (f"{nation.id} {drawn(nation)}" for nation in position.board.nations)
    yield ""
