"""How people cards and pawns move: drawn, settled, discarded, on the march, driven out, and changing sides."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.events import (
    CardSettled,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleDrawn,
    PeopleMigrated,
    PeopleReshuffled,
    PowerInvoked,
)
from ziggurat.games.babel.peoples import Site
from ziggurat.games.game import Seat
from ziggurat_client.art.colour import Colour
from ziggurat_client.boards.babel.art.people import people_colours
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.motion.flyers import CardFlyer, PawnFlyer
from ziggurat_client.boards.story.effects import spreading
from ziggurat_client.stage.easing import ease_in, ease_out
from ziggurat_client.stage.flight import Point, after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Sequence

_FLIGHT: Final = 0.36
_HOP: Final = 0.42
_APART: Final = 0.09
"""Seconds between two cards that fly one after the other."""
_MARCH: Final = 0.5
_SCATTER: Final = 0.45
_PULSE: Final = 0.3


def drawn(scenery: BabelScenery, event: PeopleDrawn) -> Clip:
    """Cards fly from the deck to the hand; only their owner sees them."""
    start, goal = scenery.layout.deck.centre, scenery.layout.held(event.seat).centre
    cards = event.cards if event.cards and event.seat == scenery.viewer else None
    flights: list[Clip] = []
    for number in range(event.count):
        people = cards[number] if cards else None
        card = CardFlyer(people, scenery.layout.unit, *start)
        flights.append(
            after(
                _APART * number,
                Sequence(
                    Do(lambda: scenery.change_deck(-1)),
                    flight(scenery, card, arc(start, goal, 60), _FLIGHT),
                    Do(partial(scenery.put_in_hand, event.seat, 1, people)),
                ),
            )
        )
    return Parallel(*flights)


def reshuffled(scenery: BabelScenery, event: PeopleReshuffled) -> Clip:
    """The discard turns over and becomes the deck."""
    start, goal = scenery.layout.discard.centre, scenery.layout.deck.centre

    def leave() -> None:
        scenery.show_board(replace(scenery.board, discard=""))

    def arrive() -> None:
        scenery.change_deck(event.deck - scenery.shown.deck)

    backs = [
        after(_APART * n, flight(scenery, CardFlyer(None, scenery.layout.unit, *start), arc(start, goal, 50), _FLIGHT))
        for n in range(3)
    ]
    return Sequence(Do(leave), Parallel(*backs), Do(arrive))


def moved(scenery: BabelScenery, event: PawnMoved) -> Clip:
    """A card goes to the discard, and the pawn hops to its site."""
    layout, seat = scenery.layout, event.seat
    start, goal = layout.pawn(seat, event.from_site), layout.pawn(seat, event.to_site)
    pawn = PawnFlyer(seat, layout.pawn_size, layout.unit, *start)

    def land() -> None:
        scenery.hopping.discard(seat)
        scenery.show_side(seat, replace(scenery.side(seat), pawn=event.to_site))

    hop = Sequence(
        Do(lambda: scenery.hopping.add(seat)),
        flight(scenery, pawn, arc(start, goal, 70 * layout.unit), _HOP),
        Do(land),
    )
    return Parallel(_to_discard(scenery, seat, event.card), hop)


def _to_discard(scenery: BabelScenery, seat: Seat, people: str) -> Clip:
    """A card flies from a hand to the discard."""
    start, goal = scenery.layout.held(seat).centre, scenery.layout.discard.centre
    card = CardFlyer(people, scenery.layout.unit, *start)
    return Sequence(
        Do(lambda: scenery.take_from_hand(seat, people)),
        flight(scenery, card, arc(start, goal, 40), _FLIGHT),
        Do(lambda: scenery.put_on_discard(people)),
    )


def settled(scenery: BabelScenery, event: CardSettled) -> Clip:
    """A card flies from the hand to the end of a column."""
    layout, seat, site = scenery.layout, event.seat, event.site
    start = layout.held(seat).centre
    goal = layout.card(seat, site, event.index, event.index + 1).centre
    card = CardFlyer(event.card, layout.unit, *start)
    return Sequence(
        Do(lambda: scenery.take_from_hand(seat, event.card)),
        flight(scenery, card, arc(start, goal, 30), _FLIGHT, ease_out),
        Do(lambda: _append(scenery, seat, site, event.card)),
    )


def migrated(scenery: BabelScenery, event: PeopleMigrated) -> Clip:
    """Three cards march from the end of one column to the end of another, one behind the other."""
    layout, seat = scenery.layout, event.seat
    source = scenery.side(seat).column(event.from_site)
    target = scenery.side(seat).column(event.to_site)
    first = len(source) - len(event.cards)
    marches: list[Clip] = []
    for number, people in enumerate(event.cards):
        start = layout.card(seat, event.from_site, first + number, len(source)).centre
        goal = layout.card(seat, event.to_site, len(target) + number, len(target) + len(event.cards)).centre
        marches.append(after(_APART * number, _march(scenery, people, start, goal)))
    leave = Do(lambda: _show_column(scenery, seat, event.from_site, source[:first]))
    arrive = Do(lambda: _append(scenery, seat, event.to_site, event.cards))
    return Sequence(leave, Parallel(*marches), arrive)


def _march(scenery: BabelScenery, people: str, start: Point, goal: Point) -> Clip:
    """A card walks: three small hops."""
    card = CardFlyer(people, scenery.layout.unit, *start)
    stops = [_between(start, goal, share / 3) for share in range(4)]
    path = [arc(a, b, 22 * scenery.layout.unit) for a, b in itertools.pairwise(stops)]

    def along(share: float) -> Point:
        leg = min(2, int(share * 3))
        return path[leg](share * 3 - leg)

    return flight(scenery, card, along, _MARCH)


def paid(scenery: BabelScenery, event: PowerInvoked) -> Clip:
    """The card that a power costs flies to the discard, and its people's light spreads from the site."""
    layout, seat, site = scenery.layout, event.seat, event.site
    column = scenery.side(seat).column(site)
    start, goal = layout.card(seat, site, event.position, len(column)).centre, layout.discard.centre
    card = CardFlyer(event.card, layout.unit, *start)
    left = column[: event.position] + column[event.position + 1 :]
    spark = people_colours(scenery.telling.palette, event.card).spark
    return Parallel(
        Sequence(
            Do(lambda: _show_column(scenery, seat, site, left)),
            flight(scenery, card, arc(start, goal, 50), _FLIGHT),
            Do(lambda: scenery.put_on_discard(event.card)),
        ),
        pulse(scenery, spark, layout.cell(Cell(site, "site")).centre),
    )


def banished(scenery: BabelScenery, event: PeopleBanished) -> Clip:
    """The cards of one people scatter out of a column, to the discard."""
    layout, seat, site = scenery.layout, event.victim, event.site
    column = scenery.side(seat).column(site)
    goal = layout.discard.centre
    colours = people_colours(scenery.telling.palette, event.people)
    starts = [layout.card(seat, site, index, len(column)).centre for index in event.indices]
    left = "".join(people for index, people in enumerate(column) if index not in event.indices)

    def leave() -> None:
        _show_column(scenery, seat, site, left)
        for start in starts:
            scenery.particles.burst(*start, (colours.light, colours.spark), 14, 240)

    flights = [
        after(
            _APART * number / 2,
            flight(scenery, CardFlyer(event.people, layout.unit, *start), arc(start, goal, 90), _SCATTER, ease_in),
        )
        for number, start in enumerate(starts)
    ]
    arrive = Do(lambda: scenery.put_on_discard(event.people * len(event.indices)))
    return Sequence(Do(leave), Parallel(*flights), arrive)


def deserted(scenery: BabelScenery, event: PeopleDeserted) -> Clip:
    """The run at the end of a column walks over to the other side."""
    layout, site = scenery.layout, event.site
    theirs = scenery.side(event.from_seat).column(site)
    ours = scenery.side(event.to_seat).column(site)
    first = len(theirs) - event.count
    marches: list[Clip] = []
    for number in range(event.count):
        start = layout.card(event.from_seat, site, first + number, len(theirs)).centre
        goal = layout.card(event.to_seat, site, len(ours) + number, len(ours) + event.count).centre
        marches.append(after(_APART * number, _march(scenery, event.people, start, goal)))
    leave = Do(lambda: _show_column(scenery, event.from_seat, site, theirs[:first]))
    arrive = Do(lambda: _append(scenery, event.to_seat, site, event.people * event.count))
    return Sequence(leave, Parallel(*marches), arrive)


def discarded(scenery: BabelScenery, event: PeopleDiscarded) -> Clip:
    """Cards fly from a hand to the discard."""
    flights = [after(_APART * n, _to_discard(scenery, event.seat, people)) for n, people in enumerate(event.cards)]
    return Parallel(*flights)


def pulse(scenery: BabelScenery, colour: Colour, at: Point) -> Clip:
    """A ring of light spreads."""
    return spreading(scenery, colour, at, 150 * scenery.layout.unit, _PULSE)


def _between(start: Point, goal: Point, share: float) -> Point:
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _append(scenery: BabelScenery, seat: Seat, site: Site, cards: str) -> None:
    _show_column(scenery, seat, site, scenery.side(seat).column(site) + cards)


def _show_column(scenery: BabelScenery, seat: Seat, site: Site, cards: str) -> None:
    scenery.show_side(seat, scenery.side(seat).with_column(site, cards))
