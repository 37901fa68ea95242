"""How a table counts time, in words, and what one can choose from."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from ziggurat.games import GAMES
from ziggurat.wire.clocks import ClockTerms
from ziggurat_client.wording.words import Words

T = TypeVar("T")

_HOUR: Final = 60 * 60
_DAY: Final = 24 * _HOUR

PACES: Final = (
    ClockTerms("none"),
    ClockTerms("per_turn", 30),
    ClockTerms("per_turn", 60),
    ClockTerms("per_turn", 120),
    ClockTerms("per_turn", 300),
    ClockTerms("per_game", 300, increment=10),
    ClockTerms("per_game", 600, increment=15),
    ClockTerms("per_game", 1200, increment=20),
    ClockTerms("per_game", 2700, increment=30),
    ClockTerms("per_turn", 8 * 3600),
    ClockTerms("per_turn", 24 * 3600),
    ClockTerms("per_turn", 3 * 24 * 3600),
)
"""The clocks to choose from; the last ones are slow, for people who come back for their turns."""
BANKS: Final = (30, 60, 120, 300, 600, None)
"""How long the others may wait for someone who is away, in seconds; None is for ever."""


def pace_of(terms: ClockTerms) -> ClockTerms:
    """The clock of these terms, without what becomes of the absent."""
    return ClockTerms(terms.kind, terms.seconds, terms.increment)


def with_pace(terms: ClockTerms, pace: ClockTerms) -> ClockTerms:
    """The same terms with another clock."""
    return msgspec.structs.replace(terms, kind=pace.kind, seconds=pace.seconds, increment=pace.increment)


def neighbour(values: tuple[T, ...], chosen: T, by: int) -> T | None:
    """The value `by` places after the chosen one; None where there is none. From a value of others' making one goes to
    the first."""
    if chosen not in values:
        return values[0] if by < 0 else values[-1]
    index = values.index(chosen) + by
    return values[index] if 0 <= index < len(values) else None


def pace_words(words: Words, terms: ClockTerms) -> str:
    """The clock in a few words."""
    match terms.kind:
        case "none":
            return words.say("clock.none")
        case "per_turn":
            return words.say("clock.per_turn", time=time_words(words, terms.seconds))
        case "per_game":
            if not terms.increment:
                return words.say("clock.sudden", time=time_words(words, terms.seconds))
            increment = time_words(words, terms.increment)
            return words.say("clock.per_game", time=time_words(words, terms.seconds), increment=increment)


def pace_hint(words: Words, terms: ClockTerms, game: str) -> str:
    """What follows from the clock, in half a sentence."""
    if terms.kind == "none":
        return words.say("clock.hint.none")
    return words.say("clock.hint.by_rules" if rules_answer(game) else "clock.hint")


def rules_answer(game: str) -> bool:
    """Whether the rules of that game say what follows when time is up, so that no bot comes."""
    known = GAMES.get(game)
    return known is not None and known.has_defaults


def pace_in_brief(words: Words, terms: ClockTerms) -> str:
    """A clock that runs, where there is little room."""
    time = time_words(words, terms.seconds)
    if terms.kind == "per_turn":
        return words.say("clock.brief.per_turn", time=time)
    return words.say("clock.brief.per_game", time=time, increment=terms.increment)


def bank_words(words: Words, bank: int | None) -> str:
    """How long one waits for the absent, in a word or two."""
    return words.say("clock.for_ever") if bank is None else time_words(words, bank)


def time_words(words: Words, seconds: int) -> str:
    """So much time, in the largest of days, hours, minutes and seconds of which it is some whole ones."""
    if not seconds % _DAY and seconds:
        return words.say("clock.days", count=seconds // _DAY)
    if not seconds % _HOUR and seconds:
        return words.say("clock.hours", count=seconds // _HOUR)
    if seconds % 60 or seconds < 120:
        return words.say("clock.seconds", count=seconds)
    return words.say("clock.minutes", count=seconds // 60)


def ladder(words: Words, terms: ClockTerms, level: str, game: str) -> tuple[str, ...]:
    """What becomes of those who are out of time or away, in sentences. `level` is the keepers', in words."""
    who = ".by_rules" if rules_answer(game) else ""
    timed = () if terms.kind == "none" else (words.say(f"clock.ladder.{terms.kind}{who}"),)
    if terms.is_slow:
        away = words.say("clock.ladder.slow")
    elif terms.bank is None:
        away = words.say("clock.ladder.for_ever")
    else:
        away = words.say(f"clock.ladder.away{who}", time=time_words(words, terms.bank))
    return (*timed, away, words.say(f"clock.ladder.keeper{who}", level=level))
