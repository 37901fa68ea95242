"""Asking somebody to be friends, or agreeing to it."""

from __future__ import annotations

from ziggurat.bounds import PersonId
from ziggurat.wire.friends import MOST_FRIENDS
from ziggurat.wire.messages import Error
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.wording.refusals import refusal


def befriend(page: Page, person: PersonId) -> None:
    """Want that person's friendship; a refusal is said in the banner."""
    services = page.services
    if len(services.friends.kept.all) >= MOST_FRIENDS:
        services.banner.refuse(page.say("friends.too_many", count=MOST_FRIENDS))
        return

    def refused(answer: Answer) -> None:
        if isinstance(answer, Error):
            services.banner.refuse(refusal(services.words, answer.code, answer.params))
        page.change()

    services.friends.befriend(person, refused)
    page.change()
