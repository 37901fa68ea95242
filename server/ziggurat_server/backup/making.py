"""Making a backup of a server's folder, whether a server uses it or not."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from ziggurat.version import version
from ziggurat_server.backup.archive import PRIVATE, described, write_archive
from ziggurat_server.backup.contents import KEPT, Manifest
from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.backup.snapshot import take_snapshot


def back_up_to(file: Path, folder: Path, progress: Progress, *, replace: bool = False) -> Manifest:
    """Back the folder up to a file, which is whole or not there at all. Raises BackupRefused."""
    if file.exists() and not replace:
        raise BackupRefused("file_exists", f"{file} is there already; choose another name, or say --replace")
    if not file.parent.is_dir():
        raise BackupRefused("cannot_write", f"{file.parent} is no folder")

    def write(workshop: Path, pack: Callable[[IO[bytes]], None]) -> None:
        fresh = workshop / "backup"
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as out:
            pack(out)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)

    return _back_up(folder, file.parent, write, progress)


def back_up_into(out: IO[bytes], folder: Path, progress: Progress) -> Manifest:
    """Back the folder up into what is open there. Raises BackupRefused."""
    return _back_up(folder, None, lambda _, pack: pack(out), progress)


def _back_up(
    folder: Path,
    nearby: Path | None,
    write: Callable[[Path, Callable[[IO[bytes]], None]], None],
    progress: Progress,
) -> Manifest:
    """`nearby` is where there is room; `write` is called with a folder there, and what packs everything."""
    if not (folder / KEPT[0]).is_file():
        raise BackupRefused("nothing_kept", f"there is nothing of a server in {folder}; say where with --data")
    try:
        with tempfile.TemporaryDirectory(prefix=".ziggurat-backup-", dir=nearby) as workshop:
            paths = _copied(folder, Path(workshop), progress)
            files = {name: described(path) for name, path in paths.items()}
            manifest = Manifest(files, version(), datetime.now(UTC).replace(microsecond=0))
            write(Path(workshop), lambda out: write_archive(out, manifest, paths, progress))
    except OSError as error:
        raise BackupRefused("cannot_write", f"the backup could not be made: {error}") from error
    return manifest


def _copied(folder: Path, workshop: Path, progress: Progress) -> dict[str, Path]:
    """Copies of what is kept, which change no more."""
    database, *others = KEPT
    paths = {database: workshop / database}
    take_snapshot(folder / database, paths[database], progress)
    for name in others:
        if (folder / name).is_file():
            paths[name] = workshop / name
            shutil.copyfile(folder / name, paths[name])
    return paths
