"""What a server tells everyone, in the person's language."""

from __future__ import annotations

from typing import Final

from ziggurat.wire.messages import Notice
from ziggurat_client.wording.words import Words

NOTICE_SECONDS: Final = 12.0
"""How long a notice stays."""
_MINUTE: Final = 60


def notice(words: Words, told: Notice) -> str:
    """The sentence to show: the host's own words, or when the server stops."""
    if told.kind == "host":
        return words.say("notice.host", text=told.text)
    if told.kind == "greeting":
        return told.text
    seconds = told.seconds or 0
    if seconds < _MINUTE:
        return words.say("notice.stopping.soon")
    return words.say("notice.stopping.minutes", count=round(seconds / _MINUTE))
