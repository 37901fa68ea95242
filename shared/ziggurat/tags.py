"""The names by which the wire tells the classes of a union apart."""

from __future__ import annotations

import re


def snake_case(name: str) -> str:
    """The wire's name of a class: `EndWithoutSwap` is `end_without_swap`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
