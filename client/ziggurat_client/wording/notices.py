"""What a server tells everyone, in the person's language."""

from __future__ import annotations

from typing import Final

from ziggurat.visible_text import visible
from ziggurat.wire.messages import Notice
from ziggurat_client.wording.words import Words

NOTICE_SECONDS: Final = 12.0
"""How long a notice stays."""
_MINUTE: Final = 60


def notice(words: Words, told: Notice) -> str:
    """The sentence to show: the host's own words, when the server stops, or which tables it cannot bring back."""
    if told.kind == "host":
        return words.say("notice.host", text=visible(told.text))
    if told.kind == "greeting":
        return visible(told.text)
    if told.kind == "set_aside":
        return _set_aside(words, told)
    seconds = told.seconds or 0
    if seconds < _MINUTE:
        return words.say("notice.stopping.soon")
    return words.say("notice.stopping.minutes", count=round(seconds / _MINUTE))


def _set_aside(words: Words, told: Notice) -> str:
    """Which tables are kept, and why as far as this version knows the reason."""
    key = f"notice.set_aside.{told.why}"
    known = key if words.knows(f"{key}.other") else "notice.set_aside"
    return words.say(known, count=len(told.tables), tables=", ".join(told.tables))
