"""The market of Civilization: what a view and an offer weigh, and how soon a deal is with everyone at a real server.

Seven builders come to it, and offer, answer and exchange then, one after the other. Where the house has set itself a
goal, that is the reference.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, Final

import msgspec
from tests.bench.civilization_match import CIVILIZATION, SEATS
from tests.bench.hall import HEARERS, SEED, WATCHERS, Hall, broadcast
from tests.bench.measuring import Row, rates
from tests.bench.rules import random_chess
from tests.bench.server_actions import SERVED, used
from tests.games.civilization import builders
from tests.server.programs import Program

from ziggurat.games.civilization.card_candidates import market_candidates
from ziggurat.games.civilization.market import MOST_OPEN
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.civilization.trade_actions import TradeAccept, TradeOffer, TradeReady, TradeReply
from ziggurat.games.game import Seat, Viewer
from ziggurat.match.match import Match
from ziggurat.match.steps import Step
from ziggurat_server.tables.moments.moment import moment_after
from ziggurat_server.tables.moments.showing import Showing

OPTIONS: Final = CivilizationOptions("full", turn_limit=0, trade_seconds=1800)
TURN: Final = 8
"""At the market of this turn most have eight cards."""
DEALS: Final = 200
ACTS_OF_A_DEAL: Final = 3
ROUNDS: Final = 5
TIMES: Final = 500
STEPS: Final = 3_000
MOST_KB: Final = 40.0
MOST_US: Final = 3000.0
MOST_MS: Final = 100.0
BUSY: Final = 2
"""So many offers each has open at a busy market."""


def rows() -> list[Row]:
    """Random play at the market; the view and the lines; the pace of offers, and the way of a deal."""
    return [*_random_play(), *_views(), *_lines(), *_served()]


def _opened(seed: int = SEED) -> tuple[Match, list[Step]]:
    """A match at the beginning of the market, and the steps that lead there."""
    match, taken = Match(CIVILIZATION, SEATS, seed, OPTIONS), list[Step]()
    for step in builders.steps(match):
        if match.position.board.turn == TURN and match.span.phase == "trade":
            break
        match.take(step)
        taken.append(step)
    return match, taken


def _lot(match: Match, seat: Seat) -> TradeOffer | None:
    """Some offer that the seat can make to everyone."""
    wishes = market_candidates(match.position.board, seat, own_of(match.position, seat))
    return next((each for each in wishes if isinstance(each, TradeOffer)), None)


def _deals(match: Match) -> Iterator[Step]:
    """The steps of one deal after the other: an offer to everyone, a reply that everyone sees, and the exchange."""
    chance = random.Random(SEED)
    while True:
        able = [seat for seat in range(SEATS) if _lot(match, seat) is not None]
        giver, other = chance.sample(able, 2)
        yield Step(giver, _lot(match, giver))
        answer = _lot(match, other)
        assert answer is not None
        yield Step(other, TradeReply(f"o{match.position.hidden.issued}", answer.give, answer.product))
        yield Step(giver, TradeAccept(f"r{match.position.hidden.issued}"))


# ------------------------------------------------------------------------------------------------ the rules


def _random_play() -> list[Row]:
    found = rates({"market": _traded, "chess": random_chess}, ROUNDS)
    return [Row("random play at the market, 7 seats (python-chess)", found["market"], found["chess"], "actions/s")]


def _traded(number: int) -> int:
    """Random acts at the market, which nobody leaves."""
    match, _ = _opened()
    position, chance, acts = match.position, random.Random(number), 0
    while acts < STEPS:
        seat = chance.randrange(SEATS)
        wishes = [each for each in CIVILIZATION.candidates(CIVILIZATION.view(position, seat)) if _stays(each)]
        if wishes:
            position, _ = CIVILIZATION.apply(position, seat, chance.choice(wishes))
            acts += 1
    return acts


def _stays(action: Any) -> bool:
    return not isinstance(action, TradeReady) or not action.ready


# ------------------------------------------------------------------------------------------------ views and lines


def _with_offers(each: int) -> Match:
    """The market with so many offers of each seat to everyone."""
    match, _ = _opened()
    for seat in [seat for seat in range(SEATS) for _ in range(each)]:
        offer = _lot(match, seat)
        if offer is not None:
            match.apply(seat, offer)
    return match


def _views() -> list[Row]:
    """The view of a busy market, and of one on which no offer more may be made."""
    match, crowded = _with_offers(BUSY), _with_offers(MOST_OPEN)
    view = match.view(0)
    plain: Any = msgspec.to_builtins(view)

    def by_msgspec(_: int) -> int:
        for _ in range(TIMES):
            msgspec.json.encode(CIVILIZATION.view(match.position, 0))
        return TIMES

    def by_json(_: int) -> int:
        for _ in range(TIMES):
            json.dumps(plain)
        return TIMES

    found = rates({"msgspec": by_msgspec, "json": by_json}, ROUNDS)
    took = {name: 1e6 / rate for name, rate in found.items()}
    usual, most = (len(msgspec.json.encode(each.view(0))) / 1000 for each in (match, crowded))
    return [
        Row("view of a busy market, 7 seats (goal)", usual, MOST_KB, "kB", larger_is_better=False),
        Row("view of the fullest market, 7 seats (goal)", most, MOST_KB, "kB", larger_is_better=False),
        Row("view of a busy market to JSON (goal)", took["msgspec"], MOST_US, "µs", larger_is_better=False),
        Row("view of a busy market to JSON (plain json)", took["msgspec"], took["json"], "µs", larger_is_better=False),
    ]


def _lines() -> list[Row]:
    """What those are sent who may see an offer, and how many they are."""
    match = _with_offers(BUSY)
    offer = _lot(match, 0)
    assert offer is not None
    whispered = msgspec.structs.replace(offer, to=(match.position.board.nations[1].id,))
    told = _told(match, whispered)
    return [
        Row("line of an offer, to whom it is for (goal)", told[1] / 1000, MOST_KB, "kB", larger_is_better=False),
        Row("told of an offer to one, of 8 viewers (the two)", len(told), 2, "viewers", larger_is_better=False),
    ]


def _told(match: Match, offer: TradeOffer) -> dict[Viewer, int]:
    """The bytes of the line that each viewer is sent who may know of this offer of the first seat."""
    events = match.apply(0, offer)
    moment = msgspec.structs.replace(moment_after(match, events), told_as=(0,) * (SEATS + 1))
    showing = Showing("ENKI-42", match.game, moment)
    viewers = [each for each in (*range(SEATS), None) if any(event.seen_by(each) is not None for event in events)]
    return {viewer: len(showing.happened(viewer)) for viewer in viewers}


# ------------------------------------------------------------------------------------------------ a real server


@dataclass(frozen=True)
class _Busy:
    """Microseconds until all had heard of each act, and milliseconds for each deal; the server's CPU for an act in
    microseconds, and the bytes of a line."""

    waits: list[float]
    deals: list[float]
    cpu: float
    size: int


def _served() -> list[Row]:
    in_memory = _played()
    with tempfile.TemporaryDirectory() as folder:
        deals = _played(folder).deals
    fanned = broadcast(in_memory.size, DEALS * ACTS_OF_A_DEAL)
    pace = 1e6 * len(in_memory.waits) / sum(in_memory.waits)
    there, ninety_five = f"{SEATS} seats, {WATCHERS} watchers", quantiles(deals, n=20)[-1]
    return [
        Row(f"acts at the market, {there} (epoll)", pace, 1e6 / fanned.wait, "acts/s"),
        Row(f"CPU per act at the market, {there} (epoll)", in_memory.cpu, fanned.cpu, "µs", larger_is_better=False),
        Row(
            f"a deal is with all {HEARERS}, durable, median (goal)",
            median(deals),
            MOST_MS,
            "ms",
            larger_is_better=False,
        ),
        Row("the same, 95 % of deals (goal)", ninety_five, MOST_MS, "ms", larger_is_better=False),
        Row("the same, the slowest deal (goal)", max(deals), MOST_MS, "ms", larger_is_better=False),
    ]


def _played(*folder: str) -> _Busy:
    """Deals at a server that keeps its match in that folder, or in memory."""
    match, way = _opened()
    with Program("arcade", *folder, program=SERVED) as program:
        hall = Hall(program, OPTIONS)
        hall.take(way)
        lines, size, before = hall.crowd.lines, hall.crowd.size, used(program)["cpu"]
        waits, deals = list[float](), list[float]()
        script = _deals(match)
        for number in range(DEALS * ACTS_OF_A_DEAL):
            step = next(script)
            match.take(step)
            begun = time.perf_counter()
            hall.take([step])
            waits.append(1e6 * (time.perf_counter() - begun))
            if number % ACTS_OF_A_DEAL == ACTS_OF_A_DEAL - 1:
                deals.append(waits[-1] / 1000)
        cpu = 1e6 * (used(program)["cpu"] - before) / len(waits)
        return _Busy(waits, deals, cpu, (hall.crowd.size - size) // (hall.crowd.lines - lines))
