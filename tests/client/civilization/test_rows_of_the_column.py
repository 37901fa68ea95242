"""The rows from which one chooses in the column: none so low that nobody could read or press it."""

from __future__ import annotations

from itertools import combinations

import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.setup import nations_left
from ziggurat_client.boards.civilization.column.plan import rows_in
from ziggurat_client.boards.play.choice_row import TWO_LINES
from ziggurat_client.window.screen import Box

ROOMY = Box(0, 0, 420, 500)
LITTLE = Box(0, 0, 475, 121)
RULES = Civilization()
NAMING = RULES.setup(3, CivilizationOptions("first_societies"), 4)


@pytest.fixture
def server() -> MatchTable:
    """A table at which we choose a nation."""
    return MatchTable(match_at("civilization", 3, NAMING), RULES.due(NAMING).seats[0])


def test_rows_stand_below_each_other_where_there_is_room() -> None:
    assert {row.x for row in rows_in(ROOMY, 7, 56, 6)} == {0}


@pytest.mark.parametrize("count", [4, 6, 7, 8])
def test_in_little_room_they_stand_in_two_columns_and_can_be_read(count: int) -> None:
    rows = rows_in(LITTLE, count, 56, 3)
    assert len(rows) == count
    assert all(row.height >= 27 and row.right <= LITTLE.right and row.bottom <= LITTLE.bottom for row in rows)
    assert all(one.right <= other.x or one.bottom <= other.y for one, other in combinations(rows, 2))


def test_rows_that_need_all_the_width_keep_it() -> None:
    assert {row.width for row in rows_in(LITTLE, 6, 56, 3, wide=True)} == {LITTLE.width}


def test_no_rows_need_no_room() -> None:
    assert rows_in(LITTLE, 0, 56, 3) == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_each_nation_begins_is_read_in_full_in_a_window_of_720(
    driver: Driver, server: MatchTable, language: str
) -> None:
    driver.app.services.words.switch(language)
    scene = open_game(driver, server)
    rows = [scene.widget(f"row nation {nation}") for nation in nations_left(NAMING.board)]
    assert all(row.box.height >= TWO_LINES for row in rows)
    assert [cut for row in rows for cut in row.cuts(scene.screen, driver.app.services.pictures)] == []
