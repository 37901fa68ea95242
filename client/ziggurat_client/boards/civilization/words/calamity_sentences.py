"""What the log says of calamities and revolts (6.1, 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.calamity_events import (
    AreaCounts,
    CalamityEnded,
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.events import CitySeized, Counts
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.story.teller import Told
from ziggurat_client.wording.words import Words

_NAMED = 3
"""So many cities of a list are named."""


class Speaker(Protocol):
    """What names cities and counts nations in a language."""

    words: Words

    def city(self, area: AreaId) -> str:
        """The city of an area."""
        ...

    def counts(self, counts: Counts) -> str:
        """Seats with a number each."""
        ...


def calamity(teller: Speaker, name: CalamityId) -> str:
    """The name of a calamity."""
    return teller.words.say(f"civilization.calamity.{name}")


def units(teller: Speaker, tokens: AreaCounts, cities: tuple[AreaId, ...]) -> str:
    """Tokens by their number, and cities by their names as long as these are few."""
    say, things = teller.words.say, list[str]()
    count = sum(number for _, number in tokens)
    if count:
        things.append(say("civilization.units.tokens", count=count))
    if len(cities) > _NAMED:
        things.append(say("civilization.units.cities", count=len(cities)))
    else:
        things += [teller.city(area) for area in cities]
    return ", ".join(things) or say("civilization.units.nothing")


def struck(teller: Speaker, event: Event) -> str | None:
    """What is told of a calamity that was nobody's deed."""
    match event:
        case PlaceStruck(name, _, place):
            key = "volcano" if name == "volcano" else "plain"
            named = teller.words.say(f"civilization.{key}.{place}")
            return teller.words.say(f"civilization.log.struck.{key}", place=named)
        case CalamityEnded(name, _, "no_effect"):
            return teller.words.say("civilization.log.struck.no_effect", calamity=calamity(teller, name))
        case _:
            return None


def suffered(teller: Speaker, mention: Callable[[Seat], str], event: Event) -> Told | None:
    """What is told of a calamity or a revolt that was somebody's; `mention` stands for a name."""
    match event:
        case CalamityStarted(name, victim, None):
            return Told("calamity", victim, {"calamity": calamity(teller, name)})
        case CalamityStarted(name, victim, giver) if giver is not None:
            return Told("calamity_passed", victim, {"calamity": calamity(teller, name), "giver": mention(giver)})
        case UnitsLost(seat, _, tokens, cities, grain):
            blanks: dict[str, str | int] = {"things": units(teller, tokens, cities)}
            return (
                Told("units_lost_grain", seat, {**blanks, "grain": grain})
                if grain
                else Told("units_lost", seat, blanks)
            )
        case LossesOrdered(victim, _, ()):
            return Told("ordered_nothing", victim, {})
        case LossesOrdered(victim, _, losses):
            return Told("ordered", victim, {"counts": teller.counts(losses)})
        case CampsFormed(victim, partner, tokens, cities, taken):
            blanks = {"things": units(teller, tokens, cities), "partner": mention(partner)}
            return Told(f"camps.{taken}", victim, blanks)
        case CampAnnexed(victim, seat, tokens, cities):
            return Told("annexed", seat, {"things": units(teller, tokens, cities), "victim": mention(victim)})
        case CalamityEnded(name, victim, "ignored"):
            return Told("calamity_ignored", victim, {"calamity": calamity(teller, name)})
        case CitySeized(area, seat, owner, "revolt"):
            return Told("revolted", seat, {"city": teller.city(area), "owner": mention(owner)})
        case _:
            return None


def areas_of_event(event: Event) -> tuple[AreaId, ...]:
    """The areas that a calamity changed."""
    match event:
        case UnitsLost(_, _, tokens, cities) | CampsFormed(_, _, tokens, cities) | CampAnnexed(_, _, tokens, cities):
            return (*(area for area, _ in tokens), *cities)
        case _:
            return ()
