"""A value of a frozen object that is worked out at the first question and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def keep(owner: Any, name: str, value: object) -> None:
    """Keep what is known already of a `once` value, so that it need not be worked out."""
    owner.__dict__[name] = value


class once(Generic[T]):  # noqa: N801 - a decorator
    """Like `functools.cached_property`, which takes a lock until Python 3.12 and thereby as long as what we keep.

    The object needs a `__dict__` (`dict=True` in a struct). Two threads may both work the value out: it is the same.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, kind: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type) -> T:
        # Asked only the first time: afterwards Python finds the value itself.
        value = owner.__dict__[self._name] = self._work_out(owner)
        return value
