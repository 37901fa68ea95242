"""Matches kept as files."""

from __future__ import annotations

import re
import time
from pathlib import Path

import msgspec

from ziggurat.match import load, save
from ziggurat_client.profile import Memory


def keep_replay(memory: Memory, table: str, record: msgspec.Raw) -> Path:
    """Write a match's record into the folder of replays and return the file.

    Raises BadRecord (a ValueError) if the record is none, and OSError if it cannot be written.
    """
    match = load(bytes(record))
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    # What a server calls a table or a game must not choose our path.
    name = re.sub(r"[^A-Za-z0-9-]", "", f"{match.game}-{table}-{stamp}")
    folder = memory.folder / "replays"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.json"
    file.write_bytes(save(match))
    return file
