"""Whether a server under TLS is the one it should be: an authority vouches for it, or its certificate is known.

The handshake itself accepts every certificate and only notes what is wrong with it, because what nobody vouches for may
still be a friend's server. So nothing may be said to a server before `doubt` was asked.
"""

from __future__ import annotations

import ssl
from typing import Any, Final

from OpenSSL import SSL, crypto
from service_identity import CertificateError, VerificationError
from service_identity.pyopenssl import verify_hostname, verify_ip_address
from twisted.internet.abstract import isIPAddress, isIPv6Address
from twisted.internet.interfaces import IOpenSSLClientConnectionCreator
from zope.interface import implementer  # type: ignore[import-untyped]

from ziggurat.wire.fingerprints import fingerprint
from ziggurat_client.network.arrivals import Doubt

_OLDEST: Final = SSL.TLS1_2_VERSION


@implementer(IOpenSSLClientConnectionCreator)
class Vouching:
    """Makes the TLS connections to one server, and judges the one that it made last."""

    def __init__(self, host: str, known: str | None) -> None:
        """`known` is the fingerprint that is trusted without an authority."""
        self._host = host.partition("%")[0]
        self._known = known
        self._connection: Any = None
        self._chain_holds = True

    def clientConnectionForTLS(self, protocol: object) -> Any:  # noqa: N802 - Twisted's name
        """A connection that is still to shake hands."""
        self._chain_holds = True
        context = SSL.Context(SSL.TLS_METHOD)
        context.set_min_proto_version(_OLDEST)
        _add_authorities(context)
        context.set_verify(SSL.VERIFY_PEER, self._note)
        self._connection = SSL.Connection(context, None)
        self._connection.set_connect_state()
        if not self._is_number:
            self._connection.set_tlsext_host_name(self._host.encode("idna"))
        return self._connection

    def doubt(self) -> Doubt | None:
        """Why the server should not be spoken to, once hands are shaken; None if it may be."""
        certificate = self._connection.get_peer_certificate()
        shown = fingerprint(crypto.dump_certificate(crypto.FILETYPE_ASN1, certificate))
        if shown == self._known or (self._chain_holds and self._is_for_this_host()):
            return None
        return Doubt(shown, self._known)

    @property
    def _is_number(self) -> bool:
        return isIPAddress(self._host) or isIPv6Address(self._host)

    def _note(self, connection: Any, certificate: Any, error: int, depth: int, holds: int) -> bool:
        self._chain_holds = self._chain_holds and bool(holds)
        return True

    def _is_for_this_host(self) -> bool:
        verify = verify_ip_address if self._is_number else verify_hostname
        try:
            verify(self._connection, self._host)
        except (VerificationError, CertificateError):
            return False
        return True


def _add_authorities(context: Any) -> None:
    """Load the authorities that this system trusts into the context."""
    context.set_default_verify_paths()
    # OpenSSL alone does not find those of Windows; Python does.
    store = context.get_cert_store()
    for certificate in ssl.create_default_context().get_ca_certs(binary_form=True):
        store.add_cert(crypto.load_certificate(crypto.FILETYPE_ASN1, certificate))
