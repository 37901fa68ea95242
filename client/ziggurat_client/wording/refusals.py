"""What a server's refusal means, in the person's language."""

from __future__ import annotations

from typing import Final

from ziggurat_client.wording.decisions import with_end
from ziggurat_client.wording.words import Words

_DECIDED: Final = frozenset({"muted", "barred"})
"""What a table's host decided, who may have said why."""


def refusal(words: Words, code: str, params: dict[str, str | int] | None = None) -> str:
    """The sentence for a refusal's code; a code this version does not know is named as it is."""
    params = params or {}
    # A server of another version may send other blanks; then the code says more than nothing.
    said = words.say_if_known(f"error.{code}", params) or words.say("error.unknown", code=code)
    if code not in _DECIDED:
        return said
    until, reason = params.get("until"), params.get("reason", "")
    return with_end(words, said, until if isinstance(until, int) else None, str(reason))
