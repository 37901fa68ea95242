"""The levels of play."""

from __future__ import annotations

import pytest

from ziggurat.bots import LEVELS
from ziggurat.bots.greedy import KNOWLEDGE
from ziggurat.bots.levels import PLAYERS, player_of
from ziggurat.games import GAMES


def test_every_level_has_its_player() -> None:
    assert tuple(PLAYERS) == LEVELS
    assert [type(player_of(level)) for level in LEVELS] == list(PLAYERS.values())


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="'divine'; there are: random, greedy"):
        player_of("divine")


def test_the_greedy_level_knows_every_game() -> None:
    assert KNOWLEDGE.keys() == GAMES.keys()
