"""The screens around the games put on stage, for pictures: from the title to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from msgspec.structs import replace

from ziggurat.bots import LEVELS
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Notice
from ziggurat_client.network.arrivals import Doubt, Lost, Unreachable
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.table.clock_choice import ClockChoiceScene
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.scenes.title.credits import CreditsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.person import press, strike
from ziggurat_client.wording.notices import notice

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _title(app: App) -> None:
    app.stack.push(TitleScene(app.atlas))


def _credits(app: App) -> None:
    app.stack.push(CreditsScene(app.atlas))


def _credits_end(app: App) -> None:
    _credits(app)
    strike(app, pygame.K_END)


def _keys(app: App) -> None:
    _lobby(app)
    show_keys(app.atlas)


def _join(app: App) -> None:
    app.stack.push(JoinScene(app.atlas))


def _connecting(app: App) -> None:
    app.stack.push(ConnectingScene(app.atlas, Address("192.168.1.20")))


def _unreachable(app: App) -> None:
    _connecting(app)
    app.scene.arrived(Unreachable("refused", "Connection was refused by other side: 111: Connection refused."))


_SHOWN: Final = "07bf0d7641e0f42919e023e38859db61118624c67fa8b508380a5c967ef96e40"
_KNOWN: Final = "787539a174410a21690d218e42b0e2fd0934c0437e18a064b81caf53fac150c3"


def _first_sight(app: App) -> None:
    _connecting(app)
    app.scene.arrived(Doubt(_SHOWN, None))


def _other_key(app: App) -> None:
    _connecting(app)
    app.scene.arrived(Doubt(_SHOWN, _KNOWN))


def _lobby(app: App) -> None:
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))


def _our_turns(app: App) -> None:
    staged.arrive(app, staged.lobby_that_awaits_us(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))


def _crowded_lobby(app: App) -> None:
    staged.arrive(app, staged.crowded_lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))


def _empty_lobby(app: App) -> None:
    staged.arrive(app)
    app.stack.push(LobbyScene(app.atlas))
    app.services.remote.receive(Lost(1.0))


def _first_in_the_lobby(app: App) -> None:
    evening = staged.lobby()
    staged.arrive(app, replace(evening, tables=(), people=evening.people[:1]))
    app.stack.push(LobbyScene(app.atlas))


def _stopping(app: App) -> None:
    _lobby(app)
    app.services.banner.tell(notice(app.services.words, Notice("stopping", seconds=600)))


def _set_aside(app: App) -> None:
    _lobby(app)
    app.services.banner.tell(
        notice(app.services.words, Notice("set_aside", tables=("ENKI-42", "URUK-17"), why="unplayable"))
    )


def _create_table(app: App) -> None:
    _lobby(app)
    app.stack.push(CreateTableScene(app.atlas, lambda game, seats, name, password, clock: None))


def _clock_choice(app: App) -> None:
    _room(app)
    terms = ClockTerms("per_game", 600, increment=15)
    app.stack.push(ClockChoiceScene(app.atlas, terms, LEVELS, "ur", lambda chosen: None))


def _password(app: App) -> None:
    _lobby(app)
    app.stack.push(
        PasswordScene(app.atlas, app.services.words.say("password.title", table="MARI-25"), lambda password: None)
    )


def _room(app: App) -> None:
    staged.arrive(app, *staged.room())
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _room_for_browsers(app: App) -> None:
    staged.arrive(app, replace(staged.welcome(), web="http://192.168.1.20:21880"), *staged.room())
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _room_that_can_start(app: App) -> None:
    for number in range(5):
        app.services.level_wins.count("ur", "merchant", won=number < 2)
    staged.arrive(app, *staged.room_that_can_start())
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _game_choice(app: App) -> None:
    _room(app)
    press(app, "game")


def _leaving_the_room(app: App) -> None:
    _room(app)
    app.scene.back()


def _leaving_the_server(app: App) -> None:
    _lobby(app)
    app.scene.back()


def _room_with_guests_bot(app: App) -> None:
    staged.arrive(app, *staged.room_with_guests_bot())
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _settings(app: App) -> None:
    app.stack.push(SettingsScene(app.atlas))


def _settings_in_red_green(app: App) -> None:
    app.services.settings.choose(palette="red_green", muted=True)
    _settings(app)


def _room_in_high_contrast(app: App) -> None:
    app.services.settings.choose(palette="high_contrast")
    _room(app)


def _result(app: App) -> None:
    staged.arrive(app, *staged.finished())
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _share_result(app: App) -> None:
    staged.arrive(app, replace(staged.welcome(), web="http://192.168.1.20:21880"), *staged.finished())
    app.stack.push(ResultScene(app.atlas, staged.CODE))
    press(app, "save")


SCREEN_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "title": _title,
    "credits": _credits,
    "credits_end": _credits_end,
    "keys": _keys,
    "join": _join,
    "connecting": _connecting,
    "unreachable": _unreachable,
    "first_sight": _first_sight,
    "other_key": _other_key,
    "lobby": _lobby,
    "leaving_the_server": _leaving_the_server,
    "leaving_the_room": _leaving_the_room,
    "our_turns": _our_turns,
    "crowded_lobby": _crowded_lobby,
    "empty_lobby": _empty_lobby,
    "first_in_the_lobby": _first_in_the_lobby,
    "stopping": _stopping,
    "set_aside": _set_aside,
    "create_table": _create_table,
    "clock_choice": _clock_choice,
    "password": _password,
    "room": _room,
    "room_for_browsers": _room_for_browsers,
    "room_that_can_start": _room_that_can_start,
    "game_choice": _game_choice,
    "room_guests_bot": _room_with_guests_bot,
    "room_high_contrast": _room_in_high_contrast,
    "result": _result,
    "result_share": _share_result,
    "settings": _settings,
    "settings_red_green": _settings_in_red_green,
}
"""The pictures, by name."""
