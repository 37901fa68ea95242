"""A whole match of Ur told as text: every step with how many actions were offered, and the position at each round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.ur.notation import written
from ziggurat.games.game import Event, Game
from ziggurat.games.ur.drawing import SEATS, draw
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import UrResult
from ziggurat.match.match import Match


def told(match: Match) -> str:
    """The match from its setup to now."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    game, positions = match.game, match.positions
    yield f"Ur, {match.seats} seats, seed {match.seed}, options {msgspec.json.encode(match.options).decode()}"
    for number, (before, step) in enumerate(zip(positions, match.steps, strict=False), start=1):
        if number == 1 or _moment(before) != _moment(positions[number - 2]):
            yield from _seen(game, before)
        offered = sum(1 for _ in game.candidates(game.view(before, step.seat)))
        _, events = game.apply(before, step.seat, step.action)
        story = "; ".join(map(_tale, events))
        yield f"{number:4} {SEATS[step.seat]}  {written(step.action, before.side):36} of {offered:<4} {story}"
    yield from _seen(game, match.position)
    if isinstance(match.result, UrResult):
        yield from (
            f"{place.rank}. {SEATS[place.seat]} {place.score} points in {' '.join(place.sets)}, "
            f"hand tile as {place.hand_as}, {place.breakers[0]} cubes"
            for place in match.result.standings
        )


def _moment(position: Position) -> tuple[str, int]:
    return position.phase, position.round


def _seen(game: Game[Any, Any, Any], position: Position) -> Iterator[str]:
    """The position as everyone sees it, supplies included, which a drawing leaves to be counted."""
    yield ""
    yield from draw(game.public(position)).splitlines()
    yield f"   supplies {' '.join(map(str, position.supplies))}"
    yield ""


def _tale(event: Event) -> str:
    return msgspec.json.encode(event).decode()
