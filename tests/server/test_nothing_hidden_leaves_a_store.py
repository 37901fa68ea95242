"""Nor does what someone may not know change a byte where a server keeps it, dies, and another one has read it.

As on evenings in memory, on whole evenings of every game and at a market where some whisper; with both stores.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from examples import sampled
from market.rules import MARKET
from server.evening import Wait
from server.kept_evening import KeptEvening
from server.test_nothing_hidden_leaves import STEPS, LeakyGame, assert_same
from server.test_whispers import OPTIONS, SEATS, twofold
from server.twin_positions import PLAYED, SOME_SEATS, Dealt, Step, hides_something, indistinguishable_play, twins
from ziggurat.games.game import Viewer
from ziggurat.wire.messages import Delay

pytestmark = pytest.mark.both_stores

SEED: Final = 7
OF_WATCHERS: Final[tuple[Viewer | str, ...]] = (None, "guest", "admin")
"""Those who may know what watchers may know, and no more."""


def seats_of(game: str) -> int:
    """How many play."""
    return SOME_SEATS.get(game, PLAYED[game].seat_counts)[0]


HIDING: Final = [
    pytest.param(game, viewer, id=f"{game}-{'watchers' if viewer is None else 'a seat'}")
    for game, played in PLAYED.items()
    for viewer in (None, 0)
    if hides_something(played, seats_of(game), viewer)
]


def heard_on(
    folder: Path, dealt: Dealt, seats: int, steps: Sequence[Step | Wait | None], delay: Delay, position: Any = None
) -> dict[Viewer | str, bytes]:
    """What reaches each role on an evening in that folder, whose server is killed in the middle of these steps.

    In the end the match stands at that position, if one is given.
    """
    evening = KeptEvening(folder, dealt, seats, killed=len(steps) // 2, delay=delay)
    try:
        evening.play(steps)
        assert position is None or evening.match.position == position
        return {role: evening.traffic(role) for role in (0, *OF_WATCHERS)}
    finally:
        evening.close()


def assert_same_for(viewer: Viewer, one: dict[Viewer | str, bytes], other: dict[Viewer | str, bytes]) -> None:
    for role in OF_WATCHERS if viewer is None else (viewer,):
        assert_same([one[role], other[role]])


@sampled(("game", "viewer"), HIDING, every=9)
def test_what_someone_may_not_know_changes_nothing_that_they_are_sent_by_a_server_that_read_it(
    game: str, viewer: Viewer, tmp_path: Path, other_path: Path
) -> None:
    seats, delay = seats_of(game), Delay(actions=2) if viewer is None else Delay()
    one, other = pair = twins(PLAYED[game], seats, SEED, viewer)
    steps = indistinguishable_play(pair, seats, viewer, random.Random(SEED), STEPS)
    assert_same_for(
        viewer, heard_on(tmp_path, one, seats, steps, delay), heard_on(other_path, other, seats, steps, delay)
    )


@sampled("viewer", [None, 0], every=2, ids=["watchers", "a seat"])
def test_a_step_of_which_one_may_know_nothing_changes_nothing_that_one_is_sent_by_a_server_that_read_it(
    viewer: Viewer, tmp_path: Path, other_path: Path
) -> None:
    both = twofold(SEED, (viewer,))
    dealt = Dealt(MARKET, MARKET.setup(SEATS, OPTIONS, SEED))
    one, other = (
        heard_on(folder, dealt, SEATS, doings, Delay(), match.position)
        for folder, doings, match in zip((tmp_path, other_path), both.done, both.matches, strict=True)
    )
    assert_same_for(viewer, one, other)


def test_a_game_that_tells_too_much_of_what_was_read_is_found_out(tmp_path: Path, other_path: Path) -> None:
    one, other = pair = twins(LeakyGame(), 2, 4, None)
    steps = indistinguishable_play(pair, 2, None, random.Random(4), STEPS)
    first, second = heard_on(tmp_path, one, 2, steps, Delay()), heard_on(other_path, other, 2, steps, Delay())
    assert first[None] != second[None]
