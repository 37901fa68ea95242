"""How many examples and cases broad tests try: some at each run, all of them in `make faults`."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])

EVERY: Final = "EVERY_EXAMPLE" in os.environ
"""Whether all of them are wanted, however long it takes."""
SHARE: Final = 0.4
"""How many of them say nearly as much."""


def examples(all_of_them: int) -> int:
    """So many of them as are tried in this run."""
    return all_of_them if EVERY else round(SHARE * all_of_them)


def sampled(names: str | Sequence[str], cases: Sequence[Any], every: int, **named: Any) -> Callable[[Test], Test]:
    """Try a test with one case in `every` in this run, where each says nearly what those beside it say.

    `named` is what else `pytest.mark.parametrize` takes.
    """
    tried = cases if EVERY else cases[::every]

    def mark(test: Test) -> Test:
        parametrized: Test = pytest.mark.sampled(pytest.mark.parametrize(names, tried, **named)(test))
        return parametrized

    return mark
