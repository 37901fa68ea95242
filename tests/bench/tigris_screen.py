"""What the screen of Tigris & Euphrates costs: its first picture beside that of Ur, and the frames of a war."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from tests.bench.client_frames import FRAMES, SIZE, Stage, milliseconds
from tests.bench.drawing_work import work_of
from tests.bench.measuring import Row

from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import ChooseWar, Commit, PlaceTile
from ziggurat_client.app import FRAME, App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.staged_match import StagedMatch
from ziggurat_client.staging.tigris import RULES, SQUARE, UNION
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

PICTURES = 3
SEATS = 4
OUR_SEAT = 1
WAR: tuple[tuple[int, Action], ...] = (
    (0, PlaceTile("red", 10, 3)),
    (0, ChooseWar("green")),
    (0, Commit(2)),
    (1, Commit(0)),
)
"""A temple joins two kingdoms, and the traders fight."""


def rows() -> list[Row]:
    """The first picture, and the frames of a war and of a map at rest."""
    ours, reference = (min(_first_picture(game) for _ in range(PICTURES)) for game in ("tigris", "ur"))
    first = Row("first picture of Tigris 1080p (that of Ur)", ours, reference, "ms", larger_is_better=False)
    return [first, *_war_and_rest()]


def first_picture(game: str) -> float:
    """Milliseconds of CPU until the game screen is drawn for the first time; in a process of its own, since pictures
    are kept."""
    with tempfile.TemporaryDirectory() as folder:
        app, link, clock = _app(folder)
        stage = Stage(app, link, clock)
        if game == "tigris":
            StagedMatch(app, RULES, SQUARE, SEATS, OUR_SEAT)
        else:
            for arrival in (staged.welcome(), *staged.running(0.5)):
                app.services.remote.receive(arrival)

        def open_and_draw() -> None:
            app.stack.push(GameScene(app.atlas, staged.CODE))
            stage.turn()

        taken = milliseconds(open_and_draw)
        app.finish()
    return taken


def _first_picture(game: str) -> float:
    command = (sys.executable, "-m", "tests.bench.tigris_screen", game)
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1])


def _app(folder: str) -> tuple[App, staged.StageLink, HandClock]:
    link, clock = staged.StageLink(), HandClock()
    return App(Window(SIZE), Memory(Path(folder)), Words("en"), link, clock), link, clock


def _war_and_rest() -> list[Row]:
    """The second time that a war is told, when its pictures are known, and a map on which only the water moves."""
    with tempfile.TemporaryDirectory() as folder:
        app, link, clock = _app(folder)
        match, stage = StagedMatch(app, RULES, UNION, SEATS, OUR_SEAT), Stage(app, link, clock)
        match.open()
        taken: list[float] = []
        for is_known in (False, True):
            match.stand(UNION)
            stage.settle()
            for seat, action in WAR:
                match.tell(seat, action)
                frames = stage.settle()
                taken += frames if is_known else []
        match.stand(UNION)
        stage.settle()
        for _ in range(FRAMES):  # until the light on the water has had all its strengths
            stage.turn()
        work = max(work_of(stage.turn) for _ in range(FRAMES))
        app.finish()
    p95 = quantiles(taken, n=20)[-1]
    return [
        Row("p95 of frames of a war in Tigris (60 Hz)", p95, 1000 * FRAME, "ms", larger_is_better=False),
        Row("surfaces, texts, scalings, Tigris at rest (1)", work, 1, "", larger_is_better=False),
    ]


if __name__ == "__main__":
    print(first_picture(sys.argv[1]))
