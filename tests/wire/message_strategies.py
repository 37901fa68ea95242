"""Hypothesis strategies for messages, made from their types alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=3),
    max_leaves=6,
)
RAW: Final = JSON.map(lambda value: msgspec.Raw(msgspec.json.encode(value)))
_MOST_LETTERS: Final = 20
_MOST_ITEMS: Final = 3


def messages_of(
    union: Any, texts: st.SearchStrategy[str] | None = None, raws: st.SearchStrategy[msgspec.Raw] = RAW
) -> st.SearchStrategy[Any]:
    """Any message of a union of message classes.

    With `texts` its strings are any or one of these, as far as they have room; its raw values are of `raws`.
    """
    return _Values(texts, raws).of(inspect.type_info(union))


def messages_like(
    message: msgspec.Struct, texts: st.SearchStrategy[str] | None = None, raws: st.SearchStrategy[msgspec.Raw] = RAW
) -> st.SearchStrategy[Any]:
    """Messages that differ from this one here and there."""
    return _Values(texts, raws).like(message, inspect.type_info(type(message)))


def nearly(value: msgspec.Struct) -> st.SearchStrategy[Any]:
    """Structs like this one but for one field, at any depth."""
    return _Values(None, RAW).nearly(value, inspect.type_info(type(value)))


@dataclass(frozen=True)
class _Values:
    """Values of any type that a message can have."""

    texts: st.SearchStrategy[str] | None
    raws: st.SearchStrategy[msgspec.Raw]

    def of(self, kind: inspect.Type) -> st.SearchStrategy[Any]:
        """Any value of that type."""
        match kind:
            case inspect.Metadata():
                return self.of(kind.type)
            case inspect.NoneType():
                return st.none()
            case inspect.BoolType():
                return st.booleans()
            case inspect.IntType():
                return st.integers(-(2**53) if kind.ge is None else kind.ge, 2**53 if kind.le is None else kind.le)
            case inspect.FloatType():
                return st.floats(kind.ge, kind.le, allow_nan=False, allow_infinity=False)
            case inspect.StrType():
                return self._text(kind)
            case inspect.LiteralType():
                return st.sampled_from(kind.values)
            case inspect.UnionType():
                return st.one_of([self.of(choice) for choice in kind.types])
            case inspect.VarTupleType():
                least = kind.min_length or 0
                return st.lists(self.of(kind.item_type), min_size=least, max_size=_MOST_ITEMS).map(tuple)
            case inspect.DictType():
                return st.dictionaries(self.of(kind.key_type), self.of(kind.value_type), max_size=_MOST_ITEMS)
            case inspect.StructType() | inspect.NamedTupleType():
                return self._struct(kind)
            case inspect.AnyType():
                return JSON
            case inspect.RawType():
                return self.raws
            case inspect.TupleType():
                return st.tuples(*map(self.of, kind.item_types))
            case _:
                raise NotImplementedError(kind)

    def like(self, value: Any, kind: inspect.Type) -> st.SearchStrategy[Any]:
        """The value, or another one of that type, or in a struct or sequence other values in some places."""
        if isinstance(kind, inspect.UnionType):
            structs = [choice for choice in kind.types if isinstance(choice, inspect.StructType)]
            kind = structs[0] if structs and isinstance(value, structs[0].cls) else kind
        if isinstance(kind, inspect.StructType):
            fields = {field.name: self.like(getattr(value, field.name), field.type) for field in kind.fields}
            return st.fixed_dictionaries(fields).map(lambda values: kind.cls(**values))
        same = st.just(value)
        if isinstance(kind, inspect.VarTupleType):
            within = st.tuples(*(self.like(item, kind.item_type) for item in value))
            return st.one_of(same, same, within, within, self.of(kind))
        return st.one_of(same, same, same, same, self.of(kind))

    def nearly(self, value: Any, kind: inspect.Type) -> st.SearchStrategy[Any]:
        """The value with another value of its type in one place."""
        if isinstance(kind, inspect.StructType):
            return st.one_of([self._with_other(value, field.name, field.type) for field in kind.fields])
        if isinstance(kind, inspect.VarTupleType | inspect.TupleType) and value:
            kinds = kind.item_types if isinstance(kind, inspect.TupleType) else (kind.item_type,) * len(value)
            return st.one_of([self._with_other_item(value, place, inner) for place, inner in enumerate(kinds)])
        return self.of(kind)

    def _with_other(self, value: Any, name: str, kind: inspect.Type) -> st.SearchStrategy[Any]:
        others = self.nearly(getattr(value, name), kind)
        return others.map(lambda other: msgspec.structs.replace(value, **{name: other}))

    def _with_other_item(self, value: tuple[Any, ...], place: int, kind: inspect.Type) -> st.SearchStrategy[Any]:
        return self.nearly(value[place], kind).map(lambda other: (*value[:place], other, *value[place + 1 :]))

    def _text(self, kind: inspect.StrType) -> st.SearchStrategy[str]:
        if kind.pattern is not None:
            return st.from_regex(re.compile(kind.pattern, re.ASCII), fullmatch=True)
        least, most = kind.min_length or 0, kind.max_length
        size = max(least, _MOST_LETTERS if most is None else min(most, _MOST_LETTERS))
        anything = st.text(st.characters(codec="utf-8"), min_size=least, max_size=size)
        if self.texts is None:
            return anything
        chosen = self.texts.map(lambda text: text[:most]).filter(lambda text: len(text) >= least)
        return chosen | anything

    def _struct(self, kind: inspect.StructType | inspect.NamedTupleType) -> st.SearchStrategy[Any]:
        required = {field.name: self.of(field.type) for field in kind.fields if field.required}
        optional = {field.name: self.of(field.type) for field in kind.fields if not field.required}
        fields = st.fixed_dictionaries(required, optional=optional)
        return fields.map(lambda values: kind.cls(**values))
