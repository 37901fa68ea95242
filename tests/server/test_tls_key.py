"""TLS with the certificate that a host was given, and its renewal, on a real socket."""

from __future__ import annotations

import shutil
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)
from OpenSSL import SSL

from server.programs import LOOPBACK, PATIENCE, Program
from server.test_own_key import presented
from server.test_signals import complaint
from ziggurat_server.config.settings import Configuration
from ziggurat_server.doors.own_key import KeyRefused, OwnKey, own_key
from ziggurat_server.doors.tls_key import RenewableKey, chosen_key


@pytest.fixture
def first(tmp_path: Path) -> OwnKey:
    return own_key(tmp_path / "first")


@pytest.fixture
def second(tmp_path: Path) -> OwnKey:
    return own_key(tmp_path / "second")


@pytest.fixture
def folder(tmp_path: Path, first: OwnKey) -> Path:
    """Where the host keeps the certificate."""
    given = tmp_path / "given"
    given.mkdir()
    put(first, given)
    return given


@pytest.fixture
def program(tmp_path: Path, folder: Path) -> Iterator[Program]:
    files = ("--tls-certificate", str(folder / "cert.pem"), "--tls-key", str(folder / "key.pem"))
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path / "data"), *files) as started:
        yield started


def put(key: OwnKey, folder: Path) -> None:
    """Have this certificate there, as if it had been renewed."""
    shutil.copy(key.certificate, folder / "cert.pem")
    shutil.copy(key.key, folder / "key.pem")


def test_a_renewed_certificate_is_shown_to_whoever_comes_after_a_reload(
    program: Program, folder: Path, first: OwnKey, second: OwnKey
) -> None:
    assert presented(program.port) == first.fingerprint
    put(second, folder)
    program.process.send_signal(signal.SIGHUP)
    complaint(program, "read the certificate anew")
    assert presented(program.port) == second.fingerprint


def test_a_certificate_that_does_not_fit_its_key_leaves_the_old_one(
    program: Program, folder: Path, first: OwnKey, second: OwnKey
) -> None:
    shutil.copy(second.certificate, folder / "cert.pem")
    program.process.send_signal(signal.SIGHUP)
    complaint(program, "the certificate stays as it was")
    assert presented(program.port) == first.fingerprint


def test_the_certificates_on_the_way_to_the_authority_are_shown_too(
    program: Program, folder: Path, second: OwnKey
) -> None:
    with (folder / "cert.pem").open("ab") as file:
        file.write(second.certificate.read_bytes())
    program.process.send_signal(signal.SIGHUP)
    complaint(program, "read the certificate anew")
    assert length_of_chain(program.port) == 2


def length_of_chain(port: int) -> int:
    """How many certificates the server on that port shows."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as plain:
        plain.settimeout(None)
        secured = SSL.Connection(SSL.Context(SSL.TLS_CLIENT_METHOD), plain)
        secured.set_connect_state()
        secured.do_handshake()
        return len(secured.get_peer_cert_chain(as_cryptography=True) or ())


@pytest.mark.parametrize("text", ["", "no certificate", "-----BEGIN CERTIFICATE-----\nno\n-----END CERTIFICATE-----"])
def test_a_file_without_a_certificate_is_refused(folder: Path, text: str) -> None:
    (folder / "cert.pem").write_text(text)
    with pytest.raises(KeyRefused, match=r"cert\.pem"):
        RenewableKey(folder / "cert.pem", folder / "key.pem")


def test_a_key_with_a_passphrase_is_refused_and_nobody_is_asked_for_it(folder: Path) -> None:
    path = folder / "key.pem"
    key = load_pem_private_key(path.read_bytes(), password=None)
    path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"lapis")))
    with pytest.raises(KeyRefused, match=r"key\.pem"):
        RenewableKey(folder / "cert.pem", path)


def test_a_certificate_and_its_key_go_together() -> None:
    with pytest.raises(KeyRefused, match="go together"):
        chosen_key(Configuration(tls_certificate="cert.pem"), None)


def test_a_server_has_one_key(folder: Path) -> None:
    both = Configuration(
        tls_certificate=str(folder / "cert.pem"), tls_key=str(folder / "key.pem"), tls_self_signed=True
    )
    with pytest.raises(KeyRefused, match="choose one"):
        chosen_key(both, None)


def test_without_a_certificate_nobody_speaks_tls() -> None:
    assert chosen_key(Configuration(), None) is None
