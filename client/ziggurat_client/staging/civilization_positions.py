"""Positions of Civilization for pictures: what stands where, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization import moving
from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF
from ziggurat.games.civilization.nations import SHIPS, TOKENS, NationId
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Nation, Phase, Position, Ship
from ziggurat.games.game import Seat

SEVEN: Final[dict[NationId, str]] = {
    "thrace": "scythia 5, tyras 3, moesia 4, getia 5, dacia 2, scordisci 2, paeonia 3; "
    "istros, odessos, pella; byzantium",
    "asia": "sinope 2, kanesh 5, hattusas 4, lycaonia 1, lesser_armenia 3, sophene 2, phasis 2, ancyra 2, pontus 2; "
    "gordion, tarsus, trapezus; tarsus 0, phasis 0",
    "babylon": "carrhae 3, nineveh 3, syrian_desert 1, assur 2, babylonia 4, armenia 3, tushpa 2, anshan 2, charax 1; "
    "mari, sippar, uruk, ur, susa; charax 0",
    "crete": "aetolia 2, thessaly 3, epirus 1, mycenae 1, lesbos 1, thera 1, rhodes 2, phaistos 2, chalcis 1, troy 2; "
    "athens, miletus, salamis, knossos; phaistos 2, miletus 0, rhodes 1",
    "egypt": "petra 1, sinai 1, middle_egypt 5, thebes 3, cyrene 3, euesperides 1, gaza 1, jerusalem 2, damascus 2; "
    "tyre, memphis, sais, tanis, hierakonpolis; tyre 0, sais 0",
    "africa": "caralis 2, messana 2, panormus 1, melita 1, gaetulia 3, garamantia 2, syrtis 2, lesser_syrtis 2; "
    "carthage, hippo, hadrumetum, leptis; carthage 0, melita 2",
    "illyria": "noricum 6, pannonia 2, istria 2, illyricum 3, epidamnus 3, samnium 1, picenum 3, liguria 1; "
    "spina, rome, salona; rome 0",
}
"""By nation: tokens by area; areas with cities; ships by area with the tokens aboard."""
THREE: Final[dict[NationId, str]] = {
    "egypt": "rhodes 2, jericho 2, damascus 2, cyrene 3, leptis 1, sinai 1, memphis 3, middle_egypt 5, "
    "western_oases 1, thebes 3, tema 1; tanis, sais; salamis 0",
    "asia": "maeotia 1, phasis 2, lesser_armenia 6, trapezus 2, hattusas 7, kanesh 2, sinope 2, sardis 2, troy 2, "
    "lycaonia 1; gordion, perge; phasis 0",
    "illyria": "noricum 5, pannonia 4, istria 2, illyricum 1, epidamnus 2, dacia 4, scordisci 2, picenum 1, "
    "syracuse 2; spina, salona, rome; syracuse 0",
}
"""Three nations in the middle of a game."""
NOMADS: Final[dict[NationId, str]] = {
    "thrace": "scythia 4, tyras 2, olbia 1, dacia 2; ; olbia 1",
    "asia": "hattusas 3, ancyra 2, pontus 2, kanesh 2; ; sinope 0",
    "crete": "knossos 4, phaistos 2, thera 1, rhodes 1; ; phaistos 0, knossos 0",
    "egypt": "memphis 3, thebes 2, tanis 2; ; tanis 0",
}
"""Four nations of nomads in an early turn."""


def nation_of(nation: NationId, standing: str, *, marker: int = 0) -> Nation:
    """The nation with what is listed of it on the map, and all else in its stock."""
    tokens, cities, ships = ([each.strip() for each in part.split(",")] for part in standing.split(";"))
    counts = [0] * LAND_AREAS
    for each in filter(None, tokens):
        area, count = each.split()
        counts[NUMBER_OF[area]] = int(count)
    fleet: list[Ship | None] = [None] * SHIPS
    for number, each in enumerate(filter(None, ships)):
        area, _, aboard = each.partition(" ")
        fleet[number] = Ship(NUMBER_OF[area], int(aboard or 0))
    aboard_all = sum(ship.aboard for ship in fleet if ship is not None)
    return Nation(
        nation,
        TOKENS - sum(counts) - aboard_all,
        tuple(counts),
        tuple(sorted(NUMBER_OF[each] for each in cities if each)),
        tuple(fleet),
        census=sum(counts),
        marker=marker,
    )


def landed(nation: Nation) -> Nation:
    """The nation with what is aboard its ships back in its stock: outside movement they are empty (6.2)."""
    aboard = sum(ship.aboard for _, ship in nation.sailing)
    for number, ship in nation.sailing:
        nation = nation.with_ship(number, replace(ship, aboard=0))
    return replace(nation, stock=nation.stock + aboard)


def position_of(
    nations: Mapping[NationId, str],
    order: tuple[NationId, ...],
    phase: Phase,
    *,
    mode: Mode = "farmers",
    turn: int = 9,
    owing: tuple[Seat, ...] = (),
    answered: tuple[Seat, ...] = (),
    mover: Seat | None = None,
    markers: tuple[int, ...] = (),
) -> Position:
    """A position in that phase, with the nations by seat in that order."""
    own = tuple(
        nation_of(nation, nations[nation], marker=markers[seat] if markers else 0) for seat, nation in enumerate(order)
    )
    board = Board(
        CivilizationOptions(mode),
        tuple(range(1, len(order) + 1)),
        own,
        order,
        turn=turn,
        phase=phase,
        spans=40,
        owing=owing,
        answered=answered,
    )
    if mover is not None:
        after = tuple(seat for seat in range(len(order)) if seat > mover)
        board = replace(board, owing=(mover,), movement=moving.begun(mover, after, own[mover]))
    return Position(board, (None,) * len(order))
