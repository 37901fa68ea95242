"""The rulings on what the rules leave open, by their numbers (rule 13), where no other test says it already."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, build, land, leader, leave, lies, move, stands, strike, tile, told
from ziggurat.games.game import Event
from ziggurat.games.tigris.actions import ChooseWar, Commit, DeclineMonument, EndTurn, SwapTiles, WithdrawLeader
from ziggurat.games.tigris.events import (
    ActionFinished,
    ConflictStarted,
    LeaderRemoved,
    Reinforced,
    TilesDrawn,
    TilesRemoved,
    TreasureTaken,
    TurnEnded,
    VpGained,
)
from ziggurat.games.tigris.position import BuiltMonument, Position, TigrisOptions

HANDS = ("kkrrbg",) * 4


def kinds(story: list[Event]) -> list[str]:
    """The names of what happened, in their order."""
    return [type(event).__name__ for event in story]


def test_r3_points_are_without_limit() -> None:
    position, _ = after(land("rA.", hands=HANDS, points=((400, 0, 0, 0), (0,) * 4)), tile("black", "G4"))
    assert position.points[0] == (401, 0, 0, 0)


def test_r4_supporters_are_counted_anew_for_the_second_war() -> None:
    # Seat 1's king has two settlements until the market that joins him to them is lost.
    start = land("kAD.Fgkk\n..g..I..\n..g.....", hands=HANDS)
    position, found = after(start, tile("red", "H4"))
    assert position.board.wars == ("black", "green")
    first, _ = after(position, ChooseWar("black"))
    assert first.board.conflict is not None
    assert first.board.conflict.defender.strength == 2
    _, story = after(position, ChooseWar("green"), Commit(0), Commit(0))
    assert told(story, ConflictStarted)[-1].strengths == (1, 0)
    assert not told(found, ConflictStarted)


def test_r4_no_supporter_is_counted_through_the_joining_tile() -> None:
    # The markets at both sides touch the joining tile itself.
    _, story = after(land("Dg.gI\nr...r", hands=HANDS), tile("black", "G4"))
    (started,) = told(story, ConflictStarted)
    assert started.attacker.supporters == (space("F4"),)
    assert started.defender.supporters == (space("H4"),)


def test_r6_reinforcements_of_winner_and_loser_leave_the_game() -> None:
    position, _ = after(land("gD.Ig", hands=("ggg", "gg")), tile("green", "G4"), Commit(2), Commit(1))
    assert position.hands == ("", "g")


def test_r7_and_r8_a_temple_supports_though_a_leader_with_a_war_to_come_protects_it() -> None:
    position, _ = after(land("rBA.FrG.", hands=HANDS), tile("green", "H4"), ChooseWar("red"))
    assert position.board.conflict is not None
    assert position.board.conflict.defender.strength == 1
    position, story = after(position, Commit(1), Commit(0))
    assert lies(position, "J4") == "r"
    assert [(gain.color, gain.amount) for gain in told(story, VpGained)] == [("red", 1)]
    assert not told(story, TilesRemoved)
    assert told(story, ConflictStarted)[0].color == "black"


def test_r9_wars_come_before_the_monument_and_treasures_at_the_end_of_the_action() -> None:
    start = land("ARr.....\n.r.kRIg.\ngDr.....", hands=HANDS)
    position, story = after(start, tile("red", "G5"))
    assert kinds(story) == ["TilePlaced", "UnificationMarked", "WarsFound", "ConflictStarted"]
    position, story = after(position, Commit(1), Commit(0))
    assert kinds(story) == [
        "Reinforced",
        "Reinforced",
        "ConflictResolved",
        "LeaderRemoved",
        "TilesRemoved",
        "VpGained",
        "UnificationCleared",
        "MonumentOffered",
    ]
    position, story = after(position, build("red-green", "F4"))
    assert kinds(story) == ["MonumentBuilt", "LeaderRemoved", "TreasureOffered"]
    assert told(story, LeaderRemoved)[0].cause == "stranded"
    position, story = after(position, leave("F4"))
    assert kinds(story) == ["TreasureTaken", "ActionFinished"]
    board = position.board
    assert (board.actions, board.laid, board.union, board.conflict, board.treasure) == (1, None, None, None, None)
    assert (board.wars, board.squares) == ((), ())


def test_r9_the_point_of_a_tile_is_gained_though_the_monument_sends_the_leader_home() -> None:
    position, story = after(land("rr.\nr.B", hands=HANDS), tile("red", "F5"), build("black-red", "E4"))
    assert position.points[0] == (0, 1, 0, 0)
    assert kinds(story)[:3] == ["TilePlaced", "VpGained", "MonumentOffered"]
    assert stands(position, 0, "red") is None


def test_r10_four_tiles_of_which_one_was_lost_and_laid_again_are_a_new_square() -> None:
    declined, _ = after(land("kk\nk.", hands=HANDS), tile("black", "F5"), DeclineMonument())
    lost = replace(declined, board=declined.board.with_contents({3 * 16 + 4: "."}))
    position, _ = after(lost, tile("black", "E4"))
    assert [square.space for square in position.board.squares] == [space("E4")]


@pytest.mark.parametrize(("corner", "left"), [("R", "r"), ("X", "x")])
def test_r11_a_corner_treasure_goes_first_also_from_under_a_monument(corner: str, left: str) -> None:
    position, story = after(parse(f"{'.' * 16}\n.{corner}.R\n.k.D", hands=HANDS), tile("black", "C2"))
    assert [event.space for event in told(story, TreasureTaken)] == [space("B2")]
    assert lies(position, "B2") == left


def test_r12_treasures_are_taken_after_a_revolt_too() -> None:
    position, story = after(land("R.RIr", hands=("rr", "")), leader("green", "F4"), Commit(2), Commit(0))
    assert kinds(story)[-2:] == ["VpGained", "TreasureOffered"]
    position, _ = after(position, leave("E4"))
    assert position.treasures == (1, 0)


def test_r12_one_treasure_of_a_traders_kingdom_stays() -> None:
    position, story = after(land("DR.", hands=HANDS), tile("black", "G4"))
    assert position.treasures == (0, 0)
    assert kinds(story) == ["TilePlaced", "ActionFinished"]


def test_r14_income_is_paid_before_hands_are_filled_and_the_next_turn_begins() -> None:
    standing = (BuiltMonument("black-red", space("F4")),)
    start = land("Axx..RRR\nrxx", hands=("kkrrb", "kkrrb"), monuments=standing, actions=1)
    _, story = after(start, strike("L7"))
    assert kinds(story) == [
        "CatastrophePlaced",
        "ActionFinished",
        "VpGained",
        "TilesDrawn",
        "TilesDrawn",
        "TurnEnded",
        "TurnStarted",
    ]


def test_r14_few_treasures_end_the_game_before_hands_are_filled() -> None:
    position, story = after(land("ARR", hands=("k", "k"), bag=""), EndTurn())
    assert position.board.ending == "treasures"
    assert kinds(story) == ["TurnEnded", "GameOver"]


def test_r15_nobody_with_a_full_hand_draws_and_nothing_is_told_of_it() -> None:
    position, story = after(parse(hands=HANDS, bag=""), EndTurn())
    assert not told(story, TilesDrawn)
    assert position.board.phase == "action"


def test_r15_those_after_the_one_for_whom_the_bag_has_too_few_draw_nothing() -> None:
    position, _ = after(parse(seats=3, hands=("kkk", "kkkk", "kkkkk"), bag="ggggg", seat=1), EndTurn())
    assert position.board.ending == "bag"
    assert position.hands == ("kkk", "kkkkgg", "kkkkkg")
    position, _ = after(parse(seats=3, hands=("kkk", "kkkkk", "kkkkk"), bag="gg", seat=0), EndTurn())
    assert position.hands == ("kkk", "kkkkk", "kkkkk")


def test_r18_a_leader_lifted_from_between_two_regions_may_stand_again_beside_both() -> None:
    position, _ = after(land("kBrG\n.r.."), move("red", "E5"))
    assert stands(position, 0, "red") == space("E5")


def test_r18_a_moving_leader_may_not_join_the_kingdoms_that_are_left() -> None:
    position = land("Br.rG\n.r...\n.A...")
    listed = list(RULES.candidates(RULES.view(position, 0)))
    assert move("black", "G4") not in listed
    assert leader("green", "G4") not in listed


def test_r19_a_leader_is_not_taken_back_from_a_conflict() -> None:
    position, _ = after(land("r.rG", hands=HANDS), leader("red", "F4"))
    assert WithdrawLeader("red") not in list(RULES.candidates(RULES.view(position, 0)))


def test_r22_equals_share_a_place_and_the_next_place_counts_them_all() -> None:
    points = ((1, 1, 1, 1), (2, 2, 2, 2), (2, 2, 2, 2))
    position, _ = after(land("RR", seats=3, hands=HANDS, points=points), EndTurn())
    result = RULES.result(position)
    assert result is not None
    assert [(standing.seat, standing.rank) for standing in result.standings] == [(1, 1), (2, 1), (0, 3)]


def test_r24_each_is_asked_and_the_totals_are_told_side_by_side() -> None:
    _, story = after(land("r.rG\nrr..", hands=("kkr", "kkk")), leader("red", "F4"), Commit(1), Commit(0))
    assert [(event.seat, event.side, event.count, event.total) for event in told(story, Reinforced)] == [
        (0, "attacker", 1, 4),
        (1, "defender", 0, 1),
    ]


def test_r25_a_king_fights_for_no_other_colour() -> None:
    _, story = after(land("gD.Fg", hands=HANDS), tile("red", "G4"))
    assert not told(story, ConflictStarted)


def test_r26_a_tile_that_unites_in_peace_gives_no_point_but_may_complete_a_square() -> None:
    position, story = after(land("Ak.I\n.kk.", hands=HANDS), tile("black", "G4"))
    assert not told(story, VpGained)
    assert not told(story, ConflictStarted)
    assert position.points == ((0,) * 4,) * 2
    assert [square.space for square in position.board.squares] == [space("F4")]


def test_revolts_of_any_leaders_are_won_for_a_red_point() -> None:
    position, _ = after(land("r.rF\n.r..", hands=HANDS), leader("black", "F4"), Commit(0), Commit(0))
    assert position.points == ((0, 1, 0, 0), (0, 0, 0, 0))
    assert position.board.conflict is None


def test_r34_the_stalemate_counts_before_the_limit_of_rounds() -> None:
    limited = TigrisOptions(max_rounds=2)
    position, _ = after(parse(hands=HANDS, options=limited), *[EndTurn()] * 4)
    assert position.board.ending == "stalemate"


def test_r34_a_swap_is_an_action() -> None:
    position, _ = after(parse(hands=HANDS, idle=3), SwapTiles(("black",)), EndTurn())
    assert (position.board.phase, position.board.idle) == ("action", 0)


def test_r36_stranded_leaders_go_by_row_then_column_whoever_owns_them() -> None:
    _, story = after(land(".F.\nKrA\n.D.", seats=3), strike("F5"))
    assert [event.space for event in told(story, LeaderRemoved)] == [space(name) for name in ("F4", "E5", "G5", "F6")]


def test_r36_monuments_pay_in_their_own_order_whichever_was_built_first() -> None:
    standing = (BuiltMonument("black-green", space("F4")), BuiltMonument("black-red", space("F6")))
    start = land("Axx\nDxx\nBxx\n.xx", hands=HANDS, monuments=standing)
    position, story = after(start, EndTurn())
    assert [(gain.color, gain.space) for gain in told(story, VpGained)] == [
        ("black", space("F6")),
        ("red", space("F6")),
        ("black", space("F4")),
        ("green", space("F4")),
    ]
    assert position.points[0] == (2, 1, 0, 1)


def test_r36_treasures_are_taken_by_row_then_column() -> None:
    _, story = after(land("..R.\n.DR.\n.R..", hands=HANDS), tile("black", "F4"), leave("G5"))
    assert [event.space for event in told(story, TreasureTaken)] == [space("G4"), space("F6")]


def test_a_cancelled_war_leaves_nothing_behind() -> None:
    start = land("kAr.gIr\n.Dg...k\n......F", hands=HANDS)
    position, _ = after(start, tile("red", "H4"), ChooseWar("green"), Commit(1), Commit(0))
    assert (position.board.wars, position.board.union, position.board.conflict) == ((), None, None)


def test_a_turn_ends_by_itself_only_when_all_that_the_action_causes_is_done() -> None:
    begun, story = after(land("r.rG..RR\nR", hands=HANDS, actions=1), leader("red", "F4"))
    assert (begun.board.seat, begun.board.actions) == (0, 1)
    assert not told(story, ActionFinished)
    position, story = after(begun, Commit(2), Commit(0))
    assert (position.board.seat, position.board.actions) == (1, 2)
    assert told(story, ActionFinished)[0].actions == 0
    assert told(story, TurnEnded)


@pytest.fixture
def at_the_edges() -> Position:
    """What lies at the two ends of neighbouring rows."""
    return parse(f"{'.' * 15}k\nkA{'.' * 13}k\nk", hands=HANDS)


def test_the_map_has_edges_over_which_nothing_connects(at_the_edges: Position) -> None:
    (kingdom,) = at_the_edges.board.ground.kingdoms
    assert kingdom.region.bit_count() == 3
    position, story = after(parse(f"{'.' * 14}..\nrA\nk", hands=HANDS), tile("black", "P1"))
    assert not told(story, VpGained)
    assert position.board.phase == "action"


def test_no_square_reaches_over_the_edge_of_the_map() -> None:
    position, _ = after(parse(f"{'.' * 16}\nk{'.' * 14}k\nk", hands=HANDS), tile("black", "P1"))
    assert position.board.phase == "action"


@pytest.mark.parametrize("where", ["E4", "F4", "G4", "E5", "H6", "F7"])
def test_a_complete_square_below_or_beside_the_tile_just_laid_is_not_offered(where: str) -> None:
    position, _ = after(land("...\n.kk\n.kk\n...", hands=HANDS), tile("black", where))
    assert position.board.phase == "action"
