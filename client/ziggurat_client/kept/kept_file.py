"""A file in which one value is kept between two starts: written whole or not at all, and checked when it is read."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from ziggurat_client.kept.private_files import tighten, write_privately
from ziggurat_client.kept.salvage import UNREADABLE, salvaged

V = TypeVar("V", bound=msgspec.Struct)

LARGEST: Final = 8_000_000
"""The most bytes of a file that is read; we never write as many."""

_log = logging.getLogger(__name__)


class KeptFile(Generic[V]):
    """One value of a struct's type, as JSON, for nobody else to read.

    A damaged file is put `aside`, with `.broken` at its end. Of one that is kept `by_parts`, what can still be read is
    kept on.
    """

    def __init__(self, path: Path, kind: type[V], *, by_parts: bool = False) -> None:
        """Every field of `kind` has a default, which is what an empty folder holds."""
        self.aside: Path | None = None
        self._path = path
        self._kind = kind
        self._by_parts = by_parts

    def read(self) -> V:
        """What is kept, or the defaults if that is nothing; of a damaged file what can be read, or the defaults."""
        try:
            content = self._content()
        except FileNotFoundError:
            return self._kind()
        except OSError as error:
            _log.warning("%s cannot be read (%s)", self._path, error)
            return self._kind()
        try:
            return msgspec.json.decode(content, type=self._kind)
        except UNREADABLE as error:
            self._put_aside(error)
        if not self._by_parts:
            return self._kind()
        value = salvaged(content, self._kind)
        # The damaged file is gone from its place, and nothing may change before the next start.
        self.write(value)
        return value

    def can_keep(self, value: V) -> bool:
        """Whether the value could be read back."""
        try:
            msgspec.json.decode(msgspec.json.encode(value), type=self._kind)
        except UNREADABLE as error:
            _log.warning("%s could not be read back with this (%s)", self._path, error)
            return False
        return True

    def write(self, value: V) -> None:
        """Keep this value, if it could be read back. Where it cannot be written, that is only logged."""
        if not self.can_keep(value):
            return
        try:
            write_privately(self._path, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
        except OSError as error:
            _log.warning("%s cannot be written (%s)", self._path, error)

    def _content(self) -> bytes:
        """As many bytes as are read. Raises OSError."""
        with self._path.open("rb") as file:
            return file.read(LARGEST)

    def _put_aside(self, fault: Exception) -> None:
        aside = self._path.with_name(f"{self._path.name}.broken")
        try:
            self._path.replace(aside)
        except OSError as error:
            _log.warning("%s is damaged (%s), and cannot be put aside (%s)", self._path, fault, error)
            return
        tighten(aside.parent, aside)
        _log.warning("%s is damaged (%s); it is kept as %s", self._path, fault, aside)
        self.aside = aside
