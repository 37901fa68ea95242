"""What the compiled build gains: the same plays in processes that import it and in such that do not, in turn."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.measuring import Missing, Row, rates
from tests.bench.rules import random_tigris, random_ur
from tests.bench.thinking import thinking

ROOT = Path(__file__).parents[2]
PROCESSES = 3
ROUNDS = 4
SEATS = (2, 3, 4)


def rows() -> list[Row | Missing]:
    """A row for each number of players, or why there is none."""
    if shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        return [Missing("Ur, Tigris and King, compiled (plain)", "there is no C compiler")]
    with TemporaryDirectory() as folder:
        _build(folder)
        plain, compiled = dict[str, float](), dict[str, float]()
        for _ in range(PROCESSES):
            _better(plain, _measured_by_another(dict(os.environ)))
            _better(compiled, _measured_by_another(os.environ | {"PYTHONPATH": folder}))
    return [Row(f"{name}, compiled (plain)", compiled[name], plain[name], "per second") for name in plain]


def measured() -> dict[str, float]:
    """What this process can do: random play, and King's thinking."""
    plays = {f"Ur random play, {seats} seats": partial(random_ur, seats) for seats in SEATS}
    plays["Tigris random play, 2 seats"] = partial(random_tigris, 2)
    return rates(plays | thinking(), ROUNDS)


def _build(folder: str) -> None:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command = [*install, "--no-build-isolation", "--target", folder, str(ROOT)]
    subprocess.run(command, env=os.environ | {"COMPILE_ZIGGURAT": "1"}, check=True)


def _measured_by_another(environment: dict[str, str]) -> dict[str, float]:
    run = [sys.executable, "-m", "tests.bench.compiled"]
    said = subprocess.run(run, env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    found: dict[str, float] = json.loads(said)
    return found


def _better(best: dict[str, float], found: dict[str, float]) -> None:
    for name, rate in found.items():
        best[name] = max(best.get(name, 0.0), rate)


if __name__ == "__main__":
    print(json.dumps(measured()))
