"""The line into which people type a link or an address, and what is wrong with what they typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.wire.links import Address, BadLink, parse_link
from ziggurat_client.art import tones
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box

_LONGEST: Final = 300
_COMPLAINT: Final = "#ffb59a"


class AddressLine:
    """Holds the `field`, which its page places, and reads what is typed before anything is tried."""

    def __init__(self, page: Page, call: Callable[[Address], None], size: float) -> None:
        """`call` goes to an address that makes sense; `size` is that of the letters."""
        self.field = TextField(
            "link",
            Box(0, 0, 1, 60),
            page.services.clock,
            longest=_LONGEST,
            icon=Icon.LINK,
            size=size,
            entered=self.enter,
            changed=self._forget_complaint,
        )
        self._page = page
        self._call = call
        self._complaint: str | None = None

    @property
    def hint(self) -> tuple[str, ColourLike]:
        """What to say beside the field, and in which colour: what is wrong, or else what can be typed."""
        if self._complaint is not None:
            return self._complaint, _COMPLAINT
        return self._page.say("join.hint"), tones.TEXT_SOFT

    def enter(self) -> None:
        """Go where the field says."""
        self.go(self.field.text)

    def go(self, link: str) -> None:
        """Go where the link leads, or say why it leads nowhere."""
        address = self.read(link)
        if address is not None:
            self._call(address)

    def read(self, link: str) -> Address | None:
        """Where the link leads; None if that is nowhere, and then it is said why."""
        try:
            return parse_link(link)
        except BadLink as error:
            self._complaint = self._page.say(f"link.{error.code}")
            self._page.change()
            return None

    def _forget_complaint(self) -> None:
        if self._complaint is not None:
            self._complaint = None
            self._page.change()
