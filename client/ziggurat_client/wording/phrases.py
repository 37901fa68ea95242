"""What was said, as the person reads it: quick phrases in their own language."""

from __future__ import annotations

from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Said
from ziggurat_client.wording.words import Words


def as_read(said: Said, words: Words) -> str:
    """The words of a line of chat. A phrase that is not known here is read as it was written."""
    return words.say(f"phrase.{said.phrase}") if said.phrase in PHRASES else said.text
