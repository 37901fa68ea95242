"""The levels of play."""

from __future__ import annotations

import pytest

from ziggurat.bots import LEVELS
from ziggurat.bots.known_games import KNOWLEDGE
from ziggurat.bots.levels import PLAYERS, player_of
from ziggurat.games import GAMES


def test_every_level_has_its_player() -> None:
    assert tuple(PLAYERS) == LEVELS
    assert [type(player_of(level)) for level in LEVELS] == list(PLAYERS.values())


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="'divine'; there are: random, apprentice, merchant, priest, king"):
        player_of("divine")


def test_every_game_has_its_know_how() -> None:
    assert KNOWLEDGE.keys() == GAMES.keys()
