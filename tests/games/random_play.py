"""Random play of any game: the same numbers give the same moves on every machine."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from market.rules import MARKET
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Event, Game, Options, Seat
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep, Expiry, Step

AnyGame = Game[Any, Any, Any]
Choose = Callable[[int], int]
"""A number below the one given."""
EVERY_GAME: dict[str, AnyGame] = {**GAMES, MARKET.id: MARKET}
"""Every game that is offered, and the one that asks of the contract what none of them does."""
LONG_ROUNDS = 5
"""A limit of rounds that hold a decision of everybody each is this part of a limit of turns."""
TURNS = 2
"""Where the rules themselves set a limit of turns, a limit of rounds holds so many of them, and never more than that
limit."""
SELDOM = 25
"""Where the rules say what happens when time is up, it is so at one step of so many."""


def chooser(seed: int) -> Choose:
    """A source of choices. Only `random()` is used: its sequence is the same in every version of Python."""
    source = random.Random(seed)
    return lambda bound: int(source.random() * bound)


def short(game: AnyGame, rounds: int) -> Options:
    """The game's options with that limit of rounds, where it has one."""
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options_type)}
    if "rounds" in usual:
        return game.options_type(**{"rounds": max(1, rounds // LONG_ROUNDS)})
    if "turn_limit" in usual:
        return game.options_type(**{"turn_limit": min(TURNS * rounds, usual["turn_limit"])})
    return game.options_type(**({"max_rounds": rounds} if "max_rounds" in usual else {}))


def some_action(legal: Sequence[Action], choose: Choose) -> Action:
    """One of them: first a kind, then an action of that kind, so that what is often listed is not always played."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(type(action).__name__, []).append(action)
    kind = sorted(by_kind)[choose(len(by_kind))]
    return by_kind[kind][choose(len(by_kind[kind]))]


def acting(match: Match) -> tuple[Seat, ...]:
    """Every seat that may do something: those whose decision is awaited, and those who may act besides."""
    due, candidates = match.due, match.game.candidates
    return due.seats + tuple(seat for seat in due.open if any(True for _ in candidates(match.view(seat))))


def next_step(match: Match, choose: Choose) -> AnyStep:
    """A random step: mostly somebody's, now and then time's, where the rules say what time does."""
    due = match.due
    if due.seconds is not None and (not due.seats or choose(SELDOM) == 0):
        return Expiry()
    if match.game.has_defaults and choose(SELDOM) == 0:
        return Expiry((due.seats[choose(len(due.seats))],))
    able = acting(match)
    seat = able[choose(len(able))]
    return Step(seat, some_action(list(match.game.candidates(match.view(seat))), choose))


def play_step(match: Match, choose: Choose) -> tuple[AnyStep, tuple[Event, ...]]:
    """Play one random step: which, and what happened."""
    step = next_step(match, choose)
    return step, match.take(step)


def playing(match: Match, choose: Choose, steps: int = 10**6) -> Iterator[Match]:
    """The match before each random step until it is over, or that many steps are played."""
    for _ in range(steps):
        if match.result is not None:
            return
        yield match
        play_step(match, choose)


def played(game: AnyGame, seats: int, seed: int, *, rounds: int, steps: int = 10**6) -> Match:
    """A random match, whole or cut off after that many steps."""
    match = Match(game, seats, seed, short(game, rounds))
    for _ in playing(match, chooser(seed), steps):
        pass
    return match


def digests(rounds: int) -> list[str]:
    """One line for each game and number of seats: where a random match with seed 7 arrives, and by which story."""
    lines = []
    for game in EVERY_GAME.values():
        for seats in game.seat_counts:
            match, choose, story = Match(game, seats, 7, short(game, rounds)), chooser(7), hashlib.sha256()
            while match.result is None:
                _, events = play_step(match, choose)
                story.update(msgspec.json.encode(events))
            lines.append(f"{game.id} {seats} {match.digest()} {story.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]))))
