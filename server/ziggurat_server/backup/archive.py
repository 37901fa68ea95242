"""The file of a backup: a compressed tar archive, its manifest first."""

from __future__ import annotations

import hashlib
import io
import tarfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

import msgspec

from ziggurat_server.backup.contents import FORMAT, KEPT, Backup, KeptFile, Manifest
from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused

MANIFEST: Final = "manifest.json"
LONGEST_MANIFEST: Final = 65536
"""Bytes."""
PRIVATE: Final = 0o600
"""Only the owner may read what is in a backup: it holds keys and secrets."""
CHUNK: Final = 1 << 20
"""Bytes that are copied in one go."""


def described(path: Path) -> KeptFile:
    """What a manifest says of the file. Raises OSError."""
    with path.open("rb") as file:
        return KeptFile(path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())


def write_archive(out: IO[bytes], manifest: Manifest, paths: Mapping[str, Path], progress: Progress) -> None:
    """Write the files, which are at these paths. Raises OSError."""
    with tarfile.open(fileobj=out, mode="w|gz") as archive:
        said = msgspec.json.format(msgspec.json.encode(Backup(manifest)))
        archive.addfile(_entry(MANIFEST, len(said), manifest), io.BytesIO(said))
        for name, path in paths.items():
            with path.open("rb") as file:
                archive.addfile(_entry(name, manifest.files[name].size, manifest), _Watched(file, path, progress))


def read_archive(archive: IO[bytes], name: str, into: Path, progress: Progress) -> Manifest:
    """Unpack a backup, which is called `name`, into an empty folder, whole and unchanged since it was made.

    Raises BackupRefused, or OSError if the folder cannot be written to.
    """
    try:
        members = tarfile.open(fileobj=archive, mode="r|gz")  # noqa: SIM115 - closed below
    except tarfile.TarError as error:
        raise BackupRefused("not_a_backup", f"{name} is not a backup of a server ({error})") from error
    try:
        with members:
            manifest = _manifest(members, name)
            while (member := members.next()) is not None:
                _unpack(members, member, manifest, name, into, progress)
    except (tarfile.TarError, zlib.error, EOFError) as error:
        raise BackupRefused("damaged", f"{name} is damaged ({error})") from error
    missing = [each for each in manifest.files if not (into / each).exists()]
    if missing:
        raise BackupRefused("damaged", f"{name} is damaged: {' and '.join(missing)} should be in it")
    return manifest


class _Watched(io.RawIOBase):
    """A file that says how far it has been read."""

    def __init__(self, file: IO[bytes], path: Path, progress: Progress) -> None:
        self._file = file
        self._size = path.stat().st_size
        self._progress = progress

    def read(self, size: int = -1) -> bytes:
        chunk = self._file.read(size)
        self._progress.at("written", self._file.tell(), self._size)
        return chunk


def _entry(name: str, size: int, manifest: Manifest) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = size, PRIVATE, int(manifest.made.timestamp())
    return entry


def _manifest(members: tarfile.TarFile, name: str) -> Manifest:
    first = members.next()
    text = None if first is None or first.name != MANIFEST or not first.isreg() else members.extractfile(first)
    if text is None:
        raise BackupRefused("not_a_backup", f"{name} is not a backup of a server")
    try:
        manifest = msgspec.json.decode(text.read(LONGEST_MANIFEST), type=Backup).manifest
    except msgspec.DecodeError as error:
        raise BackupRefused("not_a_backup", f"{name} is not a backup of a server ({error})") from error
    if manifest.format > FORMAT or not set(manifest.files) <= set(KEPT):
        raise BackupRefused("newer_server", f"{name} was made by a newer server ({manifest.version}); update this one")
    if KEPT[0] not in manifest.files:
        raise BackupRefused("damaged", f"{name} is damaged: {KEPT[0]} should be in it")
    return manifest


def _unpack(
    members: tarfile.TarFile, member: tarfile.TarInfo, manifest: Manifest, name: str, into: Path, progress: Progress
) -> None:
    said = manifest.files.get(member.name)
    content = members.extractfile(member) if member.isreg() else None
    if said is None or content is None or member.size != said.size or (into / member.name).exists():
        raise BackupRefused("damaged", f"{name} is damaged: {member.name} is not what its list says")
    digest = hashlib.sha256()
    with (into / member.name).open("xb") as file:
        (into / member.name).chmod(PRIVATE)
        while chunk := content.read(CHUNK):
            digest.update(chunk)
            file.write(chunk)
            progress.at(f"unpacked {member.name}", file.tell(), said.size)
    if digest.hexdigest() != said.sha256:
        raise BackupRefused("damaged", f"{name} is damaged: {member.name} is not as it was")
