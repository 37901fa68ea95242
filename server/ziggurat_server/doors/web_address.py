"""How browsers reach a server, as hosts write it."""

from __future__ import annotations

from urllib.parse import urlsplit

from ziggurat_server.doors.endpoints import BadEndpoint


def web_origin(address: str) -> str:
    """What every address of the page begins with; empty for none. Raises BadEndpoint."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        _ = parts.port  # raises ValueError for one that is none
    except ValueError as error:
        raise _bad(address, str(error)) from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _bad(address, "it begins with http:// or https:// and a name")
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise _bad(address, "nothing but a name and a port can be said")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def web_name(origin: str) -> str:
    """The name in what `web_origin` gave."""
    return urlsplit(origin).hostname or ""


def _bad(address: str, why: str) -> BadEndpoint:
    return BadEndpoint(f"web_address: {address!r} is no address ({why}); write for instance https://ur.example")
