"""The end of a match of Civilization put on stage: its result, its replay, and its annals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from ziggurat.certainty import of_type
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import replaying, verify
from ziggurat.wire.messages import Happened, PositionMessage, SeatState
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.since import SinceTold
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.annals.annals import AnnalsScene
from ziggurat_client.scenes.annals.told import ToldMatch, told_match
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.since import SinceScene, told_since
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.staged_match import NAMES
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_GAME: Final = "civilization"


@cache
def played_match() -> Match:
    """Twelve turns of seven restless nations."""
    return verify(load((resources.files(__package__) / "match_of_seven.json").read_bytes()))


def _showing(app: App) -> Showing:
    guest = app.services.words.say("game.about.guest")
    players = tuple(Player(name, guest, bot=level is not None) for name, level in NAMES)
    return Showing(_GAME, "The Gate of Lagash", players, viewer=1)


def _annals(app: App, page: int) -> None:
    """The annals, paused at a page."""
    story = rehearsed(played_match().record(), presentation(_GAME).staging.chronicle)
    told = told_match(_showing(app), story.frames)
    scene = AnnalsScene(app.atlas, of_type(ToldMatch, told))
    app.stack.push(scene)
    scene.go(page)
    scene.update(1.0)


def _replay(app: App) -> None:
    story = rehearsed(played_match().record(), presentation(_GAME).staging.chronicle)
    app.stack.push(ReplayScene(app.atlas, _showing(app), story, len(story.frames) * 2 // 3, playing=False))


def _result(app: App) -> None:
    match = played_match()
    of_type(staged.StageLink, app.link).match = match
    seats = tuple(
        SeatState(f"p{seat if seat else 9}", name, level, here=True) for seat, (name, level) in enumerate(NAMES)
    )
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    over = staged.table("over", seats, match.revision, _GAME)
    staged.arrive(app, over, PositionMessage(staged.CODE, match.revision, (), (), view, viewer=1, result=result))
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _since(app: App, seat: int, share: float) -> None:
    """Whoever comes back to a running match is told what has happened since their last decision."""
    record = played_match().record()
    seats = tuple(
        SeatState("p1" if number == seat else f"q{number}", name, level, here=True)
        for number, (name, level) in enumerate(NAMES)
    )
    arrivals: list[Arrival] = [staged.table("playing", seats, game=_GAME)]
    for number, (match, events) in enumerate(replaying(record)):
        if number > share * len(record.steps):
            break
        view, to_act = staged.raw(match.view(seat)), match.due.seats
        if number == 0:
            arrivals.append(PositionMessage(staged.CODE, match.revision, to_act, (), view, viewer=seat))
        else:
            actor = record.steps[number - 1].seat
            seen = staged.raw([told for event in events if (told := event.seen_by(seat)) is not None])
            arrivals.append(Happened(staged.CODE, match.revision, actor, to_act, (), seen, view, viewer=seat))
    staged.arrive(app, *arrivals)
    app.stack.push(GameScene(app.atlas, staged.CODE))
    happened = told_since(app.services, app.services.remote.tables[staged.CODE])
    app.stack.push(SinceScene(app.atlas, staged.CODE, of_type(SinceTold, happened)))


CIVILIZATION_ANNALS_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_result": _result,
    "civilization_replay": _replay,
    "civilization_since": lambda app: _since(app, 1, 0.8),
    "civilization_annals": lambda app: _annals(app, 8),
    "civilization_annals_end": lambda app: _annals(app, 99),
}
"""By name, what brings each of these states on stage."""
