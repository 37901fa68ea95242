"""Positions as text, and back."""

from __future__ import annotations

import pytest

from games.ur.scenes import scene
from ziggurat.games.ur.drawing import BadDrawing, draw, parse
from ziggurat.games.ur.position import NOBODY, Allotment, TurnState, UrOptions

GRID = """
          A     B     C     D     E
    1  ATb3    TW    AC  CPa*    WP
    2    TC    PA    WC    AP    TW
    3    CT    AP    TW    CA    PT
    4    AC    CW    PA    TC    WA
    5    TP    AC    WP    CT    AP
"""
WHOLE = f"seat b\nround 4\nhands WT PA\nmarket AC TC PW\n{GRID}"


def test_a_square_tells_its_tile_its_owner_and_its_cubes() -> None:
    position = parse(WHOLE)
    assert (position.tiles[0], position.owners[0], position.cubes[0]) == ("AT", 1, 3)


def test_a_star_is_a_ziggurat() -> None:
    position = parse(WHOLE)
    assert (position.ziggurats[3], position.owners[3], position.cubes[3]) == (0, NOBODY, 0)


def test_a_bare_tile_is_free() -> None:
    position = parse(WHOLE)
    assert (position.owners[1], position.ziggurats[1]) == (NOBODY, NOBODY)


def test_supplies_and_stock_follow_from_the_grid() -> None:
    position = parse(WHOLE)
    assert position.supplies == (19, 17)
    assert position.stock == 4


def test_a_missing_line_takes_its_default() -> None:
    position = parse(f"hands WT PA\n{GRID}")
    assert (position.seat, position.first, position.round, position.phase) == (0, 0, 1, "turn")
    assert (position.turn, position.pending, position.ending) == (TurnState(), (), None)


def test_letters_and_numbers_around_the_grid_may_be_left_out() -> None:
    bare = "\n".join(line.split(maxsplit=1)[1] for line in GRID.strip().splitlines()[1:])
    assert parse(f"hands WT PA\n{bare}") == parse(f"hands WT PA\n{GRID}")


@pytest.mark.parametrize(
    "lines",
    [
        {},
        {"phase": "placement", "round": 2},
        {"phase": "opening", "seat": "b"},
        {"first": "c", "turns": 17, "round": 5, "market": "AC"},
        {"options": '{"lone_fields_wither":false,"max_rounds":12}'},
        {"turn": '{"performed":"W","placed":1,"at_war":true}'},
        {"stock": 0, "last_round": ""},
        {"phase": "over", "ending": "no_swap"},
        {"choice": "b culture 2 A1:2 C1:1"},
    ],
)
def test_what_is_drawn_is_read_back(lines: dict[str, object]) -> None:
    position = scene("WTa3 TCb1 PCa*", **lines).position
    assert parse(draw(position)) == position


def test_options_turn_and_choices_are_drawn() -> None:
    position = scene(
        "TCb3",
        options='{"max_rounds":9}',
        turn='{"performed":"C"}',
        choice="b culture 2 A1:2 C1:1",
    ).position
    assert position.options == UrOptions(max_rounds=9)
    assert position.turn == TurnState(performed="C")
    assert position.pending == (Allotment(seat=1, cause="culture", squares=(0, 2), most=(2, 1), total=2),)


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (WHOLE.replace("ATb3", "ATb6"), "ATb6"),
        (WHOLE.replace("ATb3", "AAb3"), "AAb3"),
        (WHOLE.replace("ATb3", "ATc3"), "no hand tile"),
        (WHOLE.replace("hands WT PA", "hands WT"), "2 to 4 seats"),
        (WHOLE.replace("hands WT PA", "hands WT PX"), "PX"),
        (WHOLE.replace("hands WT PA", ""), "2 to 4 seats"),
        (WHOLE.replace("seat b", "seat e"), "seat"),
        (WHOLE.replace("seat b", "seat d"), "no hand tile"),
        (WHOLE.replace("seat b", "first d"), "no hand tile"),
        (WHOLE.replace("round 4", "round many"), "round"),
        (WHOLE.replace("round 4", "phase twilight"), "phase"),
        (WHOLE.replace("round 4", "ending badly"), "ending"),
        (WHOLE.replace("round 4", 'options {"max_rounds":0}'), "options"),
        (WHOLE.replace("round 4", 'turn {"performed":3}'), "turn"),
        (WHOLE.replace("round 4", "choice"), "choice"),
        (WHOLE.replace("round 4", "choice b"), "choice"),
        (WHOLE.replace("round 4", "choice b culture 2 E6:2 A1:1"), "choice"),
        (WHOLE.replace("round 4", "choice b culture two A1:2"), "choice"),
        (WHOLE.replace("round 4", "choice d culture 2 A1:2 B1:1"), "no hand tile"),
        (WHOLE.replace("    5    TP    AC    WP    CT    AP\n", ""), "5 rows"),
        (WHOLE.replace("CT    AP\n", "CT\n"), "5 rows"),
        (WHOLE.replace(" TC ", " TCb5 ").replace(" AP", " APb5").replace("market AC TCb5 PW", ""), "more than 20"),
        ("", "5 rows"),
    ],
)
def test_a_text_that_draws_no_position_is_refused_with_the_reason(broken: str, says: str) -> None:
    with pytest.raises(BadDrawing, match=says):
        parse(broken)
