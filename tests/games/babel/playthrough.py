"""A whole match of Babel told as text: every step with how many actions were offered, and the position at each turn."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.babel.notation import written
from ziggurat.games.babel.drawing import LETTERS, draw
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.scoring import BabelResult
from ziggurat.games.game import Event
from ziggurat.match.match import Match


def told(match: Match) -> str:
    """The match from its setup to now."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    game, positions = match.game, match.positions
    yield f"Babel, seed {match.seed}, options {msgspec.json.encode(match.options).decode()}"
    for number, (before, step) in enumerate(zip(positions, match.steps, strict=False), start=1):
        if number == 1 or game.span(before) != game.span(positions[number - 2]):
            yield from _seen(before)
        offered = sum(1 for _ in game.candidates(game.view(before, step.seat)))
        _, events = game.apply(before, step.seat, step.action)
        story = "; ".join(map(_tale, events))
        yield f"{number:4} {LETTERS[step.seat]}  {written(step.action):20} of {offered:<4} {story}"
    yield from _seen(match.position)
    if isinstance(match.result, BabelResult):
        yield from (
            f"{place.rank}. {LETTERS[place.seat]} {place.score} points with {place.levels}, {place.breakers[0]} in hand"
            for place in match.result.standings
        )


def _seen(position: Position) -> Iterator[str]:
    yield ""
    yield from draw(position).splitlines()
    yield ""


def _tale(event: Event) -> str:
    return msgspec.json.encode(event).decode()
