"""The way to the page of friends."""

from __future__ import annotations

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button
from ziggurat_client.window.screen import Box


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
