"""The dialog about what a table's games count for: the series, how first seats are found, and whether they change
ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, get_args

from msgspec.structs import replace

from ziggurat.wire.messages import Rated, SeriesTerms
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


RATED: Final[tuple[Rated, ...]] = get_args(Rated)


class Counting(NamedTuple):
    """By what series are played, and whether matches are rated."""

    series: SeriesTerms
    rated: Rated = "yes"


class SeriesChoiceScene(TermsDialog[Counting]):
    """Three choices and what they mean. Without `choose` one can only read."""

    size = Extent(860, 700)

    def __init__(self, atlas: Atlas, terms: Counting, choose: Callable[[Counting], None] | None = None) -> None:
        super().__init__(atlas, terms, "games", choose)

    @property
    def title(self) -> str:
        return self.say("series.title")

    def content(self) -> Sequence[Piece]:
        terms, words, free = self._terms.series, self.services.words, self._choose is not None
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
            self._label(2, "rated.title"),
            Segments(
                "rated",
                self._place(2),
                [self.say(f"rated.{each}") for each in RATED],
                RATED.index(self._terms.rated),
                self._change_rated,
                enabled=free,
                size=20,
            ),
            *self._sentences(),
            *self._buttons(self.say("series.choose")),
        ]

    def _sentences(self) -> list[Piece]:
        inner, top = self.inner, self.inner.y + 3 * ROW + 20
        terms = self._terms.series
        about = ("single",) if terms.games == 1 else ("turn", "points", "leave")
        lot = ("lot",) if terms.seats == "drawn" else ()
        places = [Box(inner.x, top + row * _SENTENCE, inner.width, _SENTENCE) for row in range(len(lot) + len(about))]
        return [
            Paragraph(place, self.say(f"series.about.{key}"), 18, tones.TEXT_SOFT)
            for place, key in zip(places, (*lot, *about), strict=True)
        ]

    def _change_length(self, by: int) -> None:
        terms = neighbour(self._terms.series, by)
        if terms is not None:
            self._set(self._terms._replace(series=terms))

    def _change_seats(self, index: int) -> None:
        series = replace(self._terms.series, seats="drawn" if index else "kept")
        self._set(self._terms._replace(series=series))

    def _change_rated(self, index: int) -> None:
        self._set(self._terms._replace(rated=RATED[index]))
