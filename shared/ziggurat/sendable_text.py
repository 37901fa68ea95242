"""Text that can be sent or kept as UTF-8.

A shell that writes in another encoding than the locale's hands over bytes that are no text there. Python has surrogates
stand for them (PEP 383), so that files are found by such names; nothing else can be done with these.
"""

from __future__ import annotations

from typing import Final

NO_TEXT: Final = "this is no text in this system's encoding"


def is_sendable(text: str) -> bool:
    """Whether every character of it is one."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
