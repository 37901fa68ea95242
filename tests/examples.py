"""How many examples and cases broad tests try: some at each run, all of them in `make faults`."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

import pytest

Case = TypeVar("Case")
Test = TypeVar("Test", bound=Callable[..., Any])

EVERY: Final = "EVERY_EXAMPLE" in os.environ
"""Whether all of them are wanted, however long it takes."""
SHARE: Final = 0.125
"""How many of them say nearly as much."""


def examples(all_of_them: int) -> int:
    """So many of them as are tried in this run."""
    return all_of_them if EVERY else round(SHARE * all_of_them)


def tried(cases: Collection[Case], every: int) -> Collection[Case]:
    """The cases of this run: one in `every`, the first one among them."""
    return cases if EVERY else list(cases)[::every]


def sampled_params(cases: Collection[Any], every: int) -> list[Any]:
    """The same as the parameters of a fixture, whose tests count as sampled."""
    return [pytest.param(case, marks=pytest.mark.sampled) for case in tried(cases, every)]


def sampled(names: str | Sequence[str], cases: Collection[Any], every: int, **named: Any) -> Callable[[Test], Test]:
    """Try a test with one case in `every` in this run, where each says nearly what those beside it say.

    `named` is what else `pytest.mark.parametrize` takes.
    """
    if isinstance(named.get("ids"), list):
        named["ids"] = tried(named["ids"], every)

    def mark(test: Test) -> Test:
        parametrized: Test = pytest.mark.sampled(pytest.mark.parametrize(names, tried(cases, every), **named)(test))
        return parametrized

    return mark
