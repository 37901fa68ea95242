"""What a server's refusal means, in the person's language."""

from __future__ import annotations

from ziggurat_client.wording.words import Words


def refusal(words: Words, code: str, params: dict[str, str | int] | None = None) -> str:
    """The sentence for a refusal's code; a code this version does not know is named as it is."""
    # A server of another version may send other blanks; then the code says more than nothing.
    return words.say_if_known(f"error.{code}", params or {}) or words.say("error.unknown", code=code)
