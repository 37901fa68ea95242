"""The secret by which a server knows its host: a file in its folder that only its owner can read."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

FILE: Final = "admin-token"


def host_key(folder: Path) -> str:
    """The secret in that folder, made at first. Raises OSError."""
    path = folder / FILE
    if not path.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(32) + "\n")
    return read_host_key(folder)


def read_host_key(folder: Path) -> str:
    """The secret in that folder. Raises OSError."""
    return (folder / FILE).read_text(encoding="ascii").strip()
