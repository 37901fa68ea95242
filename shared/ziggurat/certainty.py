"""Values that must be there by now, and of their type, where types alone cannot promise it."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value. Raises LookupError for None."""
    if value is None:
        raise LookupError("something that must be there by now is not")
    return value


def of_type(kind: type[T], value: object) -> T:
    """The value, of that type. Raises TypeError for another."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, got {type(value).__name__}")
    return value
