"""Asks for another name of a table."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.lobby.create_table import LONGEST_NAME
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.scene import Atlas


class TableNameScene(OneFieldScene):
    """One field, in which the name stands that the table has; `given` is called with another one."""

    def __init__(self, atlas: Atlas, name: str, given: Callable[[str], None]) -> None:
        say = atlas.services.words.say
        question = Question("table name", say("room.rename"), name, say("room.rename.give"), Icon.PENCIL, LONGEST_NAME)
        super().__init__(atlas, question, given)
