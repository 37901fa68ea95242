"""Certificates for tests: an authority, and servers that it vouches for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


@dataclass(frozen=True)
class Pair:
    """A key and its certificate, as PEM files."""

    key: Path
    certificate: Path


class Authority:
    """Vouches for servers; who trusts `certificate` trusts them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._secret = ec.generate_private_key(ec.SECP256R1())
        self._name = _name("Authority of Nippur")
        built = _builder(self._name, self._name, self._secret.public_key()).add_extension(
            x509.BasicConstraints(ca=True, path_length=None), critical=True
        )
        self.certificate = folder / "authority.pem"
        self.certificate.write_bytes(built.sign(self._secret, hashes.SHA256()).public_bytes(Encoding.PEM))

    def vouch_for(self, address: str) -> Pair:
        """A certificate for the server at that address."""
        secret = ec.generate_private_key(ec.SECP256R1())
        built = _builder(_name(address), self._name, secret.public_key()).add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address(address))]), critical=False
        )
        pair = Pair(self._folder / f"{address}.key", self._folder / f"{address}.pem")
        pair.key.write_bytes(secret.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        pair.certificate.write_bytes(built.sign(self._secret, hashes.SHA256()).public_bytes(Encoding.PEM))
        return pair


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _builder(subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
    )
