"""What a name, and a line of chat, may be made of."""

from __future__ import annotations

import unicodedata
from typing import Final

from ziggurat_server.refusal import Refusal

LONGEST_NAME: Final = 24
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that draw nothing, or change how the text around them is drawn (bidi, zero-width)."""


def clean_name(given: str) -> str:
    """The name as it is shown: trimmed, runs of spaces made one, composed (NFC).

    Raises Refusal `bad_name` if nothing is left, if it is longer than 24 characters, or if it holds an unseen one.
    """
    name = " ".join(part for part in unicodedata.normalize("NFC", given).split(" ") if part)
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(letter) in _UNSEEN for letter in name):
        raise Refusal(
            "bad_name", f"a name has 1 to {LONGEST_NAME} visible characters; this one has not", most=LONGEST_NAME
        )
    return name


def name_key(name: str) -> str:
    """What two names must not share: case and compatible forms of letters do not tell people apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def numbered(name: str, number: int) -> str:
    """The name with a number behind it, cut so that it stays within the length of a name."""
    suffix = f" {number}"
    return name[: LONGEST_NAME - len(suffix)].rstrip() + suffix


def clean_text(given: str) -> str:
    """A line of chat with unseen characters made spaces, trimmed. Raises Refusal `bad_message` if nothing is left."""
    text = "".join(" " if unicodedata.category(letter) in _UNSEEN else letter for letter in given).strip()
    if not text:
        raise Refusal("bad_message", "there is nothing to say in that line")
    return text
