"""Revolts: two leaders of a colour in one kingdom, fought with temples (rules 6 and 6.1)."""

from __future__ import annotations

import pytest

from games.tigris.notation import space
from games.tigris.scenes import RULES, after, land, leader, move, refused, stands, told
from ziggurat.games.tigris.actions import Commit, EndTurn
from ziggurat.games.tigris.events import (
    ActionFinished,
    ConflictResolved,
    ConflictStarted,
    LeaderRemoved,
    Reinforced,
    TilesRemoved,
    VpGained,
)
from ziggurat.games.tigris.position import Position

REVOLT = "r.rG\nrr.."
"""A place on F4 with three temples beside it; the rival's priest has one."""


@pytest.fixture
def begun() -> Position:
    """Seat 0's priest has come to F4."""
    position, _ = after(land(REVOLT, hands=("kkrrbg", "kkrrbg")), leader("red", "F4"))
    return position


def test_a_leader_who_comes_to_one_of_his_colour_attacks(begun: Position) -> None:
    conflict = begun.board.conflict
    assert conflict is not None
    assert (conflict.kind, conflict.attacker.seat, conflict.defender.seat) == ("revolt", 0, 1)


def test_each_counts_the_temples_beside_him_whichever_they_belonged_to(begun: Position) -> None:
    conflict = begun.board.conflict
    assert conflict is not None
    assert conflict.attacker.supporters == (space("E4"), space("G4"), space("F5"))
    assert conflict.defender.supporters == (space("G4"),)


def test_the_attacker_chooses_first_and_the_defender_sees_the_number(begun: Position) -> None:
    assert RULES.due(begun).seats == (0,)
    asked, _ = after(begun, Commit(1))
    assert RULES.due(asked).seats == (1,)
    assert asked.board.conflict is not None
    assert asked.board.conflict.commitment == 1


def test_both_are_asked_even_without_a_tile_to_add() -> None:
    position, _ = after(land(REVOLT, hands=("kkkkkk", "kkkkkk")), leader("red", "F4"))
    assert RULES.due(position).seats == (0,)
    assert RULES.due(after(position, Commit(0))[0]).seats == (1,)


@pytest.mark.parametrize(("attack", "defence", "winner"), [(0, 0, 0), (0, 1, 0), (0, 2, 1), (1, 2, 0), (2, 2, 0)])
def test_the_attacker_wins_only_with_the_higher_total(begun: Position, attack: int, defence: int, winner: int) -> None:
    _, story = after(begun, Commit(attack), Commit(defence))
    (resolved,) = told(story, ConflictResolved)
    assert resolved.winner == winner
    assert resolved.totals == (3 + attack, 1 + defence)


def test_a_tie_is_the_defenders() -> None:
    position, _ = after(land("r.rGr", hands=("kkkkkk",) * 2), leader("red", "F4"))
    _, story = after(position, Commit(0), Commit(0))
    assert told(story, ConflictResolved)[0].totals == (2, 2)
    assert told(story, ConflictResolved)[0].winner == 1


def test_the_loser_goes_home_and_the_winner_gains_one_red_point(begun: Position) -> None:
    position, story = after(begun, Commit(0), Commit(0))
    assert stands(position, 1, "red") is None
    assert [(gain.seat, gain.color, gain.amount, gain.cause) for gain in told(story, VpGained)] == [
        (0, "red", 1, "revolt")
    ]
    assert told(story, LeaderRemoved)[0].cause == "revolt"


def test_red_tiles_are_added_whatever_the_leaders_are() -> None:
    position, _ = after(land("r.rF\n....", hands=("kkrrbg",) * 2), leader("black", "F4"))
    _, story = after(position, Commit(2), Commit(0))
    added = told(story, Reinforced)
    assert [(each.color, each.count) for each in added] == [("red", 2), ("red", 0)]


def test_what_both_add_leaves_the_game(begun: Position) -> None:
    position, _ = after(begun, Commit(1), Commit(2))
    assert position.hands == ("kkrbg", "kkbg")


def test_no_tile_leaves_the_map(begun: Position) -> None:
    position, story = after(begun, Commit(2), Commit(0))
    assert position.board.spaces == begun.board.spaces
    assert not told(story, TilesRemoved)


def test_a_leader_that_moved_and_lost_goes_to_the_supply() -> None:
    position, _ = after(land("Br.rGr", hands=("kkkkkk",) * 2), move("red", "G4"), Commit(0), Commit(0))
    assert stands(position, 0, "red") is None
    assert stands(position, 1, "red") == space("I4")


def test_the_same_leader_may_try_again_at_once() -> None:
    position, _ = after(land("r.rG\n..r.", hands=("kkkkkk", "kkrrbg")), leader("red", "F4"))
    lost, _ = after(position, Commit(0), Commit(2))
    again, story = after(lost, leader("red", "F4"))
    assert again.board.conflict is not None
    assert told(story, ConflictStarted)


@pytest.mark.parametrize("count", [-1, 3, 7])
def test_no_more_than_the_hand_holds_can_be_added(begun: Position, count: int) -> None:
    assert refused(begun, Commit(count)) == ("bad_commit_count", "6")


def test_nothing_else_can_be_done_while_leaders_fight(begun: Position) -> None:
    assert refused(begun, EndTurn()) == ("wrong_phase", "5")
    assert refused(begun, Commit(0), seat=1) == ("not_your_decision", "5")


def test_the_action_is_finished_when_the_revolt_is_over(begun: Position) -> None:
    position, story = after(begun, Commit(0), Commit(0))
    assert position.board.actions == 1
    assert told(story, ActionFinished)


def test_a_temple_with_a_treasure_counts_like_any_other() -> None:
    position, _ = after(land("R.RG\n....", hands=("kkkkkk",) * 2), leader("red", "F4"))
    assert position.board.conflict is not None
    assert (position.board.conflict.attacker.strength, position.board.conflict.defender.strength) == (2, 1)


def test_a_temple_beside_both_counts_for_both() -> None:
    position, _ = after(land(".rG\n...", hands=("kkkkkk",) * 2), leader("red", "E4"))
    assert position.board.conflict is not None
    assert position.board.conflict.attacker.supporters == position.board.conflict.defender.supporters
