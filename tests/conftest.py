"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from examples import examples
from in_memory import keep_files_in_memory
from memory import collect_what_is_new, give_memory_back
from workers import place_in_order
from workers import pytest_testnodedown as pytest_testnodedown  # hooks of this file
from workers import pytest_xdist_auto_num_workers as pytest_xdist_auto_num_workers
from workers import pytest_xdist_make_scheduler as pytest_xdist_make_scheduler

settings.register_profile("untimed", deadline=None, max_examples=examples(100))
# No example is held to a time: on a busy machine any of them may wait.
settings.load_profile("untimed")


def pytest_configure() -> None:
    """Hear Ctrl-C also where a shell started the tests in its background, without it, and keep what was compiled also
    where a shell says not to: the programs that the tests start inherit that, and hundreds would each compile all."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    keep_files_in_memory()


def pytest_collectstart() -> None:
    """Look for nothing to be let go while tests are collected: hundreds of thousands of objects come, and all stay."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that start programs come first, in an order of their own; `workers` gives them to workers of their own."""
    items.sort(key=place_in_order)


def pytest_collection_finish() -> None:
    """Set aside what all tests share and nobody lets go: what single tests leave is then found soon, and cheaply."""
    gc.enable()
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def memory_given_back() -> Iterator[None]:
    """After each file what its tests held is let go, because a worker comes through hundreds of files."""
    collect_what_is_new()
    yield
    give_memory_back()
