"""What a host decided about somebody: until when it holds, and why."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from ziggurat_client.wording.words import Words

_DAY: Final = 86_400


def with_end(words: Words, sentence: str, until: int | None, reason: str, between: str = " ") -> str:
    """The sentence with when that ends, in seconds since 1970, and with the reason, where there are any."""
    return between.join([sentence, *_parts(words, until, reason)])


def _parts(words: Words, until: int | None, reason: str) -> Iterator[str]:
    if until is not None:
        yield words.say("decision.until", when=_moment(until))
    if reason:
        yield words.say("decision.reason", reason=reason)


def _moment(second: int) -> str:
    """The time of day; the date as well if that is not within a day."""
    moment, now = datetime.fromtimestamp(second), datetime.now()
    is_soon = (moment - now).total_seconds() < _DAY
    return f"{moment:%H:%M}" if is_soon else f"{moment:%Y-%m-%d %H:%M}"
