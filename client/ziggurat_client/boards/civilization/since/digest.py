"""What has happened since a moment, in figures: how the nations stand then and now, and what concerned us."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias, cast

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaId
from ziggurat.games.civilization.calamity_events import CalamityStarted, CampAnnexed, UnitsLost
from ziggurat.games.civilization.events import CityAttacked, ConflictEnded, ConflictStarted, Counts
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Board, Mode, Nation, Phase, Shown
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.trade_events import Taxed, TradeDone
from ziggurat.games.game import Event, Seat, Viewer
from ziggurat_client.network.table_record import Happening

MEASURES: Final[dict[Mode, tuple[str, ...]]] = {
    "nomads": ("tokens", "territories"),
    "farmers": ("tokens", "cities", "territories", "square"),
    "first_societies": ("tokens", "cities", "territories", "advances"),
    "full": ("tokens", "cities", "treasury", "advances", "square"),
}
"""What is said of each nation, by mode."""
Blow: TypeAlias = CalamityStarted | UnitsLost | CampAnnexed
"""A calamity that struck us, or what one cost us."""


@dataclass(frozen=True)
class Change:
    """A number then and now."""

    then: int
    now: int


@dataclass(frozen=True)
class NationSince:
    """How a nation stood and stands, by MEASURES, and the areas in which a city is its own now, or is no more."""

    seat: Seat
    nation: NationId
    tokens: Change
    cities: Change
    territories: Change
    square: Change
    treasury: Change
    advances: Change
    won: tuple[AreaId, ...]
    lost: tuple[AreaId, ...]


@dataclass(frozen=True)
class FightSince:
    """A fight of ours: where, with whom, and how many tokens of ours there were before it and are left."""

    area: AreaId
    rivals: tuple[Seat, ...]
    began: int
    left: int


@dataclass(frozen=True)
class Stage:
    """How far the match is."""

    turn: int
    phase: Phase


@dataclass(frozen=True)
class Since:
    """What has happened since a moment.

    `fights`, `assaults` on cities, `deals` and `blows` of calamities are those that concern us, oldest first; nobody's
    where we look on. `taxed` is what our cities paid. `late` are the phases in which our time was up and the rules
    answered. `due` are the seats that are asked now.
    """

    began: Stage
    now: Stage
    nations: tuple[NationSince, ...]
    fights: tuple[FightSince, ...]
    assaults: tuple[CityAttacked, ...]
    taxed: int
    deals: tuple[TradeDone, ...]
    blows: tuple[Blow, ...]
    late: tuple[Phase, ...]
    due: tuple[Seat, ...]


def since_our_last_step(happenings: Sequence[Happening], viewer: Viewer) -> Sequence[Happening]:
    """What the viewer saw from its own last step on, which comes first; all of it if it took none.

    `happenings` are what is known of the match, oldest first: `past` of a table's record and then its `history`.
    """
    for number in range(len(happenings) - 1, -1, -1):
        if viewer is not None and happenings[number].actor == viewer:
            return happenings[number:]
    return happenings


def happened_since(happenings: Sequence[Happening], viewer: Viewer) -> Since | None:
    """What happened after the first of these moments, as the viewer sees it; None before the nations are chosen, and
    where nothing has gone on to another phase."""
    kept = _standing(happenings)
    if not kept:
        return None
    before, now = _board(kept[0]), _board(kept[-1])
    began, stage = Stage(before.turn, before.phase), Stage(now.turn, now.phase)
    if not before.nations or began == stage:
        return None
    events = [event for happening in kept[1:] for event in happening.events]
    return Since(
        began,
        stage,
        tuple(_nation(seat, before.nations[seat], nation) for seat, nation in enumerate(now.nations)),
        tuple(_fights(events, before, viewer)),
        tuple(_assaults(events, viewer)),
        sum(event.amount for event in events if isinstance(event, Taxed) and event.seat == viewer),
        tuple(_deals(events, viewer)),
        tuple(_blows(events, viewer)),
        tuple(_late(kept, viewer)),
        now.owing,
    )


def _board(happening: Happening) -> Board:
    return cast(Shown, happening.moment.view.public).board


def _standing(happenings: Sequence[Happening]) -> list[Happening]:
    """Without what was taken back."""
    kept: list[Happening] = []
    for happening in happenings:
        if happening.undone:
            board = _board(happening)
            while len(kept) > 1 and _board(kept[-1]) != board:
                kept.pop()
        else:
            kept.append(happening)
    return kept


def _nation(seat: Seat, then: Nation, now: Nation) -> NationSince:
    return NationSince(
        seat,
        now.id,
        Change(then.on_map, now.on_map),
        Change(len(then.cities), len(now.cities)),
        Change(territories(then), territories(now)),
        Change(then.marker, now.marker),
        Change(then.treasury, now.treasury),
        Change(len(then.advances), len(now.advances)),
        tuple(AREAS[area].id for area in now.cities if area not in then.cities),
        tuple(AREAS[area].id for area in then.cities if area not in now.cities),
    )


def _fights(events: Sequence[Event], before: Board, viewer: Viewer) -> Iterator[FightSince]:
    """The fights in which we had tokens; one that had begun already began with those that stood there."""
    began: dict[AreaId, Counts] = {}
    for event in events:
        if isinstance(event, ConflictStarted):
            began[event.area] = event.tokens
        elif isinstance(event, ConflictEnded):
            counts = dict(began.pop(event.area, _present(before, event.area)))
            if viewer is not None and viewer in counts:
                left = dict(event.tokens).get(viewer, 0)
                yield FightSince(event.area, tuple(seat for seat in counts if seat != viewer), counts[viewer], left)


def _present(board: Board, area: AreaId) -> Counts:
    number = NUMBER_OF[area]
    return tuple((seat, board.nations[seat].tokens[number]) for seat in board.present(number))


def _assaults(events: Sequence[Event], viewer: Viewer) -> Iterator[CityAttacked]:
    for event in events:
        if isinstance(event, CityAttacked) and viewer in (event.seat, event.owner):
            yield event


def _deals(events: Sequence[Event], viewer: Viewer) -> Iterator[TradeDone]:
    """The exchanges that we made, or that were made with us."""
    for event in events:
        if isinstance(event, TradeDone) and viewer in (event.seat, event.partner):
            yield event


def _blows(events: Sequence[Event], viewer: Viewer) -> Iterator[Blow]:
    """The calamities that struck us, and what they and those of others cost us."""
    for event in events:
        match event:
            case CalamityStarted(victim=seat) | CampAnnexed(victim=seat) | UnitsLost(seat=seat) if seat == viewer:
                yield event
            case _:
                pass


def _late(happenings: Sequence[Happening], viewer: Viewer) -> Iterator[Phase]:
    """The phases that asked us until time was up."""
    for before, after in pairwise(happenings):
        if after.time_up and viewer in _board(before).owing and _is_answered(after, before, viewer):
            yield _board(before).phase


def _is_answered(after: Happening, before: Happening, viewer: Viewer) -> bool:
    """Whether that question is not ours any more."""
    return viewer not in _board(after).owing or _board(after).spans != _board(before).spans
