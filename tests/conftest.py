"""What holds for all tests."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from memory import give_memory_back

TESTS: Final = Path(__file__).parent
STARTING_PROGRAMS: Final = ("end_to_end", "faults", "tls", "bots", "market", "server", "laboratory")
"""Folders whose tests start servers, clients and bots as programs, or listen to whole pieces of music."""


def pytest_configure() -> None:
    """Hear Ctrl-C also where a shell started the tests in its background, without it: what they start inherits that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that start programs come first: they wait much, and need memory, of which the workers still have little."""
    items.sort(key=_place_of_its_folder)


def _place_of_its_folder(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0]
    return STARTING_PROGRAMS.index(folder) if folder in STARTING_PROGRAMS else len(STARTING_PROGRAMS)


def pytest_collection_finish() -> None:
    """Set aside what all tests share and nobody lets go: what single tests leave is then found soon, and cheaply."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def memory_given_back() -> Iterator[None]:
    """After each file what its tests held is let go, because a worker comes through hundreds of files."""
    yield
    give_memory_back()
