"""What of a server's folder is worth keeping, and what a backup says of itself."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ziggurat.whole import whole
from ziggurat_server.admin.key import FILE as ADMIN_TOKEN
from ziggurat_server.doors.own_key import CERTIFICATE, KEY
from ziggurat_server.guests.bans_book import FILE as BANS
from ziggurat_server.journal.storage_place import FILE as DATABASE
from ziggurat_server.lan.identity import FILE as SERVER_ID

KEPT: Final = (DATABASE, BANS, ADMIN_TOKEN, SERVER_ID, KEY, CERTIFICATE)
"""The names of all files that must outlive a server. The first one is a database and must be there."""
FORMAT: Final = 1
"""How this server writes backups."""


class KeptFile(msgspec.Struct, frozen=True):
    """A file in a backup: its length in bytes, and the SHA-256 of what is in it."""

    size: Annotated[int, Meta(ge=0)]
    sha256: Annotated[str, Meta(pattern=whole("[0-9a-f]{64}"))]


class Manifest(msgspec.Struct, frozen=True):
    """What a backup holds, by name; which version made it, and when."""

    files: dict[str, KeptFile]
    version: Annotated[str, Meta(max_length=64)]
    made: Annotated[datetime, Meta(tz=True)]
    format: Annotated[int, Meta(ge=1)] = FORMAT


class Backup(msgspec.Struct, frozen=True):
    """Begins the manifest, so that a backup is known for one."""

    manifest: Manifest
    what: Literal["ziggurat-backup"] = "ziggurat-backup"
