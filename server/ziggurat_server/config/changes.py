"""What a server that runs can take from a changed configuration, and what only a new start can."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ziggurat_server.config.settings import KEYS, Configuration

_FREE: Final = frozenset({"name", "message_of_the_day", "drain_seconds"})
_FREE_SECTIONS: Final = ("log.", "limits.")


def needs_restart(now: Configuration, wanted: Configuration) -> list[str]:
    """The keys that differ and can only be changed by a new start."""
    return [name for name in KEYS if _value(now, name) != _value(wanted, name) and not _is_free(name)]


def as_far_as_possible(now: Configuration, wanted: Configuration) -> Configuration:
    """The present configuration with everything of the wanted one that can be changed while the server runs."""
    fields = {name: getattr(wanted, name) for name in (*_FREE, "log", "limits")}
    return msgspec.structs.replace(now, **fields)


def _is_free(name: str) -> bool:
    return name in _FREE or name.startswith(_FREE_SECTIONS)


def _value(configuration: Configuration, name: str) -> Any:
    value: Any = configuration
    for part in name.split("."):
        value = getattr(value, part)
    return value
