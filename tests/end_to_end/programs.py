"""The programs themselves, as processes: started, listened to, and ended."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from end_to_end.hosting import Hosting

TESTS = Path(__file__).resolve().parents[1]
PATIENCE = 20.0
"""Seconds that a program may take to end once it was told to."""
UR_FOR_THREE = Hosting("ur", 3)


class Program:
    """A running program whose standard output is read line by line."""

    def __init__(self, arguments: list[str], surroundings: Mapping[str, str] = os.environ) -> None:
        """`surroundings` are the environment's variables."""
        paths = [str(TESTS), *filter(None, [surroundings.get("PYTHONPATH")])]
        environment = {**surroundings, "PYTHONPATH": os.pathsep.join(paths)}
        self._process = subprocess.Popen(
            [sys.executable, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        """The next line of its output. Fails with what it complained about if it ended without one."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            raise AssertionError(f"the program ended early: {self._process.stderr.read()}")
        return line.rstrip("\n")

    def fact(self, name: str) -> Any:
        """The value of the next JSON object {name: value} among its lines; others are passed over."""
        while True:
            told = json.loads(self.line())
            if name in told:
                return told[name]

    def wait(self) -> int:
        """Its exit code once it has ended by itself."""
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def end(self) -> str:
        """End it in its orderly way and return what it wrote to standard error."""
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return self._process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise


@contextmanager
def running(*arguments: str, surroundings: Mapping[str, str] = os.environ) -> Iterator[Program]:
    """A program for as long as the block lasts."""
    program = Program(list(arguments), surroundings)
    try:
        yield program
    finally:
        program.end()


def person(
    role: str, link: str, name: str, chance: int, folder: Path, hosting: Hosting = UR_FOR_THREE
) -> AbstractContextManager[Program]:
    """A client process with a person at it (see person_at_the_screen.py)."""
    script = TESTS / "end_to_end" / "person_at_the_screen.py"
    said = msgspec.json.encode(hosting).decode()
    return running(str(script), role, link, name, str(chance), str(folder), said)
