"""Restoring a backup: checked first, then put in the place of what is there, which is kept aside."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import IO, Final, NamedTuple

from ziggurat_server.backup.archive import read_archive
from ziggurat_server.backup.contents import KEPT, Manifest
from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.backup.snapshot import check
from ziggurat_server.journal.storage_lock import LOCK, FolderRefused, take
from ziggurat_server.journal.storage_place import COMPANIONS, UNFINISHED

_UNPACKING: Final = ".unpacking-"
_REPLACED: Final = "replaced"


class Restored(NamedTuple):
    """What was restored, and the folder with what it replaced, if there was anything."""

    manifest: Manifest
    replaced: Path | None


def restore(backup: IO[bytes], name: str, folder: Path, progress: Progress) -> Restored:
    """Restore a backup, which is called `name`, in a server's folder, made if need be; no server may use it.

    A backup that cannot be used changes nothing. Raises BackupRefused.
    """
    try:
        lock = take(folder)
    except FolderRefused as refused:
        raise BackupRefused("folder_in_use", str(refused)) from refused
    try:
        for left in folder.glob(f"{_UNPACKING}*"):
            shutil.rmtree(left)
        unpacked = Path(tempfile.mkdtemp(prefix=_UNPACKING, dir=folder))
        try:
            manifest = read_archive(backup, name, unpacked, progress)
            check(unpacked / KEPT[0], f"the database in {name}")
            _write_down(unpacked)
            return Restored(manifest, _put_in_place(unpacked, folder, list(manifest.files)))
        finally:
            shutil.rmtree(unpacked, ignore_errors=True)
    except OSError as error:
        raise BackupRefused("cannot_write", f"{name} could not be restored: {error}") from error
    finally:
        lock.close()


def _put_in_place(unpacked: Path, folder: Path, names: list[str]) -> Path | None:
    """Exchange the files. Whatever happens meanwhile, no server starts with half of them."""
    _give_to(folder.stat(), [*unpacked.iterdir(), folder / LOCK])
    coming = folder / UNFINISHED
    shutil.rmtree(coming, ignore_errors=True)
    unpacked.rename(coming)
    going = [folder / (name + ending) for name in names for ending in COMPANIONS]
    replaced = _set_aside([path for path in going if path.exists()], folder)
    for name in names:
        (coming / name).rename(folder / name)
    _write_down(folder)
    coming.rmdir()
    return replaced


def _set_aside(paths: list[Path], folder: Path) -> Path | None:
    if not paths:
        return None
    number = 1
    while (aside := folder / f"{_REPLACED}-{number}").exists():
        number += 1
    aside.mkdir(mode=0o700)
    _give_to(folder.stat(), [aside])
    for path in paths:
        path.rename(aside / path.name)
    return aside


def _give_to(owner: os.stat_result, paths: list[Path]) -> None:
    """What root restores is to be the server's own."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        for path in paths:
            os.chown(path, owner.st_uid, owner.st_gid)


def _write_down(folder: Path) -> None:
    """Return once the disk has the folder and what is in it, where the system tells."""
    if os.name == "posix":
        for path in (folder, *(each for each in folder.iterdir() if each.is_file())):
            descriptor = os.open(path, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
