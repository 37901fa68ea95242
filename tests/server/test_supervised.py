"""A server that others start and watch over: systemd, `twist`, a container."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.programs import LOOPBACK, PATIENCE, Program
from server.systemd_units import ADOPTING, ROOT, UNITS, service
from ziggurat_server.config.sources import from_environment, settle

PROGRAM = "/opt/ziggurat/bin/ziggurat-server"


class Ear:
    """Hears what a server tells its supervisor."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "notify"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(self.path))
        self._socket.settimeout(PATIENCE)

    def await_word(self, word: str) -> str:
        """The next thing told that begins so."""
        while not (told := self._socket.recv(4096).decode()).startswith(word):
            pass
        return told

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[Ear]:
    listening = Ear(tmp_path)
    yield listening
    listening.close()


def supervised(ear: Ear, folder: Path, *arguments: str) -> Program:
    """A server that must show every 0.4 seconds that it lives."""
    environment = {"NOTIFY_SOCKET": str(ear.path), "WATCHDOG_USEC": "400000"}
    data = ("--listen", LOOPBACK, "--no-announce", "--data", str(folder / "data"))
    return Program(*data, *arguments, environment=environment)


def test_it_tells_when_it_is_ready_lives_and_stops(ear: Ear, tmp_path: Path) -> None:
    with supervised(ear, tmp_path) as program:
        assert ear.await_word("READY=1")
        assert [ear.await_word("WATCHDOG=1") for _ in range(3)] == ["WATCHDOG=1"] * 3
        code, _ = program.end()
        assert ear.await_word("STOPPING=1")
        assert code == 0


def test_it_tells_of_reading_its_configuration_anew(ear: Ear, tmp_path: Path) -> None:
    with supervised(ear, tmp_path) as program:
        ear.await_word("READY=1")
        program.process.send_signal(signal.SIGHUP)
        assert re.search(r"^MONOTONIC_USEC=\d+$", ear.await_word("RELOADING=1"), re.MULTILINE)
        ear.await_word("READY=1")


def test_it_serves_on_a_port_that_was_open_before(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as port:
        descriptor = port.fileno()
        arguments = ("--listen", "systemd:domain=INET:name=ziggurat", "--no-announce", "--data", str(tmp_path))
        adopting = ("-c", ADOPTING, str(descriptor))
        with Program(*arguments, program=adopting, descriptors=[descriptor]) as program:
            assert program.port == port.getsockname()[1]
            assert program.call().hello("Anna").name == "Anna"


def test_twisteds_own_program_runs_it(tmp_path: Path) -> None:
    twist = ("-m", "twisted", "--log-file=-", "--log-format=text", "ziggurat")
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path), program=twist) as program:
        assert program.call().hello("Anna").name == "Anna"
        exit_code, log = program.end()
    assert exit_code == 0
    assert "Traceback" not in log


def test_the_plugin_of_twisted_is_in_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=100)
    (wheel,) = tmp_path.glob("*.whl")
    names = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", str(wheel)],
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    ).stdout
    assert "twisted/plugins/ziggurat_plugin.py" in names
    assert "twisted/__init__.py" not in names


# ------------------------------------------------------------------------------------ the files for it


def test_what_the_packages_choose_for_the_server_are_its_keys() -> None:
    files = [*UNITS.iterdir(), ROOT / "Dockerfile", ROOT / "packaging" / "compose.yaml"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    chosen = dict(re.findall(r"\b(ZIGGURAT_\w+)[=:] ?\"?([^\s\"]+)", text))
    assert {"ZIGGURAT_DATA", "ZIGGURAT_LISTEN", "ZIGGURAT_ADMIN"} <= chosen.keys()
    assert settle(from_environment(chosen)).admin.startswith("unix:")


@pytest.mark.thorough
def test_whoever_drains_the_server_has_it_back(tmp_path: Path) -> None:
    """systemd starts it again after every end that it did not ask for itself, but for these exit codes."""
    admin = ("--admin", f"unix:{tmp_path}/admin", "--data", str(tmp_path))
    with Program("--listen", LOOPBACK, "--no-announce", *admin) as program:
        drain = [sys.executable, "-m", "ziggurat_server", "admin", *admin, "drain"]
        subprocess.run(drain, check=True, capture_output=True, timeout=PATIENCE)
        code = program.process.wait(PATIENCE)
    assert service()["Restart"] == "always"
    assert str(code) not in service()["RestartPreventExitStatus"].split()


def test_a_server_with_a_configuration_that_makes_no_sense_waits_for_its_host(tmp_path: Path) -> None:
    with Program("--listen", "nowhere", "--data", str(tmp_path)) as program:
        code = program.process.wait(PATIENCE)
    assert str(code) in service()["RestartPreventExitStatus"].split()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd-analyze")
class TestUnits:
    """The units, as systemd itself judges them."""

    @pytest.fixture
    def units(self, tmp_path: Path) -> list[str]:
        """Copies whose program is one that exists here."""
        for unit in UNITS.iterdir():
            text = unit.read_text(encoding="utf-8").replace(PROGRAM, os.path.realpath("/bin/true"))
            (tmp_path / unit.name).write_text(text, encoding="utf-8")
        return [str(path) for path in sorted(tmp_path.iterdir())]

    def analyze(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["systemd-analyze", *words], capture_output=True, text=True, timeout=PATIENCE, check=False
        )

    def test_systemd_finds_no_fault_in_them(self, units: list[str]) -> None:
        verified = self.analyze("verify", "--man=no", *units)
        assert (verified.returncode, verified.stderr) == (0, "")

    @pytest.mark.parametrize("name", ["ziggurat-server.service", "ziggurat-server@.service"])
    def test_the_service_exposes_little_of_the_system(self, units: list[str], name: str) -> None:
        (service,) = (unit for unit in units if unit.endswith(f"/{name}"))
        judged = self.analyze("security", "--offline=true", "--threshold=20", service)
        assert judged.returncode == 0, judged.stdout
