"""Values of the right make that no door would let in: numbers without bounds, any text, and sequences and mappings of
any length."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

MORE = 3
"""The most entries by which a sequence or a text grows."""


def distortions_of(value: Any) -> st.SearchStrategy[Any]:
    """The value with one number, text or sequence in it changed, whatever its bounds."""
    match value:
        case bool() | None:
            return st.just(value)
        case int():
            return st.one_of(st.integers(-4, 4).map(value.__add__), st.integers())
        case str():
            return st.one_of(st.just(""), _longer(tuple(value)).map("".join), st.text(max_size=MORE))
        case tuple():
            return _distorted_sequence(value)
        case dict():
            return _distorted_entries(tuple(value.items())).map(dict)
    changes = [
        distortions_of(getattr(value, name)).map(lambda new, name=name: msgspec.structs.replace(value, **{name: new}))
        for name in value.__struct_fields__
    ]
    return st.one_of(changes) if changes else st.just(value)


def _distorted_sequence(values: tuple[Any, ...]) -> st.SearchStrategy[tuple[Any, ...]]:
    if not values:
        return st.just(())
    within = st.integers(0, len(values) - 1).flatmap(
        lambda index: distortions_of(values[index]).map(lambda new: (*values[:index], new, *values[index + 1 :]))
    )
    return st.one_of(st.integers(0, len(values)).map(lambda count: values[:count]), _longer(values), within)


def _distorted_entries(entries: tuple[tuple[Any, Any], ...]) -> st.SearchStrategy[tuple[tuple[Any, Any], ...]]:
    """With one entry less, under another key, or of another value."""
    if not entries:
        return st.just(())

    def changed(index: int) -> st.SearchStrategy[tuple[tuple[Any, Any], ...]]:
        key, value = entries[index]
        others = (*entries[:index], *entries[index + 1 :])
        another = st.one_of(
            distortions_of(key).map(lambda new: (new, value)), distortions_of(value).map(lambda new: (key, new))
        )
        return st.one_of(st.just(others), another.map(lambda entry: (*others, entry)))

    return st.integers(0, len(entries) - 1).flatmap(changed)


def _longer(values: tuple[Any, ...]) -> st.SearchStrategy[tuple[Any, ...]]:
    """With some of the values once more."""
    if not values:
        return st.just(values)
    return st.lists(st.sampled_from(values), min_size=1, max_size=MORE).map(lambda more: (*values, *more))
