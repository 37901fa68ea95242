"""The examples of the rules (rule 16)."""

from __future__ import annotations

from games.tigris.scenes import after, land, leader, tile, told
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.events import ConflictResolved
from ziggurat.games.tigris.scoring import ranking, spread

EMPTY = (0, 0, 0, 0)


def test_a_market_scores_for_the_trader_and_a_temple_for_the_king_where_there_is_no_priest() -> None:
    start = land("rDF.\n....", seats=3, seat=2, hands=("", "", "kkrrbg"))
    position, _ = after(start, tile("green", "H4"))
    assert position.points == ((0, 0, 0, 1), EMPTY, EMPTY)
    position, _ = after(position, tile("red", "F5"))
    assert position.points == ((0, 0, 0, 1), (0, 1, 0, 0), EMPTY)


def test_a_revolt_of_one_temple_and_two_tiles_against_three_temples_is_the_defenders() -> None:
    start = land("r.krHr\n....r.", hands=("rrbb", "rrrr"))
    position, story = after(start, leader("blue", "F4"), Commit(2), Commit(0))
    assert told(story, ConflictResolved)[0].totals == (3, 3)
    assert position.points == (EMPTY, (0, 1, 0, 0))


def test_a_war_of_two_markets_and_three_from_the_hand_against_four_gives_five_points() -> None:
    start = land("gD.Iggg\ng...g..", hands=("kggg", "gg"))
    position, story = after(start, tile("black", "G4"), Commit(3), Commit(0))
    assert told(story, ConflictResolved)[0].totals == (5, 4)
    assert position.points == ((0, 0, 0, 5), EMPTY)


def test_four_treasures_fill_the_weakest_colours_one_after_the_other() -> None:
    assert spread((7, 2, 8, 5), 4) == (7, 6, 8, 5)
    (standing,) = ranking(((7, 2, 8, 5),), (4,))
    assert (standing.score, standing.breakers) == (5, (6, 7, 8))
