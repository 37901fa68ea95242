"""Names one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.wording.words import Words


def listing(words: Words, names: Sequence[str]) -> str:
    """The names in a sentence, the last after an “and”."""
    if len(names) < 2:
        return "".join(names)
    return words.say("names.and", first=", ".join(names[:-1]), last=names[-1])
