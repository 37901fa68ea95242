"""A finished match that all at a table look at together put on stage, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.wire.messages import Arrow, Looker, PlayingOn, Pointed, PositionMessage, SeatState, Table, Together
from ziggurat_client.input.intentions import Intention, standard_press
from ziggurat_client.scenes.replay.shared import SharedReplayScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.civilization_annals import played_match
from ziggurat_client.staging.person import press
from ziggurat_client.staging.staged_match import NAMES

if TYPE_CHECKING:
    from ziggurat_client.app import App

_LOOKERS: Final = (
    Looker("p4", "Tariq"),
    Looker("p1", "Ninsun"),
    Looker("p5", "Amélie"),
    Looker("p6", "Zahra"),
    Looker("p7", "Marek"),
    Looker("p8", "Omar"),
)
_STEP: Final = 88
"""Where the cursor is in the match of four."""
_STEP_OF_SEVEN: Final = 300
_ARROWS: Final = (Arrow(590, 420, 430, 270), Arrow(110, 740, 560, 760))


def _result(app: App, *, playing_on: PlayingOn | None = None, host: str = "p4") -> None:
    """The result of a match that others look at."""
    table, *others = staged.finished()
    arrivals = (
        replace(of_type(Table, table), host=host),
        *others,
        Together(staged.CODE, "p4", _LOOKERS[:1], 3, (), playing_on),
    )
    staged.arrive(app, *arrivals)
    scene = ResultScene(app.atlas, staged.CODE)
    app.stack.push(scene)
    while not scene.followed:
        app.turn(patience=0.001)
        scene.update(0.0)


def _look(
    app: App,
    holder: str,
    step: int,
    hands: tuple[str, ...] = (),
    playing_on: PlayingOn | None = None,
    lookers: tuple[Looker, ...] = _LOOKERS,
) -> None:
    """In the theatre, with the others, by the button of the result."""
    lookers = tuple(sorted(lookers, key=lambda looker: looker.person != holder))
    together = Together(staged.CODE, holder, lookers, len(lookers) + 3, hands, playing_on)
    of_type(staged.StageLink, app.link).circle = together, Pointed(staged.CODE, step, _ARROWS)
    press(app, "together")
    while not (isinstance(app.scene, SharedReplayScene) and app.scene.looking.is_in):
        app.turn(patience=0.001)
    app.turn(patience=0.001)


def _theatre(
    app: App, holder: str, hands: tuple[str, ...] = (), playing_on: PlayingOn | None = None, host: str = "p4"
) -> None:
    _result(app, host=host)
    _look(app, holder, _STEP, hands, playing_on)


def _follows_and_looks_back(app: App) -> None:
    """Whoever follows may read the log meanwhile."""
    _theatre(app, "p4")
    of_type(SharedReplayScene, app.scene).turn_to("log")


def _outside(app: App) -> None:
    """The match is open for all, and we look alone."""
    _theatre(app, "p4")
    app.scene.handle(standard_press(Intention.TOGETHER))


def _play_on(app: App) -> None:
    """The question who plays on."""
    _theatre(app, "p1")
    app.scene.handle(standard_press(Intention.PLAY_ON))


def _of_seven(app: App, holder: str) -> None:
    """The same with seven nations, whose panels leave little room."""
    match = played_match()
    of_type(staged.StageLink, app.link).match = match
    seats = tuple(
        SeatState(f"p{seat if seat else 9}", name, level, here=True) for seat, (name, level) in enumerate(NAMES)
    )
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    over = staged.table("over", seats, match.revision, "civilization")
    staged.arrive(app, over, PositionMessage(staged.CODE, match.revision, (), (), view, viewer=1, result=result))
    scene = ResultScene(app.atlas, staged.CODE)
    app.stack.push(scene)
    while not scene.followed:
        app.turn(patience=0.001)
        scene.update(0.0)
    lookers = tuple(Looker(each.person or "", each.name or "") for each in seats if each.level is None)
    _look(app, holder, _STEP_OF_SEVEN, lookers=lookers)


CIRCLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "result_together": _result,
    "result_playing_on": partial(_result, playing_on=PlayingOn(_STEP, 0, (0, 2))),
    "replay_led": partial(_theatre, holder="p4", hands=("p5", "p7")),
    "replay_led_by_a_guest": partial(_theatre, holder="p4", host="p1"),
    "replay_led_by_the_log": _follows_and_looks_back,
    "replay_leading": partial(_theatre, holder="p1", hands=("p5", "p7")),
    "replay_alone_beside_others": _outside,
    "replay_playing_on": partial(_theatre, holder="p4", playing_on=PlayingOn(_STEP, 0, (0, 2))),
    "replay_play_on_together": _play_on,
    "replay_led_among_seven": partial(_of_seven, holder="p2"),
    "replay_leading_among_seven": partial(_of_seven, holder="p1"),
}
"""By name, what brings each of these states on stage."""
