"""Phases 2, 3 and 4: expansion, census, ships (6.2)."""

from __future__ import annotations

import pytest

from games.civilization.scenes import CIVILIZATION, after, code, scene, story, tokens, told
from ziggurat.games.civilization.actions import Expand, NewShip, Ships, Upkeep
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.course import next_phase, start_turn
from ziggurat.games.civilization.events import CensusTaken, ShipBuilt, ShipMaintained, ShipScrapped
from ziggurat.games.civilization.position import Board, Position, Ship
from ziggurat.games.game import Event

KEPT = Upkeep(0, 1)


def begun(position: Position) -> Board:
    """The next turn, up to its first decision."""
    return start_turn(position, []).board


@pytest.mark.parametrize(("before", "then"), [(1, 2), (2, 4), (3, 5)])
def test_one_token_becomes_two_and_more_grow_by_two(before: int, then: int) -> None:
    board = begun(scene(crete=f"knossos {before}", asia="troy 1"))
    assert board.nations[0].tokens[NUMBER_OF["knossos"]] == then


def test_tokens_grow_in_shared_areas_too_and_cities_do_not() -> None:
    board = begun(scene(crete="troy 1 +knossos phaistos 2", asia="troy 2"))
    assert [nation.tokens[NUMBER_OF["troy"]] for nation in board.nations] == [2, 4]
    assert board.nations[0].tokens[NUMBER_OF["knossos"]] == 0


def test_a_stock_that_is_too_small_is_spread_by_its_owner() -> None:
    board = begun(scene(crete="=3 knossos 2 phaistos 2", asia="troy 1"))
    assert (board.phase, board.owing) == ("expansion", (0,))


def test_an_empty_stock_asks_nothing() -> None:
    board = begun(scene(crete="=0 knossos 2 phaistos 2", asia="troy 1"))
    assert board.phase != "expansion"
    assert board.nations[0].on_map == 4


def test_with_one_area_there_is_nothing_to_choose() -> None:
    board = begun(scene(crete="=1 knossos 2", asia="troy 1"))
    assert board.phase != "expansion"
    assert board.nations[0].tokens[NUMBER_OF["knossos"]] == 3


@pytest.mark.parametrize(
    ("areas", "refused"),
    [
        ({"knossos": 2, "phaistos": 1}, None),
        ({"knossos": 1, "phaistos": 2}, None),
        ({"knossos": 2, "phaistos": 1, "troy": 0}, None),
        ({"knossos": 3}, "bad_value"),
        ({"knossos": 2, "troy": 1}, "bad_value"),
        ({"knossos": 2, "phaistos": -1}, "bad_value"),
        ({"atlantis": 0, "knossos": 2, "phaistos": 1}, "bad_value"),
        ({"knossos": 2}, "wrong_count"),
        ({"knossos": 2, "phaistos": 2}, "wrong_count"),
    ],
)
def test_the_whole_stock_is_spread_within_the_allowances(areas: dict[str, int], refused: str | None) -> None:
    position = scene("expansion", crete="=3 knossos 2 phaistos 2", asia="troy 1")
    assert code(position, Expand(areas)) == refused


def test_the_census_counts_tokens_on_the_map_and_orders_ties_by_nation() -> None:
    told_: list[Event] = []
    position = scene("expansion", crete="knossos 4 ~knossos +troy", asia="sardis 5", africa="carthage 4")
    next_phase(position, told_)
    assert told(told_, CensusTaken)[0] == CensusTaken((4, 5, 4), (1, 2, 0))


def test_ships_are_asked_of_whoever_can_build_or_pay() -> None:
    board = scene("expansion", crete="knossos 2", asia="hattusas 2", africa="carthage 1 ~carthage").board
    asked = next_phase(Position(board, (None,) * board.seats), []).board
    assert (asked.phase, asked.owing) == ("ships", (0, 2))


def test_a_ship_that_nothing_can_pay_for_is_given_up() -> None:
    told_: list[Event] = []
    next_phase(scene("expansion", crete="hattusas 1 ~knossos", asia="ancyra 1"), told_)
    assert told(told_, ShipScrapped) == [ShipScrapped(0, "crete-1", "knossos")]


@pytest.mark.parametrize(
    ("answer", "refused"),
    [
        (Ships({"crete-1": KEPT}, ()), None),
        (Ships({}, ()), None),
        (Ships({"crete-1": KEPT}, (NewShip("knossos", 0, 2),)), None),
        (Ships({}, (NewShip("knossos", 0, 2), NewShip("phaistos", 0, 2))), None),
        (Ships({"crete-2": KEPT}, ()), "bad_value"),
        (Ships({"asia-1": KEPT}, ()), "bad_value"),
        (Ships({"crete-1": Upkeep(0, -1)}, ()), "bad_value"),
        (Ships({"crete-1": Upkeep(0, 1, "phaistos")}, ()), "bad_value"),
        (Ships({}, (NewShip("atlantis", 0, 2),)), "bad_value"),
        (Ships({"crete-1": Upkeep(1, 0)}, ()), "cannot_pay"),
        (Ships({"crete-1": Upkeep(0, 2)}, ()), "cannot_pay"),
        (Ships({}, (NewShip("knossos", 0, 1),)), "cannot_pay"),
        (Ships({"crete-1": KEPT}, (NewShip("phaistos", 0, 2), NewShip("phaistos", 0, 2))), "cannot_pay"),
        (Ships({}, (NewShip("thera", 0, 2),)), "cannot_pay"),
        (Ships({}, (NewShip("hattusas", 0, 2),)), "not_buildable"),
        (Ships({}, tuple(NewShip("rhodes", 0, 2) for _ in range(5))), "no_marker"),
    ],
)
def test_ships_are_paid_with_tokens_of_their_area(answer: Ships, refused: str | None) -> None:
    position = scene("ships", crete="knossos 3 phaistos 2 hattusas 4 rhodes 12 ~knossos", asia="troy 1")
    assert code(position, answer) == refused


def test_new_ships_take_the_lowest_free_numbers() -> None:
    position = scene("ships", crete="knossos 9 ~knossos ~knossos", asia="troy 1")
    answer = Ships({"crete-2": KEPT}, (NewShip("knossos", 0, 2), NewShip("knossos", 0, 2)))
    events = story(position, answer)
    assert [event.ship for event in told(events, ShipMaintained)] == ["crete-2"]
    assert [event.ship for event in told(events, ShipBuilt)] == ["crete-1", "crete-3"]
    assert tokens(after(position, answer), "knossos") == {"crete": 4}


def test_the_last_token_of_an_area_may_pay() -> None:
    position = scene("ships", crete="knossos 2 sparta 1", asia="troy 1")
    assert tokens(after(position, Ships({}, (NewShip("knossos", 0, 2),))), "knossos") == {}


def test_presence_counts_after_upkeep() -> None:
    position = scene("ships", crete="thera 1 ~thera +thera knossos 2", asia="troy 1")
    assert code(position, Ships({"crete-1": KEPT}, (NewShip("thera", 0, 2),))) == "cannot_pay"


def test_a_new_ship_has_all_its_steps_before_its_owner_moves() -> None:
    position = scene("ships", mode="nomads", crete="knossos 3", africa="carthage 1")
    built = after(position, Ships({}, (NewShip("knossos", 0, 2),)))
    assert built.board.owing == (1,)
    assert built.board.nations[0].ships == (Ship(NUMBER_OF["knossos"]), None, None, None)


def test_the_last_token_keeps_a_ship_when_time_is_up() -> None:
    position = scene("ships", crete="knossos 1 ~knossos rhodes 2", asia="troy 1")
    late, _ = CIVILIZATION.expire(position, (0,))
    assert [ship.area for _, ship in late.board.nations[0].sailing] == [NUMBER_OF["knossos"]]
    assert tokens(late, "knossos") == {}


def test_one_token_keeps_one_of_two_ships_when_time_is_up() -> None:
    position = scene("ships", crete="knossos 1 ~knossos ~knossos rhodes 2", asia="troy 1")
    late, _ = CIVILIZATION.expire(position, (0,))
    assert [number for number, _ in late.board.nations[0].sailing] == [0]
