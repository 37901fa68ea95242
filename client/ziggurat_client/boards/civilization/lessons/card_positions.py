"""The set positions of the lessons about trade cards, advances, taxes and calamities."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.civilization.position import (
    Board,
    CivilizationOptions,
    Faced,
    Mode,
    Nation,
    Phase,
    Position,
    Purchases,
    Strike,
)
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady, TradeReply
from ziggurat.games.civilization.trading import open_market
from ziggurat.games.game import Action, Seat
from ziggurat_client.boards.civilization.lessons.hands import secrets_of
from ziggurat_client.boards.civilization.lessons.nations import AWAY, KUBABA, LEARNER, asia, thrace

_RULES: Final = Civilization()
_TURN: Final = 9
_LAND: Final = "hattusas 3, kanesh 2, gordion 2, ancyra 2"
_CITIES: Final = "perge, sardis, troy"
_SETTLED: Final = asia(_LAND, _CITIES, marker=6)
"""How the learner stands where the map does not matter."""
_HERS: Final = thrace(f"{AWAY}, moesia 2", "odessos, istros", marker=6)
_MYSTIC: Final = thrace(f"{AWAY}, moesia 2", "odessos, istros", marker=8, advances=("mysticism",))
"""Kubaba with the one Mysticism of the full game for two."""


def _position(
    phase: Phase,
    mode: Mode,
    hand: str = "",
    hers: str = "",
    *,
    learner: Nation = _SETTLED,
    kubaba: Nation = _HERS,
    hand_limit: int = 10,
    **board: Any,
) -> Position:
    """The position in which the learner alone is asked; after that the turn goes on."""
    options = CivilizationOptions(mode, fight_on=False, hand_limit=hand_limit, trade_seconds=0)
    lying = Board(
        options,
        (2, 5),
        (kubaba, learner),
        ("thrace", "asia"),
        turn=_TURN,
        phase=phase,
        spans=60,
        owing=(LEARNER,),
        **board,
    )
    drawn = tuple(faced.calamity for faced in lying.faced)
    return Position(lying, (None, None)).keeping(secrets_of(mode, hand, hers, drawn))


def _laying_down(hand: str) -> Position:
    """Of these cards the learner keeps seven."""
    return _position("discard", "first_societies", hand, "ochre 1, papyrus 1, grain 1", hand_limit=7)


def _market(mode: Mode, hand: str, hers: str, *done: tuple[Seat, Action]) -> Position:
    """The market after that was done at it; Kubaba wants nothing more then."""
    position = open_market(_position("trade", mode, hand, hers))
    for seat, action in (*done, (KUBABA, TradeReady(True))):
        position, _ = _RULES.apply(position, seat, action)
    return position


def _buying(mode: Mode, hand: str, learner: Nation, kubaba: Nation = _HERS) -> Position:
    """The learner buys, then Kubaba, who has no cards."""
    return _position("advances", mode, hand, learner=learner, kubaba=kubaba, purchases=Purchases(LEARNER, (KUBABA,)))


# ---------------------------------------------------------------------------------------- first societies

LONE_GOLD: Final = _laying_down("salt 4, grain 3, gold 1")
TWO_TOO_MANY: Final = _laying_down("iron 5, cloth 2, gems 1, gold 1")
MIXED_HAND: Final = _market("first_societies", "ochre 2, salt 3, grain 2, cloth 1", "papyrus 2, bronze 1, spices 1")

TWO_REPLIES: Final = _market(
    "first_societies",
    "ochre 1, papyrus 1, salt 3, cloth 1",
    "hides 1, salt 3, bronze 2",
    (LEARNER, TradeOffer(("ochre-1", "papyrus-1", "cloth-1"), "cloth")),
    (KUBABA, TradeReply("o1", ("salt-4", "salt-5", "salt-6"), "salt")),
    (KUBABA, TradeReply("o1", ("hides-1", "bronze-1", "bronze-2"), "bronze")),
)
HER_OFFER: Final = _market(
    "first_societies",
    "ochre 2, hides 1, grain 3, cloth 1",
    "grain 3, iron 1, salt 1",
    (KUBABA, TradeOffer(("grain-4", "grain-5", "grain-6"), "grain")),
)
HER_BRONZE: Final = _market("first_societies", "ochre 1, iron 1, salt 2, bronze 3", "bronze 3, papyrus 1, hides 1")

FOR_LAW: Final = _buying(
    "first_societies", "salt 7", asia(_LAND, _CITIES, advances=("music", "mysticism", "architecture"))
)
FOR_CRAFTS: Final = _buying("first_societies", "spices 4", asia(_LAND, _CITIES, advances=("pottery",)))
LAST_VIRTUE: Final = _buying(
    "first_societies",
    "bronze 5",
    asia(_LAND, _CITIES, advances=("music", "law", "democracy", "mysticism", "architecture", "literacy")),
)

# ---------------------------------------------------------------------------------------- the full game

SMALL_STOCK: Final = _position(
    "taxes",
    "full",
    learner=asia(_LAND, "perge, sardis, tarsus, troy", treasury=37, advances=("coinage",)),
)
HUNGRY_LAND: Final = _position("taxes", "full", learner=asia(_LAND, _CITIES, treasury=35, advances=("coinage",)))
RICH_HARBOUR: Final = _position(
    "ships", "full", learner=asia(f"{_LAND}, miletus 1", _CITIES, treasury=8, advances=("coinage",))
)

HELD_EPIDEMIC: Final = _market(
    "full",
    "ochre 2, papyrus 1, epidemic",
    "iron 1, salt 3",
    (KUBABA, TradeOffer(("salt-1", "salt-2", "salt-3"), "salt")),
)
STARVING: Final = _position(
    "calamities",
    "full",
    learner=asia(f"{_LAND}, sinope 2, tarsus 2, pontus 2", "sardis, troy", marker=6),
    faced=(Faced("famine", LEARNER),),
    strike=Strike("famine", LEARNER, None, "losses", ((LEARNER, 9),)),
)
ORDERING: Final = _position(
    "calamities",
    "full",
    learner=asia(_LAND, "sardis, troy", marker=6),
    kubaba=thrace("scythia 3, tyras 2, moesia 4, getia 3, dacia 2", "odessos, istros", marker=6),
    faced=(Faced("famine", LEARNER),),
    strike=Strike("famine", LEARNER, None, "orders", ((LEARNER, 20),)),
)

THIRD_GROUP: Final = _buying("full", "grain 4", asia(_LAND, _CITIES, marker=7, advances=("music", "pottery")))
SEVENTH: Final = _buying(
    "full",
    "salt 5",
    asia(
        _LAND,
        _CITIES,
        marker=9,
        advances=("music", "theatre", "coinage", "weaving", "pottery", "metallurgy"),
    ),
    _MYSTIC,
)
LAST_SQUARE: Final = _buying(
    "full",
    "spices 2",
    asia(
        _LAND,
        _CITIES,
        marker=15,
        treasury=25,
        advances=(
            "music",
            "astronomy",
            "coinage",
            "medicine",
            "law",
            "democracy",
            "agriculture",
            "architecture",
            "literacy",
            "engineering",
        ),
    ),
    _MYSTIC,
)
