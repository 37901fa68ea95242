"""A card of the band as a widget: pressed, its monument is the one that would be built."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import MARGIN
from ziggurat_client.boards.tigris.choosing.modes import Command, Raise
from ziggurat_client.boards.tigris.monument.card_painting import draw_card
from ziggurat_client.boards.tigris.monument.offers import Offer
from ziggurat_client.boards.tigris.monument.plan import BandPlan
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.button import Pressable
from ziggurat_client.window.screen import Box

_RULE = "7"


class MonumentCard(Pressable):
    """A monument that may be built, or one that may not, behind a veil."""

    margin = MARGIN
    rule = _RULE

    def __init__(self, box: Box, offer: Offer, key: str, pressed: Callable[[], None]) -> None:
        """`key` is the name of the key that chooses it, "" for none."""
        super().__init__(f"action monument {offer.monument}", box, pressed, enabled=offer.state == "open")
        self.offer = offer
        self._keycap = key

    def appearance(self) -> Hashable:
        return self.offer, self._keycap, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_card(canvas, self.box._replace(x=x, y=y), self.offer, self.state, self._keycap)


def cards(
    plan: BandPlan, offers: Sequence[Offer], command: Callable[[Command], None], cap: Callable[[Intention], str]
) -> Iterator[MonumentCard]:
    """The cards of all monuments. Those that may be built have the keys of their numbers."""
    keys = iter(ACTIONS)
    for box, offer in zip(plan.cards, offers, strict=True):
        key = next(keys, None) if offer.state == "open" else None
        yield MonumentCard(box, offer, "" if key is None else cap(key), _raising(command, offer))


def _raising(command: Callable[[Command], None], offer: Offer) -> Callable[[], None]:
    return lambda: command(Raise(offer.monument))
