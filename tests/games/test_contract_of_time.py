"""The laws of what happens when time is up."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.random_play import AnyGame, chooser, played, playing, short
from games.tables import ROUNDS, every_table, lengths, refusal_of, repeatable, seeds
from ziggurat.games.game import NO_DEFAULT, IllegalAction
from ziggurat.match.match import Match
from ziggurat.match.steps import Expiry


@every_table
def test_time_is_up_for_a_phase_exactly_where_it_has_a_time(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 6, short(game, ROUNDS)), chooser(6)):
        assert (refusal_of(running, Expiry()) is None) == (running.due.seconds is not None)


@every_table
def test_where_a_game_has_defaults_time_may_be_up_for_any_of_those_who_are_due_and_for_nobody_else(
    game: AnyGame, seats: int
) -> None:
    for running in playing(Match(game, seats, 6, short(game, ROUNDS)), chooser(6)):
        for seat in range(seats):
            accepted = refusal_of(running, Expiry((seat,))) is None
            assert accepted == (game.has_defaults and seat in running.due.seats)


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_once_time_is_up_the_match_waits_for_something_else(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    due, span = match.due, match.span
    late = tuple(sorted(data.draw(st.sets(st.sampled_from(due.seats))))) if due.seats else ()
    if refusal_of(match, Expiry(late)) is not None:
        return
    match.expire(late)
    assert match.span != span or (late and not set(late) & set(match.due.seats))


@every_table
def test_when_the_time_of_all_who_are_due_is_up_at_once_none_of_them_is_left_out(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 2, short(game, ROUNDS)), chooser(2)):
        if game.has_defaults and running.due.seats:
            twin = running.copy()
            twin.expire(running.due.seats)
            assert twin.span != running.span or not set(twin.due.seats) & set(running.due.seats)


@every_table
@repeatable
@given(seed=seeds, length=lengths, late=st.lists(st.integers(0, 15), max_size=3).map(tuple))
def test_a_time_that_cannot_be_up_leaves_the_match_as_it_was(
    game: AnyGame, seats: int, seed: int, length: int, late: tuple[int, ...]
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    if refusal_of(match, Expiry(late)) is None:
        return
    before = msgspec.json.encode((match.positions, match.revision, match.record()))
    with pytest.raises(IllegalAction) as refused:
        match.expire(late)
    assert refused.value.refusal == NO_DEFAULT
    assert msgspec.json.encode((match.positions, match.revision, match.record())) == before


@every_table
def test_nobody_takes_back_what_time_has_done(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 8, short(game, ROUNDS)), chooser(8)):
        if isinstance(running.last_step, Expiry):
            assert running.undoers() == ()
