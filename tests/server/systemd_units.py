"""The units for systemd, and what systemd does for a service."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNITS = ROOT / "packaging" / "systemd"
ADOPTING = (
    "import os, sys\n"
    "os.dup2(int(sys.argv[1]), 3)\n"
    "os.environ.update(LISTEN_FDS='1', LISTEN_FDNAMES='ziggurat', LISTEN_PID=str(os.getpid()))\n"
    "os.execv(sys.executable, [sys.executable, '-m', 'ziggurat_server', *sys.argv[2:]])\n"
)
"""A program that gives the server an open port as systemd does: as its first descriptor after the usual three."""


def service() -> dict[str, str]:
    """What the unit of the service says, the last word for each key."""
    lines = (UNITS / "ziggurat-server.service").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
