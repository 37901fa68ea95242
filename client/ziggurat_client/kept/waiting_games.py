"""The games at this screen that wait to be gone on with: a folder for each, which its private server keeps its data in.

What the title shows of them stands beside that, so that no server need be started to know it.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
import time
import uuid
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ziggurat.bounds import Colours, Secret
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.kept.private_files import make_private_folder

FOLDER: Final = "games"
"""Where they lie, beside the profile."""
MOST: Final = 24
"""How many wait at most; the one that was played longest ago gives way."""
_KEY: Final = "key.json"
_SIGN: Final = "waiting.json"
_LOCK: Final = "in-use.sqlite3"
"""The file by which a server marks the folder as taken."""
_ABANDONED: Final = 24 * 3600.0
"""Seconds after which a folder is swept away in which no game waits: before, one may just be beginning there."""

_log = logging.getLogger(__name__)

_Word = Annotated[str, msgspec.Meta(max_length=200)]
_Words = Annotated[tuple[_Word, ...], msgspec.Meta(max_length=12)]


class SeatKey(msgspec.Struct, frozen=True):
    """What brings us back to our seat: who we are on that server, the table's code, and the first of our seats."""

    token: Secret | None = None
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class WaitingSign(msgspec.Struct, frozen=True):
    """How a game stood when it was left.

    `rivals` are the names of all but the first of us, `due` of those whose decision is awaited, which is `ours` if it
    is one of ours. `round` is 0 where that is not known. `public` is what everyone may see of the position.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    round: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    seats: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    rivals: _Words = ()
    due: _Words = ()
    ours: bool = False
    shared: bool = False
    """Whether several people sit at this screen."""
    played: float = 0.0
    """When that was, in seconds since 1970."""
    public: msgspec.Raw = msgspec.Raw(b"null")
    colours: Colours = ()
    """Those of the seats."""
    phase: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """What goes on in it, in the game's own word; empty where that is not known."""


class KeptGame:
    """One game's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._key = KeptFile(folder / _KEY, SeatKey)
        self._sign = KeptFile(folder / _SIGN, WaitingSign)

    @property
    def name(self) -> str:
        """What tells it from all others."""
        return self.folder.name

    @property
    def waits(self) -> bool:
        """Whether it can be gone on with: it has begun, and is not over."""
        return (self.folder / _SIGN).exists() and (self.folder / _KEY).exists()

    @property
    def is_open(self) -> bool:
        """Whether a server has the folder, perhaps another window's: its lock says so."""
        lock = self.folder / _LOCK
        if not lock.exists():
            return False
        try:
            with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as trial:
                trial.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return True
        except sqlite3.Error as error:
            _log.warning("%s cannot be read (%s)", lock, error)
        return False

    @property
    def key(self) -> SeatKey:
        """What brings us back."""
        return self._key.read()

    @property
    def sign(self) -> WaitingSign:
        """How it stood."""
        return self._sign.read()

    @property
    def guide(self) -> GuideNotes | None:
        """What the guide remembers, or None if the game is not guided."""
        return GuideNotes.found_in(self.folder)

    def keep_key(self, key: SeatKey) -> None:
        """Remember how we come back."""
        self._key.write(key)

    def keep_sign(self, sign: WaitingSign) -> None:
        """Remember how it stands."""
        self._sign.write(sign)

    def end(self) -> None:
        """It is over: it waits no more."""
        _unlink(self.folder / _SIGN)

    def give_up(self) -> None:
        """Forget the game and all that was kept of it."""
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class KeptGames:
    """All of them, in the folder of the profile."""

    def __init__(self, profile: Path) -> None:
        self._folder = profile / FOLDER

    def begin(self) -> KeptGame | None:
        """A folder for a new game, or None where none can be made: then the game is not kept."""
        folder = self._folder / uuid.uuid4().hex
        try:
            make_private_folder(self._folder)
            make_private_folder(folder)
        except OSError as error:
            _log.warning("%s cannot be made (%s); the game will not be kept", folder, error)
            return None
        return KeptGame(folder)

    def waiting(self) -> list[tuple[KeptGame, WaitingSign]]:
        """Those that can be gone on with and how they stood, the one played last first."""
        found = [(game, game.sign) for game in map(KeptGame, self._folders()) if game.waits]
        return sorted(found, key=lambda pair: pair[1].played, reverse=True)

    def sweep(self) -> None:
        """Forget what nobody can go on with, and the oldest of too many."""
        for game, _ in self.waiting()[MOST:]:
            if not game.is_open:
                game.give_up()
        for folder in self._folders():
            game = KeptGame(folder)
            if not game.waits and _age(folder) > _ABANDONED and not game.is_open:
                game.give_up()

    def _folders(self) -> list[Path]:
        try:
            return [path for path in self._folder.iterdir() if path.is_dir()]
        except OSError:
            return []


def _age(path: Path) -> float:
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return 0.0


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("%s cannot be removed (%s)", path, error)
