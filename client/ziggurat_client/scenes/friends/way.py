"""The way to the page of friends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button
from ziggurat_client.window.screen import Box

_SIZE: Final = 19


def friends_button(page: Page) -> Button:
    """A button that leads there, lit while a friend is here or somebody wants to be one; it is yet to be placed."""
    services = page.services
    wanting = sum(not services.ignored.has(person) for person in services.remote.friends.wanting)
    here = len(services.friends.here)
    kind = ButtonKind.GOLD if wanting else ButtonKind.LIT if here else ButtonKind.PLAIN
    button = Button(
        "friends",
        Box(0, 0, 44, 44),
        "",
        lambda: page.stack.push(page.atlas.friends()),
        kind=kind,
        icon=Icon.FRIEND,
        size=20,
    )
    remarks = [page.say("friends.title")]
    if here:
        remarks.append(page.say("friends.count.here", count=here))
    if wanting:
        remarks.append(page.say("friends.count.wanting", count=wanting))
    button.remark = " · ".join(remarks)
    return button


def friends_sign(page: Page, names: Sequence[str], box: Box, *, bare: bool) -> Button:
    """A button in the box that says who is near and leads there; a `bare` one only shows a sign."""
    words = page.services.words
    several = len(names) > 1
    said = (
        words.say("friends.several_near", count=len(names)) if several else words.say("friends.near_one", name=names[0])
    )
    scale = page.services.screen.scale
    width = box.height if bare else min(text_width(said, _SIZE, "bold", scale) + 74, box.width)
    label = "" if bare else said
    place = box._replace(width=width)
    button = Button(
        "friends", place, label, lambda: page.stack.push(page.atlas.friends()), icon=Icon.FRIEND, size=_SIZE
    )
    button.remark = said if bare else ""
    return button
