"""Files that are nobody's business but the person's: among other things they hold what brings them back to servers."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

_FOLDER_MODE: Final = 0o700
_FILE_MODE: Final = 0o600
_HAS_MODES: Final = os.name == "posix"
"""Elsewhere the person's folders are theirs alone anyway."""

_log = logging.getLogger(__name__)


def make_private_folder(folder: Path) -> None:
    """Make the folder, if it is not there, so that nobody else can look into it. Raises OSError."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=_FOLDER_MODE, exist_ok=True)


def write_privately(file: Path, content: bytes) -> None:
    """Have the file hold that and nothing else, for nobody else to read; its folder is made if need be.

    It is written beside and moved into place, so that a crash leaves the old file or the new one, never half of one.
    Raises OSError.
    """
    make_private_folder(file.parent)
    fresh = file.with_name(f"{file.name}.new")
    # What an earlier start left there may be open to others.
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE_MODE), "wb") as out:
        out.write(content)
    fresh.replace(file)


def tighten(folder: Path, *files: Path) -> None:
    """Close to others what earlier versions left open: the folder, if it is only ours, and these files."""
    if not _HAS_MODES:
        return
    try:
        if folder.is_dir() and _is_only_ours(folder):
            _take_from_others(folder)
        for file in files:
            if file.is_file():
                _take_from_others(file)
    except OSError as error:
        _log.warning("%s cannot be closed to others (%s)", folder, error)


def _take_from_others(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        path.chmod(mode & ~0o077)


def _is_only_ours(folder: Path) -> bool:
    """Whether it is made for this program: not a home, a root, or a folder where everybody may write."""
    if folder.resolve() in (Path.home().resolve(), Path(folder.resolve().anchor)):
        return False
    return not folder.stat().st_mode & stat.S_ISVTX
