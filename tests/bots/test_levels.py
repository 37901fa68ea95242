"""The levels of play, in every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from examples import sampled
from games.tables import seat_counts_of
from ziggurat.bots import LEVELS
from ziggurat.bots.evaluators import EVALUATORS
from ziggurat.bots.levels import PLANNERS, King, RandomPlayer, player_of
from ziggurat.bots.search.budget import ASKED_EVERY
from ziggurat.games import GAMES, game_named
from ziggurat.match.match import Match

PLANNING = LEVELS[1:]
KING_ASKS = King.usual_nodes // ASKED_EVERY + 50
"""Asked so often, a king of the usual bounds would have ended by itself."""


def played(game_id: str, levels: list[str], seed: int, steps: int, nodes: int | None = 300) -> Match:
    """The first steps of a match between players of these levels. Raises what an illegal action does."""
    match = Match(game_named(game_id), len(levels), seed)
    players = [player_of(level, nodes) for level in levels]
    randoms = [Random(f"{seed} {seat}") for seat in range(len(levels))]
    for _ in range(steps):
        if not match.due.seats:
            break
        seat = match.due.seats[0]
        match.apply(seat, players[seat].choose(match.game, match.view(seat), randoms[seat]))
    return match


def passed(game_id: str, seats: int, seed: int, steps: int) -> list[Any]:
    """The positions that random play passes through, every tenth of them."""
    return list(played(game_id, ["random"] * seats, seed, steps).positions[::10])


def tables() -> list[tuple[str, int]]:
    """Every game with few, some and many seats."""
    return [(game.id, seats) for game in GAMES.values() for seats in seat_counts_of(game)]


at_some_tables = sampled(
    ("level", "game_id", "seats"), [(level, *table) for level in PLANNING for table in tables()], every=12
)


def test_every_level_has_its_player() -> None:
    assert ("random", *PLANNERS) == LEVELS
    assert [type(player_of(level)) for level in LEVELS] == [RandomPlayer, *PLANNERS.values()]


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="'divine'; there are: random, apprentice, merchant, priest, king"):
        player_of("divine")


def test_all_know_how_is_of_a_game_that_is_played() -> None:
    assert EVALUATORS.keys() == GAMES.keys()


def test_a_higher_level_looks_at_more() -> None:
    assert all(lower.usual_nodes < higher.usual_nodes for lower, higher in pairwise(PLANNERS.values()))


@pytest.fixture(scope="module")
def usual_match() -> Callable[[str, str, int], Match]:
    """Thirty steps between so many players of a level, played once for all tests."""
    return cache(lambda level, game_id, seats: played(game_id, [level] * seats, seed=seats, steps=30))


@at_some_tables
def test_no_level_is_ever_refused_by_the_rules(
    usual_match: Callable[[str, str, int], Match], level: str, game_id: str, seats: int
) -> None:
    assert len(usual_match(level, game_id, seats).steps) == 30


@at_some_tables
def test_the_same_seed_and_the_same_nodes_make_the_same_choices(
    usual_match: Callable[[str, str, int], Match], level: str, game_id: str, seats: int
) -> None:
    again = played(game_id, [level] * seats, seed=seats, steps=8)
    assert again.steps == usual_match(level, game_id, seats).steps[: len(again.steps)]
    assert len(again.steps) == 8


@pytest.mark.parametrize(("game_id", "seats"), tables())
@pytest.mark.parametrize("level", PLANNING)
def test_whoever_is_out_of_time_still_chooses_by_the_rules(level: str, game_id: str, seats: int) -> None:
    game = game_named(game_id)
    for position in passed(game_id, seats, seed=4, steps=100):
        for seat in game.due(position).seats[:1]:
            view = game.view(position, seat)
            assert game.why_not(view, player_of(level).choose(game, view, Random(1), lambda: True)) is None


@at_some_tables
def test_a_handful_of_nodes_is_enough_for_a_choice_by_the_rules(level: str, game_id: str, seats: int) -> None:
    match = played(game_id, [level] * seats, seed=5, steps=40, nodes=1)
    assert len(match.steps) == 40 or match.result is not None


@pytest.mark.parametrize("game_id", EVALUATORS)
@pytest.mark.parametrize("level", PLANNING)
def test_who_has_nothing_to_decide_cannot_choose(level: str, game_id: str) -> None:
    game = game_named(game_id)
    position = game.setup(2, game.options_type(), 1)
    idle = next(seat for seat in range(2) if seat not in game.due(position).seats)
    with pytest.raises(ValueError, match="no decision"):
        player_of(level).choose(game, game.view(position, idle), Random(1))
    with pytest.raises(ValueError, match="watcher"):
        player_of(level).choose(game, game.view(position, None), Random(1))


@pytest.mark.parametrize("level", PLANNING)
def test_what_lies_hidden_changes_no_choice(level: str) -> None:
    game = game_named("ur")
    for position in passed("ur", 2, seed=6, steps=60)[:4]:
        top, *below = position.market
        twin = msgspec.structs.replace(position, market=(top, *reversed(below)))
        views = [game.view(each, position.seat) for each in (position, twin)]
        first, second = [player_of(level, 300).choose(game, view, Random(2)) for view in views]
        assert first == second


def test_the_king_looks_on_as_long_as_it_has_time() -> None:
    game, asked = game_named("ur"), [0]
    position = passed("ur", 2, seed=4, steps=60)[-1]
    view = game.view(position, position.seat)

    def out_of_time() -> bool:
        asked[0] += 1
        return asked[0] > KING_ASKS

    player_of("king").choose(game, view, Random(1), out_of_time)
    assert asked[0] == KING_ASKS + 1
