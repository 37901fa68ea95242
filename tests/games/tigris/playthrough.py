"""A whole match told as text: every step with how many actions were offered, and the map at each turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from games.tigris.notation import draw
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.scoring import TigrisResult
from ziggurat.match.match import Match
from ziggurat.match.steps import Step

EVERY: Final = 6
"""The map is drawn at each so many turns."""


def told(match: Match) -> str:
    """The match from its setup to now."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    game, positions = match.game, match.positions
    yield f"Tigris, seed {match.seed}, options {msgspec.json.encode(match.options).decode()}"
    for number, (before, step) in enumerate(zip(positions, match.steps, strict=False), start=1):
        if number == 1 or (before.board.turn != positions[number - 2].board.turn and before.board.turn % EVERY == 0):
            yield from _seen(before)
        assert isinstance(step, Step)
        offered = sum(1 for _ in game.candidates(game.view(before, step.seat)))
        _, events = game.apply(before, step.seat, step.action)
        kinds = ", ".join(str(type(event).__struct_config__.tag) for event in events)
        action = msgspec.json.encode(step.action).decode()
        yield f"{number:4} {step.seat} {action} of {offered}: {kinds}"
    yield from _seen(match.position)
    if isinstance(match.result, TigrisResult):
        for place in match.result.standings:
            yield f"{place.rank}. seat {place.seat}: {place.score} of {place.spread}, {place.treasures} treasures"


def _seen(position: Position) -> Iterator[str]:
    board = position.board
    yield ""
    yield f"turn {board.turn}, seat {board.seat}, hands {' '.join(position.hands)}, points {position.points}"
    yield f"treasures {position.treasures}, bag {len(position.bag)}, monuments {len(board.monuments)}"
    yield from draw(board).splitlines()
    yield ""
