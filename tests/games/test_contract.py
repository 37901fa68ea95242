"""The laws that every game obeys. The games are found in the registry: a new one is tested on its first day."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.civilization import midgame
from games.distorted import distortions_of
from games.random_play import AnyGame, acting, chooser, digests, play_step, played, playing, short
from games.tables import (
    ROUNDS,
    every_game,
    every_table,
    lengths,
    read_back,
    refusal_of,
    repeatable,
    seeds,
    some_tables,
    viewers,
)
from games.well_formed import actions_of, mutations_of, values_of
from market.registered import registered
from ziggurat.games import GAMES
from ziggurat.games.fitting import Misfit
from ziggurat.games.game import CALLED_OFF, Action, Due, IllegalAction, Seat
from ziggurat.match.match import Match
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Step

WHOLE_GAMES = {15: 30, 150: 6}
"""Whole random games for each game and number of seats: how many, by their limit of rounds."""
LONG_ENOUGH = 20_000
"""Steps after which a random game must have met its limit."""


@pytest.fixture(scope="module", autouse=True)
def all_are_played() -> Iterator[None]:
    """Records of the market, and of a game from its middle on, can be replayed."""
    with registered(), midgame.registered():
        yield


def permitted(match: Match, seat: Seat, action: Action) -> bool:
    """Whether the game says that the action may be taken: it is listed, or a space admits it."""
    view = match.view(seat)
    return action in list(match.game.candidates(view)) or any(space.admits(action) for space in match.game.spaces(view))


@some_tables
def test_whole_random_games_come_to_an_end(game: AnyGame, seats: int, games_played: Counter[str]) -> None:
    for rounds, count in WHOLE_GAMES.items():
        for seed in range(count):
            match = played(game, seats, seed, rounds=rounds, steps=LONG_ENOUGH)
            assert match.result is not None
            games_played[f"{game.id}, {seats} seats: {match.result.ending}"] += 1


@every_table
def test_a_game_has_a_result_exactly_when_nobody_may_act_and_no_time_runs(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 3, short(game, ROUNDS))
    for running in playing(match, chooser(3)):
        assert running.result is None
        assert running.due.seats or running.due.seconds
    assert match.result is not None
    assert match.due == Due(())


@every_game
def test_a_game_that_is_called_off_has_a_result_without_standings(game: AnyGame) -> None:
    result = read_back(game.called_off(), game.result_type)
    assert (result.ending, result.standings) == (CALLED_OFF, ())


@every_table
def test_a_result_ranks_every_seat_best_first(game: AnyGame, seats: int) -> None:
    for seed in range(8):
        result = played(game, seats, seed, rounds=ROUNDS).result
        assert result is not None
        assert sorted(standing.seat for standing in result.standings) == list(range(seats))
        keys = [(standing.score, *standing.breakers) for standing in result.standings]
        assert keys == sorted(keys, reverse=True)
        ranks = [standing.rank for standing in result.standings]
        assert ranks == [1 + sum(other > key for other in keys) for key in keys]
        assert read_back(result, game.result_type) == result


@every_table
def test_whoever_is_due_is_offered_something_and_nobody_who_may_not_act_is(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 5, short(game, ROUNDS))
    for running in playing(match, chooser(5)):
        due = running.due
        for viewer in viewers(seats):
            offered = any(True for _ in game.candidates(running.view(viewer)))
            assert offered or viewer not in due.seats
            assert not offered or viewer in due.seats + due.open
            assert viewer in due.seats + due.open or game.spaces(running.view(viewer)) == ()


@some_tables
def test_what_a_match_comes_to_fits_it(game: AnyGame, seats: int) -> None:
    for seed in range(6):
        match = Match(game, seats, seed, short(game, 60))
        for running in playing(match, chooser(seed)):
            for viewer in viewers(seats):
                game.check_fits(running.view(viewer), seats)


@every_table
def test_what_belongs_to_another_number_of_seats_does_not_fit(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 5)
    for other in set(game.seat_counts) - {seats}:
        with pytest.raises(Misfit):
            game.check_fits(match.view(None), other)


@every_table
def test_what_is_offered_is_accepted(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 1, short(game, ROUNDS // 3))
    for running in playing(match, chooser(1)):
        for seat in acting(running):
            for action in game.candidates(running.view(seat)):
                after, _ = game.apply(running.position, seat, action)
                assert isinstance(after, game.position_type)


@every_table
def test_nothing_is_offered_twice(game: AnyGame, seats: int) -> None:
    for seed in range(3):
        for running in playing(Match(game, seats, seed, short(game, ROUNDS)), chooser(seed)):
            for seat in acting(running):
                counts = Counter(game.candidates(running.view(seat)))
                assert [action for action, count in counts.items() if count > 1] == []


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_what_the_wire_would_not_let_in_is_refused_by_the_rules_too(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    before = msgspec.json.encode(match.position)
    for seat in acting(match):
        offered = list(game.candidates(match.view(seat)))
        for action in data.draw(st.lists(st.sampled_from(offered).flatmap(distortions_of), min_size=1, max_size=12)):
            if _accepts(match, seat, action):
                assert read_back(action, game.action_type) == action
                assert permitted(match, seat, action)
            assert msgspec.json.encode(match.position) == before


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_what_is_listed_or_admitted_is_accepted_and_nothing_else(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    offered = [action for seat in acting(match) for action in game.candidates(match.view(seat))]
    near = st.sampled_from(offered).flatmap(mutations_of) if offered else st.nothing()
    drawn = data.draw(st.lists(st.one_of(near, actions_of(game)), min_size=1, max_size=8))
    before = msgspec.json.encode(match.position)
    for action in drawn:
        for seat in range(seats):
            accepted = _accepts(match, seat, action)
            assert accepted == permitted(match, seat, action), f"{action} by {seat}"
            assert msgspec.json.encode(match.position) == before


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_the_rules_refuse_exactly_what_the_actors_view_says_they_do(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    offered = [action for seat in acting(match) for action in game.candidates(match.view(seat))]
    near = st.sampled_from(offered).flatmap(mutations_of) if offered else st.nothing()
    for action in data.draw(st.lists(st.one_of(near, actions_of(game)), min_size=1, max_size=8)):
        for seat in range(seats):
            assert refusal_of(match, Step(seat, action)) == game.why_not(match.view(seat), action)
        assert game.why_not(match.view(None), action) is not None


def _accepts(match: Match, seat: Seat, action: Action) -> bool:
    """Whether the game accepts the action."""
    return refusal_of(match, Step(seat, action)) is None


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_a_refusal_stands_on_a_rule_and_leaves_the_match_as_it_was(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    seat, action = data.draw(st.integers(0, seats - 1)), data.draw(actions_of(game))
    if permitted(match, seat, action):
        return
    before = msgspec.json.encode((match.positions, match.revision, match.record()))
    with pytest.raises(IllegalAction) as refused:
        match.apply(seat, action)
    assert re.fullmatch(r"[a-z_]+", refused.value.refusal.code)
    assert re.fullmatch(r"\d+(\.\d+)?", refused.value.refusal.rule)
    assert refused.value.refusal.detail
    assert msgspec.json.encode((match.positions, match.revision, match.record())) == before


@every_table
def test_a_watchers_view_has_no_private_part(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 2, short(game, ROUNDS))
    for running in playing(match, chooser(2)):
        view = running.view(None)
        assert view.private is None
        assert view.public == game.public(running.position)


@every_table
def test_everything_survives_json(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 4, short(game, ROUNDS))
    choose = chooser(4)
    while match.result is None:
        assert read_back(match.position, game.position_type) == match.position
        for viewer in viewers(seats):
            view = match.view(viewer)
            assert read_back(view.public, game.public_type) == view.public
            assert view.private is None or read_back(view.private, game.private_type) == view.private
            for space in game.spaces(view):
                assert read_back(space, game.space_type) == space
        step, events = play_step(match, choose)
        if isinstance(step, Step):
            assert read_back(step.action, game.action_type) == step.action
        for event in events:
            assert read_back(event, game.event_type) == event


@every_table
def test_what_is_offered_follows_from_the_view_as_it_is_sent(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 6, short(game, ROUNDS // 3))
    for running in playing(match, chooser(6)):
        for seat in acting(running):
            view = running.view(seat)
            sent = msgspec.structs.replace(view, public=read_back(view.public, game.public_type))
            assert list(game.candidates(sent)) == list(game.candidates(view))
            assert game.spaces(sent) == game.spaces(view)


@every_table
def test_an_event_is_seen_in_a_form_of_the_game_or_not_at_all(game: AnyGame, seats: int) -> None:
    match, choose = Match(game, seats, 8, short(game, ROUNDS)), chooser(8)
    while match.result is None:
        _, events = play_step(match, choose)
        assert events
        for event in events:
            for viewer in viewers(seats):
                seen = event.seen_by(viewer)
                assert seen is None or read_back(seen, game.event_type) == seen


@every_table
def test_steps_of_one_turn_share_its_number_and_numbers_only_grow(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 9, short(game, ROUNDS))
    turns = [game.span(running.position) for running in playing(match, chooser(9))]
    for before, after in pairwise(turns):
        assert after == before or after.number > before.number


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_taking_back_restores_the_position_exactly(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    seat = data.draw(st.integers(0, seats - 1))
    if not match.may_undo(seat):
        with pytest.raises(IllegalAction):
            match.undo(seat)
        return
    positions, undone = match.positions, len(match.undo(seat))
    assert undone >= 1
    assert match.positions == positions[:-undone]


@every_table
def test_a_view_of_a_match_that_was_called_off_fits_a_match(game: AnyGame, seats: int) -> None:
    match = played(game, seats, 3, rounds=4 * ROUNDS, steps=9)
    match.call_off()
    for viewer in viewers(seats):
        game.check_fits(match.view(viewer), seats)
    assert match.due == Due(())


@every_table
def test_those_who_may_take_back_are_the_same_told_at_once_or_one_by_one(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, 9, short(game, ROUNDS))
    for running in playing(match, chooser(9)):
        assert running.undoers() == tuple(seat for seat in range(seats) if running.may_undo(seat))


@every_table
def test_the_record_of_a_match_replays_to_the_same_position(game: AnyGame, seats: int) -> None:
    for seed in range(5):
        match = played(game, seats, seed, rounds=ROUNDS)
        again = verify(load(save(match.record())))
        assert again.positions == match.positions
        assert again.steps == match.steps


@every_table
def test_the_same_seed_and_actions_give_the_same_bytes(game: AnyGame, seats: int) -> None:
    one, other = (played(game, seats, 11, rounds=ROUNDS) for _ in range(2))
    assert msgspec.json.encode(one.positions) == msgspec.json.encode(other.positions)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_a_fresh_process_arrives_at_the_same_bytes(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "games.random_play", "12"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == digests(12)


@every_game
def test_a_game_refuses_a_number_of_seats_it_does_not_take(game: AnyGame) -> None:
    for seats in {0, 1, 2, 3, 4, 5, 8, 17} - set(game.seat_counts):
        with pytest.raises(ValueError, match=str(seats)):
            game.setup(seats, game.options_type(), 1)


@every_game
def test_a_game_goes_by_the_name_it_is_registered_under(game: AnyGame) -> None:
    assert GAMES[game.id] is game


@every_game
@repeatable
@given(data=st.data())
def test_options_survive_json_and_set_up_a_game(game: AnyGame, data: st.DataObject) -> None:
    options = data.draw(values_of(game.options_type))
    assert read_back(options, game.options_type) == options
    position = game.setup(game.seat_counts[0], options, 1)
    assert game.due(position).seats


@every_game
def test_every_option_has_a_default(game: AnyGame) -> None:
    assert msgspec.json.decode(b"{}", type=game.options_type) == game.options_type()


@every_game
def test_an_unknown_option_or_field_is_refused_at_the_door(game: AnyGame) -> None:
    for kind in (game.options_type, game.action_type):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b'{"type":"no_such_kind","no_such_field":1}', type=kind)


@every_game
@repeatable
@given(data=st.data())
def test_a_line_break_behind_a_text_is_refused_at_the_door(game: AnyGame, data: st.DataObject) -> None:
    said = msgspec.to_builtins(data.draw(actions_of(game)))
    for name, value in said.items():
        if isinstance(value, str):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert({**said, name: value + "\n"}, game.action_type)
