"""What a match does when its players agree: taking a finished turn back, and ending without a winner."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.babel.scenes import BABEL
from games.random_play import chooser, play_step, played, playing, short
from games.ur.scenes import UR
from market.rules import Market
from ziggurat.games.game import CALLED_OFF, Action, IllegalAction, Seat
from ziggurat.games.ur.actions import Attack
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Step


def begin(seats: int, seed: int, steps: int) -> Match:
    """A random match after so many steps."""
    return played(UR, seats, seed, rounds=6, steps=steps)


def last_finished(match: Match, seat: Seat) -> int | None:
    """Where in the match's positions the last turn of that seat begins that is not running any more."""
    turns = [UR.span(position) for position in match.positions]
    own = [number for number, turn in enumerate(turns) if turn.seat == seat and turn != match.span]
    return turns.index(turns[own[-1]]) if own else None


class ForgivingMarket(Market):
    """Lets every step be taken back."""

    def undoable(self, before: Any, action: Action, after: Any) -> bool:
        return True


class TestTakingATurnBack:
    def test_is_impossible_from_a_span_that_is_everybodys_whether_a_step_was_taken_in_it_or_not(self) -> None:
        game, met = ForgivingMarket(), 0
        for match in playing(Match(game, 4, 0, short(game, 2)), chooser(0)):
            if match.span.seat is None:
                assert not any(match.may_undo_turn(seat) for seat in range(4))
                met += 1
        assert met

    @pytest.mark.parametrize("seed", range(4))
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_leads_to_exactly_the_position_in_which_the_turn_began(self, seats: int, seed: int) -> None:
        match = Match(UR, seats, seed, short(UR, 5))
        for _ in playing(match, chooser(seed)):
            for seat in range(seats):
                start = last_finished(match, seat)
                assert match.may_undo_turn(seat) == (start is not None)
                if start is not None:
                    twin = match.copy()
                    undone = twin.undo_turn(seat)
                    assert twin.positions == match.positions[: start + 1]
                    assert twin.steps + undone == match.steps
                    assert twin.due.seats == (seat,)

    def test_counts_the_revision_up(self) -> None:
        match = begin(2, 1, 30)
        revision = match.revision
        match.undo_turn(0)
        assert match.revision == revision + 1

    def test_needs_a_turn_that_is_finished(self) -> None:
        match = Match(UR, 2, 5)
        assert not any(match.may_undo_turn(seat) for seat in range(2))
        with pytest.raises(IllegalAction) as refused:
            match.undo_turn(0)
        assert refused.value.refusal.code == "nothing_to_undo"

    def test_never_goes_past_a_step_that_revealed_something(self) -> None:
        class Revealing(Ur):
            """Ur in which attacking reveals something."""

            def undoable(self, before: Position, action: Action, after: Position) -> bool:
                return not isinstance(action, Attack)

        match, choose = Match(Revealing(), 2, 5, short(UR, 30)), chooser(5)
        refused = 0
        while match.due.seats:
            play_step(match, choose)
            for seat in range(2):
                start = last_finished(match, seat)
                if start is not None:
                    revealed = any(
                        isinstance(step, Step) and isinstance(step.action, Attack) for step in match.steps[start:]
                    )
                    refused += revealed
                    assert match.may_undo_turn(seat) is not revealed
        assert refused > 0

    def test_plays_on_as_if_the_turn_had_never_been(self) -> None:
        match = begin(3, 2, 40)
        match.undo_turn(1)
        for _ in playing(match, chooser(9)):
            pass
        assert verify(match.record()).positions == match.positions


class TestCallingOff:
    def test_ends_the_match_without_a_winner(self) -> None:
        match = begin(2, 1, 20)
        match.call_off()
        assert match.due.seats == ()
        assert match.result is not None
        assert (match.result.ending, match.result.standings) == (CALLED_OFF, ())

    def test_leaves_the_position_and_counts_the_revision_up(self) -> None:
        match = begin(2, 1, 20)
        position, revision = match.position, match.revision
        match.call_off()
        assert (match.position, match.revision) == (position, revision + 1)

    def test_lets_nobody_act_or_take_anything_back(self) -> None:
        match = begin(2, 1, 20)
        seat = match.due.seats[0]
        action = next(iter(UR.candidates(match.view(seat))))
        match.call_off()
        with pytest.raises(IllegalAction) as refused:
            match.apply(seat, action)
        assert refused.value.refusal.code == "game_over"
        assert not any(match.may_undo(each) or match.may_undo_turn(each) for each in range(2))

    def test_is_refused_once_the_match_is_over(self) -> None:
        match = played(UR, 2, 1, rounds=1)
        with pytest.raises(IllegalAction) as refused:
            match.call_off()
        assert refused.value.refusal.code == "game_over"
        assert not match.called_off

    def test_stands_in_the_record_and_is_verified(self) -> None:
        match = begin(3, 4, 25)
        match.call_off()
        again = verify(match.record(("Anna", "Belit", "Carla")))
        assert (again.result, again.positions) == (match.result, match.positions)

    def test_lays_open_what_was_hidden_and_the_record_verifies_as_before(self) -> None:
        match = Match(BABEL, 2, 4)
        played_to = match.digest()
        match.call_off()
        assert match.view(None).public.unveiled.hands == match.position.hands
        record = match.record()
        assert record.digest == played_to
        assert verify(record).view(None) == match.view(None)

    def test_cannot_stand_in_the_record_of_a_match_that_the_rules_ended(self) -> None:
        record = played(UR, 2, 1, rounds=1).record()
        with pytest.raises(BadRecord, match="cannot be played"):
            verify(msgspec.structs.replace(record, called_off=True))
