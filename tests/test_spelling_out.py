"""What programs print where the encoding of their output lacks a letter."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from ziggurat.spelling_out import spell_out_what_it_lacks

PATIENCE = 60.0
LEAGUE = ("league", "--options", "max_rounds=1", "--jobs", "1", "--games", "2", "--levels", "random", "apprentice")


def run(*arguments: str, encoding: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """A program whose output has that encoding."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_letter_that_a_stream_lacks_is_an_escape() -> None:
    written = BytesIO()
    stream = TextIOWrapper(written, encoding="cp1252", write_through=True)
    spell_out_what_it_lacks(stream)
    stream.write("Éa-nāṣir")
    assert written.getvalue().decode("cp1252") == r"Éa-n\u0101\u1e63ir"


@pytest.mark.parametrize("arguments", [("ziggurat_server", "--help"), ("ziggurat_bot", *LEAGUE)])
def test_a_program_ends_well_and_spells_out_what_lacks(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ended = run(*arguments, encoding="ascii", folder=tmp_path)
    assert (ended.returncode, ended.stderr.count(b"Traceback")) == (0, 0)
    assert b"\\" in ended.stdout


def test_a_configuration_is_printed_so_that_it_can_be_read(tmp_path: Path) -> None:
    printed = run("ziggurat_server", "--name", "Éa-nāṣir", "--print-config", encoding="cp1252", folder=tmp_path)
    (tmp_path / "ziggurat.toml").write_bytes(printed.stdout)
    again = run("ziggurat_server", "--config", "ziggurat.toml", "--print-config", encoding="cp1252", folder=tmp_path)
    assert "Éa-nāṣir" in again.stdout.decode()
    assert again.stdout == printed.stdout
