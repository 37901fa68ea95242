"""How many processes run the tests.

Tests that start programs mostly wait for them. So there are two workers more than cores, which go home once all of
those tests are begun: the others need cores and memory.
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


class MoreForPrograms(LoadFileScheduling):
    """Gives each worker file after file; those beyond the cores only files that start programs."""

    def schedule(self) -> None:
        most = cores(self.config)
        self._helping = set(self.nodes[most:])
        super().schedule()

    def _reschedule(self, node: WorkerController) -> None:
        if node in self._helping and not self._starts_programs_next() and not node.shutting_down:
            node.shutdown()
        else:
            super()._reschedule(node)

    def _starts_programs_next(self) -> bool:
        file = next(iter(self.workqueue), "")
        return _place(file.removeprefix(f"{TESTS.name}/")) < len(STARTING_PROGRAMS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """So many that those who wait for programs leave no core idle."""
    return cores(config) + MORE


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> MoreForPrograms | None:
    """Who of them runs what, where whole files are given to workers."""
    return MoreForPrograms(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: WorkerController) -> None:
    """A worker that has ended leaves at once, and its memory with it."""
    node.gateway.exit()
