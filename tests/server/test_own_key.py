"""The key that a server makes for itself, and TLS with it on a real socket."""

from __future__ import annotations

import socket
import ssl
import stat
from pathlib import Path

import pytest

from server.programs import LOOPBACK, PATIENCE, Program
from ziggurat.wire.fingerprints import fingerprint, parse_fingerprint
from ziggurat_server.doors.endpoints import public_link
from ziggurat_server.doors.own_key import CERTIFICATE, KEY, KeyRefused, own_key


def presented(port: int) -> str:
    """The fingerprint of what the server on that port shows."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with (
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as plain,
        context.wrap_socket(plain) as secured,
    ):
        certificate = secured.getpeercert(binary_form=True)
    assert certificate is not None
    return fingerprint(certificate)


def test_a_key_is_made_once(tmp_path: Path) -> None:
    assert own_key(tmp_path) == own_key(tmp_path)


def test_nobody_else_may_read_the_key(tmp_path: Path) -> None:
    own_key(tmp_path / "new")
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new", tmp_path / "new" / KEY)]
    assert modes == [0o700, 0o600]


def test_a_key_without_its_certificate_is_not_overwritten(tmp_path: Path) -> None:
    own_key(tmp_path)
    (tmp_path / CERTIFICATE).unlink()
    before = (tmp_path / KEY).read_bytes()
    with pytest.raises(KeyRefused):
        own_key(tmp_path)
    assert (tmp_path / KEY).read_bytes() == before


def test_a_certificate_for_another_key_is_refused(tmp_path: Path) -> None:
    mine, other = own_key(tmp_path / "mine"), own_key(tmp_path / "other")
    mine.certificate.write_bytes(other.certificate.read_bytes())
    with pytest.raises(KeyRefused, match="not for this key"):
        own_key(tmp_path / "mine")


def test_the_server_speaks_tls_with_the_same_key_after_a_restart(tmp_path: Path) -> None:
    prints = []
    for _ in range(2):
        with Program("--listen", LOOPBACK, "--tls-self-signed", "--data", str(tmp_path)) as program:
            prints.append(presented(program.port))
            assert program.process.stdout is not None
            said = program.process.stdout.readline()
    assert prints == [parse_fingerprint(said.removeprefix("certificate "))] * 2


def test_a_server_that_keeps_nothing_can_have_no_key() -> None:
    with Program("--private", "--tls-self-signed") as program:
        code, errors = program.process.wait(PATIENCE), program.process.stderr
        assert errors is not None
        assert (code, "--data" in errors.read()) == (1, True)


@pytest.mark.parametrize(
    ("address", "tls", "link"),
    [
        ("ur.example", True, "ziggurats://ur.example"),
        ("ur.example", False, "ziggurat://ur.example"),
        ("ziggurat://ur.example", True, "ziggurat://ur.example"),
        ("ziggurats://ur.example:4000/ENKI-42", False, "ziggurats://ur.example:4000"),
        ("", True, ""),
    ],
)
def test_the_link_for_others_says_how_one_speaks_there(address: str, tls: bool, link: str) -> None:
    assert public_link(address, tls=tls) == link
