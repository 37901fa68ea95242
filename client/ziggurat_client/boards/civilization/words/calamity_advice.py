"""Decisions about calamities and revolts as advice (6.1, 11)."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.calamity_actions import (
    AssignLosses,
    ChoosePlain,
    ChooseVolcano,
    CivilWarKeep,
    CivilWarPartner,
    CivilWarPick,
    CivilWarTake,
    LoseUnits,
    OrderReductions,
    PiracyLosses,
    Quake,
    ReduceCities,
)
from ziggurat.games.civilization.trade_actions import SeizeCities
from ziggurat_client.boards.civilization.words.calamity_sentences import units
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller


def calamity_advice(teller: CivilizationTeller, action: CivilizationAction) -> str | None:
    """What to do; None if it is about no calamity and no revolt."""
    say = teller.words.say
    match action:
        case LoseUnits(tokens, cities, grain):
            lost = say("civilization.hint.lose", things=units(teller, tuple(tokens.items()), cities))
            return " ".join((say("civilization.hint.show_grain", count=grain), lost)) if grain else lost
        case CivilWarPick(tokens, cities):
            return say("civilization.hint.secede", things=units(teller, tuple(tokens.items()), cities))
        case CivilWarTake(tokens, cities):
            return say("civilization.hint.annex", things=units(teller, tuple(tokens.items()), cities))
        case AssignLosses(numbers) | OrderReductions(numbers):
            return _orders(teller, numbers)
        case ReduceCities(areas):
            return say("civilization.hint.reduce_cities", cities=_cities(teller, areas))
        case PiracyLosses(areas):
            return say("civilization.hint.give_to_pirates", cities=_cities(teller, areas))
        case SeizeCities(areas):
            return say("civilization.hint.seize", cities=_cities(teller, areas))
        case Quake(own, other):
            return say("civilization.hint.reduce_cities", cities=_cities(teller, (own, *([other] if other else []))))
        case ChooseVolcano(place):
            return say("civilization.hint.erupt", place=say(f"civilization.volcano.{place}"))
        case ChoosePlain(place):
            return say("civilization.hint.flood", place=say(f"civilization.plain.{place}"))
        case CivilWarPartner(nation):
            return say("civilization.hint.partner", nation=say(f"civilization.the_nation.{nation}"))
        case CivilWarKeep(camp):
            return say(f"civilization.hint.keep_camp.{camp}")
        case _:
            return None


def _cities(teller: CivilizationTeller, areas: tuple[AreaId, ...]) -> str:
    return ", ".join(teller.city(area) for area in areas)


def _orders(teller: CivilizationTeller, numbers: dict[str, int]) -> str:
    """The nations with their numbers, the largest first."""
    named = sorted(((nation, number) for nation, number in numbers.items() if number), key=lambda each: -each[1])
    if not named:
        return teller.words.say("civilization.hint.order_nothing")
    listed = ", ".join(f"{teller.words.say(f'civilization.nation.{nation}')} {number}" for nation, number in named)
    return teller.words.say("civilization.hint.order", counts=listed)


def areas_of_decision(action: CivilizationAction) -> Iterator[AreaId]:
    """The areas that the decision is about."""
    match action:
        case LoseUnits(tokens, cities) | CivilWarPick(tokens, cities) | CivilWarTake(tokens, cities):
            yield from (area for area, count in tokens.items() if count)
            yield from cities
        case ReduceCities(areas) | PiracyLosses(areas) | SeizeCities(areas):
            yield from areas
        case Quake(own, other):
            yield own
            if other is not None:
                yield other
        case _:
            pass
