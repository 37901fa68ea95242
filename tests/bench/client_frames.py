"""What a frame costs in the real loop and the real scenes, without a display: CPU time of this process."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import msgspec
import pygame
from tests.bench.drawing_work import work_of
from tests.bench.measuring import Row

from ziggurat.games.babel.actions import Banish, Destroy, EndActions, Plunder
from ziggurat.games.game import View
from ziggurat.wire.messages import Happened, PositionMessage, Said
from ziggurat_client.app import FRAME, App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.babel import POWERS, BabelStage
from ziggurat_client.thinking.lines import Answer, FindPlan
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

SIZE = (1920, 1080)
FRAMES = 120
CHAT_LINES = 500
MOST_FRAMES_OF_A_STORY = 600
STORIES = 12
FEWEST_FRAMES = 60
"""Of which a 95th percentile says something."""


class Stage:
    """The game screen on a table where nobody is but us; time passes by hand, a 60th of a second each turn."""

    def __init__(self, app: App, link: staged.StageLink, clock: HandClock) -> None:
        self.app = app
        self.link = link
        self._clock = clock

    def turn(self) -> float:
        """Milliseconds of one turn of the loop that draws a frame."""
        self._clock.turn(FRAME)
        # An event to find, so that the loop does not wait for one; it makes the whole screen stale.
        pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
        return milliseconds(lambda: self.app.turn(patience=0))

    def settle(self) -> list[float]:
        """Turn until nothing moves and nothing is drawn ahead; what each frame took that told the story."""
        taken = [self.turn()]
        while self.app.scene.animating and len(taken) < MOST_FRAMES_OF_A_STORY:
            taken.append(self.turn())
        while self.app.scene.wakes_in == 0:
            self.turn()
        return taken


def rows() -> list[Row]:
    """Standing still, moving, with a long chat, beside hard thinking, and the work that no frame should do."""
    return [_idle(), _busiest(), _chatting(), _thinking(), *_drawing_work()]


def milliseconds(work: Callable[[], None]) -> float:
    """CPU time that `work` takes."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


@contextmanager
def game_screen(share: float) -> Iterator[Stage]:
    """The game screen once that share of a match of four has been played."""
    link, clock = staged.StageLink(), HandClock()
    with tempfile.TemporaryDirectory() as folder:
        app = App(Window(SIZE), Memory(Path(folder)), Words("en"), link, clock)
        for arrival in (staged.welcome(), *staged.running(share)):
            app.services.remote.receive(arrival)
        app.stack.push(GameScene(app.atlas, staged.CODE))
        stage = Stage(app, link, clock)
        stage.settle()
        # As the program does once it is loaded.
        gc.freeze()
        yield stage
        app.finish()


def _idle() -> Row:
    with game_screen(0.5) as stage:
        ours = median(stage.turn() for _ in range(FRAMES))
        surface = stage.app.services.window.surface
        picture = surface.copy()

        def blit_and_flip() -> None:
            surface.blit(picture, (0, 0))
            stage.app.services.window.flip()

        reference = median(milliseconds(blit_and_flip) for _ in range(FRAMES))
    return Row("idle game frame 1080p (one full blit + flip)", ours, reference, "ms", larger_is_better=False)


def _busiest() -> Row:
    """Every step of a match is told; the p95 of the kind of step whose frames cost most."""
    taken: dict[str, list[float]] = {}
    steps = staged.running(1)[len(staged.running(0)) :]
    with game_screen(0) as stage:
        for step in steps:
            assert isinstance(step, Happened)
            stage.link.bring(step)
            kind = msgspec.json.decode(step.events)[0]["type"]
            taken.setdefault(kind, []).extend(stage.settle())
    worst = {kind: quantiles(each, n=20)[-1] for kind, each in taken.items() if len(each) >= FEWEST_FRAMES}
    busiest = max(worst, key=worst.__getitem__)
    return Row(f"p95 of {busiest} frames (60 Hz)", worst[busiest], 1000 * FRAME, "ms", larger_is_better=False)


def _chatting() -> Row:
    """The chat unfolded over the game, with lines that arrive and text that is typed."""
    with game_screen(0.5) as stage:
        for number in range(CHAT_LINES):
            stage.app.services.remote.receive(_said(number))
        scene = stage.app.scene
        assert isinstance(scene, GameScene)
        scene.widget("chat").press()
        stage.settle()
        taken = []
        for number in range(FRAMES):
            if number % 3 == 0:
                stage.link.bring(_said(CHAT_LINES + number))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="a"))
            taken.append(stage.turn())
    return Row(f"worst frame, {CHAT_LINES} chat lines (60 Hz)", max(taken), 1000 * FRAME, "ms", larger_is_better=False)


def _thinking() -> Row:
    """Frames of moving stories by the clock on the wall while a hint is being thought about, and while none is: the
    thinking process must not keep them waiting."""
    beside, alone = (_p95_of_stories(thinking=thinking) for thinking in (True, False))
    return Row("p95 of moving frames beside thinking (alone)", beside, alone, "ms", larger_is_better=False)


def _p95_of_stories(*, thinking: bool) -> float:
    arrivals = staged.running(1)
    at = len(arrivals) // 2
    taken: list[float] = []
    with game_screen(0.5) as stage:
        moment = stage.app.services.remote.tables[staged.CODE].moment
        assert moment is not None
        view = msgspec.structs.replace(moment.view, viewer=moment.due.seats[0])
        for arrival in arrivals[at : at + STORIES]:
            if thinking:
                stage.app.services.mind.ask(lambda number: _hard_question(number, view), _heard, _lost)
            stage.link.bring(arrival)
            stage.turn()
            while stage.app.scene.animating:
                taken.append(_wall_milliseconds(stage.turn))
    return quantiles(taken, n=20)[-1]


def _hard_question(number: int, view: View[Any, Any]) -> FindPlan:
    return FindPlan(number, "ur", msgspec.Raw(msgspec.json.encode(view)), nodes=10_000_000, seconds=30)


def _heard(answer: Answer) -> None:
    """The answer does not matter here."""


def _lost() -> None:
    """Nor does it matter that something else is asked."""


def _wall_milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)


def _drawing_work() -> list[Row]:
    """Surfaces, texts and scalings in a frame in which nothing changed, and in those of a story that is told again."""
    with game_screen(0.5) as stage:
        idle = max(work_of(stage.turn) for _ in range(FRAMES))
    moving = max(*(_work_when_told_again(share) for share in (0.2, 0.5, 0.8)), _work_of_babel())
    name = "surfaces, texts, scalings in a frame of a story (1)"
    return [
        Row("surfaces, texts and scalings in an idle frame (1)", idle, 1, "", larger_is_better=False),
        Row(name, moving, 1, "", larger_is_better=False),
    ]


def _work_when_told_again(share: float) -> int:
    """The most of any frame, when a step is told whose pictures are known already."""
    arrivals = staged.running(1)
    at = round(share * len(arrivals))
    with game_screen(share) as stage:
        for _ in range(2):
            stage.app.services.remote.tables[staged.CODE].position(_position_after(arrivals[at - 1]))
            stage.link.bring(arrivals[at])
            # The first frame has a new sentence in the log.
            stage.turn()
            taken = []
            while stage.app.scene.animating:
                taken.append(work_of(stage.turn))
    return max(taken)


def _work_of_babel() -> int:
    """The same in Babel, while temples fall and people march."""
    link, clock, taken = staged.StageLink(), HandClock(), [0]
    with tempfile.TemporaryDirectory() as folder:
        app = App(Window(SIZE), Memory(Path(folder)), Words("en"), link, clock)
        match, stage = BabelStage(app, POWERS), Stage(app, link, clock)
        match.open()
        for action in (Destroy(2), Plunder(5), Banish(8, "S"), EndActions()):
            for is_known in (False, True):
                match.stand(POWERS)
                stage.settle()
                match.tell(1, action)
                # The first frame has a new sentence in the log.
                stage.turn()
                while app.scene.animating:
                    work = work_of(stage.turn)
                    taken += [work] if is_known else []
        app.finish()
    return max(taken)


def _position_after(arrival: Arrival) -> PositionMessage:
    assert isinstance(arrival, Happened)
    return PositionMessage(staged.CODE, arrival.revision, arrival.to_act, (), arrival.view, viewer=1)


def _said(number: int) -> Said:
    text = f"{number} tablets, and the scribe is still counting what the fields have borne"
    return Said("p2", "Kubaba", text, 1_780_000_000.0 + number, staged.CODE)
