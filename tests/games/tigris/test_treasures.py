"""Treasures: what the trader's owner takes (rule 8)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, land, leader, leave, lies, refused, strike, tile, told
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.events import ActionFinished, TreasureOffered, TreasureTaken
from ziggurat.games.tigris.position import Position

HANDS = ("kkrrgg", "kkrrgg", "kkrrgg")


@pytest.fixture
def offered() -> Position:
    """A settlement has joined two treasures in the trader's kingdom."""
    position, _ = after(land("DR.R", hands=HANDS), tile("black", "G4"))
    return position


def test_of_two_treasures_in_a_traders_kingdom_the_owner_chooses_which_stays(offered: Position) -> None:
    assert offered.board.phase == "treasure"
    position, story = after(offered, leave("F4"))
    assert [event.space for event in told(story, TreasureTaken)] == [space("H4")]
    assert position.treasures == (1, 0)


def test_the_temple_stays_without_its_treasure(offered: Position) -> None:
    position, _ = after(offered, leave("F4"))
    assert (lies(position, "F4"), lies(position, "H4")) == ("R", "r")


def test_all_but_one_are_taken() -> None:
    position, _ = after(land("DRR.R", hands=HANDS), tile("black", "H4"), leave("G4"))
    assert position.treasures == (2, 0)


def test_the_owner_of_the_trader_decides_even_in_another_turn() -> None:
    position, _ = after(land("IR.R", hands=HANDS), tile("black", "G4"))
    assert RULES.due(position).seats == (1,)
    after_choice, story = after(position, leave("F4"))
    assert after_choice.board.seat == 0
    assert after_choice.treasures == (0, 1)
    assert told(story, ActionFinished)


def test_without_a_trader_the_treasures_stay_until_one_comes() -> None:
    position, story = after(land("AR.R", hands=HANDS), tile("black", "G4"))
    assert not told(story, TreasureOffered)
    came, story = after(position, leader("green", "H5"))
    assert told(story, TreasureOffered)
    assert came.board.phase == "treasure"


def test_a_king_does_not_stand_in_for_a_trader() -> None:
    position, _ = after(land("AR.R", hands=HANDS), tile("black", "G4"))
    assert position.board.phase == "action"


def test_a_treasure_on_a_turned_temple_is_taken_too() -> None:
    position, _ = after(land("DX.R", hands=HANDS), tile("black", "G4"), leave("H4"))
    assert lies(position, "F4") == "x"


@pytest.mark.parametrize("where", ["G4", "E4", "A1", "H5"])
def test_only_one_of_the_kingdoms_treasures_can_be_left(offered: Position, where: str) -> None:
    assert refused(offered, leave(where)) == ("bad_treasure_choice", "8")


CORNER = "\n".join(["." * 16, ".R.R", ".k.D"])
"""A treasure on the corner space B2 and another one."""


def test_treasures_of_corner_spaces_go_first_and_without_a_question() -> None:
    position, story = after(parse(CORNER, hands=HANDS), tile("black", "C2"))
    assert not told(story, TreasureOffered)
    assert [event.space for event in told(story, TreasureTaken)] == [space("B2")]
    assert lies(position, "D2") == "R"


def test_only_if_all_are_corner_treasures_one_of_them_stays() -> None:
    drawing = "\n".join(["." * 16, ".R" + "kkk" + "k" * 9 + ".R", ".kkD"])
    position, _ = after(parse(drawing, hands=HANDS), tile("black", "O2"))
    assert position.board.phase == "treasure"
    assert position.board.treasure is not None
    assert set(position.board.treasure.leave) == {space("B2"), space("P2")}


def test_a_trader_who_wins_a_war_takes_them_afterwards() -> None:
    position, story = after(land("rDR.RI", hands=("kkrrgg", "kkrrbb")), tile("black", "H4"), Commit(1), Commit(0))
    assert position.board.phase == "treasure"
    assert told(story, TreasureOffered)[0].seat == 0


def test_no_treasure_can_be_struck() -> None:
    assert refused(land("DR.R", hands=HANDS), strike("F4")) == ("bad_catastrophe_target", "5.3")


def test_a_corner_treasure_may_not_stay_while_there_is_another() -> None:
    drawing = "\n".join(["." * 16, ".R.RR", ".k.D"])
    position, _ = after(parse(drawing, hands=HANDS), tile("black", "C2"))
    assert refused(position, leave("B2")) == ("bad_treasure_choice", "8")
    assert after(position, leave("E2"))[0].treasures == (2, 0)
