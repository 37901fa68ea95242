"""The dialog about a table's series: how many games it has, how first seats are found, and what follows from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from ziggurat.wire.messages import SeriesTerms
from ziggurat_client.art import tones
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.terms_dialog import ROW, TermsDialog
from ziggurat_client.ui.choices import Segments, Stepper
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.series import length_words, neighbour

_SENTENCE: Final = 60.0
_SEATS: Final = ("kept", "drawn")


class SeriesChoiceScene(TermsDialog[SeriesTerms]):
    """Two choices and what they mean. Without `choose` one can only read."""

    size = Extent(860, 650)

    def __init__(self, atlas: Atlas, terms: SeriesTerms, choose: Callable[[SeriesTerms], None] | None = None) -> None:
        super().__init__(atlas, terms, "games", choose)

    @property
    def title(self) -> str:
        return self.say("series.title")

    def content(self) -> Sequence[Piece]:
        terms, words, free = self._terms, self.services.words, self._choose is not None
        return [
            self._label(0, "series.length"),
            Stepper(
                "games",
                self._place(0),
                length_words(words, terms),
                self._change_length,
                lower=neighbour(terms, -1) is not None,
                higher=neighbour(terms, 1) is not None,
                enabled=free,
            ),
            self._label(1, "series.seats"),
            Segments(
                "seats",
                self._place(1),
                [self.say(f"series.seats.{way}") for way in _SEATS],
                _SEATS.index(terms.seats),
                self._change_seats,
                enabled=free,
                size=20,
            ),
            *self._sentences(),
            *self._buttons(self.say("series.choose")),
        ]

    def _sentences(self) -> list[Piece]:
        inner, top = self.inner, self.inner.y + 2 * ROW + 20
        about = ("single",) if self._terms.games == 1 else ("turn", "points", "leave")
        lot = ("lot",) if self._terms.seats == "drawn" else ()
        places = [Box(inner.x, top + row * _SENTENCE, inner.width, _SENTENCE) for row in range(len(lot) + len(about))]
        return [
            Paragraph(place, self.say(f"series.about.{key}"), 18, tones.TEXT_SOFT)
            for place, key in zip(places, (*lot, *about), strict=True)
        ]

    def _change_length(self, by: int) -> None:
        terms = neighbour(self._terms, by)
        if terms is not None:
            self._set(terms)

    def _change_seats(self, index: int) -> None:
        self._set(replace(self._terms, seats="drawn" if index else "kept"))
