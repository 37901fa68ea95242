"""Hypothesis strategies for messages, made from their types alone."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=3),
    max_leaves=6,
)
_RAW = JSON.map(lambda value: msgspec.Raw(msgspec.json.encode(value)))


def messages_of(union: Any) -> st.SearchStrategy[Any]:
    """Any message of a union of message classes."""
    return _values(inspect.type_info(union))


def _values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return st.integers(-(2**53) if kind.ge is None else kind.ge, 2**53 if kind.le is None else kind.le)
        case inspect.FloatType():
            return st.floats(kind.ge, kind.le, allow_nan=False, allow_infinity=False)
        case inspect.StrType():
            letters = st.characters(codec="utf-8")
            most = 20 if kind.max_length is None else min(kind.max_length, 20)
            return st.text(letters, min_size=kind.min_length or 0, max_size=most)
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.UnionType():
            return st.one_of([_values(choice) for choice in kind.types])
        case inspect.VarTupleType():
            return st.lists(_values(kind.item_type), max_size=3).map(tuple)
        case inspect.DictType():
            return st.dictionaries(_values(kind.key_type), _values(kind.value_type), max_size=3)
        case inspect.StructType():
            return _structs(kind)
        case inspect.AnyType():
            return JSON
        case inspect.RawType():
            return _RAW
        case _:
            raise NotImplementedError(kind)


def _structs(kind: inspect.StructType) -> st.SearchStrategy[Any]:
    required = {field.name: _values(field.type) for field in kind.fields if field.required}
    optional = {field.name: _values(field.type) for field in kind.fields if not field.required}
    fields = st.fixed_dictionaries(required, optional=optional)
    return fields.map(lambda values: kind.cls(**values))
