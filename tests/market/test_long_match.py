"""A market of more than two thousand steps: what it takes of memory, and that all of it is still there."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from market.hall import PATIENT, Hall
from market.position import MarketOptions
from market.registered import registered
from server.world import World
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify

pytestmark = pytest.mark.thorough

SEATS: Final = 7
STEPS: Final = 1_100
"""How many are played before memory is measured, and how many while it is."""
BYTES_A_STEP: Final = 450
"""The most that each step may take for good. A position alone takes several times as much."""


@pytest.fixture(scope="module")
def hall() -> Iterator[Hall]:
    """A market of seven that does not end soon."""
    with registered():
        yield Hall(World(PATIENT), SEATS, MarketOptions(rounds=1000, market=8, night=1))


def held_after(hall: Hall, seed: int) -> int:
    """The memory that is held once so many steps more were played, as far as it is traced."""
    hall.play(seed, STEPS)
    for player in hall.players:
        player.forget()
        player.traffic = b""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_each_step_of_a_long_match_takes_less_memory_than_its_position(hall: Hall) -> None:
    held_after(hall, 1)
    before = hall.match.step_count
    tracemalloc.start()
    try:
        held = held_after(hall, 2)
    finally:
        tracemalloc.stop()
    assert held < BYTES_A_STEP * (hall.match.step_count - before)


def test_all_of_a_long_match_can_be_looked_back_on(hall: Hall) -> None:
    moments = hall.history(hall.players[0])
    assert [moment.step for moment in moments] == list(range(hall.revision_of(0) + 1))
    assert len(moments) > STEPS
    assert bytes(moments[-1].view) == msgspec.json.encode(hall.match.view(0))


def test_the_record_of_a_long_match_replays_to_the_same_position(hall: Hall) -> None:
    assert hall.match.step_count > 2 * STEPS
    assert verify(load(save(hall.match.record()))).position == hall.match.position
