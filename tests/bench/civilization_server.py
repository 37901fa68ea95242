"""Seven nations and twenty who look on at one table of a real server: the CPU of an action, the memory of a long match,
and how soon it is back after a kill."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tests.bench import civilization_match
from tests.bench.hall import DELAY, SEED, WATCHERS, Hall, broadcast
from tests.bench.measuring import Row, milliseconds_to_first_line
from tests.bench.server_actions import SERVED, used
from tests.server.programs import Program

from ziggurat.match.steps import Step
from ziggurat.wire.messages import Delay

WARMING: Final = 200
MEASURED: Final = 500
STEPS: Final = 5_000
MOST_MIB: Final = 30.0
STARTS: Final = 3
SERVER: Final = ("-m", "ziggurat_server", "--listen", "tcp:0:interface=127.0.0.1", "--log-level", "error", "--data")


def rows() -> list[Row]:
    """The CPU of an action; the memory of a long match and what its last actions cost; its return."""
    script = _script()
    usual, late = _played(script, None), _played(script, Delay(actions=DELAY))
    measure, fanned = f"CPU per action, 7 seats, {WATCHERS} watchers (epoll)", broadcast(usual.size, MEASURED).cpu
    return [
        Row(measure, usual.early, fanned, "µs", larger_is_better=False),
        Row("the same after 5,000 steps (after 200)", usual.at_end, usual.early, "µs", larger_is_better=False),
        Row("memory of 5,000 steps at a server (goal)", usual.memory, MOST_MIB, "MiB", larger_is_better=False),
        Row("the same with late watchers (goal)", late.memory, MOST_MIB, "MiB", larger_is_better=False),
        _return(script),
    ]


@dataclass(frozen=True)
class _Long:
    """Microseconds of the server's CPU for an action, `early` and `at_end`, what the match came to hold in MiB, and the
    bytes of a line."""

    early: float
    at_end: float
    memory: float
    size: int


def _script() -> list[Step]:
    """The steps of a long match."""
    match, steps = civilization_match.begun(SEED), list[Step]()
    for step in islice(civilization_match.script(match), STEPS):
        match.take(step)
        steps.append(step)
    return steps


def _played(script: list[Step], delay: Delay | None) -> _Long:
    with Program("arcade", program=SERVED) as program:
        hall = Hall(program, civilization_match.ENDLESS, delay)
        begun = used(program)["memory"]
        hall.take(script[:WARMING])
        early = _cpu(program, hall, script[WARMING : WARMING + MEASURED])
        hall.take(script[WARMING + MEASURED : -MEASURED])
        lines, size = hall.crowd.lines, hall.crowd.size
        at_end = _cpu(program, hall, script[-MEASURED:])
        memory = (used(program)["memory"] - begun) / 2**20
        return _Long(early, at_end, memory, (hall.crowd.size - size) // (hall.crowd.lines - lines))


def _cpu(program: Program, hall: Hall, steps: list[Step]) -> float:
    """Microseconds of the server's CPU for each of these steps."""
    before = used(program)["cpu"]
    hall.take(steps)
    return 1e6 * (used(program)["cpu"] - before) / len(steps)


def _return(script: list[Step]) -> Row:
    """The start of a server that was killed in a long match, beside that of one that has nothing to bring back."""
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as empty:
        with Program("arcade", kept, program=SERVED) as program:
            Hall(program, civilization_match.ENDLESS).take(script)
            program.process.kill()
        back = min(milliseconds_to_first_line(*SERVER, kept) for _ in range(STARTS))
        bare = min(milliseconds_to_first_line(*SERVER, empty) for _ in range(STARTS))
    return Row("server back with 5,000 steps (with nothing)", back, bare, "ms", larger_is_better=False)
