"""What is true of every position that a game of Babel can reach, whatever its players do (rule 4)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.babel.scenes import BABEL
from games.random_play import played
from ziggurat.games.babel.actions import Discard, Migrate
from ziggurat.games.babel.position import Position
from ziggurat.match.match import Match

repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(100))
TEMPLE_CARDS = {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match some steps into random play."""
    return played(BABEL, 2, draw(st.integers(0, 10**6)), rounds=0, steps=draw(st.integers(0, 250)))


def people(position: Position) -> str:
    """Every people card, wherever it is."""
    columns = "".join(column for side in position.board.sides for column in side.columns)
    return columns + position.deck + position.board.discard + "".join(position.hands)


def temple_cards(position: Position) -> list[int]:
    """Every temple card, wherever it is."""
    cards = list(position.pile)
    for side in position.board.sides:
        cards += side.quarry
        cards += [level for temple in side.temples for level in temple]
        cards += [1] * side.start_card
    return cards


@repeatable
@given(matches())
def test_no_people_card_is_lost_or_made(match: Match) -> None:
    for position in match.positions:
        assert Counter(people(position)) == dict.fromkeys("AHMPS", 12)


@repeatable
@given(matches())
def test_no_temple_card_is_lost_or_made(match: Match) -> None:
    for position in match.positions:
        assert Counter(temple_cards(position)) == TEMPLE_CARDS


@repeatable
@given(matches())
def test_the_levels_of_a_temple_grow_from_bottom_to_top(match: Match) -> None:
    for position in match.positions:
        for side in position.board.sides:
            for temple in side.temples:
                assert all(below < above for below, above in pairwise(temple))


@repeatable
@given(matches())
def test_a_hand_is_kept_in_the_order_of_the_peoples(match: Match) -> None:
    for position in match.positions:
        assert [*map(sorted, position.hands)] == [*map(list, position.hands)]


@repeatable
@given(matches())
def test_once_a_pawn_has_left_its_quarry_it_never_goes_back(match: Match) -> None:
    for before, after in pairwise(match.positions):
        for was, now in zip(before.board.sides, after.board.sides, strict=True):
            assert was.pawn is None or now.pawn is not None


@repeatable
@given(matches())
def test_nobody_ends_a_turn_with_the_start_card_unbuilt(match: Match) -> None:
    for position in match.positions:
        played_a_turn = [seat for seat in (0, 1) if position.board.turn > 1 + (seat == position.board.seat)]
        assert not any(position.board.sides[seat].start_card for seat in played_a_turn)


@repeatable
@given(matches())
def test_nobody_migrates_twice_in_a_turn(match: Match) -> None:
    turns = Counter(
        before.board.turn
        for before, step in zip(match.positions, match.steps, strict=False)
        if isinstance(step.action, Migrate)
    )
    assert max(turns.values(), default=0) <= 1


@repeatable
@given(matches())
def test_exactly_one_seat_decides_until_the_game_is_over(match: Match) -> None:
    for position in match.positions:
        assert len(BABEL.due(position).seats) == (position.board.phase != "over")
        assert (position.board.owed > 0) == (position.board.phase == "discard")


@repeatable
@given(matches())
def test_a_demanded_discard_leaves_the_larger_half(match: Match) -> None:
    for before, step, after in zip(match.positions, match.steps, match.positions[1:], strict=False):
        if isinstance(step.action, Discard):
            held, kept = len(before.hands[step.seat]), len(after.hands[step.seat])
            assert kept == held - held // 2


@repeatable
@given(matches())
def test_the_final_phase_begins_with_fifteen_points_and_never_ends_before_the_game(match: Match) -> None:
    for before, after in pairwise(match.positions):
        assert after.board.final_phase >= before.board.final_phase
        if after.board.final_phase and not before.board.final_phase:
            assert max(after.board.scores) >= 15
            assert min(after.board.scores) >= 10


@repeatable
@given(matches())
def test_what_is_known_of_the_pile_grows_and_shrinks_with_it(match: Match) -> None:
    for before, after in pairwise(match.positions):
        drawn = len(before.pile) - len(after.pile)
        assert after.known == max(0, before.known - drawn)
