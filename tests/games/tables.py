"""What the contract is tested with: every game at every number of seats, and who looks on."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from examples import examples, sampled
from games.civilization.midgame import MIDGAME
from games.random_play import EVERY_GAME, AnyGame
from market.rules import MARKET
from ziggurat.games.game import IllegalAction, Refusal, Viewer
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep, played

TRIED: Final = {**EVERY_GAME, MIDGAME.id: MIDGAME}
"""Every game, and the one that needs it also from its middle on."""
ROUNDS: Final = 15
SOME_SEATS: Final = {MARKET.id: (2, 4, 7), "civilization": (2, 7)}
"""Numbers of seats that stand for the others of a game, where it takes many."""


def seat_counts_of(game: AnyGame) -> tuple[int, ...]:
    """The numbers of seats that the game is tested with."""
    return SOME_SEATS.get(game.id, game.seat_counts)


TABLES: Final = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in TRIED.values() for seats in seat_counts_of(game)
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
some_tables = sampled(("game", "seats"), [*TABLES[1:], TABLES[0]], every=2)
"""For whole games: each game, but not with all of its seats."""
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in EVERY_GAME.values()])
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(30))
"""A law is tried for each game with each number of seats, so that 30 matches each are hundreds of them."""
seeds = st.integers(0, 10**6)
lengths = st.integers(0, 120)


def viewers(seats: int) -> list[Viewer]:
    """A watcher and everybody who plays."""
    return [None, *range(seats)]


def read_back(value: Any, kind: Any) -> Any:
    """The value once it has been written as JSON and read as that type."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def refusal_of(match: Match, step: AnyStep) -> Refusal | None:
    """Why the game refuses the step now, None if it accepts it; the match stays as it is."""
    try:
        played(match.game, match.position, step)
    except IllegalAction as illegal:
        return illegal.refusal
    return None
