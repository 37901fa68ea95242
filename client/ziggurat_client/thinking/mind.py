"""The client's end of the process that thinks for it: one question at a time, the newest."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final, TypeAlias

import msgspec
import pygame

from ziggurat.certainty import present
from ziggurat_client.thinking.lines import Answer, Failed, Forget, Question

THOUGHT: Final = pygame.event.custom_type()
"""The type of the pygame event that says that answers have come, so that the loop wakes."""

Heard: TypeAlias = Callable[[Answer], None]

_BELOW_NORMAL: Final = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""How Windows is told that frames come first; elsewhere the process sees to that itself."""

_GONE: Final = (OSError, ValueError)
"""What writing raises when the process cannot be started, or has just ended and its pipe with it."""


class Mind:
    """Starts the process with the first question, and keeps it for the next ones.

    A thread of our own process would not do: in Python it makes frames late while it computes.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._asked = 0
        self._heard: Heard | None = None
        self._lost: Callable[[], None] = _nobody_waits

    @property
    def process_id(self) -> int | None:
        """The system's number of the process, or None while there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, question: Callable[[int], Question], heard: Heard, lost: Callable[[], None]) -> None:
        """Ask something, instead of whatever was asked before. `question` makes it from its number.

        `heard` is called by `deliver` with every answer to it, `lost` once something else is asked instead.
        """
        self._lost()
        self._asked += 1
        self._heard, self._lost = heard, lost
        try:
            self._send(question(self._asked))
        except _GONE as error:
            self._answers.put(Failed(self._asked, str(error)))
            _wake()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        if self._heard is None:
            return
        self._heard, self._lost = None, _nobody_waits
        self._asked += 1
        # A process that has ended has nothing to forget.
        with suppress(*_GONE):
            self._send(Forget(self._asked))

    def deliver(self) -> None:
        """Hand over the answers that have come; those to older questions are dropped."""
        while True:
            try:
                answer = self._answers.get_nowait()
            except Empty:
                return
            if answer.number == self._asked and self._heard is not None:
                self._heard(answer)

    def stop(self) -> None:
        """End the process, if it was ever needed."""
        self._heard, self._lost = None, _nobody_waits
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def _send(self, question: Question) -> None:
        """Raises one of _GONE."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = self._started()
        questions = present(process.stdin)
        questions.write(msgspec.json.encode(question) + b"\n")
        questions.flush()

    def _started(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "ziggurat_client.thinking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            creationflags=_BELOW_NORMAL,
        )
        threading.Thread(target=self._listen, args=(process,), name="thinking", daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread that mostly sleeps: take in what is answered, until the process ends."""
        read = msgspec.json.Decoder(Answer).decode
        # Leaving this block closes the pipes and waits for the end.
        with process:
            for line in present(process.stdout):
                self._answers.put(read(line))
                _wake()
        if self._process is process:
            self._answers.put(Failed(self._asked, f"exit code {process.returncode}"))
            _wake()


def _nobody_waits() -> None:
    """Nothing was asked."""


def _wake() -> None:
    # The window may have been closed meanwhile; then nobody waits.
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(THOUGHT))
