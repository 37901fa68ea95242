"""Tigris & Euphrates on the screens that all games share: results, replays, lessons and rules, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.bots.levels import player_of
from ziggurat.certainty import of_type
from ziggurat.games import game_named
from ziggurat.games.tigris.actions import Commit, PlaceTile
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.tigris.spaces import Space
from ziggurat.match.match import Match
from ziggurat.wire.messages import PositionMessage, SeatState
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_GAME: Final = "tigris"
_DONE: Final = ("weakest", "leaders", "scoring", "joining")
_NAMES: Final = ("Kubaba", "Ninsun", "Tariq")
_ROUNDS: Final = 9


@lru_cache(maxsize=2)
def played_match(seed: int = 8) -> Match:
    """A match between bots that know what they want, of as many rounds as fill the map."""
    match = Match(game_named(_GAME), len(_NAMES), seed, options=TigrisOptions(max_rounds=_ROUNDS))
    chance, player = Random(seed), player_of("apprentice")
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, player.choose(match.game, match.view(seat), chance))
    return match


def _result(app: App, seed: int = 8) -> None:
    match = played_match(seed)
    of_type(staged.StageLink, app.link).match = match
    seats = (
        SeatState("p3", _NAMES[0], "merchant", here=True),
        SeatState("p1", _NAMES[1], here=True),
        SeatState("p2", _NAMES[2], here=True),
    )
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    over = staged.table("over", seats, match.revision, _GAME)
    staged.arrive(app, over, PositionMessage(staged.CODE, match.revision, (), (), view, viewer=1, result=result))
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _replay(app: App, share: float) -> None:
    """A replay, paused after a share of its steps."""
    story = rehearsed(played_match().record(), presentation(_GAME).staging.chronicle)
    say = app.services.words.say
    guest = say("game.about.guest")
    players = (
        Player(_NAMES[0], say("level.merchant"), bot=True),
        Player(_NAMES[1], guest, bot=False),
        Player(_NAMES[2], guest, bot=False),
    )
    scene = ReplayScene(app.atlas, Showing(_GAME, "Two Rivers", players, viewer=1), story, playing=False)
    app.stack.push(scene)
    app.turn(patience=0.001)
    frame = round(share * scene.theatre.last)
    scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, unicode="", mod=0))
    while scene.theatre.at > frame:
        scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, unicode="", mod=0))


def _learn(app: App, name: str, number: int = 0) -> LearnScene:
    app.services.memory.change(seals=tuple(f"{_GAME}/{done}" for done in _DONE))
    scene = LearnScene(app.atlas, _GAME)
    app.stack.push(scene)
    scene.open(name, number)
    app.turn(patience=0.001)
    return scene


def _lesson(app: App, name: str, number: int = 0) -> None:
    _learn(app, name, number)


def _missed(app: App) -> None:
    """The learner added too little."""
    scene = _learn(app, "war", 1)
    for action in (PlaceTile("black", 7, 4), Commit(1)):
        scene.act(action)
        scene.view.skip()


def _fighting(app: App) -> None:
    """The learner is asked what to add."""
    scene = _learn(app, "war", 1)
    scene.act(PlaceTile("black", *Space(7, 4)))
    scene.view.skip()


def _rules(app: App, paragraph: str) -> None:
    app.stack.push(RulesScene(app.atlas, _GAME, paragraph))


TIGRIS_TABLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "tigris_result": _result,
    "tigris_result_tie": partial(_result, seed=14),
    "tigris_replay": partial(_replay, share=0.6),
    "tigris_replay_end": partial(_replay, share=1.0),
    "tigris_learn": partial(_lesson, name="scoring"),
    "tigris_learn_fighting": _fighting,
    "tigris_learn_missed": _missed,
    "tigris_learn_monuments": partial(_lesson, name="monuments", number=1),
    "tigris_rules": partial(_rules, paragraph="5.1"),
    "tigris_rules_war": partial(_rules, paragraph="6.2"),
}
"""The pictures, by name."""
