"""Asks for the name of somebody who wants to play at this screen too."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.profile import LONGEST_NAME
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.scene import Atlas


class GuestNameScene(OneFieldScene):
    """One field for a name; `given` is called with it, or with the one that was `suggested` if nothing was typed."""

    def __init__(self, atlas: Atlas, suggested: str, given: Callable[[str], None]) -> None:
        say = atlas.services.words.say
        title, give = say("guest.title"), say("guest.give")
        question = Question("guest name", title, suggested, give, Icon.PERSON, LONGEST_NAME, assume=suggested)
        super().__init__(atlas, question, given)
