"""Wars: two leaders of a colour in a kingdom that a tile has joined (rule 6.2)."""

from __future__ import annotations

import pytest

from games.tigris.notation import space
from games.tigris.scenes import RULES, after, land, lies, refused, stands, tile, told
from ziggurat.games.tigris.actions import ChooseWar, Commit
from ziggurat.games.tigris.events import (
    ConflictResolved,
    ConflictStarted,
    LeaderRemoved,
    TilesRemoved,
    UnificationCleared,
    VpGained,
    WarCancelled,
    WarsFound,
)
from ziggurat.games.tigris.position import Position

HANDS = ("kkrrbg", "kkrrbg", "kkrrbg", "kkrrbg")
TRADERS = "gD.Igg\nrg.r.."
"""Two markets and a trader against two, with a gap on G4."""


@pytest.fixture
def begun() -> Position:
    """A settlement has joined the kingdoms of two traders."""
    position, _ = after(land(TRADERS, hands=HANDS), tile("black", "G4"))
    return position


def test_a_war_begins_where_two_leaders_of_a_colour_stand_in_the_joined_kingdom(begun: Position) -> None:
    conflict = begun.board.conflict
    assert conflict is not None
    assert (conflict.kind, conflict.color) == ("war", "green")
    assert begun.board.union == space("G4")


def test_each_counts_the_tiles_of_the_colour_on_his_side_of_the_joining_tile(begun: Position) -> None:
    conflict = begun.board.conflict
    assert conflict is not None
    assert conflict.attacker.supporters == (space("E4"), space("F5"))
    assert conflict.defender.supporters == (space("I4"), space("J4"))


def test_the_joining_tile_counts_for_nobody() -> None:
    position, _ = after(land(TRADERS, hands=HANDS), tile("green", "G4"))
    conflict = position.board.conflict
    assert conflict is not None
    assert (conflict.attacker.strength, conflict.defender.strength) == (2, 2)


def test_regions_without_a_leader_that_touch_only_the_joining_tile_count_for_nobody() -> None:
    _, story = after(land("gD.Ig\nr.g.r", hands=HANDS), tile("black", "G4"))
    assert told(story, ConflictStarted)[0].strengths == (1, 1)


def test_tiles_of_the_wars_colour_are_added_and_leave_the_game(begun: Position) -> None:
    position, _ = after(begun, Commit(1), Commit(1))
    assert position.hands == ("krrb", "kkrrb")


def test_the_winner_gains_a_point_for_the_leader_and_for_each_tile_removed(begun: Position) -> None:
    position, story = after(begun, Commit(1), Commit(0))
    assert [(gain.seat, gain.color, gain.amount) for gain in told(story, VpGained)] == [(0, "green", 3)]
    assert told(story, TilesRemoved)[0].spaces == (space("I4"), space("J4"))
    assert stands(position, 1, "green") is None
    assert lies(position, "I4") == "."


def test_reinforcements_give_no_points(begun: Position) -> None:
    _, story = after(begun, Commit(0), Commit(1))
    assert told(story, VpGained)[0].amount == 3


def test_a_tie_is_the_defenders(begun: Position) -> None:
    _, story = after(begun, Commit(0), Commit(0))
    assert told(story, ConflictResolved)[0].winner == 1


def test_nothing_against_nothing_is_the_defenders_too() -> None:
    _, story = after(land("rD.Ir", hands=HANDS), tile("black", "G4"), Commit(0), Commit(0))
    assert told(story, ConflictResolved)[0].totals == (0, 0)
    assert told(story, ConflictResolved)[0].winner == 1


def test_the_marker_goes_and_the_tile_stays(begun: Position) -> None:
    position, story = after(begun, Commit(1), Commit(0))
    assert told(story, UnificationCleared)[0].space == space("G4")
    assert position.board.union is None
    assert lies(position, "G4") == "k"


def test_whose_turn_it_is_attacks_if_the_leader_is_theirs() -> None:
    position, _ = after(land(TRADERS, hands=HANDS, seat=1), tile("black", "G4"))
    conflict = position.board.conflict
    assert conflict is not None
    assert (conflict.attacker.seat, conflict.defender.seat) == (1, 0)


@pytest.mark.parametrize(("active", "attacker"), [(2, 0), (3, 0), (0, 0), (1, 1)])
def test_else_the_first_owner_met_clockwise_attacks(active: int, attacker: int) -> None:
    position, _ = after(land(TRADERS, hands=HANDS, seats=4, seat=active), tile("black", "G4"))
    conflict = position.board.conflict
    assert conflict is not None
    assert conflict.attacker.seat == attacker


# ---------------------------------------------------------------------------------------- several wars

SEVERAL = "kA.Fk\nDr.rI\ng...g"
"""Kings and traders on both sides, one tile each."""


def test_several_wars_are_fought_in_the_order_that_the_active_player_says() -> None:
    position, story = after(land(SEVERAL, hands=HANDS), tile("red", "G4"))
    assert told(story, WarsFound)[0].colors == ("black", "green")
    assert position.board.phase == "war_choice"
    assert RULES.due(position).seats == (0,)
    chosen, _ = after(position, ChooseWar("green"))
    assert chosen.board.conflict is not None
    assert chosen.board.conflict.color == "green"


def test_the_active_player_orders_wars_in_which_none_of_theirs_fights() -> None:
    position, _ = after(land(SEVERAL, hands=HANDS, seats=3, seat=2), tile("red", "G4"))
    assert RULES.due(position).seats == (2,)


def test_only_a_war_that_was_found_can_be_chosen() -> None:
    position, _ = after(land(SEVERAL, hands=HANDS), tile("red", "G4"))
    assert refused(position, ChooseWar("red")) == ("no_such_war", "6.2")


def test_after_a_war_one_looks_again_and_a_single_one_is_not_asked_for() -> None:
    position, _ = after(land(SEVERAL, hands=HANDS), tile("red", "G4"), ChooseWar("green"))
    second, story = after(position, Commit(0), Commit(0))
    assert told(story, WarsFound)[0].colors == ("black",)
    assert second.board.conflict is not None
    assert second.board.conflict.color == "black"


def test_a_war_falls_away_when_the_kingdom_has_fallen_apart() -> None:
    # The lost market was all that joined seat 1's king to the others.
    position, story = after(
        land("kAr.gIr\n.Dg...k\n......F", hands=HANDS), tile("red", "H4"), ChooseWar("green"), Commit(1), Commit(0)
    )
    assert [event.color for event in told(story, WarCancelled)] == ["black"]
    assert stands(position, 1, "black") is not None


# ---------------------------------------------------------------------------------------- wars of priests

PRIESTS = "rBr.rGR"
"""A priest between two temples against one with a temple and a treasure."""


def test_a_temple_with_a_treasure_counts_and_stays_and_gives_no_point() -> None:
    position, story = after(land(PRIESTS, hands=HANDS), tile("black", "H4"), Commit(1), Commit(0))
    (resolved,) = told(story, ConflictResolved)
    assert resolved.totals == (3, 2)
    assert resolved.protected == (space("K4"),)
    assert resolved.removed == (space("I4"),)
    assert told(story, VpGained)[0].amount == 2
    assert lies(position, "K4") == "R"


@pytest.mark.parametrize(("other", "kept"), [("A", True), ("F", True), ("K", True), ("k", False)])
def test_a_temple_beside_another_leader_stays_whoever_owns_him(other: str, kept: bool) -> None:
    position, _ = after(land(f"rBr.rGr\n....{other}..", hands=HANDS, seats=3), tile("black", "H4"))
    after_war, story = after(position, Commit(1), Commit(0))
    assert (lies(after_war, "I4") == "r") is kept
    assert (space("I4") in told(story, ConflictResolved)[0].protected) is kept


def test_no_leader_is_stranded_by_a_war() -> None:
    position, _ = after(land("rBr.rGr\n....F..", hands=HANDS), tile("black", "H4"))
    after_war, story = after(position, Commit(1), Commit(0))
    assert [event.cause for event in told(story, LeaderRemoved)] == ["war"]
    assert stands(after_war, 1, "black") is not None


def test_in_other_wars_tiles_beside_leaders_are_not_protected() -> None:
    position, story = after(land("gD.Igr\nrg.rK.", hands=HANDS, seats=3), tile("black", "G4"), Commit(0), Commit(0))
    assert told(story, ConflictResolved)[0].protected == ()
    assert lies(position, "I4") == "."


def test_flipped_tiles_support_nobody() -> None:
    position, _ = after(land("gD.Ixx\nrg.rxx", hands=HANDS), tile("black", "G4"))
    assert position.board.conflict is not None
    assert position.board.conflict.defender.strength == 0
