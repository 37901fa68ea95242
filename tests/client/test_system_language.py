"""The language of somebody who has not chosen one."""

from __future__ import annotations

import locale

import pygame.system
import pytest

from ziggurat_client.wording.system_language import system_language


@pytest.mark.parametrize(
    ("setting", "desktop", "spoken"),
    [
        ("fr_CA.UTF-8", [], "fr"),
        ("French_France.1252", ["en"], "fr"),
        ("en_GB.UTF-8", ["fr"], "en"),
        ("C.UTF-8", ["fr"], "fr"),
        ("de_DE.UTF-8", ["de", "fr"], "fr"),
        ("C", [], "en"),
        ("C", ["de"], "en"),
        ("Frisian_Netherlands.1252", ["fy"], "en"),
        ("", [], "en"),
    ],
)
def test_it_is_the_first_one_of_the_systems_that_the_program_speaks(
    monkeypatch: pytest.MonkeyPatch, setting: str, desktop: list[str], spoken: str
) -> None:
    monkeypatch.setattr(locale, "setlocale", lambda category: setting)
    wishes = [{"language": language, "country": None} for language in desktop]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wishes)
    assert system_language() == spoken
