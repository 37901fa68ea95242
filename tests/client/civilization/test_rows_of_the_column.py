"""The rows from which one chooses in the column: none so low that nobody could read or press it."""

from __future__ import annotations

from itertools import combinations

import pytest

from ziggurat_client.boards.civilization.column.plan import rows_in
from ziggurat_client.window.screen import Box

ROOMY = Box(0, 0, 420, 500)
LITTLE = Box(0, 0, 475, 121)


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
