"""A file that somebody takes along: written where they look for it, over nothing that is there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_MOST: Final = 1_000


def write_new(folder: Path, name: str, ending: str, content: bytes) -> Path:
    """Write into a folder under that name, numbered if it is taken, and return the file. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST):
        file = folder / f"{name}{'' if number == 1 else f'-{number}'}.{ending}"
        try:
            with file.open("xb") as opened:
                opened.write(content)
        except FileExistsError:
            continue
        return file
    raise FileExistsError(folder / f"{name}.{ending}")
