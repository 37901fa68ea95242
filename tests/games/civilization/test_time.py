"""What the rules do for those whose time is up (15)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.scenes import CIVILIZATION, after, scene, tokens, told
from ziggurat.games.civilization.actions import BuildCities, ChooseNation, EndMovement, FightOn, NewShip, Ships
from ziggurat.games.civilization.events import CityReduced, MovementReset, NationChosen
from ziggurat.games.civilization.position import CivilizationOptions, Position
from ziggurat.games.game import IllegalAction

END = EndMovement()


def late(position: Position, *seats: int) -> Position:
    """The position once the time of these seats was up."""
    return CIVILIZATION.expire(position, seats or (0,))[0]


def test_the_first_nation_that_is_left_is_chosen() -> None:
    position = CIVILIZATION.setup(3, CivilizationOptions(), 1)
    first = position.board.owing[0]
    position = after(position, ChooseNation("africa"), seat=first)
    second = position.board.owing[0]
    _, events = CIVILIZATION.expire(position, (second,))
    assert told(events, NationChosen) == [NationChosen(second, "italy", "tarquinia")]


def test_ships_that_can_be_paid_for_are_kept_and_none_is_built() -> None:
    position = scene("ships", crete="knossos 4 ~knossos ~thera", asia="troy 1")
    board = late(position).board
    assert [number for number, _ in board.nations[0].sailing] == [0]
    assert board.nations[0].tokens[board.nations[0].sailing[0][1].area] == 3


def test_a_fight_stops_unless_somebody_else_goes_on() -> None:
    fight = after(scene(crete="hattusas 2 troy 6", asia="hattusas 2", fight_on=True), END)
    assert tokens(late(fight, 0, 1), "hattusas") == {"crete": 1, "asia": 1}
    assert tokens(late(after(fight, FightOn(True), seat=1)), "hattusas") == {}


def test_the_first_city_by_area_id_is_reduced() -> None:
    short = after(scene(crete="+knossos +athens +troy hattusas 5", asia="ancyra 1"), END)
    _, events = CIVILIZATION.expire(short, (0,))
    assert [event.area for event in told(events, CityReduced)] == ["athens"]


def test_no_city_is_built() -> None:
    position = scene("cities", crete="knossos 8", asia="ancyra 1")
    assert late(position) == after(position, BuildCities(()))


def test_a_movement_that_can_end_ends_without_being_begun_anew() -> None:
    _, events = CIVILIZATION.expire(scene(crete="knossos 2", asia="troy 1"), (0,))
    assert told(events, MovementReset) == []


def test_an_answer_that_is_in_stays_when_the_time_of_others_is_up() -> None:
    position = scene("ships", crete="knossos 4", asia="sardis 2")
    both = replace(position, board=replace(position.board, owing=(0, 1)))
    said = after(both, Ships({}, (NewShip("knossos", 0, 2),)))
    assert late(said, 1).board.nations[0].ships[0] is not None


@pytest.mark.parametrize("seats", [(), (1,), (0, 1)])
def test_time_is_up_only_for_those_whose_decision_is_awaited(seats: tuple[int, ...]) -> None:
    with pytest.raises(IllegalAction):
        CIVILIZATION.expire(scene(crete="knossos 2", asia="troy 1"), seats)
