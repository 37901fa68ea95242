"""The link by which others come to a table."""

from __future__ import annotations

import msgspec

from ziggurat.wire.links import Address, BadLink, format_link, parse_link
from ziggurat_client.network.remote import Remote


def invitation(remote: Remote, code: str) -> str:
    """The link to that table: to the address that the server's host gave out, or else to the one by which we came.

    Empty while we are on no server.
    """
    address = _given_out(remote) or remote.address
    return "" if address is None else format_link(msgspec.structs.replace(address, table=code))


def server_link(remote: Remote) -> str:
    """The link to the server itself, as `invitation` leads to one of its tables."""
    address = _given_out(remote) or remote.address
    return "" if address is None else format_link(msgspec.structs.replace(address, table=None))


def _given_out(remote: Remote) -> Address | None:
    link = remote.welcome.link if remote.welcome is not None else ""
    try:
        return parse_link(link) if link else None
    except BadLink:
        return None
