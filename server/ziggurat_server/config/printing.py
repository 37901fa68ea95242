"""A configuration as a TOML file that says what every key means."""

from __future__ import annotations

import json
import textwrap
from typing import Any

import msgspec

from ziggurat_server.config.settings import KEYS, Configuration

_WIDTH = 110


def as_toml(configuration: Configuration) -> str:
    """The whole configuration; read as a file it gives the same one."""
    lines: list[str] = []
    section = ""
    for key in KEYS.values():
        *sections, name = key.name.split(".")
        if "".join(sections) != section:
            section = "".join(sections)
            lines += ["", f"[{section}]"]
        lines += textwrap.wrap(key.meaning, _WIDTH, initial_indent="# ", subsequent_indent="# ")
        lines.append(f"{name} = {_toml(_value(configuration, key.name))}")
    return "\n".join(lines) + "\n"


def _value(configuration: Configuration, name: str) -> Any:
    value: Any = msgspec.to_builtins(configuration)
    for part in name.split("."):
        value = value[part]
    return value


def _toml(value: Any) -> str:
    # Strings, numbers, booleans and lists of them are written in TOML as they are in JSON.
    return json.dumps(value, ensure_ascii=False)
