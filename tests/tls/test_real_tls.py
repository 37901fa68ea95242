"""TLS on real sockets: whom the client and the bots speak to, and whom not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.programs import LOOPBACK, PATIENCE, Program
from tls.certificates import Authority
from ziggurat.wire.fingerprints import parse_fingerprint

OTHER = "0" * 64
"""The fingerprint of nothing."""

# In a process of its own, because a reactor runs once in a process.
CALL = """
import sys, time
import pygame
from ziggurat.wire.links import parse_link
from ziggurat.wire.messages import PROTOCOL, Hello
from ziggurat_client.network.net import Net

pygame.init()
net = Net()
net.connect(parse_link(sys.argv[1]), Hello(PROTOCOL, "Ninsun"), *sys.argv[2:])
while not (arrivals := net.arrivals()):
    pygame.event.wait()
print(*(getattr(arrivals[0], name, "") for name in ("__class__", "shown", "known", "server", "reason")), sep="|")
net.stop()
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tls")


@pytest.fixture(scope="module")
def self_signed(folder: Path) -> Iterator[Program]:
    """A server with a key of its own."""
    with Program("--listen", LOOPBACK, "--tls-self-signed", "--data", str(folder / "self-signed")) as program:
        yield program


@pytest.fixture(scope="module")
def its_fingerprint(self_signed: Program) -> str:
    """What the self-signed server says its fingerprint is."""
    assert self_signed.process.stdout is not None
    return parse_fingerprint(self_signed.process.stdout.readline().removeprefix("certificate "))


@pytest.fixture(scope="module")
def authority(folder: Path) -> Authority:
    return Authority(folder)


@pytest.fixture(scope="module")
def vouched_for(folder: Path, authority: Authority) -> Iterator[Program]:
    """A server for whose address the authority vouches."""
    with _with_certificate_for("127.0.0.1", authority, folder / "vouched-for") as program:
        yield program


def _with_certificate_for(address: str, authority: Authority, data: Path) -> Program:
    pair = authority.vouch_for(address)
    endpoint = f"ssl:0:interface=127.0.0.1:privateKey={pair.key}:certKey={pair.certificate}"
    return Program("--listen", endpoint, "--data", str(data))


def run(*command: str, authority: Authority | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python on a system that trusts this authority."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if authority is not None:
        environment["SSL_CERT_FILE"] = str(authority.certificate)
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=PATIENCE * 2, check=False
    )


def first_arrival(program: Program, *known: str, authority: Authority | None = None) -> tuple[str, ...]:
    """What the client hears first from the server: the kind of arrival, and what it says."""
    ended = run("-c", CALL, f"ziggurats://127.0.0.1:{program.port}", *known, authority=authority)
    assert ended.returncode == 0, ended.stderr
    kind, *said = ended.stdout.strip().split("|")
    return (kind.rpartition(".")[2].rstrip("'>"), *filter(None, said))


def test_at_first_sight_the_client_says_nothing_and_shows_the_fingerprint(
    self_signed: Program, its_fingerprint: str
) -> None:
    assert first_arrival(self_signed) == ("Doubt", its_fingerprint, "None")


def test_a_known_key_is_spoken_to(self_signed: Program, its_fingerprint: str) -> None:
    assert first_arrival(self_signed, its_fingerprint) == ("Welcome", "Ziggurat")


@pytest.mark.thorough
def test_another_key_than_the_known_one_is_doubted(self_signed: Program, its_fingerprint: str) -> None:
    assert first_arrival(self_signed, OTHER) == ("Doubt", its_fingerprint, OTHER)


def test_an_authority_vouches_for_its_servers(vouched_for: Program, authority: Authority) -> None:
    assert first_arrival(vouched_for, authority=authority) == ("Welcome", "Ziggurat")


@pytest.mark.thorough
def test_an_authority_that_the_system_does_not_know_vouches_for_nobody(vouched_for: Program) -> None:
    assert first_arrival(vouched_for)[0] == "Doubt"


@pytest.mark.thorough
def test_a_certificate_for_another_address_vouches_for_nothing(folder: Path, authority: Authority) -> None:
    with _with_certificate_for("192.0.2.1", authority, folder / "elsewhere") as program:
        assert first_arrival(program, authority=authority)[0] == "Doubt"


@pytest.mark.thorough
def test_a_server_without_tls_is_not_spoken_to_under_tls(folder: Path) -> None:
    with Program("--listen", LOOPBACK, "--data", str(folder / "plain")) as program:
        assert first_arrival(program)[0] == "Unreachable"


def bot(program: Program, *arguments: str, authority: Authority | None = None) -> subprocess.CompletedProcess[str]:
    """Send a bot to a table that is not there."""
    link = f"ziggurats://127.0.0.1:{program.port}/ENKI-42"
    return run("-m", "ziggurat_bot", link, *arguments, authority=authority)


def test_a_bot_does_not_speak_to_a_stranger_and_says_its_fingerprint(
    self_signed: Program, its_fingerprint: str
) -> None:
    sent_away = bot(self_signed)
    assert sent_away.returncode == 1
    assert parse_fingerprint(sent_away.stderr.rpartition("--fingerprint '")[2].rstrip("'\n")) == its_fingerprint


def test_a_bot_speaks_to_whom_it_was_told_to_trust(self_signed: Program, its_fingerprint: str) -> None:
    assert "no_such_table" in bot(self_signed, "--fingerprint", its_fingerprint).stderr


def test_a_bot_does_not_speak_to_another_than_it_was_told(self_signed: Program) -> None:
    assert "shows another certificate" in bot(self_signed, "--fingerprint", OTHER).stderr


def test_a_bot_speaks_to_whom_an_authority_vouches_for(vouched_for: Program, authority: Authority) -> None:
    assert "no_such_table" in bot(vouched_for, authority=authority).stderr
