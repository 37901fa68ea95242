"""The course of the game: its lessons in their order. First how nomads win, then what farmers need, then cards, and
last what the full game adds."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.civilization.calamity_actions import LoseUnits
from ziggurat.games.civilization.trade_actions import EndBuy
from ziggurat_client.boards.civilization.lessons import card_judges, card_positions, judges, positions, signs
from ziggurat_client.boards.civilization.lessons.nations import LEARNER
from ziggurat_client.boards.civilization.lessons.view import CivilizationLessonView
from ziggurat_client.lessons.lesson import Course, Lesson, Task
from ziggurat_client.lessons.places import PlayersRoom

_lesson = partial(Lesson, game="civilization", seat=LEARNER, mode="farmers")
_card_lesson = partial(Lesson, game="civilization", seat=LEARNER, mode="first_societies")
_full_lesson = partial(Lesson, game="civilization", seat=LEARNER, mode="full")
_wide = partial(Task, wide=True)

_SPREAD: Final = (
    Task(positions.TWO_IN_ONE, judges.spread(2)),
    Task(positions.THREE_IN_ONE, judges.spread(3)),
    Task(positions.TWO_BESIDE_TWO, judges.spread(4)),
)
_SHIPS: Final = (
    Task(positions.HARBOUR, judges.built_a_ship),
    Task(positions.CROSSING, judges.landed("rhodes")),
    Task(positions.LONELY_SHIP, judges.kept_the_ship),
)
_GROWTH: Final = (
    Task(positions.SINGLES, judges.grown(ancyra=1, gordion=1)),
    Task(positions.ONE_SHORT, judges.nothing_wasted),
    Task(positions.NEARLY_SIX, judges.grown(gordion=2)),
)
_SUCCESSION: Final = (
    Task(positions.BEFORE_BRONZE, judges.advanced),
    Task(positions.IN_BRONZE, judges.advanced),
    Task(positions.LAST_STEP, judges.won),
)
_LIMITS: Final = (
    Task(positions.TOO_MANY, judges.no_surplus),
    Task(positions.SHARED, judges.shared("ancyra")),
    Task(positions.HELD_BY_HER, judges.driven_out("ancyra")),
)
_SIEGE: Final = (
    Task(positions.HER_CITY, judges.attacked("fell")),
    Task(positions.HER_POOR_CITY, judges.attacked("surrendered")),
    Task(positions.BESIEGED, judges.attacked("repelled")),
)
_CITIES: Final = (
    Task(positions.READY, judges.founded(1)),
    Task(positions.WITHOUT_SITE, judges.founded(2)),
    Task(positions.APART, judges.founded(1)),
)
_SUPPORT: Final = (
    Task(positions.ONE_OF_TWO, judges.founded(1)),
    Task(positions.STILL_COUNTED, judges.founded(2)),
    Task(positions.TOO_FEW, judges.reduced_to(3)),
)
_SETS: Final = (
    _wide(card_positions.LONE_GOLD, card_judges.keeps(84)),
    _wide(card_positions.TWO_TOO_MANY, card_judges.keeps(70)),
    _wide(card_positions.MIXED_HAND, card_judges.offers(27)),
)
_MARKET: Final = (
    _wide(card_positions.TWO_REPLIES, card_judges.gathers("salt", 6)),
    _wide(card_positions.HER_OFFER, card_judges.gathers("grain", 6), interjection=card_judges.accepts),
    _wide(card_positions.HER_BRONZE, card_judges.gathers("bronze", 6), interjection=card_judges.replies_with("bronze")),
)
_CREDITS: Final = (
    _wide(card_positions.FOR_LAW, card_judges.buys("law")),
    _wide(card_positions.FOR_CRAFTS, card_judges.buys_of("crafts", 2)),
    _wide(card_positions.LAST_VIRTUE, card_judges.buys("philosophy")),
)
_TAXES: Final = (
    Task(card_positions.SMALL_STOCK, card_judges.taxed_most),
    Task(card_positions.HUNGRY_LAND, card_judges.taxed_for_growth),
    Task(card_positions.RICH_HARBOUR, card_judges.built_from_treasury),
)
_HER_LOSS: Final = LoseUnits({"moesia": 4, "getia": 3, "dacia": 2, "scythia": 2})
_CALAMITIES: Final = (
    _wide(card_positions.HELD_EPIDEMIC, card_judges.passed_on, interjection=card_judges.accepts),
    Task(card_positions.STARVING, card_judges.spared_cities),
    Task(card_positions.ORDERING, card_judges.ordered(11), (_HER_LOSS,)),
)
_AGES: Final = (
    _wide(card_positions.THIRD_GROUP, judges.advanced, (EndBuy(),)),
    _wide(card_positions.SEVENTH, judges.advanced, (EndBuy(),)),
    _wide(card_positions.LAST_SQUARE, judges.advanced, (EndBuy(),)),
)

CIVILIZATION_COURSE: Final = Course(
    "civilization",
    (
        _lesson("spread", signs.SPREAD, "6.2", _SPREAD),
        _lesson("ships", signs.SHIPS, "6.2", _SHIPS),
        _lesson("growth", signs.GROWTH, "6.2", _GROWTH),
        _lesson("cities", signs.CITIES, "6.5", _CITIES),
        _lesson("succession", signs.SUCCESSION, "12", _SUCCESSION),
        _lesson("limits", signs.LIMITS, "6.3", _LIMITS),
        _lesson("siege", signs.SIEGE, "6.3", _SIEGE),
        _lesson("support", signs.SUPPORT, "6.4", _SUPPORT),
        _card_lesson("sets", signs.SETS, "8", _SETS),
        _card_lesson("market", signs.MARKET, "9", _MARKET),
        _card_lesson("credits", signs.CREDITS, "10", _CREDITS),
        _full_lesson("taxes", signs.TAXES, "6.1", _TAXES),
        _full_lesson("calamities", signs.CALAMITIES, "11", _CALAMITIES),
        _full_lesson("ages", signs.AGES, "12", _AGES),
    ),
    CivilizationLessonView,
    PlayersRoom(high=344, low=200),
)
"""From moving to the finish."""
