"""Looking ahead where the next player may win by surprise, in a game of two turns made up for it."""

from __future__ import annotations

import math
import os
from typing import Any

import pytest

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.lookahead import LOST, Decision, best_choice, looked_ahead
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.search.turn_generator import Turn, TurnGenerator
from ziggurat.games.game import Action, Seat

pytestmark = pytest.mark.skipif(
    "COMPILE_ZIGGURAT" in os.environ, reason="the compiled search takes no game that is not compiled with it"
)

WON = 60.0


class Choice(Action, frozen=True):
    """A turn of the made-up game, by name."""

    name: str


class TwoTurns(TurnGenerator[None, str]):
    """Seat 0 chooses among these, by name and lead; then seat 1 has one answer, and the game is over.

    A choice is at the risk given for it, and there are further choices for whom all are lost.
    """

    def __init__(self, leads: dict[str, float], risks: dict[str, float], further: dict[str, float]) -> None:
        self._leads = leads | further
        self._first = [self._turn(name) for name in leads]
        self._further = [self._turn(name) for name in further]
        self._risks = risks
        self.asked: list[str] = []

    def decisions(self, position: None, seat: Seat, budget: Budget) -> list[Turn[str]]:
        return sorted(self._first, key=lambda turn: -turn.leads[seat])

    def mover(self, state: str) -> Seat | None:
        return None if state.endswith("answered") else 1

    def turns(self, state: str, breadth: int, budget: Budget) -> list[Turn[str]]:
        lead = self._leads[state]
        return [Turn((Choice("answer"),), f"{state} answered", (lead, -lead))]

    def risk(self, turn: Turn[str], budget: Budget) -> float:
        self.asked.append(turn.state)
        return self._risks.get(turn.state, 0.0)

    def last_resorts(self, position: None, seat: Seat, budget: Budget) -> list[Turn[str]]:
        return self._further

    def plan(self, position: None, seat: Seat, turn: Turn[str]) -> Plan:
        raise NotImplementedError

    def _turn(self, name: str) -> Turn[str]:
        return Turn((Choice(name),), name, (self._leads[name], -self._leads[name]))


def chosen(
    leads: dict[str, float], risks: dict[str, float] | None = None, further: dict[str, float] | None = None
) -> str:
    """The choice of who looks ahead."""
    best: Turn[Any] = best_choice(Decision(TwoTurns(leads, risks or {}, further or {}), None, 0, Budget(1_000)))
    return str(best.state)


class SlowTurns(TwoTurns):
    """The same game, in which it takes so many positions to learn a risk."""

    def __init__(self, leads: dict[str, float], risks: dict[str, float], slowly: dict[str, int]) -> None:
        super().__init__(leads, risks, {})
        self._slowly = slowly

    def risk(self, turn: Turn[str], budget: Budget) -> float:
        for _ in range(self._slowly.get(turn.state, 0)):
            budget.spend()
        return super().risk(turn, budget)


def test_a_choice_whose_risk_is_not_known_in_time_is_taken_rather_than_a_lost_one() -> None:
    game = SlowTurns({"calm": 1.0, "bold": 0.9}, {"calm": 1.0}, {"bold": 9})
    assert best_choice(Decision(game, None, 0, Budget(5))).state == "bold"


def test_a_choice_whose_risk_is_not_known_in_time_looks_as_if_it_lost_half_the_time() -> None:
    game = SlowTurns({"bold": 2.0, "calm": 1.0}, {}, {"bold": 9})
    chance = 0.5 / (1 + math.exp(-2.0))
    assert looked_ahead(Decision(game, None, 0, Budget(5))).lead == pytest.approx(math.log(chance / (1 - chance)))


class BroadTurns(TwoTurns):
    """The same game, in which further choices come to mind once the first have been looked at."""

    def __init__(self, leads: dict[str, float], more: dict[str, float]) -> None:
        super().__init__(leads, {}, {})
        self._leads |= more
        self._more = [self._turn(name) for name in more]

    def broader_looks(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((9, 1),)

    def further_decisions(self, position: None, seat: Seat, budget: Budget) -> list[Turn[str]]:
        return [*self._first, *self._more]


def chosen_broadly(leads: dict[str, float], more: dict[str, float]) -> str:
    """The choice of who has time to look at more."""
    best: Turn[Any] = best_choice(Decision(BroadTurns(leads, more), None, 0, Budget(1_000)))
    return str(best.state)


def test_a_further_choice_is_taken_if_it_is_better() -> None:
    assert chosen_broadly({"bold": 1.0, "calm": 0.0}, more={"odd": 2.0}) == "odd"


def test_a_further_choice_is_left_if_it_is_not() -> None:
    assert chosen_broadly({"bold": 1.0, "calm": 0.0}, more={"odd": 0.5}) == "bold"


def test_without_any_risk_the_choice_with_the_greatest_lead_is_taken() -> None:
    assert chosen({"bold": 2.0, "calm": 1.0}) == "bold"


def test_a_choice_after_which_the_next_player_wins_at_once_is_not_taken() -> None:
    assert chosen({"bold": 2.0, "calm": -3.0}, risks={"bold": 1.0}) == "calm"


def test_a_choice_that_loses_half_the_time_is_taken_where_it_wins_more_often_all_the_same() -> None:
    assert chosen({"bold": 3.0, "calm": -1.0}, risks={"bold": 0.5}) == "bold"


def test_a_choice_that_loses_half_the_time_is_left_where_another_wins_more_often() -> None:
    assert chosen({"bold": 3.0, "calm": 0.5}, risks={"bold": 0.5}) == "calm"


def test_only_choices_that_look_better_than_all_before_are_asked_for_their_risk() -> None:
    game = TwoTurns({"bold": 2.0, "calm": 1.0, "poor": 0.0}, {"bold": 1.0}, {})
    looked_ahead(Decision(game, None, 0, Budget(1_000)))
    assert game.asked == ["bold", "calm"]


def test_the_lead_of_a_choice_that_loses_for_sure_is_beyond_doubt() -> None:
    game = TwoTurns({"bold": 2.0, "calm": 1.0}, {"bold": 1.0, "calm": 1.0}, {})
    assert looked_ahead(Decision(game, None, 0, Budget(1_000))).lead < LOST


def test_where_every_choice_is_lost_a_further_one_is_taken() -> None:
    assert chosen({"bold": -WON, "calm": -WON}, further={"odd": -1.0}) == "odd"


def test_where_every_choice_is_lost_by_surprise_a_further_one_is_taken() -> None:
    assert chosen({"bold": 2.0, "calm": 1.0}, risks={"bold": 1.0, "calm": 1.0}, further={"odd": -1.0}) == "odd"


@pytest.mark.parametrize("further", [{}, {"odd": -WON - 1.0}])
def test_where_nothing_helps_the_least_loss_is_taken(further: dict[str, float]) -> None:
    assert chosen({"bold": -WON - 0.5, "calm": -WON}, further=further) == "calm"


def test_further_choices_do_not_count_as_long_as_one_of_the_first_is_not_lost() -> None:
    assert chosen({"bold": -1.0, "calm": -WON}, further={"odd": 5.0}) == "bold"
