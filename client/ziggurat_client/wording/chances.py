"""Chances as people say them."""

from __future__ import annotations


def percent(chance: float) -> int:
    """A chance between 0 and 1 in per cent."""
    return round(100 * chance)
