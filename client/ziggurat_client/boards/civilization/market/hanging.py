"""How tickets come and go: a new one is pinned on, one that is taken back or sent back is torn off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import pygame

from ziggurat.games.civilization.trade_events import OfferClosed, OfferMade
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.market.ticket_piece import TicketPiece
from ziggurat_client.stage.easing import ease_in, overshoot
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

PIN: Final = 0.25
"""Seconds in which a new ticket is pinned on."""
TEAR: Final = 0.2
"""Seconds in which one is torn off."""
_ABOVE: Final = 44.0
_LARGER: Final = 0.16
_FALL: Final = 90.0
_LEAN: Final = 16.0


@dataclass(frozen=True)
class _Torn:
    """A ticket that is torn off, as it hung, and for how long it has been falling."""

    piece: TicketPiece
    elapsed: float = 0.0


class Hanging:
    """Which tickets are being pinned on and torn off. Keep it between layouts."""

    def __init__(self) -> None:
        self._coming: dict[str, float] = {}
        self._going: tuple[_Torn, ...] = ()
        self._hung: Mapping[str, TicketPiece] = MappingProxyType({})

    @property
    def coming(self) -> frozenset[str]:
        """The ids of the tickets that are being pinned on."""
        return frozenset(self._coming)

    @property
    def going(self) -> tuple[str, ...]:
        """The ids of those that are being torn off."""
        return tuple([torn.piece.ticket for torn in self._going])

    @property
    def moves(self) -> bool:
        """Whether any ticket comes or goes."""
        return bool(self._coming or self._going)

    def hear(self, events: Iterable[Event]) -> None:
        """These things happened: tickets come and go. One that is struck goes with its deal."""
        for event in events:
            match event:
                case OfferMade(ticket):
                    self._coming[ticket.id] = 0.0
                case OfferClosed(name, reason=reason):
                    self._coming.pop(name, None)
                    if reason != "struck" and name in self._hung:
                        self._going = (*self._going, _Torn(self._hung[name]))

    def hang(self, pieces: Sequence[TicketPiece]) -> None:
        """These tickets hang in sight now."""
        self._hung = {piece.ticket: piece for piece in pieces}

    def update(self, seconds: float) -> bool:
        """Move on; return whether a ticket has come to rest or is gone."""
        before = len(self._coming) + len(self._going)
        self._coming = {name: at + seconds for name, at in self._coming.items() if at + seconds < PIN}
        going = [replace(torn, elapsed=torn.elapsed + seconds) for torn in self._going]
        self._going = tuple([torn for torn in going if torn.elapsed < TEAR])
        return len(self._coming) + len(self._going) != before

    def skip(self) -> bool:
        """Bring everything to where it is going; return whether anything moved."""
        moved = self.moves
        self._coming, self._going = {}, ()
        return moved

    def draw(self, easel: Easel, floor: Box) -> None:
        """Draw what comes and goes, on the floor of the market."""
        if not self.moves:
            return
        before = easel.surface.get_clip()
        easel.surface.set_clip(easel.screen.rect(floor).clip(before))
        for torn in self._going:
            share = torn.elapsed / TEAR
            _draw(easel, torn.piece, _FALL * ease_in(share), lean=-_LEAN * share, alpha=1 - share)
        for name, elapsed in self._coming.items():
            piece = self._hung.get(name)
            if piece is not None:
                left = 1 - overshoot(elapsed / PIN)
                _draw(easel, piece, -_ABOVE * left, size=1 + _LARGER * left, alpha=min(1.0, 0.3 + elapsed / PIN))
        easel.surface.set_clip(before)


def _draw(
    easel: Easel, piece: TicketPiece, down: float, *, lean: float = 0.0, size: float = 1.0, alpha: float = 1.0
) -> None:
    """A ticket so far below its place, leaning by so many degrees, so large and so opaque."""
    picture = pygame.transform.rotozoom(piece.placed(easel.screen, easel.pictures).surface, lean, size)
    if alpha < 1:
        share = round(255 * max(0.0, alpha))
        picture.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = piece.box.centre
    place = picture.get_rect(center=easel.screen.pixel(x, y + down))
    easel.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
