"""The key and the certificate that a server makes for itself, for TLS where no authority vouches for it."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from ziggurat.wire.fingerprints import fingerprint

KEY: Final = "tls-key.pem"
CERTIFICATE: Final = "tls-certificate.pem"
_VALID: Final = timedelta(days=20 * 365)
_EARLIER: Final = timedelta(days=1)
"""How long before now the certificate is valid already: other clocks may be slow."""


class KeyRefused(Exception):
    """The key cannot be used. The text is a sentence that says why, and what to do."""


@dataclass(frozen=True)
class OwnKey:
    """Two PEM files, and the fingerprint of the certificate, by which clients know the server."""

    key: Path
    certificate: Path
    fingerprint: str


def check_folder(folder: Path | None) -> Path:
    """The folder for the key, if there is one and what may be in it is a key. Makes nothing. Raises KeyRefused."""
    if folder is None:
        raise KeyRefused("tls_self_signed: the key must be kept somewhere; say where with --data")
    if (folder / KEY).exists() or (folder / CERTIFICATE).exists():
        own_key(folder)
    return folder


def own_key(folder: Path) -> OwnKey:
    """The key in that folder, made with the folder at the first call. Raises KeyRefused."""
    key, certificate = folder / KEY, folder / CERTIFICATE
    try:
        if not certificate.exists() and not key.exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _make(key, certificate)
        return OwnKey(key, certificate, _fingerprint_of(key, certificate))
    except (OSError, ValueError) as error:
        raise KeyRefused(
            f"{key} and {certificate.name} cannot be used ({error}); "
            "put them right, or move both away and a new key is made, which every client will ask about"
        ) from error


def _make(key: Path, certificate: Path) -> None:
    # Imported here: only a server that makes a key needs them, and they take a while to import.
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Ziggurat server")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now + _VALID)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(_host_name())]), critical=False)
        .sign(secret, hashes.SHA256())
    )
    encoding = serialization.Encoding.PEM
    no_password = serialization.NoEncryption()
    _write(key, secret.private_bytes(encoding, serialization.PrivateFormat.PKCS8, no_password))
    _write(certificate, signed.public_bytes(encoding))


def _host_name() -> str:
    name = socket.gethostname()
    return name if name.isascii() and name else "localhost"


def _write(path: Path, content: bytes) -> None:
    """Write a file that only its owner may read, whole or not at all."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
    fresh.replace(path)


def _fingerprint_of(key: Path, certificate: Path) -> str:
    """The certificate's fingerprint. Raises OSError or ValueError if the two files are no pair."""
    from cryptography import x509
    from cryptography.hazmat.primitives.serialization import Encoding, load_pem_private_key

    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    secret = load_pem_private_key(key.read_bytes(), password=None)
    if secret.public_key() != found.public_key():
        raise ValueError("the certificate is not for this key")
    return fingerprint(found.public_bytes(Encoding.DER))
