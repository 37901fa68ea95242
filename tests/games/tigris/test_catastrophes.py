"""Catastrophes (rule 5.3)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import after, land, leader, lies, refused, strike, tile, told
from ziggurat.games.tigris.events import CatastrophePlaced, ConflictStarted, TilesRemoved, VpGained


def test_a_catastrophe_destroys_a_tile_and_lies_there_for_ever() -> None:
    position, story = after(land("rk."), strike("F4"))
    assert lies(position, "F4") == "#"
    assert told(story, CatastrophePlaced)[0].color == "black"
    assert told(story, TilesRemoved)[0].cause == "catastrophe"
    assert position.board.catastrophes == (1, 2)
    assert position.board.actions == 1
    for action in (tile("black", "F4"), leader("black", "F4")):
        assert refused(position, action)[0] == "occupied"


@pytest.mark.parametrize("where", ["H7", "A4"])
def test_empty_spaces_can_be_struck_on_land_and_on_rivers(where: str) -> None:
    position, story = after(land("rk."), strike(where))
    assert lies(position, where) == "#"
    assert told(story, CatastrophePlaced)[0].color is None
    assert not told(story, TilesRemoved)


@pytest.mark.parametrize("where", ["E4", "F4", "G4", "H4"])
def test_leaders_treasures_monuments_and_catastrophes_cannot_be_struck(where: str) -> None:
    assert refused(land("ARx#"), strike(where)) == ("bad_catastrophe_target", "5.3")


def test_without_a_catastrophe_left_nothing_can_be_struck() -> None:
    assert refused(land("rk", catastrophes=0), strike("F4")) == ("no_catastrophe_left", "5.3")


def test_a_kingdom_may_fall_into_parts() -> None:
    position, story = after(land("rAkFr"), strike("G4"))
    assert len(position.board.ground.kingdoms) == 2
    assert not told(story, VpGained)
    assert not told(story, ConflictStarted)


def test_a_catastrophe_connects_nothing() -> None:
    position, _ = after(parse("\n".join([".rA#Fr"])), tile("black", "P11"))
    assert len(position.board.ground.kingdoms) == 2
    assert position.board.contents(space("D1")) == "#"
