"""Patterns for texts, as msgspec and JSON schemas take them."""

from __future__ import annotations


def whole(pattern: str) -> str:
    """A pattern for texts that match this one from end to end.

    A bare `$` is not enough: in Python it also stands before a line break that ends the text.
    """
    return f"^(?:{pattern})$(?!\\n)"
