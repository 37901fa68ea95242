"""Replays put on stage, for pictures."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from ziggurat.certainty import of_type
from ziggurat.match.record import BranchedFrom, save
from ziggurat.wire.messages import MatchCard, MatchList
from ziggurat_client.boards.registry import presentation
from ziggurat_client.clock import HandClock
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.replaying.replays import replay_folder
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.live import LiveReplayScene
from ziggurat_client.scenes.replay.on_server import ServerReplaysScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging.person import find, focus, page_of, press, write
from ziggurat_client.staging.staged import CODE, running, thoughtful_match, welcome
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_EVENING: Final = 1_780_000_000.0
_MOST_TURNS: Final = 200
_PLAYED_ON: Final = 3
"""The number of players of the match that was played on from another one."""
_NAMES: Final = ("Kubaba", "Ninsun", "Tariq", "Amélie")


def _showing(app: App, seats: int) -> Showing:
    say = app.services.words.say
    about = (say("level.merchant"), *[say("game.about.guest")] * 3)
    players = tuple(Player(_NAMES[seat], about[seat], bot=seat == 0) for seat in range(seats))
    return Showing("ur", "The Gate of Lagash", players, viewer=1)


def _open(app: App, seats: int, share: float) -> None:
    """Show a replay, paused after a share of its steps."""
    story = rehearsed(thoughtful_match(seats).record(), presentation("ur").staging.chronicle)
    scene = ReplayScene(app.atlas, _showing(app, seats), story)
    app.stack.push(scene)
    app.turn(patience=0.001)
    _key(app, pygame.K_SPACE, " ")
    frame = round(share * scene.theatre.last)
    _key(app, pygame.K_END)
    while scene.theatre.at > frame:
        _key(app, pygame.K_LEFT)


def _key(app: App, key: int, unicode: str = "") -> None:
    app.scene.handle(pygame.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=0))


def _replay(app: App) -> None:
    _open(app, 4, 0.7)


def _replay_log(app: App) -> None:
    """The log in place of the players, where they take turns."""
    _replay(app)
    scene = of_type(ReplayScene, app.scene)
    scene.show("log")


def _replay_filtered(app: App) -> None:
    """Only the wars of the second player, of all that happened."""
    _replay_log(app)
    scene = of_type(ReplayScene, app.scene)
    for choice in ("kinds", "whose", "whose"):
        scene.focus_on(choice)
        scene.widget(choice).press()


def _replay_of_two(app: App) -> None:
    _open(app, 2, 0.4)


def _replay_begins(app: App) -> None:
    _open(app, 4, 0.0)


def _replay_pointed(app: App) -> None:
    _open(app, 4, 1.0)
    strip = find(app, "timeline").box
    pixel = app.scene.screen.pixel(strip.x + strip.width * 0.4, strip.centre[1])
    app.scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))


def _replays(app: App) -> None:
    folder = replay_folder(app.services.memory)
    folder.mkdir(parents=True)
    for seats, names in ((4, _NAMES), (2, _NAMES[2:]), (3, ("Puabi", "Shulgi", "Enheduanna"))):
        match = thoughtful_match(seats, rounds=2).copy()
        if seats == _PLAYED_ON:
            match.branched_from = BranchedFrom(match.digest(), 9, "2026-05-28  20:26")
        record = match.record(names)
        (folder / f"ur-ENKI-{seats}.json").write_bytes(save(record))
    (folder / "ur-URUK-17.json").write_bytes(b"not a match any more")
    for number, file in enumerate(sorted(folder.iterdir())):
        os.utime(file, (_EVENING - 86_400 * number,) * 2)
    app.stack.push(ReplaysScene(app.atlas))


def _replays_read(app: App) -> Page:
    """The list, once all was read and drawn."""
    _replays(app)
    clock = of_type(HandClock, app.services.clock)
    for _ in range(_MOST_TURNS):
        clock.turn(1 / 60)
        app.turn(patience=0)
        if not app.scene.animating:
            break
    return page_of(app)


def _replay_renamed(app: App) -> None:
    """One is given a name of its own."""
    _replays_read(app)
    press(app, "rename ur-ENKI-2.json")
    write(app, "Chez Amélie")


def _replay_removed(app: App) -> None:
    """One was removed, and can be brought back."""
    _replays_read(app)
    press(app, "delete ur-ENKI-3.json")


def _replays_searched(app: App) -> None:
    """Nothing has what is searched for."""
    _replays_read(app)
    focus(app, "search")
    write(app, "Uruk?")


def _replays_on_server(app: App) -> None:
    result = b'{"ending":"fifth_ziggurat","standings":[{"seat":1,"rank":1,"score":31,"breakers":[12]}]}'
    listed = [
        MatchCard(9 - number, "ur", names, int(_EVENING) - 3_600 * number, msgspec.Raw(result), played=number == 0)
        for number, names in enumerate((_NAMES, _NAMES[2:], ("Puabi", "Shulgi", "Enheduanna")))
    ]
    called_off = msgspec.Raw(b'{"ending":"called_off","standings":[]}')
    listed.append(MatchCard(5, "ur", _NAMES[:2], int(_EVENING) - 90_000, called_off, played=False))
    app.services.remote.receive(welcome())
    app.stack.push(ServerReplaysScene(app.atlas))
    app.turn(patience=0.001)
    number = next(number for number in range(1, 9) if app.services.remote.waits_for(number))
    app.services.remote.receive(MatchList(number, tuple(listed), 0, 1))


def _no_replays(app: App) -> None:
    app.stack.push(ReplaysScene(app.atlas))


def _broken_replay(app: App) -> None:
    record = msgspec.structs.replace(thoughtful_match(2, rounds=2).record(), digest="0" * 64)
    app.stack.push(ReplayReadingScene(app.atlas, _showing(app, 2), record))


def _cut_replay(app: App) -> None:
    """A replay one of whose steps leads elsewhere than it did."""
    record = thoughtful_match(4).record()
    steps = list(record.steps)
    steps[31] = msgspec.structs.replace(steps[31], digest="0" * 64)
    app.stack.push(ReplayReadingScene(app.atlas, _showing(app, 4), msgspec.structs.replace(record, steps=tuple(steps))))
    for _ in range(len(steps)):
        app.turn(patience=0.001)


def _cut_replay_shown(app: App) -> None:
    """What it shows before that step."""
    _cut_replay(app)
    _key(app, pygame.K_RETURN)
    app.turn(patience=0.001)
    _key(app, pygame.K_END)


def _looking_back(app: App) -> None:
    for arrival in (welcome(), *running(0.8)):
        app.services.remote.receive(arrival)
    app.stack.push(LiveReplayScene(app.atlas, CODE))
    app.turn(patience=0.001)
    for _ in range(20):
        _key(app, pygame.K_LEFT)


REPLAY_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "replay": _replay,
    "replay_log": _replay_log,
    "replay_filtered": _replay_filtered,
    "replay_of_two": _replay_of_two,
    "replay_begins": _replay_begins,
    "replay_pointed": _replay_pointed,
    "looking_back": _looking_back,
    "replays": _replays,
    "replays_on_server": _replays_on_server,
    "replay_renamed": _replay_renamed,
    "replay_removed": _replay_removed,
    "replays_searched": _replays_searched,
    "no_replays": _no_replays,
    "broken_replay": _broken_replay,
    "cut_replay": _cut_replay,
    "cut_replay_shown": _cut_replay_shown,
}
"""The pictures of the theatre and of the list of replays, by name."""
