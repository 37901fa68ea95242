"""How late watchers may see a match, as a host chooses it and as it is said."""

from __future__ import annotations

from typing import Final

from ziggurat.wire.messages import Delay
from ziggurat_client.wording.words import Words

CHOICES: Final = (
    Delay(),
    Delay(actions=1),
    Delay(actions=3),
    Delay(actions=10),
    Delay(seconds=30),
    Delay(seconds=60),
    Delay(seconds=300),
    Delay(seconds=900),
)
"""What a host can choose, from no delay on."""
_MINUTE: Final = 60


def neighbour(delay: Delay | None, by: int) -> Delay | None:
    """The choice that many places on; None beyond the ends. From what is no choice one comes to the first."""
    place = (CHOICES.index(delay or Delay()) if (delay or Delay()) in CHOICES else 0) + by
    return CHOICES[place] if 0 <= place < len(CHOICES) else None


def said(words: Words, delay: Delay | None) -> str:
    """How late that is, in words."""
    parts = []
    if delay is not None and delay.actions:
        parts.append(words.say("delay.actions", count=delay.actions))
    if delay is not None and delay.seconds:
        minutes, seconds = divmod(delay.seconds, _MINUTE)
        parts.append(words.say("delay.seconds", count=delay.seconds) if seconds else _minutes(words, minutes))
    return ", ".join(parts) or words.say("delay.none")


def _minutes(words: Words, minutes: int) -> str:
    return words.say("delay.minutes", count=minutes)
