"""What the column of Tigris & Euphrates says beside its buttons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from client.tigris_player import Mouse, view_of
from ziggurat.games import game_named
from ziggurat.games.tigris.actions import PlaceTile
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.spaces import Space, bit, number_of, set_of
from ziggurat_client.boards.tigris.board.sight import sight_of
from ziggurat_client.boards.tigris.choosing.modes import Ordering
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.tigris import SQUARE, UNION

US = 1
"""Our seat in the staged positions."""
THREE_WARS = game_named("tigris").apply(
    replace(UNION, board=replace(UNION.board, seat=US)), US, PlaceTile("red", 10, 3)
)[0]
"""Our temple joined two kingdoms."""
SHORT_BAG = replace(SQUARE, bag="k")
"""A single tile is left in the bag."""


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where the match stands at the position that the test asks for."""
    position: Position = request.param
    return MatchTable(match_at("tigris", position.board.seats, position), US)


def texts(scene: GameScene) -> str:
    """All that the pieces of a scene are painted from."""
    return "\n".join(repr(piece.appearance()) for piece in scene.layout())


@pytest.mark.parametrize("server", [THREE_WARS], indirect=True)
def test_a_war_to_choose_says_who_fights_whom_and_how_strong_both_are(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    assert "Kubaba 3, Ninsun 3" in repr(scene.widget("action war green").appearance())


@pytest.mark.parametrize("server", [THREE_WARS], indirect=True)
def test_during_an_action_the_actions_left_are_said_to_include_it(driver: Driver, server: MatchTable) -> None:
    assert "this one included" in texts(open_game(driver, server))


@pytest.mark.parametrize("server", [SQUARE], indirect=True)
def test_before_an_action_any_kind_may_be_chosen(driver: Driver, server: MatchTable) -> None:
    assert "of any kind" in texts(open_game(driver, server))


@pytest.mark.parametrize("server", [THREE_WARS], indirect=True)
def test_the_map_lights_the_leaders_and_supporters_of_the_war_that_is_chosen(
    driver: Driver, server: MatchTable
) -> None:
    view = view_of(open_game(driver, server))
    sight = sight_of(THREE_WARS.board, view.known, Ordering("black"), None, frozenset())
    assert sight.lit == set_of([Space(5, 3), Space(12, 4), Space(12, 5)])
    assert sight.flags == ((number_of(Space(5, 3)), 0, None), (number_of(Space(12, 4)), 1, None))
    assert not sight.lit & bit(Space(10, 3))


@pytest.mark.parametrize("server", [SQUARE], indirect=True)
@pytest.mark.parametrize(("picked", "line"), [(1, "1 tile chosen."), (2, "2 tiles chosen.")])
def test_a_swap_says_how_many_tiles_are_chosen(driver: Driver, server: MatchTable, picked: int, line: str) -> None:
    scene = open_game(driver, server)
    choose_for_swap(driver, scene, picked)
    assert line in texts(scene)


@pytest.mark.parametrize("server", [SHORT_BAG], indirect=True)
@pytest.mark.parametrize(("picked", "warned"), [(1, False), (2, True)])
def test_a_swap_of_more_tiles_than_the_bag_holds_warns_that_it_ends_the_game(
    driver: Driver, server: MatchTable, picked: int, warned: bool
) -> None:
    scene = open_game(driver, server)
    choose_for_swap(driver, scene, picked)
    assert ("this ends the game" in texts(scene)) == warned


def choose_for_swap(driver: Driver, scene: GameScene, count: int) -> None:
    hands = Mouse(driver, scene)
    hands.press("action swap")
    for place in range(count):
        hands.press(f"tile {place}")
