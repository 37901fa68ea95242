"""The question for a person's name, before others meet them for the first time."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.profile import LONGEST_NAME, account_name
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.scene import Atlas


def with_name(atlas: Atlas, go_on: Callable[[], None]) -> None:
    """Go on at once if the person has a name, else once they have given one."""
    if atlas.services.memory.profile.name is None:
        atlas.stack.push(NamingScene(atlas, go_on))
    else:
        go_on()


class NamingScene(OneFieldScene):
    """Asks for the name by which others will know the person, and remembers it."""

    def __init__(self, atlas: Atlas, go_on: Callable[[], None]) -> None:
        """`go_on` is called once there is a name; the account's is assumed, if it is one of a person."""
        say, account = atlas.services.words.say, account_name()

        def name(answer: str) -> None:
            atlas.services.memory.change(name=answer)
            go_on()

        question = Question(
            "person name",
            say("naming.title"),
            account or say("welcome.name.hint"),
            say("naming.give"),
            Icon.PERSON,
            LONGEST_NAME,
            assume=account,
        )
        super().__init__(atlas, question, name)
