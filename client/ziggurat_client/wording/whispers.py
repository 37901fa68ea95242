"""What is said of a whisper: from whom it is, and to whom."""

from __future__ import annotations

from ziggurat.wire.messages import Whispered
from ziggurat_client.wording.words import Words


def whose(words: Words, line: Whispered) -> str:
    """Who whispers to whom."""
    return words.say("whisper.own" if line.own else "whisper.theirs", name=line.name)
