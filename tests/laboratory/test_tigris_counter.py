"""What is counted in a game of Tigris & Euphrates."""

from __future__ import annotations

import pytest

from games.tigris.scenes import RULES, build, land, leader, leave, move, strike, tile
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import Commit, EndTurn, SwapTiles, WithdrawLeader
from ziggurat.games.tigris.position import Position, TigrisOptions
from ziggurat_laboratory.tigris.counter import TigrisCounter

HANDS = ("kkrrbg", "kkrrbg")
TRADERS = "gD.Igg\nrg.r.."
"""Two markets and a trader against two, with a gap on G4."""
PRIESTS = "r.rG\nrr.."
"""A place on F4 with three temples beside it; the rival's priest has one."""


def counted(position: Position, *actions: Action) -> dict[str, float]:
    """What a counter tells of these actions, each by whoever has to decide."""
    counter = TigrisCounter()
    for action in actions:
        (seat,) = RULES.due(position).seats
        after, events = RULES.apply(position, seat, action)
        counter.hear(position, action, events)
        position = after
    return counter.measures()


def ended(points: tuple[tuple[int, ...], ...], treasures: tuple[int, ...]) -> dict[str, float]:
    """What is told of a game that a bag with one tile ends, with these points."""
    position = land("r", hands=HANDS, bag="k", points=points, treasures=treasures)
    return counted(position, SwapTiles(("black", "black")))


@pytest.mark.parametrize(("added", "winner", "loser"), [(1, "attacker", "defender"), (0, "defender", "attacker")])
def test_wars_are_counted_by_colour_and_by_who_wins(added: int, winner: str, loser: str) -> None:
    measures = counted(land(TRADERS, hands=HANDS), tile("black", "G4"), Commit(added), Commit(0))
    assert (measures["wars"], measures["wars.green"], measures["wars.red"]) == (1, 1, 0)
    assert (measures[f"wars_won.{winner}"], measures[f"wars_won.{loser}"]) == (1, 0)
    assert measures["revolts"] == 0


def test_a_war_that_is_not_decided_yet_is_not_counted() -> None:
    assert counted(land(TRADERS, hands=HANDS), tile("black", "G4"), Commit(0))["wars"] == 0


def test_the_tiles_that_a_war_costs_are_those_of_the_loser_and_those_added() -> None:
    measures = counted(land(TRADERS, hands=HANDS), tile("black", "G4"), Commit(1), Commit(1))
    assert (measures["tiles_lost_in_wars"], measures["tiles_added_to_conflicts"]) == (2, 2)


def test_revolts_are_counted_by_colour_and_by_who_wins() -> None:
    measures = counted(land(PRIESTS, hands=HANDS), leader("red", "F4"), Commit(0), Commit(0))
    assert (measures["revolts"], measures["revolts.red"], measures["revolts_won.attacker"]) == (1, 1, 1)
    assert measures["wars"] == 0


def test_leaders_that_come_move_and_go_are_counted() -> None:
    there = land("r..\n.r.", hands=HANDS)
    measures = counted(there, leader("black", "F4"), move("black", "E5"))
    assert (measures["leaders_placed"], measures["leaders_moved"], measures["leaders_withdrawn"]) == (1, 1, 0)
    gone = counted(land("rA", hands=HANDS), WithdrawLeader("black"))
    assert (gone["leaders_placed"], gone["leaders_withdrawn"]) == (0, 1)


def test_monuments_are_counted_with_what_they_pay() -> None:
    position = land("rkk\nAk.", hands=HANDS)
    measures = counted(position, tile("black", "G5"), build("black-red", "F4"), EndTurn())
    assert (measures["monuments_built"], measures["monuments.black-red"], measures["monuments.red-blue"]) == (1, 1, 0)
    assert (measures["points_paid_by_monuments"], measures["monument_income.black-red"]) == (1, 1)


def test_points_are_counted_by_where_they_come_from() -> None:
    position = land("rkk\nAk.", hands=HANDS)
    measures = counted(position, tile("black", "G5"), build("black-red", "F4"), EndTurn())
    assert measures["points_gained"] == 2
    assert (measures["points.tile"], measures["points.monument"], measures["points.war"]) == (0.5, 0.5, 0)
    war = counted(land(TRADERS, hands=HANDS), tile("black", "G4"), Commit(0), Commit(0))
    assert (war["points_gained"], war["points.war"]) == (3, 1)
    revolt = counted(land(PRIESTS, hands=HANDS), leader("red", "F4"), Commit(0), Commit(0))
    assert (revolt["points_gained"], revolt["points.revolt"]) == (1, 1)


def test_a_treasure_is_a_point() -> None:
    measures = counted(land("DR.R", hands=HANDS), tile("black", "G4"), leave("F4"))
    assert (measures["treasures_taken"], measures["points_gained"], measures["points.treasure"]) == (1, 1, 1)


def test_catastrophes_and_the_tiles_they_destroy_are_counted() -> None:
    measures = counted(land("rk", hands=HANDS), strike("F4"), strike("H4"))
    assert (measures["catastrophes"], measures["tiles_lost_to_catastrophes"]) == (2, 1)


def test_swaps_are_counted_the_one_that_ends_the_game_too() -> None:
    assert counted(land("r", hands=HANDS), SwapTiles(("black", "red")), SwapTiles(("blue",)))["swaps"] == 2
    assert ended(points=((1, 1, 1, 1), (0, 0, 0, 0)), treasures=(0, 0))["swaps"] == 1


def test_the_winners_weakest_colour_is_told_as_it_was_before_the_treasures_help_it() -> None:
    measures = ended(points=((5, 2, 7, 9), (1, 9, 9, 9)), treasures=(4, 0))
    assert (measures["weakest_colour.red"], measures["weakest_colour.black"]) == (1, 0)


def test_colours_equally_weak_share_that_winner() -> None:
    measures = ended(points=((1, 9, 9, 9), (2, 7, 2, 9)), treasures=(0, 0))
    assert (measures["weakest_colour.black"], measures["weakest_colour.blue"]) == (0.5, 0.5)


def test_yellow_is_told_of_with_the_artist_only() -> None:
    plain = counted(land(TRADERS, hands=HANDS), tile("black", "G4"), Commit(0), Commit(0))
    artist = counted(
        land(TRADERS, hands=HANDS, options=TigrisOptions(artist=True)), tile("black", "G4"), Commit(0), Commit(0)
    )
    assert "wars.yellow" not in plain
    assert artist["wars.yellow"] == 0


def test_shares_of_nothing_are_left_out() -> None:
    assert not [name for name in counted(land("r", hands=HANDS), EndTurn()) if name.startswith(("wars.", "monuments."))]
