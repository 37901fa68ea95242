"""A server that another program started for people on the network."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.programs import LOOPBACK, PATIENCE, Program


def hang_up(program: Program, last_words: str) -> None:
    """Close the server's standard input after saying something on it."""
    assert program.process.stdin is not None
    program.process.stdin.write(last_words)
    program.process.stdin.close()


@pytest.mark.parametrize("last_words", ["", "stay\nafter all not\n", "stayed"])
def test_a_tied_server_ends_with_who_started_it(last_words: str, tmp_path: Path) -> None:
    with Program("--tied", "--listen", LOOPBACK, "--data", str(tmp_path)) as program:
        hang_up(program, last_words)
        assert program.process.wait(PATIENCE) == 0


def test_a_tied_server_that_is_asked_to_stay_runs_on(tmp_path: Path) -> None:
    with Program("--tied", "--listen", LOOPBACK, "--data", str(tmp_path)) as program:
        caller = program.call()
        hang_up(program, "stay\n")
        caller.hello("Ninsun")
        program.call().hello("Puabi")
        assert program.process.poll() is None
        program.process.terminate()
        assert program.process.wait(PATIENCE) == 0


def test_the_host_tells_how_others_reach_the_server(tmp_path: Path) -> None:
    with Program("--public-address", "UR.example:4000", "--listen", LOOPBACK, "--data", str(tmp_path)) as program:
        assert program.call().hello("Ninsun").link == "ziggurat://ur.example:4000"


def test_a_public_address_that_is_none_is_said_at_once() -> None:
    with Program("--public-address", "http://ur.example") as program:
        assert program.process.wait(PATIENCE) == 2
