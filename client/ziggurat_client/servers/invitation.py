"""The link by which others come to a table."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ziggurat.wire.links import Address, BadLink, format_link, parse_link
from ziggurat_client.network.remote import Remote

_PAGE: Final = re.compile(r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]|)(?P<port>:\d{1,5})?")


def invitation(remote: Remote, code: str) -> str:
    """The link to that table: to the address that the server's host gave out, or else to the one by which we came.

    Empty while we are on no server.
    """
    address = _given_out(remote) or remote.address
    return "" if address is None else format_link(msgspec.structs.replace(address.server, table=code))


def match_link(remote: Remote, match: int) -> str:
    """The link to the match of that number, which is over. Empty while we are on no server."""
    address = _given_out(remote) or remote.address
    return "" if address is None else format_link(msgspec.structs.replace(address.server, match=match))


def page_link(remote: Remote, code: str) -> str:
    """The link to that table for browsers; empty if they have no door there, or what it is told to be is none.

    A server that does not know its own name leaves the host out: it is that by which we came.
    """
    told = remote.welcome.web if remote.welcome is not None else ""
    found = _PAGE.fullmatch(told)
    if found is None:
        return ""
    host = found["host"] or _in_links(remote.address)
    return f"{found['scheme']}://{host}{found['port'] or ''}/{code}" if host else ""


def device_link(remote: Remote, code: str) -> str:
    """The link by which a browser of ours comes as we with that code; empty if browsers have no door there."""
    page = page_link(remote, "")
    return f"{page}?device={code}" if page else ""


def night_link(remote: Remote, code: str) -> str:
    """The link to that games night for browsers; empty if they have no door there."""
    page = page_link(remote, "")
    return f"{page}night/{code}" if page else ""


def match_page_link(remote: Remote, match: int) -> str:
    """The link to the match of that number for browsers; empty if they have no door there."""
    page = page_link(remote, "")
    return f"{page}match/{match}" if page else ""


def server_link(remote: Remote) -> str:
    """The link to the server itself, as `invitation` leads to one of its tables."""
    address = _given_out(remote) or remote.address
    return "" if address is None else format_link(address.server)


def _in_links(address: Address | None) -> str:
    """The host of that address, as links have it."""
    if address is None:
        return ""
    return f"[{address.host}]" if ":" in address.host else address.host


def _given_out(remote: Remote) -> Address | None:
    link = remote.welcome.link if remote.welcome is not None else ""
    try:
        return parse_link(link) if link else None
    except BadLink:
        return None
