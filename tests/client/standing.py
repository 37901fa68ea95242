"""Matches that stand at a given position from their first step on."""

from __future__ import annotations

from typing import Any

from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.match.timeline import Timeline


def match_at(game: str, seats: int, position: Any) -> Match:
    """A match of the game in which no step was taken before that position."""
    match = Match(game_named(game), seats, seed=1)
    match._timeline = Timeline(match.game, position)
    return match
