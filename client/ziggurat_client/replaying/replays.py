"""Matches kept as files."""

from __future__ import annotations

import hashlib
import re
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from ziggurat.bounds import LATEST
from ziggurat.match.record import BadRecord, MatchRecord, load, save
from ziggurat_client.kept.private_files import make_private_folder, write_privately
from ziggurat_client.kept.profile import Memory

LARGEST: Final = 8_000_000
"""The most bytes of a file that is read as a replay."""
MOST_REMOVED: Final = 30
"""How many removed replays can still be brought back; the one removed longest ago is gone for good."""
_DIGITS: Final = 16
"""How many digits of its content's digest a file is named by."""
_REMOVED: Final = "removed"


@dataclass(frozen=True)
class SavedReplay:
    """A kept replay: its file, and its size and when it was written (seconds since 1970)."""

    file: Path
    size: int
    written: float

    def read(self) -> MatchRecord | None:
        """Its match, None if the file is broken."""
        try:
            with self.file.open("rb") as opened:
                content = opened.read(LARGEST + 1)
            return None if len(content) > LARGEST else load(content)
        except (OSError, BadRecord):
            return None


def replay_folder(memory: Memory) -> Path:
    """The folder in which replays are kept; it need not be there yet."""
    return memory.folder / "replays"


def keep_replay(memory: Memory, table: str, record: msgspec.Raw) -> Path:
    """The file of a match's record in the folder of replays, where it is written unless it is there already.

    Raises BadRecord (a ValueError) if the record is none, and OSError if it cannot be written.
    """
    match = load(bytes(record))
    content = save(match)
    # The same match may be told to us twice: when it ends, and when somebody comes back to its table.
    which = hashlib.sha256(content).hexdigest()[:_DIGITS]
    folder = replay_folder(memory)
    kept = next(folder.glob(f"*-{which}.json"), None)
    if kept is not None:
        return kept
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    # What a server calls a table or a game must not choose our path.
    name = re.sub(r"[^A-Za-z0-9-]", "", f"{match.game}-{table}-{stamp}-{which}")
    make_private_folder(memory.folder)
    file = folder / f"{name}.json"
    write_privately(file, content)
    return file


def saved_replays(memory: Memory) -> list[SavedReplay]:
    """Every replay that is kept, the newest first; no file is read."""
    found = [saved for file in replay_folder(memory).glob("*.json") if (saved := _saved(file)) is not None]
    return sorted(found, key=lambda saved: (saved.written, saved.file), reverse=True)


def remove_replay(saved: SavedReplay) -> Path:
    """Put a replay aside, and return where it is from now on. Raises OSError."""
    folder = saved.file.parent / _REMOVED
    make_private_folder(folder)
    aside = folder / f"{time.time_ns()}.{saved.file.name}"
    saved.file.rename(aside)
    for old in sorted(folder.glob("*.json"))[:-MOST_REMOVED]:
        old.unlink(missing_ok=True)
    return aside


def restore_replay(saved: SavedReplay, aside: Path) -> None:
    """Bring a removed replay back as it was. Raises OSError, also where another file has its name by now."""
    if saved.file.exists():
        raise FileExistsError(saved.file)
    aside.rename(saved.file)


def export_replay(file: Path, folder: Path) -> Path:
    """Copy a replay's file into a folder under a name that is free there, and return the copy. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    names = (f"{file.stem}{'' if number == 1 else f'-{number}'}.json" for number in range(1, 1_000))
    copy = next((folder / name for name in names if not (folder / name).exists()), None)
    if copy is None:
        raise FileExistsError(folder / file.name)
    shutil.copyfile(file, copy)
    return copy


def _saved(file: Path) -> SavedReplay | None:
    try:
        status = file.stat()
    except OSError:
        return None  # It was removed meanwhile.
    return SavedReplay(file, status.st_size, min(max(0.0, status.st_mtime), LATEST))
