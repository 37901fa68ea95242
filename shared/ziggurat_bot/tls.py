"""TLS for a bot's connection: an authority vouches for the server, or it shows the fingerprint that the bot knows."""

from __future__ import annotations

import socket
import ssl

from ziggurat.wire.fingerprints import fingerprint, grouped
from ziggurat.wire.links import Address


class Untrusted(Exception):
    """The server may be another one than the bot was sent to. The text is a sentence that says what to do."""


def connect(address: Address, seconds: float) -> socket.socket:
    """A connection to that address, without TLS yet. Raises OSError."""
    return socket.create_connection((address.host, address.port), timeout=seconds)


def secure(plain: socket.socket, address: Address, known: str | None, seconds: float) -> ssl.SSLSocket:
    """Speak TLS on the connection. Raises Untrusted, or OSError if the server does not speak it.

    `known` is the fingerprint to trust; without one an authority has to vouch for the server.
    """
    if known is not None:
        tls = _anyone().wrap_socket(plain)
        if _shown(tls) != known:
            told = _spoken(_shown(tls))
            tls.close()
            raise Untrusted(f"{address.host} shows another certificate than you named; its fingerprint is {told}")
        return tls
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=address.host)
    except ssl.SSLCertVerificationError as error:
        raise Untrusted(
            f"no authority vouches for {address.host} ({error.verify_message}); if its host confirms this fingerprint, "
            f"trust it with --fingerprint '{_spoken(_seen_fingerprint(address, seconds))}'"
        ) from error


def _seen_fingerprint(address: Address, seconds: float) -> str:
    """The fingerprint of what the server shows. Nothing is said to it."""
    with connect(address, seconds) as plain, _anyone().wrap_socket(plain) as tls:
        return _shown(tls)


def _anyone() -> ssl.SSLContext:
    """A context that takes every certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _shown(tls: ssl.SSLSocket) -> str:
    return fingerprint(tls.getpeercert(binary_form=True) or b"")


def _spoken(shown: str) -> str:
    return " ".join(grouped(shown))
