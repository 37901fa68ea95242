"""Matches kept as files."""

from __future__ import annotations

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
    """Write a match's record into the folder of replays and return the file.

    Raises BadRecord (a ValueError) if the record is none, and OSError if it cannot be written.
    """
    match = load(bytes(record))
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    # What a server calls a table or a game must not choose our path.
    name = re.sub(r"[^A-Za-z0-9-]", "", f"{match.game}-{table}-{stamp}")
    folder = replay_folder(memory)
    make_private_folder(memory.folder)
    file = folder / f"{name}.json"
    write_privately(file, save(match))
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
