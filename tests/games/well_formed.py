"""Hypothesis strategies for any typed value, read off its msgspec type: what a door that checks types lets in."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from ziggurat.games.game import Action, Game

WIDEST = 10**6
"""How far numbers without bounds reach."""
LONGEST = 6
"""How long sequences and texts are drawn; longer ones that a type admits add nothing."""


def actions_of(game: Game[Any, Any, Any]) -> st.SearchStrategy[Action]:
    """Every action that the game's types admit, most of them illegal."""
    return values_of(game.action_type)


def values_of(kind: Any) -> st.SearchStrategy[Any]:
    """Every value of the type, as msgspec would decode it."""
    return _drawn(inspect.type_info(kind))


def mutations_of(action: Action) -> st.SearchStrategy[Action]:
    """The action with one field drawn anew, so that it is nearly what it was; bare actions stay as they are."""
    described = inspect.type_info(type(action))
    assert isinstance(described, inspect.StructType)
    changes = [
        _drawn(field.type).map(lambda value, name=field.name: msgspec.structs.replace(action, **{name: value}))
        for field in described.fields
    ]
    return st.one_of(changes) if changes else st.just(action)


def _drawn(described: inspect.Type) -> st.SearchStrategy[Any]:
    match described:
        case inspect.Metadata(type=inner):
            return _drawn(inner)
        case inspect.UnionType(types=types):
            return st.one_of([_drawn(each) for each in types])
        case inspect.StructType(cls=cls, fields=fields) | inspect.NamedTupleType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _drawn(field.type) for field in fields})
        case inspect.IntType(ge=least, le=most):
            return st.integers(-WIDEST if least is None else least, WIDEST if most is None else most)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.StrType(pattern=None):
            return st.text(max_size=LONGEST)
        case inspect.StrType(pattern=pattern):
            return st.from_regex(pattern)
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            longest = LONGEST if most is None else min(LONGEST, most)
            return st.lists(_drawn(item), min_size=least or 0, max_size=longest).map(tuple)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(_drawn, items))
        case inspect.DictType(key_type=key, value_type=value, max_length=most):
            return st.dictionaries(_drawn(key), _drawn(value), max_size=LONGEST if most is None else min(LONGEST, most))
    raise NotImplementedError(f"no strategy draws {described}")
