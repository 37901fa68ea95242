"""Matches kept as files."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Iterator
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
_DIGITS: Final = 16
"""How many digits of its content's digest a file is named by."""


@dataclass(frozen=True)
class SavedReplay:
    """A kept replay: its file, when it was written (seconds since 1970), and its match, None if the file is broken."""

    file: Path
    written: float
    record: MatchRecord | None


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


def saved_replays(memory: Memory) -> Iterator[SavedReplay]:
    """Every replay that is kept, the newest first; one file is read for each."""
    found: list[tuple[float, Path]] = []
    for file in replay_folder(memory).glob("*.json"):
        try:
            found.append((min(max(0.0, file.stat().st_mtime), LATEST), file))
        except OSError:
            continue  # It was removed meanwhile.
    for written, file in sorted(found, reverse=True):
        yield SavedReplay(file, written, _read(file))


def _read(file: Path) -> MatchRecord | None:
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
        return None if len(content) > LARGEST else load(content)
    except (OSError, BadRecord):
        return None
