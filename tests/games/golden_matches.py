"""The golden matches of each game, which lie beside its scenarios."""

from __future__ import annotations

from pathlib import Path

from games.random_play import AnyGame
from ziggurat.match.record import MatchRecord, load

HERE = Path(__file__).parent


def golden_records(game: AnyGame) -> list[MatchRecord]:
    """The golden matches of a game."""
    return [load(file.read_bytes()) for file in sorted((HERE / game.id / "golden").glob("*.json"))]
