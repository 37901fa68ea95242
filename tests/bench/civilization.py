"""Civilization: steps of random play, what a view of seven nations weighs and costs, and what a long match holds.

Random play stands beside python-chess. Where the house has set itself a goal, that is the reference: the ratio says how
much of it is used up.
"""

from __future__ import annotations

import gc
import json
import random
import time
import tracemalloc
from typing import Any, Final

import msgspec
from tests.bench import civilization_match
from tests.bench.civilization_match import CIVILIZATION, SEATS
from tests.bench.measuring import Row, rates
from tests.bench.rules import random_chess

from ziggurat.games.civilization.position import CivilizationOptions, Mode
from ziggurat.match.match import Match
from ziggurat_server.tables.moments.moment import moment_after
from ziggurat_server.tables.moments.showing import Showing

ROUNDS: Final = 5
GAMES: Final = 4
LAST_TURN: Final = 20
TIMES: Final = 500
STEPS: Final = 5_000
EARLY: Final = 500
WINDOW: Final = 500
"""So many steps are timed, early in the match and at its end."""
MOST_KB: Final = 40.0
MOST_US: Final = 3000.0
MOST_MIB: Final = 30.0
MODES: Final[tuple[Mode, ...]] = ("nomads", "farmers", "first_societies", "full")


def rows() -> list[Row]:
    """Random play by mode and seats; the view; the memory and the pace of a long match."""
    return [*_random_play(), *_views(), *_length()]


def _random_play() -> list[Row]:
    plays = {
        f"Civilization {mode}, {seats} seats": lambda number, mode=mode, seats=seats: _played(mode, seats, number)
        for mode in MODES
        for seats in (2, 4, SEATS)
    }
    found = rates(plays | {"chess": random_chess}, ROUNDS)
    return [Row(f"{name} (python-chess)", found[name], found["chess"], "actions/s") for name in plays]


def _played(mode: Mode, seats: int, seed: int) -> int:
    """Decisions taken in random games."""
    source, actions = random.Random(seed), 0
    for number in range(GAMES):
        options = CivilizationOptions(mode, turn_limit=LAST_TURN)
        position = CIVILIZATION.setup(seats, options, seed * GAMES + number)
        while acting := CIVILIZATION.due(position).seats:
            choices = list(CIVILIZATION.candidates(CIVILIZATION.view(position, acting[0])))
            position, _ = CIVILIZATION.apply(position, acting[0], source.choice(choices))
            actions += 1
    return actions


def _views() -> list[Row]:
    """The view of the fullest map of a long match: alone, and in the line that tells of a change."""
    match = _fullest()
    view = match.view(0)
    plain: Any = msgspec.to_builtins(view)

    def by_msgspec(_: int) -> int:
        for _ in range(TIMES):
            msgspec.json.encode(CIVILIZATION.view(match.position, 0))
        return TIMES

    def by_json(_: int) -> int:
        for _ in range(TIMES):
            json.dumps(plain)
        return TIMES

    found = rates({"msgspec": by_msgspec, "json": by_json}, ROUNDS)
    took = {name: 1e6 / rate for name, rate in found.items()}
    whole, change = len(msgspec.json.encode(view)) / 1000, len(_change(match)) / 1000
    return [
        Row("view of 7 nations (goal)", whole, MOST_KB, "kB", larger_is_better=False),
        Row("line that tells of a change, 7 nations (goal)", change, MOST_KB, "kB", larger_is_better=False),
        Row("view of 7 nations to JSON (goal)", took["msgspec"], MOST_US, "µs", larger_is_better=False),
        Row("view of 7 nations to JSON (plain json)", took["msgspec"], took["json"], "µs", larger_is_better=False),
    ]


def _fullest() -> Match:
    """A match of which little is written smaller than at any other time."""
    matches = (civilization_match.played(STEPS, seed) for seed in range(4))
    return max(matches, key=lambda match: len(msgspec.json.encode(match.view(0))))


def _change(match: Match) -> bytes:
    """The line by which a player hears of the next step."""
    step = next(civilization_match.script(match))
    events = match.take(step)
    moment = msgspec.structs.replace(moment_after(match, events), told_as=(0,) * (SEATS + 1))
    return Showing("ENKI-42", match.game, moment).happened(0)


def _length() -> list[Row]:
    """What a match of so many steps holds, and what its last steps cost beside early ones."""
    match = civilization_match.begun()
    script = civilization_match.script(match)
    tracemalloc.start()
    _take(match, script, STEPS)
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] / 2**20
    tracemalloc.stop()
    match = civilization_match.begun()
    script = civilization_match.script(match)
    _take(match, script, EARLY)
    early = _take(match, script, EARLY + WINDOW)
    _take(match, script, STEPS - WINDOW)
    late = _take(match, script, STEPS)
    return [
        Row("memory of a match of 5,000 steps (goal)", held, MOST_MIB, "MiB", larger_is_better=False),
        Row("a step after 5,000 (after 500)", 1e6 * late / WINDOW, 1e6 * early / WINDOW, "µs", larger_is_better=False),
    ]


def _take(match: Match, script: Any, until: int) -> float:
    """Take steps until there are so many; seconds of CPU in the match alone, each with the copy that a server makes."""
    spent = 0.0
    while match.step_count < until:
        step = next(script)
        begun = time.process_time()
        match.copy()
        match.take(step)
        spent += time.process_time() - begun
    return spent
