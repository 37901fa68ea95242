"""A file in which one value is kept between two starts: written whole or not at all, and checked when it is read."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

V = TypeVar("V", bound=msgspec.Struct)

_log = logging.getLogger(__name__)


class KeptFile(Generic[V]):
    """One value of a struct's type, as JSON. A damaged file is kept `aside`, with `.broken` at its end."""

    def __init__(self, path: Path, kind: type[V]) -> None:
        """Every field of `kind` has a default, which is what an empty folder holds."""
        self.aside: Path | None = None
        self._path = path
        self._kind = kind

    def read(self) -> V:
        """What is kept, or the defaults if that is nothing or damaged."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=self._kind)
        except FileNotFoundError:
            return self._kind()
        except msgspec.DecodeError as error:
            aside = self._path.with_name(f"{self._path.name}.broken")
            self._path.replace(aside)
            _log.warning("%s is damaged (%s); it is kept as %s", self._path, error, aside)
            self.aside = aside
            return self._kind()
        except OSError as error:
            _log.warning("%s cannot be read (%s)", self._path, error)
            return self._kind()

    def write(self, value: V) -> None:
        """Keep this value. Where it cannot be written, that is only logged."""
        # Written beside and moved into place, so that a crash leaves the old file or the new one, never half of one.
        fresh = self._path.with_name(f"{self._path.name}.new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
            fresh.replace(self._path)
        except OSError as error:
            _log.warning("%s cannot be written (%s)", self._path, error)
