"""Babel on the screens that all games share: a table's room, results, replays, lessons and rules, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.bots.levels import player_of
from ziggurat.certainty import of_type
from ziggurat.games import game_named
from ziggurat.games.babel.actions import Halve
from ziggurat.match.match import Match
from ziggurat.wire.messages import PositionMessage, SeatState
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_GAME: Final = "babel"
_DONE: Final = ("settling", "start", "building", "migrating")


@lru_cache(maxsize=1)
def played_match(seed: int = 4) -> Match:
    """A match between bots that know what they want."""
    match = Match(game_named(_GAME), 2, seed)
    chance, player = Random(seed), player_of("merchant")
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, player.choose(match.game, match.view(seat), chance))
    return match


def _chosen(app: App) -> None:
    app.services.memory.change(quick_game=_GAME)


def _title(app: App) -> None:
    _chosen(app)
    app.stack.push(TitleScene(app.atlas))


def _together(app: App) -> None:
    _title(app)
    app.stack.push(TogetherScene(app.atlas))


def _settings(app: App) -> None:
    _chosen(app)
    app.stack.push(SettingsScene(app.atlas))


def _room(app: App) -> None:
    seats = SeatState("p1", "Ninsun", ready=True, here=True), SeatState("p2", "Puabi", here=True)
    staged.arrive(app, staged.table("room", seats, game=_GAME))
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _result(app: App) -> None:
    match = played_match()
    of_type(staged.StageLink, app.link).match = match
    seats = SeatState("p3", "Kubaba", "merchant", here=True), SeatState("p1", "Ninsun", here=True)
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    over = staged.table("over", seats, match.revision, _GAME)
    staged.arrive(app, over, PositionMessage(staged.CODE, match.revision, (), (), view, viewer=1, result=result))
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _replay(app: App, share: float) -> None:
    """A replay, paused after a share of its steps."""
    story = rehearsed(played_match().record(), presentation(_GAME).staging.chronicle)
    say = app.services.words.say
    players = Player("Kubaba", say("level.merchant"), bot=True), Player("Ninsun", say("game.about.guest"), bot=False)
    scene = ReplayScene(app.atlas, Showing(_GAME, "Five Cities", players, viewer=1), story, playing=False)
    app.stack.push(scene)
    app.turn(patience=0.001)
    frame = round(share * scene.theatre.last)
    scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, unicode="", mod=0))
    while scene.theatre.at > frame:
        scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, unicode="", mod=0))


def _learn(app: App, name: str, number: int = 2) -> None:
    app.services.memory.change(seals=tuple(f"{_GAME}/{done}" for done in _DONE))
    scene = LearnScene(app.atlas, _GAME)
    app.stack.push(scene)
    scene.open(name, number)
    app.turn(patience=0.001)


def _missed(app: App) -> None:
    """The learner wasted a card."""
    _learn(app, "raiding")
    scene = of_type(LearnScene, app.scene)
    scene.act(Halve(0))
    scene.view.skip()


def _learn_players(app: App) -> None:
    """The players in place of what one can do, where they take turns."""
    _learn(app, "building")
    scene = of_type(LearnScene, app.scene)
    scene.show("players")


def _rules(app: App, paragraph: str) -> None:
    app.stack.push(RulesScene(app.atlas, _GAME, paragraph))


BABEL_TABLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "babel_title": _title,
    "babel_together": _together,
    "babel_settings": _settings,
    "babel_room": _room,
    "babel_result": _result,
    "babel_replay": partial(_replay, share=0.75),
    "babel_replay_begins": partial(_replay, share=0.0),
    "babel_learn": partial(_learn, name="raiding"),
    "babel_learn_start": partial(_learn, name="start"),
    "babel_learn_answering": partial(_learn, name="answering"),
    "babel_learn_ending": partial(_learn, name="ending"),
    "babel_learn_missed": _missed,
    "babel_learn_players": _learn_players,
    "babel_rules": partial(_rules, paragraph="3"),
    "babel_rules_powers": partial(_rules, paragraph="8.2"),
}
"""The pictures, by name."""
