"""Where new people's numbers come from."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TypeAlias

from twisted.internet.defer import Deferred, succeed

NewNumber: TypeAlias = Callable[[], "Deferred[int]"]


def counting(newest: int) -> NewNumber:
    """The numbers after that one, in order."""
    numbers = itertools.count(newest + 1)
    return lambda: succeed(next(numbers))
