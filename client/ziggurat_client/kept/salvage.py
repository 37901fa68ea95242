"""What can still be read of a damaged value: a damaged part costs that part, and never the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec

V = TypeVar("V", bound=msgspec.Struct)

UNREADABLE: Final = (ValueError, RecursionError)
"""What reading raises; the decoder's errors and those of letters that are none are among them."""
_LOST: Final[Any] = object()


def salvaged(content: bytes, kind: type[V]) -> V:
    """As much of the JSON as is of that type. Of a struct what cannot be read has its default, of a sequence or mapping
    it is left out. Every field of `kind` has a default.
    """
    found = _part(msgspec.Raw(content), kind)
    return kind() if found is _LOST else found


def _part(raw: msgspec.Raw, hint: Any) -> Any:
    """The value of that type, or as much of it as there is; _LOST if that is nothing."""
    try:
        return msgspec.json.decode(raw, type=hint)
    except UNREADABLE:
        pass
    try:
        return _inner_parts(raw, get_args(hint)[0] if get_origin(hint) is Annotated else hint)
    except UNREADABLE:
        return _LOST


def _inner_parts(raw: msgspec.Raw, hint: Any) -> Any:
    """Raises one of UNREADABLE where there are no parts to look at, or where they do not suffice."""
    kept: Any
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        kept = _fields(msgspec.json.decode(raw, type=dict[str, msgspec.Raw]), hint)
    elif get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        kept = [_part(item, get_args(hint)[0]) for item in msgspec.json.decode(raw, type=list[msgspec.Raw])]
        kept = [part for part in kept if part is not _LOST]
    elif get_origin(hint) is dict:
        of_key, of_value = get_args(hint)
        items = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).items()
        parts = [(_part(msgspec.Raw(msgspec.json.encode(key)), of_key), _part(value, of_value)) for key, value in items]
        kept = {key: value for key, value in parts if _LOST not in (key, value)}
    else:
        return _LOST
    # Bounds of the whole, such as how many there may be, and fields that must be there.
    return msgspec.json.decode(msgspec.json.encode(kept), type=hint)


def _fields(found: Mapping[str, msgspec.Raw], kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    parts = {name: _part(found[name], hints[name]) for name in kind.__struct_fields__ if name in found}
    return {name: part for name, part in parts.items() if part is not _LOST}
