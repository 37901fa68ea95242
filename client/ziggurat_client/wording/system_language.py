"""The language in which the program speaks to somebody who has not chosen one."""

from __future__ import annotations

import locale
import re
from collections.abc import Iterator
from typing import Final

import pygame.system

from ziggurat_client.wording.words import LANGUAGES

_BY_NAME: Final = {"english": "en", "french": "fr"}
"""How Windows names what is called by its code elsewhere."""


def system_language() -> str:
    """The first language of this system's that the program speaks, or English."""
    return next((language for language in _wished() if language in LANGUAGES), "en")


def _wished() -> Iterator[str]:
    """The languages of the environment and then those of the desktop, which knows of them where no terminal has told
    and where the system lacks their locale."""
    asked = locale.setlocale(locale.LC_CTYPE)  # which sets nothing: fr_FR.UTF-8, or French_France.1252 on Windows
    language = re.split(r"[^a-z]", asked.lower())[0]
    yield _BY_NAME.get(language, language)
    yield from (wish["language"] for wish in pygame.system.get_pref_locales())
