"""Styles of play: what each likes, and that it costs no more than it may."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ziggurat.bots import LEVELS, STYLES
from ziggurat.bots.characters import CHARACTERS, characters_at
from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.levels import player_of
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.leaning import Leaning
from ziggurat.bots.search.liking import Tastes
from ziggurat.bots.search.turn_generator import NARROW, AnyTurnGenerator, Turn
from ziggurat.bots.tastes import TASTES, tastes_of
from ziggurat.games import GAMES, game_named
from ziggurat.games.babel.actions import Build as BuildTemple
from ziggurat.games.babel.actions import Destroy, EndActions, Migrate
from ziggurat.games.civilization.actions import BuildCities, EndMovement, FightOn, Sail
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import BuildMonument, Commit, PlaceTile
from ziggurat.games.ur.actions import Attack, Build, Keep, Trade
from ziggurat.match.match import Match

_NODES = 150


def midgame(game_id: str, steps: int = 30, seed: int = 3) -> Match:
    """A match between apprentices, as it stands after so many steps."""
    match = Match(game_named(game_id), 2, seed)
    players = [player_of("apprentice", 60) for _ in range(2)]
    random = Random(seed)
    while len(match.steps) < steps and match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, players[seat].choose(match.game, match.view(seat), random))
    return match


def generators(match: Match, style: str) -> tuple[AnyTurnGenerator, Leaning, Any, int]:
    """The plain generator and the one that leans, and the decision to which both are asked."""
    seat = match.due.seats[0]
    evaluator = evaluator_of(match.game)
    position = evaluator.imagine(match.view(seat), Random(1))
    plain = evaluator.turn_generator(match.game)
    return plain, Leaning(plain, tastes_of(match.game), style), position, seat


def test_every_game_says_what_every_style_likes() -> None:
    assert TASTES.keys() == GAMES.keys()
    assert all(tuple(tastes.likings) == STYLES for tastes in TASTES.values())


@pytest.mark.parametrize(
    ("game_id", "style", "action"),
    [
        ("ur", "builder", Build((3,))),
        ("ur", "raider", Attack(1, 2, 1)),
        ("ur", "trader", Trade()),
        ("babel", "builder", BuildTemple("hand")),
        ("babel", "raider", Destroy(0)),
        ("babel", "trader", Migrate(0, 1)),
        ("tigris", "builder", BuildMonument("red_green", 1, 1)),
        ("tigris", "raider", Commit(1)),
        ("tigris", "trader", PlaceTile("green", 1, 1)),
        ("civilization", "builder", BuildCities(("ur",))),
        ("civilization", "raider", FightOn(True)),
        ("civilization", "trader", Sail("egypt-1", "ur")),
    ],
)
def test_a_style_likes_the_deeds_that_it_is_named_for(game_id: str, style: str, action: Action) -> None:
    assert TASTES[game_id].likings[style].of(None, 0, [action]) > 0


def test_what_belongs_to_every_turn_is_liked_by_nobody() -> None:
    for game_id, action in (("ur", Keep()), ("babel", EndActions()), ("civilization", EndMovement())):
        assert [liking.of(None, 0, [action]) for liking in TASTES[game_id].likings.values()] == [0.0, 0.0, 0.0]


def test_nothing_is_liked_more_than_wholly() -> None:
    assert TASTES["ur"].likings["raider"].of(None, 0, [Attack(1, 2, 1)] * 9) == 1.0


def test_a_liking_is_the_same_in_odds_whatever_the_unit_and_gives_no_victory_away() -> None:
    chances, odds = Tastes("chances", {}), Tastes("log_odds", {})
    assert odds.lead(1.5, 0.1) == pytest.approx(1.6)
    assert chances.lead(0.5, 0.1) == pytest.approx(0.525)
    assert chances.lead(1.0, 1.0) == 1.0
    assert chances.lead(0.0, 1.0) == 0.0


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_style_finds_the_same_turns_and_gives_no_more_away_than_it_may(game_id: str) -> None:
    match = midgame(game_id)
    for style in STYLES:
        plain, leaning, position, seat = generators(match, style)
        found = {turn.actions: turn.leads for turn in plain.decisions(position, seat, Budget(_NODES))}
        leant = leaning.decisions(position, seat, Budget(_NODES))
        assert {turn.actions for turn in leant} == set(found)
        leads = [found[turn.actions][seat] for turn in leant]
        most = tastes_of(match.game).likings[style].most
        assert leads[0] >= max(leads) - (most if game_id == "ur" else most / 4 + 1e-9)


def test_what_a_turn_is_liked_for_stays_with_what_follows_it_and_changes_nothing_for_others() -> None:
    plain, leaning, position, seat = generators(midgame("ur"), "trader")
    root = next(turn for turn in leaning.decisions(position, seat, Budget(_NODES)) if turn.state.liked > 0)
    answers = leaning.turns(root.state, NARROW, Budget(_NODES))
    usual: list[Turn[Any]] = plain.turns(root.state.state, NARROW, Budget(_NODES))
    liked = root.state.liked
    assert answers[0].leads[seat] == pytest.approx(usual[0].leads[seat] + liked)
    assert answers[0].leads[1 - seat] == usual[0].leads[1 - seat]
    assert leaning.mover(root.state) == plain.mover(root.state.state)


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("level", ["merchant", "priest"])
def test_a_player_with_a_style_plays_by_the_rules_and_by_its_seed(game_id: str, level: str) -> None:
    match = midgame(game_id)
    seat = match.due.seats[0]
    chosen = {player_of(level, 100, "raider").choose(match.game, match.view(seat), Random(5)) for _ in range(2)}
    assert len(chosen) == 1
    match.apply(seat, chosen.pop())


def test_an_unknown_style_is_refused_by_name_and_so_is_any_of_who_plays_at_random() -> None:
    with pytest.raises(LookupError, match="'poet'; there are: builder, raider, trader"):
        player_of("king", style="poet")
    with pytest.raises(LookupError, match="at random has no style"):
        player_of("random", style="builder")


def test_at_every_level_that_plans_there_is_a_character_of_every_style() -> None:
    assert [[character.style for character in characters_at(level)] for level in LEVELS] == [[], *[list(STYLES)] * 4]
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS)
