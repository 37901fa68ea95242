"""The strongest bots of the house under a clock, as processes at a real server: they never run out of time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.called_bots import Host, bot_of_the_house, called
from examples import sampled
from server.programs import LOOPBACK, Program
from ziggurat.bots import LEVELS
from ziggurat.games import GAMES
from ziggurat.wire.messages import ClockTerms

A_FEW_SECONDS = ClockTerms("per_turn", 2, keeper="random")
FEW_MINUTES = ClockTerms("per_game", 90, increment=1, keeper="random")


def assert_in_time(folder: Path, level: str, game: str, clock: ClockTerms, **choices: Any) -> None:
    """A match of that level against a random bot ends, and nobody's seat had to be kept."""
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(folder)) as server:
        host = Host(server, game, clock=clock, **choices)
        strong = bot_of_the_house(server.port, host.code, "--level", level, "--name", "Enheduanna")
        weak = bot_of_the_house(server.port, host.code, "--level", "random", "--name", "Enlil")
        with called(strong), called(weak):
            host.start()
            host.see_the_end()
            assert host.kept == set()


@pytest.mark.thorough
@sampled("clock", [A_FEW_SECONDS, FEW_MINUTES], ids=["per turn", "per game"], every=2)
def test_the_king_plays_in_time(tmp_path: Path, clock: ClockTerms) -> None:
    assert_in_time(tmp_path, "king", "ur", clock, options=msgspec.Raw(b'{"max_rounds":2}'))


@pytest.mark.faults
@pytest.mark.timeout(600)
@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_whole_games_in_time(tmp_path: Path, game: str, level: str) -> None:
    assert_in_time(tmp_path, level, game, A_FEW_SECONDS)
