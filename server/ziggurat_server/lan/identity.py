"""The number by which a server is known again, whatever its name and addresses are."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import msgspec
from twisted.logger import Logger

from ziggurat.bounds import ServerId

FILE: Final = "server-id"

_log = Logger()


def server_id(folder: Path | None) -> str:
    """The number that is kept in the folder, made at the first call; a new one each time without a folder.

    A file that holds no number is written anew. Where nothing can be kept, the number holds for this run.
    """
    if folder is None:
        return _new()
    file = folder / FILE
    try:
        return _kept(file) or _keep(file, _new())
    except OSError as error:
        _log.warn(
            "{file} cannot be used ({error}): clients will take this server for a new one", file=file, error=error
        )
        return _new()


def kept_id(folder: Path) -> str | None:
    """The number that is kept in the folder, if one can be read."""
    try:
        return _kept(folder / FILE)
    except OSError:
        return None


def _kept(file: Path) -> str | None:
    try:
        return msgspec.convert(file.read_text(encoding="ascii").strip(), ServerId)
    except (FileNotFoundError, UnicodeDecodeError, msgspec.ValidationError):
        return None


def _keep(file: Path, number: str) -> str:
    file.write_text(f"{number}\n", encoding="ascii")
    return number


def _new() -> str:
    return secrets.token_hex(16)
