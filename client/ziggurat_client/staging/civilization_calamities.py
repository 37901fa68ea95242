"""Calamities and revolts of Civilization put on stage, for pictures of every decision about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.nations import TOKENS, NationId
from ziggurat.games.civilization.position import (
    CivilizationOptions,
    Faced,
    Nation,
    Phase,
    Position,
    Revolts,
    Secrets,
    Strike,
    StrikeStep,
    Units,
)
from ziggurat.games.civilization.regions import tokens_of
from ziggurat.games.civilization.tables import AdvanceId, CalamityId
from ziggurat.games.civilization.trade_cards import ALL_CARDS, NUMBERS, PILES, in_order, pile_of
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.calamities.modes import Order, Point
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Choose, Press
from ziggurat_client.staging.civilization import Scene
from ziggurat_client.staging.civilization_positions import SEVEN, landed, position_of

if TYPE_CHECKING:
    from ziggurat_client.app import App

_ORDER: Final[tuple[NationId, ...]] = ("thrace", "asia", "babylon", "crete", "egypt", "africa", "illyria")
_MARKERS: Final = (6, 8, 8, 9, 9, 7, 7)
_US: Final[Seat] = 1
_ENLIL: Final[Seat] = 4
_HELD: Final = ("grain", "salt", "hides")
_ADVANCES: Final[dict[Seat, tuple[AdvanceId, ...]]] = {1: ("pottery",), 2: ("law",), 3: ("medicine", "engineering")}


def _board(
    phase: Phase, owing: tuple[Seat, ...], nations: dict[NationId, str], faced: tuple[Faced, ...] = (), **changes: Any
) -> Position:
    """Seven nations of the full game in a phase, each with three cards of Grain and others, changed as said."""
    position = position_of({**SEVEN, **nations}, _ORDER, phase, mode="full", owing=owing, markers=_MARKERS)
    own = [_of_full_game(nation, _ADVANCES.get(seat, ())) for seat, nation in enumerate(position.board.nations)]
    board = replace(position.board, nations=tuple(own), faced=faced, **changes)
    hands = tuple(in_order(f"{product}-{number + 1}" for product in _HELD) for number in range(len(_ORDER)))
    dealt = {card for hand in hands for card in hand} | {each.calamity for each in faced}
    left = [card for card in ALL_CARDS if card not in dealt]
    piles = tuple(tuple(card for card in left if pile_of(card) == number + 1) for number in range(PILES))
    return replace(position, board=board).keeping(Secrets(1, hands, piles))


def _of_full_game(nation: Nation, advances: tuple[AdvanceId, ...]) -> Nation:
    """The nation with as many tokens as there are with seven players (4.1), and none of them aboard."""
    fewer = TOKENS - tokens_of(CivilizationOptions("full"), len(_ORDER))
    nation = landed(nation)
    return replace(nation, stock=nation.stock - fewer, advances=advances)


def _struck(
    calamity: CalamityId,
    step: StrikeStep,
    due: int = 0,
    *,
    victim: Seat = _US,
    giver: Seat | None = None,
    nations: dict[NationId, str] | None = None,
    **about: Any,
) -> Position:
    """A calamity that asks us, between one that has struck and two that are still to come."""
    others = tuple(each for each in _FACED if each.calamity != calamity)
    faced = tuple(
        replace(each, fate="struck" if NUMBERS[each.calamity] < NUMBERS[calamity] else "due") for each in others
    )
    strike = Strike(calamity, victim, giver, step, ((_US, due),) if due else (), **about)
    own = Faced(calamity, victim, giver)
    return _board("calamities", (_US,), nations or {}, (*faced, own), strike=strike)


_FACED: Final = (
    Faced("famine", 0),
    Faced("civil_disorder", 1, 4),
    Faced("iconoclasm", 0, 3),
)
_CITIES: Final[dict[NationId, str]] = {
    "asia": "sinope 2, kanesh 5, hattusas 4, lycaonia 1, ancyra 2; "
    "gordion, tarsus, trapezus, perge, sardis, phasis, troy; perge 0",
    "crete": "aetolia 2, thessaly 3, phaistos 2; athens, miletus, salamis, knossos; miletus 0, rhodes 1",
}
"""We have seven cities."""
_SHAKEN: Final[dict[NationId, str]] = {
    "asia": "cumae 2, messana 1, kanesh 5; gordion, tarsus; ",
    "illyria": "noricum 6; spina, rome; rome 0",
}
"""Two volcanoes touch us."""
_WET: Final[dict[NationId, str]] = {
    "asia": "uruk 3, sippar 2, kanesh 5, getia 2, moesia 3; gordion, tarsus; ",
    "babylon": "carrhae 3, nineveh 3, charax 1; mari, ur, susa; charax 0",
    "thrace": "scythia 5, tyras 3; odessos, istros; ",
}
"""We stand on two plains."""
_CAMP: Final = Units(
    ((NUMBER_OF["hattusas"], 3), (NUMBER_OF["kanesh"], 2)), (NUMBER_OF["gordion"], NUMBER_OF["tarsus"])
)

EPIDEMIC: Final = _struck("epidemic", "losses", 16, giver=_ENLIL)
"""We lose sixteen units of an epidemic."""
SPREADING: Final = _struck("epidemic", "orders", 25, giver=_ENLIL)
"""We order others to lose."""
ORDERED: Final = _board(
    "calamities",
    (1, 2),
    {},
    (Faced("famine", 5, None, "struck"), Faced("epidemic", 0, 4), Faced("iconoclasm", 1, 3)),
    answered=(3,),
    strike=Strike("epidemic", 0, 4, "ordered_losses", ((1, 8), (2, 10), (3, 5))),
)
"""We and others are ordered to lose."""
FAMINE: Final = _struck("famine", "losses", 9)
SECEDING: Final = _struck(
    "civil_war",
    "partner_pick",
    20,
    victim=0,
    partner=1,
    picked=Units(((NUMBER_OF["scythia"], 5),), (NUMBER_OF["odessos"], NUMBER_OF["pella"])),
)
"""We pick the units of another nation that secede."""
KEEPING: Final = _struck("civil_war", "keep", partner=2, picked=_CAMP)
PARTNER: Final = _struck("civil_war", "partner")
DISORDER: Final = _struck("civil_disorder", "reductions", 3, giver=_ENLIL, nations=_CITIES)
ICONOCLASTS: Final = _struck("iconoclasm", "reduction_orders", 2, giver=3, nations=_CITIES)
PIRATES: Final = _struck("piracy", "piracy", 2, giver=3, nations=_CITIES)
VOLCANO: Final = _struck("volcano", "volcano", nations=_SHAKEN)
QUAKE: Final = _struck("volcano", "quake")
PLAIN: Final = _struck("flood", "plain", nations=_WET)
REVOLT: Final = _board("revolts", (1,), {}, revolts=Revolts(((4, 2),), (NUMBER_OF["tyre"],)))
"""Two cities of another nation come to us."""


def _area(name: str, times: int = 1) -> tuple[Choose | Adjust, ...]:
    return tuple(Adjust(1, NUMBER_OF[name]) for _ in range(times))


def _city(name: str) -> Choose:
    return Choose(NUMBER_OF[name])


def _epidemic(app: App) -> None:
    scene = Scene(app, EPIDEMIC)
    scene.give(_city("tarsus"), _city("gordion"), *_area("hattusas"), *_area("kanesh", 2), *_area("pontus")).finish()


def _epidemic_near(app: App) -> None:
    Scene(app, EPIDEMIC).give(_city("tarsus"), *_area("kanesh", 3)).look("kanesh", 2).finish()


def _spreading(app: App) -> None:
    Scene(app, SPREADING).give(Order(2, 10), Order(0, 8), Order(3, 5)).finish()


def _ordered(app: App) -> None:
    Scene(app, ORDERED).give(*_area("kanesh", 3), _city("trapezus")).finish()


def _famine(app: App) -> None:
    Scene(app, FAMINE).give(Press.SUGGESTED).finish()


def _seceding(app: App) -> None:
    Scene(app, SECEDING).give(Press.SUGGESTED, Press.BACK, Press.BACK).finish()


def _keeping(app: App) -> None:
    Scene(app, KEEPING).give(Point("loyal")).finish()


def _partner(app: App) -> None:
    Scene(app, PARTNER).give(Point("crete")).finish()


def _disorder(app: App) -> None:
    Scene(app, DISORDER).give(_city("tarsus"), _city("perge")).finish()


def _iconoclasts(app: App) -> None:
    Scene(app, ICONOCLASTS).give(Order(2, 1)).finish()


def _pirates(app: App) -> None:
    Scene(app, PIRATES).give(_city("perge")).finish()


def _volcano(app: App) -> None:
    Scene(app, VOLCANO).give(Point("vesuvius")).finish()


def _quake(app: App) -> None:
    Scene(app, QUAKE).give(_city("tarsus")).finish()


def _plain(app: App) -> None:
    Scene(app, PLAIN).give(Point("danube")).finish()


def _revolt(app: App) -> None:
    Scene(app, REVOLT).give(_city("memphis")).finish()


def _watched(app: App) -> None:
    Scene(app, ORDERED, seat=5).finish()


CIVILIZATION_CALAMITY_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_epidemic": _epidemic,
    "civilization_epidemic_near": _epidemic_near,
    "civilization_spreading": _spreading,
    "civilization_ordered_losses": _ordered,
    "civilization_famine": _famine,
    "civilization_seceding": _seceding,
    "civilization_camps": _keeping,
    "civilization_war_partner": _partner,
    "civilization_disorder": _disorder,
    "civilization_iconoclasts": _iconoclasts,
    "civilization_pirates": _pirates,
    "civilization_volcano": _volcano,
    "civilization_quake": _quake,
    "civilization_plain": _plain,
    "civilization_revolt": _revolt,
    "civilization_calamity_watched": _watched,
}
"""The pictures, by name."""
