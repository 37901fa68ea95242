"""Games nights put on stage, for pictures: twelve players at three tables, one of which is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.wire.messages import (
    Entrant,
    Night,
    NightCard,
    NightMessage,
    NightPlace,
    NightRound,
    Nights,
    NightTable,
    NightTerms,
)
from ziggurat_client.scenes.night.keeping import KeepNightScene
from ziggurat_client.scenes.night.night import NightScene
from ziggurat_client.scenes.night.nights import NightsScene
from ziggurat_client.scenes.night.open_night import OpenNightScene
from ziggurat_client.staging import staged

if TYPE_CHECKING:
    from ziggurat_client.app import App

_CODE: Final = "LAGASH-12"
_NAMES: Final = (
    "Tariq",
    "Amélie",
    "Ninsun",
    "Shulgi",
    "Chloé",
    "Zahra",
    "Omar",
    "Puabi",
    "Marek",
    "Lucie",
    "Sumu",
    "Ishme",
)
_BOTS: Final = (4, 8, 11)
_TERMS: Final = NightTerms(("ur", "tigris"), rounds=5)
_POINTS: Final = (
    (5, 5),
    (5, 3),
    (2, 5),
    (5, 3),
    (3, 5),
    (3, 2),
    (3, 1),
    (1, 2),
    (2, 3),
    (1, 2),
    (2, 1),
    (1, 1),
)


def _entrants() -> tuple[Entrant, ...]:
    return tuple(
        Entrant(number, name, level="merchant")
        if number in _BOTS
        else Entrant(number, name, person=f"p{(number + 9) % 12}")
        for number, name in enumerate(_NAMES, 1)
    )


def _night() -> Night:
    done = NightTable("MARI-1", "ur", (9, 10, 11, 12), True, (1, 2, 3, 4), (28, 27, 22, 15))
    tables = (NightTable("URUK-17", "ur", (1, 2, 3, 4)), NightTable("NIPPUR-33", "ur", (5, 6, 7, 8)), done)
    before = NightRound((NightTable("A-1", "ur", (1, 2, 3, 4), True, (1, 2, 3, 4), (4, 3, 2, 1)),))
    rounds = (before, before, NightRound(tables))
    return Night("Night of Ur", _TERMS, "p1", "playing", _entrants(), rounds)


def _standings(*, extra: bool = True) -> tuple[NightPlace, ...]:
    sums = [sum(points) for points in _POINTS]
    order = sorted(range(len(_POINTS)), key=lambda index: -sums[index])
    third: tuple[int | None, ...] = (None,) if extra else ()
    return tuple(
        NightPlace(index + 1, 1 + sum(other > sums[index] for other in sums), (*_POINTS[index], *third), sums[index])
        for index in order
    )


def _show(app: App, told: NightMessage, *, web: bool = True) -> None:
    welcome = replace(staged.welcome(), web="http://192.168.1.20:21880" if web else "")
    staged.arrive(app, welcome, staged.lobby(), told)
    app.stack.push(NightScene(app.atlas, told.night))


def _playing(app: App) -> None:
    _show(app, NightMessage(_CODE, replace(_night(), organiser="p9"), _standings()))


def _organised(app: App) -> None:
    night = _night()
    over = tuple(
        replace(table, over=True, ranks=(1, 2, 3, 4), scores=(24, 22, 17, 10)) for table in night.rounds[-1].tables
    )
    rounds = (*night.rounds[:-1], NightRound(over))
    _show(app, NightMessage(_CODE, replace(night, stage="break", rounds=rounds), _standings(), left=252), web=False)


def _open(app: App) -> None:
    night = replace(_night(), stage="open", rounds=(), entrants=_entrants()[:5])
    places = tuple(NightPlace(entrant.number, 1, (), 0) for entrant in night.entrants)
    _show(app, NightMessage(_CODE, night, places))


def _list(app: App) -> None:
    cards = (
        NightCard(_CODE, "Night of Ur", ("ur", "tigris"), "playing", 12, 3, 5),
        NightCard("KISH-3", "Saturday", ("babel",), "open", 3, 0, 7),
        NightCard("EBLA-9", "Last Friday", ("ur",), "over", 8, 5, 5),
    )
    staged.arrive(app, staged.lobby(), Nights(cards))
    app.stack.push(NightsScene(app.atlas))


def _no_list(app: App) -> None:
    staged.arrive(app, staged.lobby())
    app.stack.push(NightsScene(app.atlas))


def _terms(app: App) -> None:
    _no_list(app)
    app.stack.push(OpenNightScene(app.atlas, lambda name, terms: None))


def _keep(app: App) -> None:
    _playing(app)
    app.stack.push(KeepNightScene(app.atlas, app.services.remote.nights[_CODE]))


NIGHT_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "night": _playing,
    "night_break": _organised,
    "night_open": _open,
    "night_keep": _keep,
    "nights": _list,
    "nights_none": _no_list,
    "night_terms": _terms,
}
"""The states of games nights."""
