"""Architects, artist tiles and their monuments (rule 12.2)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, build, land, leader, refused, stands, tile, told
from ziggurat.games.tigris.actions import Commit, EndTurn, SwapTiles
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.events import GameOver, LeaderPlaced, Reinforced, VpGained
from ziggurat.games.tigris.monuments import COLOURS_OF, MONUMENTS
from ziggurat.games.tigris.position import TigrisOptions

ARTIST = TigrisOptions(artist=True)
HANDS = ("yykrbg", "yykrbg", "yykrbg")


@pytest.mark.parametrize(
    ("drawing", "where", "seat"), [("rEF", "E5", 0), ("rEF", "G5", 0), ("Jr.", "G4", 1), ("rA.", "G4", 0)]
)
def test_an_artist_tile_scores_for_the_architect_else_for_the_king(drawing: str, where: str, seat: int) -> None:
    position, story = after(land(drawing, hands=HANDS, options=ARTIST), tile("yellow", where))
    assert [(event.seat, event.color) for event in told(story, VpGained)] == [(seat, "yellow")]
    assert position.points[seat] == (0, 0, 0, 0, 1)


def test_an_architect_needs_a_temple_and_no_river() -> None:
    start = land("r.\n..", hands=HANDS, options=ARTIST)
    assert refused(start, leader("yellow", "D4")) == ("leader_on_river", "5.1")
    assert refused(start, leader("yellow", "F5")) == ("no_adjacent_temple", "5.1")
    position, story = after(start, leader("yellow", "F4"))
    assert stands(position, 0, "yellow") == space("F4")
    assert told(story, LeaderPlaced)[0].color == "yellow"


def test_artist_tiles_do_not_lie_on_rivers() -> None:
    assert refused(land("r.", hands=HANDS, options=ARTIST), tile("yellow", "A4")) == ("wrong_terrain", "5.2")


def test_architects_revolt_with_temples() -> None:
    position, _ = after(land("r.rJ\nrr..", hands=HANDS, options=ARTIST), leader("yellow", "F4"))
    assert position.board.conflict is not None
    assert (position.board.conflict.attacker.strength, position.board.conflict.tiles) == (3, "red")
    over, _ = after(position, Commit(0), Commit(0))
    assert over.points[0] == (0, 1, 0, 0, 0)


def test_architects_make_war_with_artist_tiles() -> None:
    position, _ = after(land("yE.Jyy", hands=HANDS, options=ARTIST), tile("black", "G4"))
    assert position.board.conflict is not None
    assert (position.board.conflict.attacker.strength, position.board.conflict.defender.strength) == (1, 2)
    over, story = after(position, Commit(2), Commit(0))
    assert [event.color for event in told(story, Reinforced)] == ["yellow", "yellow"]
    assert over.points[0] == (0, 0, 0, 0, 3)


def test_farms_on_the_river_and_artist_tiles_on_land_make_a_square() -> None:
    drawing = f"{'.' * 16}\n....b\n...bb"
    position, _ = after(parse(drawing, hands=HANDS, options=ARTIST), tile("yellow", "D2"))
    assert [(square.space, square.monuments) for square in position.board.squares] == [(space("D2"), ("yellow-blue",))]
    assert refused(position, build("yellow-black", "D2")) == ("monument_color", "7")


def test_a_monument_of_two_other_colours_does_not_fit_a_square_with_yellow() -> None:
    position, _ = after(land("kk\nk.", hands=HANDS, options=ARTIST), tile("yellow", "F5"))
    for monument in ("black-red", "yellow-red"):
        assert refused(position, build(monument, "E4")) == ("monument_color", "7")  # type: ignore[arg-type]


def test_every_monument_has_the_two_colours_of_its_name() -> None:
    for monument in MONUMENTS:
        assert {COLOURS[colour] for colour in COLOURS_OF[monument]} == set(monument.split("-"))


def test_artist_tiles_can_be_swapped() -> None:
    position, _ = after(parse(hands=HANDS, bag="yyyy", options=ARTIST), SwapTiles(("red", "yellow")))
    assert position.hands[0] == "kbgyyy"


def test_the_weakest_of_five_colours_counts() -> None:
    points = ((9, 9, 9, 9, 1), (3, 3, 3, 3, 3))
    position, story = after(land("RR", hands=HANDS, points=points, treasures=(1, 0), options=ARTIST), EndTurn())
    result = RULES.result(position)
    assert result is not None
    assert [(standing.seat, standing.score, standing.breakers) for standing in result.standings] == [
        (1, 3, (3, 3, 3, 3)),
        (0, 2, (9, 9, 9, 9)),
    ]
    counts = told(story, GameOver)[0].counts
    assert [(each.seat, each.points, each.treasures, each.ascending, each.rank) for each in counts] == [
        (0, (9, 9, 9, 9, 1), 1, (2, 9, 9, 9, 9), 2),
        (1, (3, 3, 3, 3, 3), 0, (3, 3, 3, 3, 3), 1),
    ]
