"""How many processes run the tests, and which of them runs what.

Tests that start programs mostly wait for them. So there are two workers more than cores, which run those beside the
others, who compute; once all of those tests are begun they go home.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from xdist.plugin import pytest_xdist_auto_num_workers as cores
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

TESTS: Final = Path(__file__).parent
MORE: Final = 2
"""Workers beyond the cores."""
STARTING_PROGRAMS: Final = (
    "end_to_end/test_killed_server.py",
    "faults",
    "client/test_continuing.py",
    "client/test_play_now.py",
    "client/test_pad_play_now.py",
    "bots",
    "end_to_end",
    "tls",
    "market",
    "server",
    "laboratory",
)
"""Files, and folders of others, whose tests start programs or need much memory for a while; they come in this order, so
that two which start many programs are not at it together."""


def place_in_order(item: pytest.Item) -> int:
    """Where among all tests one comes: those that start programs first."""
    return _place(item.path.relative_to(TESTS).as_posix())


def _place(file: str) -> int:
    folder = file.partition("/")[0]
    found = [STARTING_PROGRAMS.index(name) for name in (file, folder) if name in STARTING_PROGRAMS]
    return min(found, default=len(STARTING_PROGRAMS))


class WaitingBesideComputing(LoadFileScheduling):  # type: ignore[misc]  # xdist says nothing of its types
    """Gives each worker file after file: those beyond the cores only files that start programs, the others these
    last."""

    def schedule(self) -> None:
        most = cores(self.config)
        self._helping = set(self.nodes[most:])
        super().schedule()

    def _reschedule(self, node: WorkerController) -> None:
        is_done = node in self._helping and not any(map(_starts_programs, self.workqueue))
        if is_done and not node.shutting_down:
            node.shutdown()
        else:
            super()._reschedule(node)

    def _assign_work_unit(self, node: WorkerController) -> None:
        helps = node in self._helping
        fitting = (file for file in self.workqueue if _starts_programs(file) is helps)
        self.workqueue.move_to_end(next(fitting, next(iter(self.workqueue))), last=False)
        super()._assign_work_unit(node)


def _starts_programs(file: str) -> bool:
    return _place(file.removeprefix(f"{TESTS.name}/")) < len(STARTING_PROGRAMS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """So many that those who wait for programs take no core from the others."""
    number: int = cores(config) + MORE
    return number


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> WaitingBesideComputing | None:
    """Who of them runs what, where whole files are given to workers."""
    return WaitingBesideComputing(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: WorkerController) -> None:
    """A worker that has ended leaves at once, and its memory with it."""
    node.gateway.exit()
