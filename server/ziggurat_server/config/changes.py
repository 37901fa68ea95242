"""What a server that runs can take from a changed configuration, and what only a new start can."""

from __future__ import annotations

from typing import Any, Final

from ziggurat_server.config.settings import KEYS, Configuration
from ziggurat_server.config.sources import Setting, settle

_FREE: Final = frozenset({"name", "message_of_the_day", "drain_seconds"})
_FREE_SECTIONS: Final = ("log.", "limits.")
_BOUND: Final = frozenset({"limits.remembered_people"})
"""Limits of who is known already."""


def needs_restart(now: Configuration, wanted: Configuration) -> list[str]:
    """The keys that differ and can only be changed by a new start."""
    return [name for name in KEYS if not _is_free(name) and _value(now, name) != _value(wanted, name)]


def as_far_as_possible(now: Configuration, wanted: Configuration) -> Configuration:
    """The present configuration with everything of the wanted one that can be changed while the server runs."""
    return settle(Setting(name, _value(wanted if _is_free(name) else now, name), name) for name in KEYS)


def _is_free(name: str) -> bool:
    return name in _FREE or (name.startswith(_FREE_SECTIONS) and name not in _BOUND)


def _value(configuration: Configuration, name: str) -> Any:
    value: Any = configuration
    for part in name.split("."):
        value = getattr(value, part)
    return value
