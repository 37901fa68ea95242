"""What a name, and a line of chat, may be made of."""

from __future__ import annotations

import unicodedata
from typing import Final

from ziggurat.visible_text import has_tower, is_unseen, visible
from ziggurat.wire.messages import Limits
from ziggurat_server.naming.letters import mixes_scripts, skeleton
from ziggurat_server.refusal import Refusal

LONGEST_NAME: Final = Limits().name_characters


def clean_name(given: str) -> str:
    """The name as it is shown: trimmed, runs of spaces made one, composed (NFC).

    Raises Refusal `bad_name` if nothing is left, if it is longer than 24 characters, if it holds an unseen one or a
    tower of marks, or if it mixes scripts whose letters look alike.
    """
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in given)
    name = " ".join(part for part in unicodedata.normalize("NFC", spaced).split(" ") if part)
    if not 1 <= len(name) <= LONGEST_NAME or any(map(is_unseen, name)) or has_tower(name):
        raise Refusal(
            "bad_name", f"a name has 1 to {LONGEST_NAME} visible characters; this one has not", most=LONGEST_NAME
        )
    if mixes_scripts(name):
        raise Refusal("bad_name", "a name has letters of one script, so that none passes for another")
    return name


def name_key(name: str) -> str:
    """What two names must not share: they would look too much alike."""
    return skeleton(name)


def numbered(name: str, number: int) -> str:
    """The name with a number behind it, cut so that it stays within the length of a name."""
    suffix = f" {number}"
    return name[: LONGEST_NAME - len(suffix)].rstrip() + suffix


def clean_text(given: str) -> str:
    """A line of chat without what is not seen, trimmed. Raises Refusal `bad_message` if nothing is left."""
    text = visible(given).strip()
    if not text:
        raise Refusal("bad_message", "there is nothing to say in that line")
    return text
