"""The key and the certificates that a host was given by an authority: two files, which are renewed now and then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.serialization import load_pem_private_key
from OpenSSL import SSL
from twisted.internet.ssl import CertificateOptions

from ziggurat_server.config.settings import Configuration
from ziggurat_server.doors.own_key import KeyRefused, OwnKey


class RenewableKey:
    """What connections are secured with (IOpenSSLContextFactory): whoever comes after `read` gets what is there then.

    `certificate` is a PEM file with the server's certificate, followed by those that lead to the authority.
    """

    def __init__(self, certificate: Path, key: Path) -> None:
        """Raises KeyRefused."""
        self._certificate = certificate
        self._key = key
        self.read()

    def read(self) -> None:
        """Take the files as they are now. Raises KeyRefused, and then what was read before stays."""
        make: Any = CertificateOptions
        context: SSL.Context = make().getContext()
        try:
            # OpenSSL would ask at the terminal for the passphrase of a key that has one; this refuses such a key.
            load_pem_private_key(self._key.read_bytes(), password=None)
            context.use_certificate_chain_file(str(self._certificate))
            context.use_privatekey_file(str(self._key))
            context.check_privatekey()
        except (OSError, ValueError, TypeError, SSL.Error) as error:
            raise KeyRefused(f"{self._certificate} and {self._key} are no certificate and key: {error}") from error
        self._context = context

    def getContext(self) -> SSL.Context:  # noqa: N802 - Twisted's name
        """What the next connection is secured with."""
        return self._context


def chosen_key(configuration: Configuration, own: OwnKey | None) -> RenewableKey | None:
    """The key to speak TLS with, `own` if the server made one; None if it is not to speak TLS. Raises KeyRefused."""
    given = (configuration.tls_certificate, configuration.tls_key)
    if not any(given):
        return None if own is None else RenewableKey(own.certificate, own.key)
    if not all(given):
        raise KeyRefused("tls_certificate and tls_key go together: one of them is missing")
    if configuration.tls_self_signed:
        raise KeyRefused("tls_self_signed is for servers without a tls_certificate; choose one of them")
    return RenewableKey(Path(given[0]), Path(given[1]))
