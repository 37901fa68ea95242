"""The board as it looks now: grounds, temples, columns and pawns, and on them what is chosen and what would change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.babel.peoples import SITES, Site
from ziggurat.games.babel.position import HIGHEST, Board
from ziggurat.games.game import Seat
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.preview import NOTHING, Preview, Span
from ziggurat_client.window.screen import Box

_REACH: Final = 3.0
"""How far outside of what it surrounds a frame is drawn."""


@dataclass(frozen=True)
class Sight:
    """What the board is seen with: what is shown before it is done, the cells that may be chosen, those that a hint or
    a line of the log is about, where the keys' cursor is, the runs that give a power, the column that is picked, and
    how strong the light on what may be chosen is."""

    preview: Preview = NOTHING
    inviting: frozenset[Cell] = frozenset()
    named: frozenset[Cell] = frozenset()
    cursor: Cell | None = None
    triples: tuple[Span, ...] = ()
    picked: Cell | None = None
    breath: float = 1.0


AT_REST: Final = Sight()


@dataclass(frozen=True)
class Painting:
    """A board to be painted. `hopping` are the seats whose pawns are on their way; `names` are the sites' names."""

    board: Board
    layout: Layout
    sight: Sight
    names: tuple[str, ...]
    hopping: frozenset[Seat] = frozenset()

    def placed(self, pictures: BoardPictures) -> Iterator[Placed]:
        """Every picture, lowest first."""
        for site in SITES:
            yield from self._grounds(pictures, site)
        for site in SITES:
            for seat in (0, 1):
                yield from self._temple(pictures, seat, site)
                yield from self._column(pictures, seat, site)
        yield from self._pawns(pictures)
        yield from self._signs(pictures)

    def _is_lit(self, site: Site) -> bool:
        """Whether the pawn of the one whose turn it is stands there."""
        return self.board.sides[self.board.seat].pawn == site and self.board.phase != "over"

    def _grounds(self, pictures: BoardPictures, site: Site) -> Iterator[Placed]:
        lit, layout = self._is_lit(site), self.layout
        yield pictures.lane(layout.cell(Cell(site, "far")), site, far=True, lit=lit)
        yield pictures.lane(layout.cell(Cell(site, "near")), site, far=False, lit=lit)
        yield pictures.plaque(layout.cell(Cell(site, "site")), site, self.names, lit=lit)

    # ------------------------------------------------------------------ temples

    def _temple(self, pictures: BoardPictures, seat: Seat, site: Site) -> Iterator[Placed]:
        layout, levels = self.layout, self.board.sides[seat].temple(site)
        rising = self.sight.preview.rising
        comes = rising.level if rising and (rising.seat, rising.site) == (seat, site) else None
        yield pictures.base(layout.base(seat, site), seat)
        top = levels[-1] if levels else 0
        for level in range(top + 1, HIGHEST + 1):
            place = len(levels) + level - top - 1
            yield pictures.outline(layout.storey(seat, site, place), level, near=level == top + 1)
        for place, level in enumerate(levels):
            yield pictures.storey(layout.storey(seat, site, place), level, lit=place == len(levels) - 1)
        if levels:
            yield pictures.light(layout.storey(seat, site, len(levels) - 1))
        if comes is not None:
            box = layout.storey(seat, site, len(levels))
            yield pictures.storey(box, comes)
            yield pictures.frame(_around(box), "newcomer")

    # ------------------------------------------------------------------ columns

    def _column(self, pictures: BoardPictures, seat: Seat, site: Site) -> Iterator[Placed]:
        cards, far = self._with_newcomers(seat, site), self.layout.row_of(seat) == "far"
        dimmed = not self._is_lit(site)
        last = len(cards) - 1
        for index, people in enumerate(cards):
            box = self.layout.card(seat, site, index, len(cards))
            draw = pictures.card if index == last else pictures.strip
            yield draw(box, people, far=far, dimmed=dimmed)

    def _with_newcomers(self, seat: Seat, site: Site) -> str:
        """A column with those who would come to its end."""
        coming = self.sight.preview.coming
        newcomers = coming.cards if coming and (coming.seat, coming.site) == (seat, site) else ""
        return self.board.sides[seat].column(site) + newcomers

    def _span(self, span: Span) -> Box:
        count = len(self._with_newcomers(span.seat, span.site))
        return _around(self.layout.cards(span.seat, span.site, span.first, span.last, count))

    def _card(self, seat: Seat, site: Site, index: int) -> Box:
        return self.layout.card(seat, site, index, len(self._with_newcomers(seat, site)))

    # ------------------------------------------------------------------ pawns

    def _pawns(self, pictures: BoardPictures) -> Iterator[Placed]:
        size = self.layout.pawn_size
        for seat, side in enumerate(self.board.sides):
            if side.pawn is not None and seat not in self.hopping:
                glowing = seat == self.board.seat
                yield pictures.pawn(seat, *self.layout.pawn(seat, side.pawn), size, glowing=glowing)
        goal = self.sight.preview.pawn
        if goal is not None:
            yield pictures.pawn(self.board.seat, *self.layout.pawn(self.board.seat, goal), size, faint=True)

    # ------------------------------------------------------------------ signs

    def _signs(self, pictures: BoardPictures) -> Iterator[Placed]:
        sight, layout = self.sight, self.layout
        for cell in sorted(sight.inviting):
            yield pictures.frame(layout.cell(cell), "legal", sight.breath)
        for cell in sorted(sight.named):
            yield pictures.frame(layout.cell(cell), "named")
        if sight.picked is not None:
            yield pictures.frame(layout.cell(sight.picked), "run")
        yield from self._changes(pictures)
        if sight.cursor is not None:
            yield pictures.ring(layout.cell(sight.cursor))

    def _changes(self, pictures: BoardPictures) -> Iterator[Placed]:
        preview = self.sight.preview
        for triple in self.sight.triples:
            yield pictures.frame(self._span(triple), "triple")
        if preview.run is not None:
            yield pictures.frame(self._span(preview.run), "run")
        if preview.leaving is not None:
            yield pictures.frame(self._span(preview.leaving), "target")
        if preview.coming is not None:
            seat, site, cards = preview.coming
            count = len(self._with_newcomers(seat, site))
            yield pictures.frame(self._span(Span(seat, site, count - len(cards), count - 1)), "newcomer")
        for seat, site, index in preview.lost:
            yield pictures.frame(_around(self._card(seat, site, index)), "target")
            yield pictures.strike(self._card(seat, site, index))
        if preview.paid is not None:
            yield pictures.strike(self._card(*preview.paid))
        yield from self._fall(pictures)
        yield from self._number(pictures)

    def _fall(self, pictures: BoardPictures) -> Iterator[Placed]:
        """What would fall, or be taken away."""
        falling = self.sight.preview.falling
        if falling is None:
            return
        top = len(self.board.sides[falling.seat].temple(falling.site)) - 1
        upper = self.layout.storey(falling.seat, falling.site, top)
        lower = self.layout.storey(falling.seat, falling.site, falling.first)
        yield pictures.frame(_around(Box(upper.x, upper.y, upper.width, lower.bottom - upper.y)), "target")

    def _number(self, pictures: BoardPictures) -> Iterator[Placed]:
        """How many are affected, on an arrow across the site."""
        number = self.sight.preview.number
        if number is None:
            return
        box = self.layout.cell(Cell(number[0], "site"))
        unit = self.layout.unit
        down = self.layout.row_of(self.board.seat) == "near"
        y = box.y - 12 * unit if down else box.bottom + 12 * unit - 54 * unit
        yield pictures.chip(box.x + box.width * 0.62, y, number[1], down=down)


def _around(box: Box) -> Box:
    return Box(box.x - _REACH, box.y - _REACH, box.width + 2 * _REACH, box.height + 2 * _REACH)
