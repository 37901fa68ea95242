"""Asks for a table's password."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.scene import Atlas

LONGEST: Final = 64


class PasswordScene(OneFieldScene):
    """One field for a password; `given` is called with what was typed, unless that is nothing."""

    def __init__(self, atlas: Atlas, title: str, given: Callable[[str], None]) -> None:
        say = atlas.services.words.say
        hint, give = say("password.field"), say("password.give")
        super().__init__(atlas, Question("password", title, hint, give, Icon.KEY, LONGEST, hidden=True), given)
