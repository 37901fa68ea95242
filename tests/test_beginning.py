"""Playing on from the middle of a record: where the new match stands, and what it remembers."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.golden_matches import golden_records
from games.random_play import AnyGame, chooser, play_step, played
from ziggurat.games import GAMES
from ziggurat.match.beginning import CannotPlayOn, beginning_of, begun_with
from ziggurat.match.record import BadRecord, BranchedFrom, MatchRecord, load, save
from ziggurat.match.replaying import verify

TITLE = "An evening at Eridu"


@pytest.fixture
def record() -> MatchRecord:
    """A whole match that was kept."""
    return golden_records(GAMES["ur"])[0]


@given(game=st.sampled_from(list(GAMES.values())), seed=st.integers(0, 2**128), share=st.floats(0, 0.99))
@settings(max_examples=8, deadline=None)
def test_a_match_played_on_stands_where_the_record_stood_and_its_own_record_leads_to_the_same(
    game: AnyGame, seed: int, share: float
) -> None:
    before = played(game, game.seat_counts[0], seed, rounds=3)
    steps = int(share * before.step_count)
    match = begun_with(beginning_of(before.record(), steps, TITLE))
    assert (match.position, match.steps) == (before.position_after(steps), before.steps[:steps])
    for _ in islice(iter(lambda: match.result is None, False), 20):
        play_step(match, chooser(seed + match.step_count))
    again = verify(load(save(match.record())))
    assert (again.position, again.steps) == (match.position, match.steps)
    assert again.branched_from == BranchedFrom(before.record().digest, steps, TITLE)


def test_a_copy_remembers_what_it_branched_from(record: MatchRecord) -> None:
    match = begun_with(beginning_of(record, 3, TITLE))
    assert match.copy().branched_from == match.branched_from is not None


def test_nobody_plays_on_from_the_end(record: MatchRecord) -> None:
    with pytest.raises(CannotPlayOn) as refused:
        beginning_of(record, len(record.steps), TITLE)
    assert refused.value.why == "match_over"


def test_nobody_plays_on_beyond_the_end(record: MatchRecord) -> None:
    short = replace(record, steps=record.steps[:4], digest="")
    with pytest.raises(BadRecord):
        beginning_of(short, 9, TITLE)


def test_nobody_plays_on_under_other_rules_than_their_own(record: MatchRecord) -> None:
    with pytest.raises(CannotPlayOn) as refused:
        beginning_of(replace(record, rules_version=record.rules_version + 1), 3, TITLE)
    assert refused.value.why == "other_rules"


def test_a_beginning_that_leads_elsewhere_is_refused(record: MatchRecord) -> None:
    beginning = beginning_of(record, 3, TITLE)
    with pytest.raises(BadRecord):
        begun_with(replace(beginning, digest=record.digest))
