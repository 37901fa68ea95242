"""A profile put on stage, for pictures: what somebody has played who comes every Friday."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.wire.messages import (
    DeedShare,
    DeviceCode,
    Error,
    GamePlayed,
    PlayedCard,
    Profile,
    RatingPoint,
    Rival,
    SealEarned,
    SeatsPlayed,
    Subscribe,
)
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.profile.device import DeviceScene
from ziggurat_client.scenes.profile.own_profile import OwnProfileScene
from ziggurat_client.scenes.profile.profile import ProfileScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.person import press

if TYPE_CHECKING:
    from ziggurat_client.app import App

_TODAY: Final = date(2026, 5, 28)
_EVENING: Final = 1_780_000_000
_DAY: Final = 86_400
_RIVALS: Final = (
    Rival("Amélie", 41, 33, "p2"),
    Rival("Tariq", 22, 31, "p3"),
    Rival("Kubaba", 19, 4, level="apprentice"),
    Rival("Chloé", 12, 12, "p4"),
    Rival("Enheduanna", 6, 3, level="king"),
)
_SEALS: Final = (
    *(SealEarned(name, 3) for name in ("first_stone", "all_kinds", "merchant", "ruler", "two_large", "forty")),
    SealEarned("sower", 2),
    SealEarned("warlord", 1),
)


def course(games: int, start: int, seed: int) -> tuple[RatingPoint, ...]:
    """A rating that wanders, surer with every game."""
    chance, rating, points = Random(seed), float(start), []
    for number in range(1, games + 1):
        within = max(38, round(480 / number**0.57))
        rating += (chance.random() - 0.47) * within * 0.4
        points.append(RatingPoint(number, round(rating), within))
    return tuple(points)


def _card(number: int, game: str, days: int, names: tuple[str, ...], rank: int, points: int, change: int) -> PlayedCard:
    seats = len(names)
    ranks = (rank, *(place for place in range(1, seats + 1) if place != rank))
    scores = (points, *(points + 4 * (rank - place) for place in ranks[1:]))
    ended = _EVENING - days * _DAY
    return PlayedCard(number, game, ended, 0, names, ranks, scores, (1, 2, 0, 3)[:seats], change)


_LAST: Final = (
    _card(214, "ur", 0, ("Ninsun", "Tariq", "Kubaba", "Amélie"), 1, 34, 14),
    _card(213, "tigris", 0, ("Ninsun", "Tariq", "Chloé"), 2, 9, 3),
    _card(212, "ur", 1, ("Ninsun", "Amélie", ""), 1, 29, 11),
    _card(211, "babel", 5, ("Ninsun", "Kubaba"), 2, 14, -12),
    _card(210, "civilization", 20, ("Ninsun", "Amélie", "Chloé", "Tariq"), 3, 9, -6),
    _card(209, "ur", 21, ("Ninsun", "Enheduanna"), 1, 31, 19),
)
_PROFILE: Final = Profile(
    1,
    "p1",
    "Ninsun",
    here=True,
    bot=False,
    games=214,
    won=81,
    streak=7,
    since=_EVENING - 400 * _DAY,
    played=(
        GamePlayed(
            "ur",
            86,
            40,
            course(86, 1500, 5),
            (SeatsPlayed(2, 26, 14), SeatsPlayed(3, 30, 13), SeatsPlayed(4, 30, 9)),
            _RIVALS,
            (DeedShare("swap", 0.4), DeedShare("trade", 0.19), DeedShare("culture", 0.12), DeedShare("attack", 0.1)),
            43,
            _SEALS,
        ),
        GamePlayed("babel", 52, 24, course(52, 1490, 6)),
        GamePlayed("tigris", 49, 17, course(49, 1540, 7)),
        GamePlayed("civilization", 3, 0, course(3, 1500, 8)),
    ),
    last=_LAST,
    openness="open",
)


def _show(app: App, profile: Profile, game: str | None = None) -> ProfileScene:
    staged.arrive(app, staged.lobby())
    scene = ProfileScene(app.atlas, profile.person, lambda: _TODAY)
    app.stack.push(scene)
    app.services.remote.receive(replace(profile, id=_asked(app)))
    if game is not None:
        scene.choose(game)
    return scene


def _asked(app: App) -> int:
    """The number of the last request."""
    return app.services.remote.ask(Subscribe) - 1


def _own(app: App) -> None:
    _show(app, _PROFILE)


def _others(app: App) -> None:
    _show(app, replace(_PROFILE, person="p9", name="Puabi of Ur", here=False, openness=None, last=()), "tigris")


def _new(app: App) -> None:
    _show(app, Profile(1, "p1", "Ninsun", here=True, bot=False, games=0, won=0, streak=0, openness="figures"))


def _closed(app: App) -> None:
    staged.arrive(app, staged.lobby())
    app.stack.push(ProfileScene(app.atlas, "p9"))
    app.services.remote.receive(Error("profile_closed", "they show this to nobody", _asked(app)))


def _choices(app: App) -> None:
    _own(app)
    app.stack.push(OwnProfileScene(app.atlas, _PROFILE))


def _device(app: App) -> None:
    _own(app)
    app.stack.push(DeviceScene(app.atlas, DeviceCode(1, "QH7K-M2VT", 300)))


def _device_to_scan(app: App) -> None:
    staged.arrive(app, replace(staged.welcome(), web="http://192.168.1.20:21880"), staged.lobby())
    app.stack.push(DeviceScene(app.atlas, DeviceCode(1, "QH7K-M2VT", 300)))


def _everyone(app: App) -> None:
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))
    press(app, "everyone")


PROFILE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "profile": _own,
    "profile_of_another": _others,
    "profile_new": _new,
    "profile_closed": _closed,
    "profile_choices": _choices,
    "profile_device": _device,
    "profile_device_scan": _device_to_scan,
    "profile_everyone": _everyone,
}
"""The states of the page of profiles, and how one comes there."""
