"""Leaders come, move and go (rule 5.1)."""

from __future__ import annotations

import pytest

from games.tigris.notation import space
from games.tigris.scenes import after, land, leader, lies, move, refused, stands, strike, told
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import WithdrawLeader
from ziggurat.games.tigris.events import ActionFinished, LeaderMoved, LeaderPlaced, LeaderRemoved, VpGained
from ziggurat.games.tigris.position import Position


def test_a_leader_stands_beside_a_temple_and_scores_nothing() -> None:
    position, story = after(land("r.\n.."), leader("black", "F4"))
    assert stands(position, 0, "black") == space("F4")
    assert [type(event) for event in story] == [LeaderPlaced, ActionFinished]


@pytest.mark.parametrize(
    ("drawing", "action", "code"),
    [
        ("rA\n..", leader("black", "E5"), "leader_not_in_supply"),
        ("rk\n..", leader("black", "F4"), "occupied"),
        ("r#\n..", leader("black", "F4"), "occupied"),
        ("rF\n..", leader("black", "F4"), "occupied"),
        ("r.\n..", leader("black", "A1"), "no_adjacent_temple"),
        ("r.\n..", leader("black", "F5"), "no_adjacent_temple"),
        ("xk\n..", leader("black", "E5"), "no_adjacent_temple"),
        ("...r\n....", leader("black", "D4"), "leader_on_river"),
        ("Br.rG\n.....", leader("black", "G4"), "leader_joins_kingdoms"),
    ],
)
def test_where_a_leader_may_not_stand(drawing: str, action: Action, code: str) -> None:
    assert refused(land(drawing), action) == (code, "5.1")


def test_the_first_reason_in_the_order_of_the_rules_is_given() -> None:
    assert refused(land("rA\n.."), leader("black", "D4"))[0] == "leader_not_in_supply"
    assert refused(land("...\n..."), leader("black", "D4"))[0] == "leader_on_river"


def test_a_leader_may_link_a_kingdom_with_regions_that_have_none() -> None:
    position, _ = after(land("Ar.rk"), leader("red", "G4"))
    assert stands(position, 0, "red") == space("G4")


def test_a_leader_may_link_two_regions_without_leaders() -> None:
    position, _ = after(land("kr.rk"), leader("red", "G4"))
    assert stands(position, 0, "red") == space("G4")


@pytest.fixture
def standing() -> Position:
    """A king between two temples."""
    return land("rA.\nr..")


def test_a_leader_moves_within_his_kingdom(standing: Position) -> None:
    position, story = after(standing, move("black", "F5"))
    assert stands(position, 0, "black") == space("F5")
    (moved,) = told(story, LeaderMoved)
    assert (moved.from_space, moved.to_space) == (space("F4"), space("F5"))


def test_a_leader_that_moves_is_thought_away_from_where_he_stood() -> None:
    # The king himself joins both regions; lifted, he may stand beside both again.
    position, _ = after(land("rArG\n.k.."), move("black", "E5"))
    assert stands(position, 0, "black") == space("E5")


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (move("red", "E4"), "leader_not_on_board"),
        (move("black", "F4"), "same_space"),
        (move("black", "E4"), "occupied"),
        (move("black", "G4"), "no_adjacent_temple"),
        (move("black", "D4"), "leader_on_river"),
    ],
)
def test_how_a_leader_may_not_move(standing: Position, action: Action, code: str) -> None:
    assert refused(standing, action) == (code, "5.1")


def test_a_leader_may_not_stay_where_his_only_temple_is_not() -> None:
    assert refused(land("rA.\n..."), move("black", "G4")) == ("no_adjacent_temple", "5.1")


def test_a_leader_is_taken_back_by_an_action(standing: Position) -> None:
    position, story = after(standing, WithdrawLeader("black"))
    assert stands(position, 0, "black") is None
    assert told(story, ActionFinished)[0].actions == 1


def test_a_leader_in_the_supply_cannot_be_taken_back(standing: Position) -> None:
    assert refused(standing, WithdrawLeader("red")) == ("leader_not_on_board", "5.1")


def test_leaders_that_lose_their_last_temple_go_home_together() -> None:
    position, story = after(land("ArF\n..."), strike("F4"))
    assert [(event.seat, event.cause) for event in told(story, LeaderRemoved)] == [(0, "stranded"), (1, "stranded")]
    assert stands(position, 0, "black") is stands(position, 1, "black") is None
    assert lies(position, "F4") == "#"
    assert not told(story, VpGained)


def test_a_leader_with_another_temple_stays() -> None:
    position, _ = after(land("Ar\nr."), strike("F4"))
    assert stands(position, 0, "black") == space("E4")


def test_what_a_lifted_leader_joined_does_not_stop_him() -> None:
    position, _ = after(land("BrA.rG"), move("black", "H4"))
    assert stands(position, 0, "black") == space("H4")
