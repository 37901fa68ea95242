"""Monuments: squares of four tiles of a colour (rule 7)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, build, land, lies, refused, stands, strike, tile, told
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import DeclineMonument, EndTurn
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.events import (
    LeaderRemoved,
    MonumentBuilt,
    MonumentOffered,
    TilePlaced,
    VpGained,
)
from ziggurat.games.tigris.position import BuiltMonument, Position, TigrisOptions

HANDS = ("kkrrgg", "kkrrgg")
ARTIST = TigrisOptions(artist=True)


@pytest.fixture
def offered() -> Position:
    """A fourth settlement has made a square on F4; the king stands beside it."""
    position, _ = after(land("rkk\nAk.", hands=HANDS), tile("black", "G5"))
    return position


def test_four_of_a_colour_in_a_square_may_become_a_monument_with_that_colour(offered: Position) -> None:
    assert RULES.due(offered).seats == (0,)
    (square,) = offered.board.squares
    assert square.space == space("F4")
    assert square.monuments == ("black-red", "black-blue", "black-green")


def test_the_tiles_are_turned_and_keep_connecting(offered: Position) -> None:
    position, story = after(offered, build("black-red", "F4"))
    assert {lies(position, where) for where in ("F4", "G4", "F5", "G5")} == {"x"}
    assert position.board.monuments == (BuiltMonument("black-red", space("F4")),)
    assert position.board.ground.kingdom_with(1 << (4 * 16 + 6)).leaders
    assert told(story, MonumentBuilt)


def test_the_point_of_the_tile_is_gained_before_the_question() -> None:
    _, story = after(land("rkk\nAk.", hands=HANDS), tile("black", "G5"))
    kinds = [type(event) for event in story]
    assert kinds == [TilePlaced, VpGained, MonumentOffered]


def test_squares_may_lie_outside_kingdoms() -> None:
    position, _ = after(land("kk\nk.", hands=HANDS), tile("black", "F5"))
    assert position.board.phase == "monument"


@pytest.mark.parametrize(
    ("drawing", "where"), [("kk\nr.", "F5"), ("kk\nx.", "F5"), ("kk\n..", "F5"), ("kk\nk.", "H5"), ("kk.\n..k", "G4")]
)
def test_nothing_else_is_a_square(drawing: str, where: str) -> None:
    position, _ = after(land(drawing, hands=HANDS), tile("black", where))
    assert position.board.phase == "action"


def test_a_square_without_the_tile_just_laid_is_not_offered() -> None:
    position, _ = after(land("kk\nkk", hands=HANDS), tile("black", "I4"))
    assert position.board.phase == "action"


def test_a_declined_square_is_lost_but_an_overlapping_new_one_is_offered(offered: Position) -> None:
    declined, _ = after(offered, DeclineMonument())
    assert lies(declined, "F4") == "k"
    position, _ = after(land("rkkk\n.kk.", hands=HANDS), tile("black", "H5"))
    assert [square.space for square in position.board.squares] == [space("G4")]


def test_of_two_squares_one_may_be_chosen() -> None:
    position, _ = after(land("rkkk\n.k.k", hands=HANDS), tile("black", "G5"))
    assert [square.space for square in position.board.squares] == [space("F4"), space("G4")]
    built, _ = after(position, build("black-blue", "G4"))
    assert lies(built, "F4") == "k"
    assert built.board.phase == "action"


def test_without_a_fitting_monument_nothing_is_asked() -> None:
    standing = tuple(
        BuiltMonument(name, space(where))
        for name, where in (("black-red", "A10"), ("black-blue", "C10"), ("black-green", "H10"))
    )
    position, story = after(land("rkk\nAk.", hands=HANDS, monuments=standing), tile("black", "G5"))
    assert position.board.phase == "action"
    assert not told(story, MonumentOffered)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (build("black-red", "G4"), "no_such_square"),
        (build("black-red", "P11"), "no_such_square"),
        (build("red-green", "F4"), "monument_color"),
        (build("yellow-black", "F4"), "malformed"),
    ],
)
def test_what_cannot_be_built(offered: Position, action: Action, code: str) -> None:
    assert refused(offered, action) == (code, "5" if code == "malformed" else "7")


def test_a_monument_stands_once() -> None:
    standing = (BuiltMonument("black-red", space("A10")),)
    position, _ = after(land("rkk\nAk.", hands=HANDS, monuments=standing), tile("black", "G5"))
    assert refused(position, build("black-red", "F4")) == ("monument_taken", "7")


def test_leaders_whose_temples_are_turned_go_home() -> None:
    position, story = after(land("rr.\nr.A", hands=HANDS), tile("red", "F5"), build("black-red", "E4"))
    assert stands(position, 0, "black") is None
    assert told(story, LeaderRemoved)[0].cause == "stranded"


def test_a_treasure_stays_on_a_turned_temple() -> None:
    position, _ = after(land("Rr.\nr..", hands=HANDS), tile("red", "F5"), build("red-green", "E4"))
    assert lies(position, "E4") == "X"


def test_turned_tiles_cannot_be_struck(offered: Position) -> None:
    position, _ = after(offered, build("black-red", "F4"))
    assert refused(position, strike("F4")) == ("bad_catastrophe_target", "5.3")


def test_the_only_square_of_farms_lies_where_the_rivers_meet() -> None:
    drawing = "\n".join(["." * 16] * 3 + ["." * 14 + "bb", "." * 14 + "b."])
    position, _ = after(parse(drawing, hands=("bbkkrr",)), tile("blue", "P5"))
    assert [square.space for square in position.board.squares] == [space("O4")]


# ---------------------------------------------------------------------------------------- income

STANDING = (BuiltMonument("black-green", space("F4")),)


@pytest.mark.parametrize(
    ("drawing", "paid"),
    [
        ("Axx\nrxx", ["black"]),
        ("Axx\nDxx", ["black", "green"]),
        ("Dxx\nrxx", ["green"]),
        ("Fxx\nrxx", []),
        (".xx\n.xx", []),
        ("Cxx\nrxx", []),
    ],
)
def test_at_the_end_of_the_own_turn_it_pays_leaders_of_just_its_colours(drawing: str, paid: list[str]) -> None:
    _, story = after(land(drawing, hands=HANDS, monuments=STANDING), EndTurn())
    gains = told(story, VpGained)
    assert [gain.color for gain in gains] == paid
    assert all((gain.seat, gain.cause, gain.amount) == (0, "monument", 1) for gain in gains)


def test_the_king_does_not_stand_in_for_others_here() -> None:
    standing = (BuiltMonument("red-green", space("F4")),)
    _, story = after(land("Axx\nrxx", hands=HANDS, monuments=standing), EndTurn())
    assert not told(story, VpGained)


def test_several_monuments_all_pay() -> None:
    standing = (BuiltMonument("black-red", space("F4")), BuiltMonument("black-green", space("F6")))
    _, story = after(land("Axx\nrxx\n.xx\n.xx", hands=HANDS, monuments=standing), EndTurn())
    assert [gain.color for gain in told(story, VpGained)] == ["black", "black"]


# ---------------------------------------------------------------------------------------- the Artist

YELLOW = ("yyykrg", "yyykrg")


@pytest.mark.parametrize(
    ("drawing", "laid", "monuments"),
    [
        ("yy\ny.", "yellow", ("yellow-black", "yellow-red", "yellow-blue", "yellow-green")),
        ("kk\nk.", "yellow", ("yellow-black",)),
        ("ky\ny.", "black", ("yellow-black",)),
        ("rr\nr.", "red", ("black-red", "red-blue", "red-green", "yellow-red")),
    ],
)
def test_with_the_artist_two_colours_one_of_them_yellow_are_a_square(
    drawing: str, laid: Colour, monuments: tuple[str, ...]
) -> None:
    position, _ = after(land(drawing, hands=YELLOW, options=ARTIST), tile(laid, "F5"))
    (square,) = position.board.squares
    assert square.monuments == monuments


@pytest.mark.parametrize(("drawing", "laid"), [("kr\nk.", "red"), ("kr\ny.", "yellow"), ("yx\ny.", "yellow")])
def test_two_colours_without_yellow_or_three_are_none(drawing: str, laid: Colour) -> None:
    position, _ = after(land(drawing, hands=YELLOW, options=ARTIST), tile(laid, "F5"))
    assert position.board.phase == "action"


def test_yellow_income_needs_the_architect() -> None:
    standing = (BuiltMonument("yellow-black", space("F4")),)
    _, story = after(land("Axx\nExx", hands=YELLOW, options=ARTIST, monuments=standing), EndTurn())
    assert [gain.color for gain in told(story, VpGained)] == ["black", "yellow"]
