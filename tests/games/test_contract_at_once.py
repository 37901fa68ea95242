"""The laws of games in which several may act at once, or of which not everybody may know that something happened."""

from __future__ import annotations

from typing import Final

import hypothesis.strategies as st
import msgspec
from hypothesis import given

from games.civilization.midgame import MIDGAME
from games.random_play import AnyGame, acting, chooser, play_step, played, playing, short, some_action
from games.tables import ROUNDS, every_table, lengths, refusal_of, repeatable, seeds, some_tables, viewers
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep, Step

IN_TURN: Final = {"civilization": "trade", MIDGAME.id: "trade"}
"""By game the phase in which it matters by the rules who comes first: it is numbered first, and an exchange takes the
ready marks from those who have them by then (9.2 of Civilization)."""


def after(match: Match, *steps: AnyStep) -> Match:
    """The match as these steps would leave it."""
    twin = match.copy()
    for step in steps:
        twin.take(step)
    return twin


def counts_after(match: Match, other: AnyStep, step: Step) -> bool:
    """Whether a step chosen now still counts once the other has been taken."""
    moved = after(match, other)
    seen, now = match.view(step.seat), moved.view(step.seat)
    return match.game.fits(seen, now, step.action) and refusal_of(moved, step) is None


def chosen_now(match: Match, data: st.DataObject) -> list[Step]:
    """What each of the seats that may act might choose, some of it from what is only sampled."""
    source = chooser(data.draw(st.integers(0, 10**6)))
    return [Step(seat, some_action(list(match.game.candidates(match.view(seat))), source)) for seat in acting(match)]


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_where_both_of_two_steps_still_count_after_the_other_it_does_not_matter_which_came_first(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    if match.span.phase == IN_TURN.get(game.id):
        return
    steps = chosen_now(match, data)
    for one in steps:
        for other in steps:
            if one.seat < other.seat and counts_after(match, one, other) and counts_after(match, other, one):
                assert after(match, one, other).position == after(match, other, one).position


@every_table
def test_the_seats_that_may_act_are_named_once_each_and_in_their_order(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 4, short(game, ROUNDS)), chooser(4)):
        due = running.due
        assert list(due.seats) == sorted(set(due.seats))
        assert list(due.open) == sorted(set(due.open) - set(due.seats))


@some_tables
def test_a_step_of_which_a_viewer_is_told_nothing_changes_nothing_that_it_may_know(game: AnyGame, seats: int) -> None:
    for seed in range(4):
        match, choose = Match(game, seats, seed, short(game, 3 * ROUNDS)), chooser(seed)
        while match.result is None:
            before = known(match)
            _, events = play_step(match, choose)
            for viewer, view in zip(viewers(seats), known(match), strict=True):
                told = any(event.seen_by(viewer) is not None for event in events)
                assert told or view == before[viewers(seats).index(viewer)]


@every_table
def test_a_step_of_which_a_viewer_is_told_nothing_is_taken_in_a_span_that_is_everybodys(
    game: AnyGame, seats: int
) -> None:
    match, choose = Match(game, seats, 4, short(game, 3 * ROUNDS)), chooser(4)
    while match.result is None:
        span = match.span
        _, events = play_step(match, choose)
        told_to_all = all(any(event.seen_by(v) is not None for event in events) for v in viewers(seats))
        assert told_to_all or span.seat is None


def known(match: Match) -> list[bytes]:
    """What each viewer may know: what is due, which span it is and what could be taken back included."""
    backwards = match.undoers(), [match.may_undo_turn(seat) for seat in range(match.seats)]
    return [msgspec.json.encode((match.view(v), match.due, match.span, backwards)) for v in viewers(match.seats)]


@every_table
@repeatable
@given(seed=seeds, length=lengths, data=st.data())
def test_what_was_chosen_on_a_view_that_has_not_changed_is_judged_as_if_nothing_had_happened(
    game: AnyGame, seats: int, seed: int, length: int, data: st.DataObject
) -> None:
    match = played(game, seats, seed, rounds=ROUNDS, steps=length)
    steps = chosen_now(match, data)
    for other in steps:
        moved = after(match, other)
        for step in steps:
            if match.view(step.seat) == moved.view(step.seat):
                assert refusal_of(moved, step) is None


@every_table
def test_whatever_may_be_taken_back_leads_to_a_position_that_was(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 7, short(game, 2 * ROUNDS)), chooser(7)):
        for seat in running.undoers():
            twin = running.copy()
            undone = twin.undo(seat)
            assert twin.position == running.position_after(running.step_count - len(undone))
            assert twin.steps + undone == running.steps


@every_table
def test_in_a_span_that_is_everybodys_nobody_takes_anything_back(game: AnyGame, seats: int) -> None:
    for running in playing(Match(game, seats, 7, short(game, 2 * ROUNDS)), chooser(7)):
        assert running.span.seat is not None or running.undoers() == ()
