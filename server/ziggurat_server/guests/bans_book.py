"""The bans on file: `bans.json` in the server's folder, which its host may read and change too."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from twisted.internet.defer import Deferred, DeferredLock

from ziggurat_server.guests.bans import Ban, Bans

FILE: Final = "bans.json"

Aside: TypeAlias = Callable[[Callable[[], None]], "Deferred[None]"]
"""Runs a function where it may block; the Deferred fires with what became of it."""


class BadBans(Exception):
    """The file holds something else than bans. The text is a sentence that says what."""


class BansBook:
    """Keeps the bans in force and their file the same. Without a folder there is no file."""

    def __init__(self, folder: Path | None, bans: Bans, aside: Aside) -> None:
        self._path = None if folder is None else folder / FILE
        self._bans = bans
        self._aside = aside
        self._writing = DeferredLock()

    def read(self) -> None:
        """Have the bans in force that are on file. Raises BadBans, and then those before stay in force."""
        if self._path is not None and self._path.exists():
            self._bans.replace(_read(self._path))

    async def add(self, ban: Ban) -> None:
        """From now on this ban is in force too. Raises OSError if it could not be written down."""
        await self._replace([*self._bans.in_force(), ban])

    async def lift(self, number: int) -> Ban:
        """The ban of that number is in force no more. Raises LookupError, or OSError as `add` does."""
        bans = self._bans.in_force()
        lifted = next((ban for ban in bans if ban.number == number), None)
        if lifted is None:
            raise LookupError(f"there is no ban {number}")
        await self._replace(ban for ban in bans if ban is not lifted)
        return lifted

    async def _replace(self, bans: Iterable[Ban]) -> None:
        self._bans.replace(bans)
        await self._writing.run(self._aside, self._write)

    def _write(self) -> None:
        """Away from the reactor: whole or not at all."""
        if self._path is None:
            return
        text = msgspec.json.format(msgspec.json.encode(self._bans.in_force()), indent=2)
        draft = self._path.with_suffix(".draft")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self._path)


def _read(path: Path) -> tuple[Ban, ...]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[Ban, ...])
    except (OSError, msgspec.DecodeError) as error:
        raise BadBans(f"{path} cannot be read: {error}") from error
