"""A host at the admin endpoint of a server that runs."""

from __future__ import annotations

import http.client
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from server.programs import LOOPBACK, PATIENCE, Program
from ziggurat_server.admin.program import main

ANYWHERE = "tcp:127.0.0.1:0"


@dataclass(frozen=True)
class Answer:
    """How a command ended, and what it said."""

    code: int
    said: str
    complained: str


class Host:
    """Starts a server that keeps its things in `folder`, and looks after it."""

    def __init__(self, folder: Path, *arguments: str, admin: str = ANYWHERE) -> None:
        self.folder = folder
        self.server = Program(
            *("--listen", LOOPBACK, "--no-announce", "--data", str(folder), "--admin", admin), *arguments
        )
        self.announced = self.line()
        self.admin = admin if admin.startswith("unix:") else f"tcp:{self.announced.removeprefix('admin on ')}"

    def line(self) -> str:
        """The next line that the server says."""
        assert self.server.process.stdout is not None
        return self.server.process.stdout.readline().strip()

    @property
    def key(self) -> str:
        """The token of the admin endpoint."""
        return (self.folder / "admin-token").read_text().strip()

    def order(self, *words: str) -> Answer:
        """What `ziggurat-server admin` answers."""
        out, errors = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(errors), pytest.raises(SystemExit) as ended:
            main(["--data", str(self.folder), "--admin", self.admin, *words])
        return Answer(int(ended.value.code or 0), out.getvalue(), errors.getvalue())

    def asked(self, *words: str) -> Any:
        """What it answers in JSON."""
        return json.loads(self.order("--json", *words).said)

    def get(
        self, page: str, method: str = "GET", body: str | None = None, key: str | None = None, called: str | None = None
    ) -> tuple[int, str]:
        """The code and the text of a page, of the server that is `called` so, by its address if None."""
        host, _, port = self.admin.removeprefix("tcp:").rpartition(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        if called is not None:
            headers["Host"] = called
        connection.request(method, page, body, headers)
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response.status, text

    def figure(self, name: str) -> float:
        """What the server has counted or measured under that name."""
        _, page = self.get("/metrics", key=self.key)
        (line,) = (line for line in page.splitlines() if line.startswith(f"ziggurat_{name} "))
        return float(line.split()[1])
