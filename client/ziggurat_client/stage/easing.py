"""How motion gathers and loses speed: functions from the share of time to the share of the way, both 0 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    """At one speed."""
    return share


def ease_out(share: float) -> float:
    """Fast at first, then gently to rest."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Slow at first, then ever faster: what falls."""
    return share**3


def ease_in_out(share: float) -> float:
    """From rest to rest."""
    return share * share * (3 - 2 * share)


def overshoot(share: float) -> float:
    """A little beyond the goal and back to it: what lands with a spring."""
    back = 1.70158
    rest = share - 1
    return 1 + (back + 1) * rest**3 + back * rest**2


def there_and_back(share: float) -> float:
    """0 at both ends, 1 in the middle."""
    return math.sin(math.pi * share)
