"""Where the values come from: a file, then the environment over it, then the command line over both."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import site_config_path, user_config_path

from ziggurat.sendable_text import NO_TEXT, is_sendable
from ziggurat_bot import INVITATION_VARIABLE
from ziggurat_server.config.settings import KEYS, Configuration

PREFIX: Final = "ZIGGURAT_"
FILE_VARIABLE: Final = "ZIGGURAT_CONFIG"
FILE: Final = "server.toml"
_NOT_OURS: Final = frozenset({FILE_VARIABLE, INVITATION_VARIABLE})
_BY_BYTES: Final = frozenset({"admin", "data", "listen", "tls_certificate", "tls_key", "web"})
"""What may hold the path of something on this machine, which is found by its bytes even if they are no text."""
_VARIABLES: Final = {PREFIX + name.replace(".", "_").upper(): name for name in KEYS}


class Faults(Exception):
    """The configuration makes no sense. `sentences` say everything that is wrong with it, one each."""

    def __init__(self, sentences: Iterable[str]) -> None:
        self.sentences = tuple(sentences)
        super().__init__("; ".join(self.sentences))


class Setting(msgspec.Struct, frozen=True):
    """A value for a key, and the words by which its host knows where it was given."""

    key: str
    value: Any
    source: str


def usual_files() -> tuple[Path, ...]:
    """Where a configuration is looked for if none is named: the first of these that exists is read."""
    shared = Path("/etc/ziggurat") if os.name == "posix" else site_config_path("ziggurat-server", appauthor=False)
    return (user_config_path("ziggurat-server", appauthor=False) / FILE, shared / FILE)


def from_file(path: Path) -> list[Setting]:
    """What the TOML file says. Raises Faults if it cannot be read."""
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Faults([f"{path}: {error}"]) from error
    return [Setting(name, value, f"{path}: {name}") for name, value in _flat(read)]


def from_environment(environment: Mapping[str, str]) -> list[Setting]:
    """What the variables that begin with ZIGGURAT_ say. A list is written with spaces between its members."""
    settings = []
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in _NOT_OURS:
            name = _VARIABLES.get(variable, variable)
            many = name in KEYS and KEYS[name].takes_many
            settings.append(Setting(name, value.split() if many else value, variable))
    return settings


def settle(*layers: Iterable[Setting]) -> Configuration:
    """The configuration in which later layers prevail. Raises Faults that name everything wrong in any of them."""
    settings = [setting for layer in layers for setting in layer]
    faults = [fault for setting in settings if (fault := _fault(setting)) is not None]
    if faults:
        raise Faults(faults)
    chosen: dict[str, Any] = {}
    for setting in settings:
        *sections, name = setting.key.split(".")
        place = chosen
        for section in sections:
            place = place.setdefault(section, {})
        place[name] = setting.value
    return msgspec.convert(chosen, Configuration, strict=False)


def _fault(setting: Setting) -> str | None:
    key = KEYS.get(setting.key)
    if key is None:
        return f"{setting.source}: there is no such key{_nearest(setting.key)}"
    if setting.key not in _BY_BYTES and not _is_text(setting.value):
        return f"{setting.source}: {NO_TEXT}"
    try:
        msgspec.convert(setting.value, key.type, strict=False)
    except msgspec.ValidationError as error:
        return f"{setting.source}: {error}"
    return None


def _is_text(value: Any) -> bool:
    """Whether all that was written for a key is text."""
    written = value if isinstance(value, list) else [value]
    return all(is_sendable(str(member)) for member in written)


def _nearest(name: str) -> str:
    known = _VARIABLES if name.startswith(PREFIX) else KEYS
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else ""


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value
