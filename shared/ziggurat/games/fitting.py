"""Checks that a view from outside fits a match: for those who show it, or think about it, and did not make it."""

from __future__ import annotations

from collections.abc import Iterable


class Misfit(ValueError):
    """A view that no match with so many seats comes to. The text says what of it does not fit."""


def check_counts(what: str, counts: Iterable[int], most: int, least: int = 0) -> None:
    """Raises Misfit unless all of these are from `least` to `most`."""
    for count in counts:
        if not least <= count <= most:
            raise Misfit(f"{what}: {count} is not from {least} to {most}")


def check_length(what: str, values: tuple[object, ...], length: int) -> None:
    """Raises Misfit unless there are so many of them."""
    if len(values) != length:
        raise Misfit(f"{what}: {len(values)} instead of {length}")
