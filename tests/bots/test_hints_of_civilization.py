"""Hints in the phases of cards: there is one wherever something is asked, and it can be followed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import get_args

import pytest

from examples import sampled
from games.civilization.scenes import CIVILIZATION
from games.civilization.worlds import world
from ziggurat.bots.hint import hint
from ziggurat.bots.thinking import Effort
from ziggurat.games.civilization.defaults import usual
from ziggurat.games.civilization.position import Mode, Phase, Position
from ziggurat.games.civilization.sight import own_of

ASKED: dict[Mode, tuple[Phase, ...]] = {
    "first_societies": ("ships", "movement", "cities", "trade", "advances"),
    "full": ("taxes", "revolts", "ships", "movement", "gold", "trade", "calamities", "advances", "discard"),
}
MOST_STEPS = 400
WORLDS = 30


@cache
def asked(mode: Mode) -> dict[Phase, Position]:
    """The first position of each phase in which something is asked, where everyone does what is usual."""
    found: dict[Phase, Position] = {}
    for seed in range(WORLDS):
        position = world(mode, 4, seed)
        for _ in range(MOST_STEPS):
            seats = CIVILIZATION.due(position).seats
            if not seats or found.keys() >= set(ASKED[mode]):
                break
            found.setdefault(position.board.phase, position)
            action = usual(position.board, seats[0], own_of(position, seats[0]))
            position, _ = CIVILIZATION.apply(position, seats[0], action)
    return found


@sampled(("mode", "phase"), [(mode, phase) for mode in get_args(Mode) for phase in ASKED.get(mode, ())], every=3)
def test_a_hint_is_given_and_can_be_followed(mode: Mode, phase: Phase) -> None:
    position = asked(mode)[phase]
    seat = CIVILIZATION.due(position).seats[0]
    found = hint(CIVILIZATION, CIVILIZATION.view(position, seat), Effort(40), Random(1))
    assert sum(found.chances) == pytest.approx(1)
    before, action = found.plan[0]
    CIVILIZATION.apply(before, seat, action)
