"""Random play of any game: the same numbers give the same moves on every machine."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from ziggurat.games import GAMES
from ziggurat.games.game import Action, Game, Options, Seat
from ziggurat.match.match import Match

AnyGame = Game[Any, Any, Any]
Choose = Callable[[int], int]
"""A number below the one given."""


def chooser(seed: int) -> Choose:
    """A source of choices. Only `random()` is used: its sequence is the same in every version of Python."""
    source = random.Random(seed)
    return lambda bound: int(source.random() * bound)


def short(game: AnyGame, rounds: int) -> Options:
    """The game's options with that limit of rounds, where it has one."""
    names = {field.name for field in msgspec.structs.fields(game.options_type)}
    return game.options_type(**({"max_rounds": rounds} if "max_rounds" in names else {}))


def some_action(legal: Sequence[Action], choose: Choose) -> Action:
    """One of them: first a kind, then an action of that kind, so that what is often listed is not always played."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(type(action).__name__, []).append(action)
    kind = sorted(by_kind)[choose(len(by_kind))]
    return by_kind[kind][choose(len(by_kind[kind]))]


def play_step(match: Match, choose: Choose) -> tuple[Seat, Action, tuple[Any, ...]]:
    """Play one random step: who, what, and what happened."""
    waiting = match.due.seats
    seat = waiting[choose(len(waiting))]
    action = some_action(list(match.game.candidates(match.view(seat))), choose)
    return seat, action, match.apply(seat, action)


def playing(match: Match, choose: Choose, steps: int = 10**6) -> Iterator[Match]:
    """The match before each random step until it is over, or that many steps are played."""
    for _ in range(steps):
        if not match.due.seats:
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
    for game in GAMES.values():
        for seats in game.seat_counts:
            match, choose, story = Match(game, seats, 7, short(game, rounds)), chooser(7), hashlib.sha256()
            while match.due.seats:
                _, _, events = play_step(match, choose)
                story.update(msgspec.json.encode(events))
            lines.append(f"{game.id} {seats} {match.digest()} {story.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]))))
