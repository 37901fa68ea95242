"""What can be asked for over HTTP, ready to be sent: as it is, and compressed."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

import msgspec

_WORTH_IT: Final = 512
"""Fewer bytes fit into one packet anyway."""
_COMPRESSED_ALREADY: Final = ("image/png", "font/woff2", "audio/")


class Content(msgspec.Struct, frozen=True):
    """A body of that kind; `packed` is it by gzip, where that is shorter, `tag` changes whenever it does."""

    kind: str
    body: bytes
    packed: bytes | None
    tag: bytes


def content(kind: str, body: bytes) -> Content:
    """The content, compressed once."""
    packed = None
    if len(body) >= _WORTH_IT and not kind.startswith(_COMPRESSED_ALREADY):
        packed = gzip.compress(body, mtime=0)
        packed = packed if len(packed) < len(body) else None
    return Content(kind, body, packed, b'W/"%b"' % hashlib.sha256(body).hexdigest()[:24].encode())


def send(request: Any, found: Content) -> bytes:
    """Answer a request with it, or with 304 if the browser has it already."""
    request.setHeader(b"content-type", found.kind.encode())
    request.setHeader(b"cache-control", b"no-cache")  # it may be kept, and is asked for again, which costs little
    request.setHeader(b"vary", b"accept-encoding")
    if request.setETag(found.tag):
        return b""
    accepted: bytes = request.getHeader(b"accept-encoding") or b""
    if found.packed is None or not _takes_gzip(accepted):
        return found.body
    request.setHeader(b"content-encoding", b"gzip")
    return found.packed


def _takes_gzip(accepted: bytes) -> bool:
    return any(each.strip().lower() in (b"gzip", b"*") for each in _without_weights(accepted))


def _without_weights(accepted: bytes) -> list[bytes]:
    parts = [part.partition(b";") for part in accepted.split(b",")]
    return [name for name, _, weight in parts if weight.strip().replace(b".0", b"") != b"q=0"]
